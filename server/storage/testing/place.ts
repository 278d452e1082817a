import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { env } from '#server/env.ts';
import { startFakeS3 } from './s3.ts';

/** A storage that a test can look into. */
export interface Place {
  name: string;
  /** Makes it the place of this installation until the file is done. */
  use(): void;
  keys(): Promise<readonly string[]>;
}

/** An empty folder and an empty bucket, removed when the test file is done. */
export async function testPlaces(): Promise<readonly [folder: Place, bucket: Place]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plaudit-files-'));
  const s3 = await startFakeS3();
  afterAll(async () => {
    await s3.close();
    await rm(folder, { recursive: true });
  });
  return [
    {
      name: 'a folder',
      use: () => void Object.assign(env, { PLAUDIT_DATA_DIR: folder, FILES_URL: undefined }),
      keys: async () => (await readdir(path.join(folder, 'files'))).sort(),
    },
    {
      name: 'a bucket',
      use: () => void Object.assign(env, { FILES_URL: s3.url }),
      keys: async () => [...s3.objects.keys()].sort(),
    },
  ];
}
