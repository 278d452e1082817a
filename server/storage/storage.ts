import path from 'node:path';
import { env } from '#server/env.ts';
import { readS3Address } from './address.ts';
import type { Storage } from './bytes.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';

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
