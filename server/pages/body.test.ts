import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Body } from './body.ts';

const text = 'A page of words, and of words again. '.repeat(500);

test('a body goes out in whatever is asked for, and says the same', async () => {
  const body = new Body(text);
  expect((await body.in('identity')).toString()).toBe(text);
  expect(gunzipSync(await body.in('gzip')).toString()).toBe(text);
  expect(brotliDecompressSync(await body.in('br')).toString()).toBe(text);
});

test('each encoding is made once for all who ask at the same time, and stays', async () => {
  const body = new Body(text);
  expect(body.ready('br')).toBeUndefined();
  const [one, other] = await Promise.all([body.in('br'), body.in('br')]);
  expect(one).toBe(other);
  expect(body.ready('br')).toBe(one);
});

test('folded, it holds the compressed form alone, and still goes out in any', async () => {
  const body = new Body(text);
  const sizes: number[] = [];
  body.onResize(() => sizes.push(body.size));
  await body.fold();
  expect(body.ready('identity')).toBeUndefined();
  expect(body.size).toBeLessThan(text.length / 10);
  expect(sizes.at(-1)).toBe(body.size);
  expect((await body.in('identity')).toString()).toBe(text);
  expect(gunzipSync(await body.in('gzip')).toString()).toBe(text);
  expect(body.ready('identity')).toBeUndefined();
});

test('folded as small as it gets, it says the same', async () => {
  const body = new Body(text);
  await body.fold();
  const before = body.ready('br')!.length;
  await body.foldSmaller();
  const br = body.ready('br')!;
  expect(br.length).toBeLessThanOrEqual(before);
  expect(brotliDecompressSync(br).toString()).toBe(text);
});
