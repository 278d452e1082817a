import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { nature } from '#server/commands/context.ts';
import { readS3Address } from './address.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import { startFakeS3 } from './testing/s3.ts';

const parent = await mkdtemp(path.join(tmpdir(), 'plaudit-files-'));
const folder = path.join(parent, 'made', 'files');
const s3 = await startFakeS3();
afterAll(async () => {
  await s3.close();
  await rm(parent, { recursive: true });
});

const half = async function* () {
  yield Buffer.from('the first half');
  throw new Error('The sender is gone');
};

describe.each([
  ['a folder', folderStorage(folder), () => readdir(folder)],
  ['a bucket', s3Storage(readS3Address(s3.url)!), async () => [...s3.objects.keys()]],
])('%s', (_name, storage, listKeys) => {
  test('returns what was stored until it is removed', async () => {
    const key = nature.newToken();
    const bytes = Buffer.alloc(300_000, 'Plaudit');
    await storage.put(key, Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]));
    expect((await buffer((await storage.get(key))!)).equals(bytes)).toBe(true);
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
    expect(await listKeys()).not.toContain(key);
  });

  test('removing what is not there is harmless', async () => {
    await storage.remove(nature.newToken());
    expect(await storage.get(nature.newToken())).toBeNull();
  });

  test('stores nothing of an aborted upload', async () => {
    const before = await listKeys();
    await expect(storage.put(nature.newToken(), Readable.from(half()))).rejects.toThrow('The sender is gone');
    expect(await listKeys()).toEqual(before);
  });

  test.each(['../outside', '..', '', 'a/b', `${'a'.repeat(42)}/`, `${'a'.repeat(43)}\n`, 'a'.repeat(44)])(
    'the key %j leads nowhere',
    async (key) => {
      await expect(storage.put(key, Readable.from(['x']))).rejects.toThrow('not the key of a file');
      await expect(storage.get(key)).rejects.toThrow('not the key of a file');
      await expect(storage.remove(key)).rejects.toThrow('not the key of a file');
    },
  );
});

test("files in a folder are private to their owner, and removing one also removes a dead process's partial file", async () => {
  const storage = folderStorage(folder);
  const key = nature.newToken();
  await storage.put(key, Readable.from(['x']));
  const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
  expect([await modeOf(folder), await modeOf(path.join(folder, key))]).toEqual(['700', '600']);
  await writeFile(path.join(folder, `${key}.part`), 'half');
  await storage.remove(key);
  expect((await readdir(folder)).filter((name) => name.startsWith(key))).toEqual([]);
});

test.each([
  ['secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch'],
  ['region', { region: 'eu-west-1' }, 'InvalidAccessKeyId'],
  ['bucket', { bucket: 'others-files' }, 'NoSuchBucket'],
])('a wrong %s fails, and does not look like a missing file', async (_what, wrong, code) => {
  const storage = s3Storage({ ...s3.address, ...wrong });
  const key = nature.newToken();
  await expect(storage.put(key, Readable.from(['x']))).rejects.toThrow(code);
  await expect(storage.get(key)).rejects.toThrow(code);
  await expect(storage.remove(key)).rejects.toThrow(code);
  expect(s3.objects.has(key)).toBe(false);
});
