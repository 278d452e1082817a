import type { Readable } from 'node:stream';

/**
 * Stores bytes under keys. A key always names the same bytes. Keys that `newToken` did not make are refused, so that no
 * key can be a path to other files.
 */
export interface Storage {
  /** Stores all of the bytes or none. */
  put(key: string, bytes: Readable): Promise<void>;
  /** Null if nothing is stored under this key. The caller must read or destroy the stream. */
  get(key: string): Promise<Readable | null>;
  /** Does nothing if nothing is stored there. */
  remove(key: string): Promise<void>;
}
