import fastify from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { filesRoutes } from './files.http.ts';
import { attachFile, removeFile } from './files.ts';
import { keepUpload } from './keep-upload.ts';
import type { FileKind } from './kinds.ts';
import { fileStorage } from './storage.ts';
import { testPlaces } from './testing/place.ts';
import { heads, inPieces, pngOf } from './testing/uploads.ts';

const { database, context } = await testDatabase();
const { viewer } = await createRecruiterWithLogin(database);
const places = await testPlaces();
const app = fastify().decorate('database', database);
app.register(filesRoutes);
afterAll(() => app.close());

async function attached(kind: FileKind, bytes: Buffer) {
  const upload = await keepUpload(context(viewer), inPieces(bytes), { kind });
  if (!upload.ok) throw new Error(upload.problem.message);
  return inWrite(context(viewer), (write) => attachFile(write, upload.file.id, kind));
}
const get = (key: string, headers: Record<string, string> = {}) => app.inject({ url: `/files/${key}`, headers });

test.each(places)(
  'from $name, an attached picture is served to everyone, is immutable, and cannot run scripts',
  async (place) => {
    place.use();
    const bytes = pngOf(150_000);
    const { id, key } = await attached('picture', bytes);
    const answer = await get(key);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '150000',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="${id}.png"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  },
);

test('HEAD answers the same without bytes, and a known ETag gets 304', async () => {
  places[0].use();
  const { key } = await attached('picture', pngOf(2000));
  const { headers } = await get(key);
  const open = vi.spyOn(fileStorage(), 'get');
  const head = await app.inject({ method: 'HEAD', url: `/files/${key}` });
  const unchanged = await get(key, { 'if-none-match': String(headers.etag) });
  expect([head.statusCode, head.body, unchanged.statusCode, unchanged.body]).toEqual([200, '', 304, '']);
  expect(head.headers).toMatchObject({ 'content-length': '2000', 'content-type': 'image/png', etag: headers.etag });
  expect(unchanged.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] });
  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
});

test('files that are not attached, not public, removed or lost are not found, and neither is any other address', async () => {
  places[0].use();
  const waiting = await keepUpload(context(viewer), inPieces(pngOf(1000)), { kind: 'picture' });
  const removed = await attached('picture', pngOf(1000));
  await inWrite(context(viewer), (write) => removeFile(write, removed.id));
  const lost = await attached('picture', pngOf(1000));
  await fileStorage().remove(lost.key);
  const keys = [
    waiting.ok ? waiting.file.key : '',
    (await attached('paper', heads.pdf)).key,
    removed.key,
    lost.key,
    'a'.repeat(43),
    '..%2f..%2fetc%2fpasswd',
    '%00',
    `${removed.key}.part`,
  ];
  for (const key of keys) {
    const { statusCode, headers } = await get(key);
    expect([key, statusCode, headers['cache-control']]).toEqual([key, 404, undefined]);
  }
});
