import type { Readable } from 'node:stream';

/** Where bytes lie. A key names them for good; one that `newToken` did not make is refused, so that none leads elsewhere. */
export interface Storage {
  /** Keeps all of the bytes or none. */
  put(key: string, bytes: Readable): Promise<void>;
  /** Null when nothing lies under this key. Whoever gets a stream reads or destroys it. */
  get(key: string): Promise<Readable | null>;
  /** Harmless when nothing lies there. */
  remove(key: string): Promise<void>;
}
