import path from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '#server/env.ts';
import { readS3Address } from './address.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';

/**
 * Where bytes are stored. A key is permanent. Keys that `newToken` did not make are refused, so none can escape the
 * folder.
 */
export interface Storage {
  /** Stores all bytes or none. */
  put(key: string, bytes: Readable): Promise<void>;
  /** Null when the key does not exist. The caller must read or destroy the stream. */
  get(key: string): Promise<Readable | null>;
  /** Harmless when the key does not exist. */
  remove(key: string): Promise<void>;
}

/** This installation's storage, opened on first use. */
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
