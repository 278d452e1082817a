import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UnreadableTable } from '#server/csv/table.ts';
import { fileStorage } from '#server/storage/storage.ts';

/** Copies a stored file to this machine while `use` reads it, since workbooks are not read from start to end. */
export async function withLocalCopy<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result> {
  const bytes = await fileStorage().get(key);
  if (!bytes) throw new UnreadableTable('The file is gone. Send it again.');
  const copy = path.join(tmpdir(), `plaudit-import-${randomUUID()}`);
  try {
    await pipeline(bytes, createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
    return await use(copy);
  } finally {
    await rm(copy, { force: true });
  }
}
