import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Body } from './body.ts';

const text = 'A page of words, and of words again. '.repeat(500);

test('a body is sent in any requested encoding, with the same content', async () => {
  const body = new Body(text);
  expect((await body.in('identity')).toString()).toBe(text);
  expect(gunzipSync(await body.in('gzip')).toString()).toBe(text);
  expect(brotliDecompressSync(await body.in('br')).toString()).toBe(text);
});

test('each encoding is made once for simultaneous requests, and stays', async () => {
  const body = new Body(text);
  expect(body.ready('br')).toBeUndefined();
  const [one, other] = await Promise.all([body.in('br'), body.in('br')]);
  expect(one).toBe(other);
  expect(body.ready('br')).toBe(one);
});

test('when packed it keeps only the compressed form, and is still sent in any encoding', async () => {
  const body = new Body(text);
  const sizes: number[] = [];
  body.onResize(() => sizes.push(body.size));
  await body.compress();
  expect(body.ready('identity')).toBeUndefined();
  expect(body.size).toBeLessThan(text.length / 10);
  expect(sizes.at(-1)).toBe(body.size);
  expect((await body.in('identity')).toString()).toBe(text);
  expect(gunzipSync(await body.in('gzip')).toString()).toBe(text);
  expect(body.ready('identity')).toBeUndefined();
});

test('packed as small as possible, its content is the same', async () => {
  const body = new Body(text);
  await body.compress();
  const before = body.ready('br')!.length;
  await body.compressMore();
  const br = body.ready('br')!;
  expect(br.length).toBeLessThanOrEqual(before);
  expect(brotliDecompressSync(br).toString()).toBe(text);
});
