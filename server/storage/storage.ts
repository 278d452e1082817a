import path from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '#server/env.ts';
import { readS3Address } from './address.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';

/** Where bytes lie. A key names them for good; one that `newToken` did not make is refused, so that none leads elsewhere. */
export interface Storage {
  /** Keeps all of the bytes or none. */
  put(key: string, bytes: Readable): Promise<void>;
  /** Null when nothing lies under this key. Whoever gets a stream reads or destroys it. */
  get(key: string): Promise<Readable | null>;
  /** Harmless when nothing lies there. */
  remove(key: string): Promise<void>;
}

/** The storage of this installation, by its settings; opened at first use. */
export function fileStorage(): Storage {
  const place = env.FILES_URL ?? path.join(env.PLAUDIT_DATA_DIR, 'files');
  if (opened?.place !== place) opened = { place, storage: open(place) };
  return opened.storage;
}

let opened: { place: string; storage: Storage } | undefined;

function open(place: string): Storage {
  const address = readS3Address(place);
  return address ? s3Storage(address) : folderStorage(place);
}
