import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import '../../index.ts';
import { standardJobSettings, standardReviewSettings } from '#common/posts/settings.ts';
import { nature } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { openKeptRoutes } from '#server/pages/testing/kept-routes.ts';
import { fileStorage } from '#server/storage/storage.ts';
import { createRecruiter } from '../../profiles/profiles.factories.ts';
import { createReview } from '../../reviews/reviews.factories.ts';
import { createPost } from '../posts.factories.ts';
import { postRoutes } from './posts.http.tsx';

const { database, connectionString, context } = await testDatabase();
const { kysely } = database;
const { app, close } = await openKeptRoutes({ database, connectionString }, postRoutes);
afterAll(close);

const get = (path: string, headers = {}) => app.inject({ method: 'GET', url: `/thumbnail-download/${path}`, headers });
const recruiter = await createRecruiter(database, { name: 'Ada Quay' });
const ids = { agency_id: recruiter.agency_id, recruiter_id: recruiter.id };
const review = await createReview(database, { recruiter_id: recruiter.id, publication: 'published', level: 3 });
const makePost = (wishes: object = {}) => createPost(database, { ...ids, ...wishes });
const ofReview = () => makePost({ review_id: review.id });

test("a post's picture is a JPEG of its shape at the scale in the address", async () => {
  const job = await makePost({ shape: 'square' });
  const { key } = await ofReview();
  for (const [path, width, height] of [
    [`${job.key}.jpg`, 1080, 1080],
    [`${job.key}.jpg/2`, 2160, 2160],
    [`${key}.jpg`, 1200, 627],
    [`${key}.jpg/${review.id}`, 1200, 627],
    [`${key}.jpg/${review.id}/3`, 3600, 1881],
  ] as const) {
    const { statusCode, headers, rawPayload } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-robots-tag': 'noindex' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height });
  }
  expect((await get(`${key}.jpg?download`)).headers['content-disposition']).toContain('attachment');
});

test('altered, unknown and foreign addresses all look unknown', async () => {
  const { key } = await ofReview();
  const answers = await Promise.all(
    [
      `${key.slice(0, -1)}_.jpg`,
      `${key}.png`,
      `${key}.jpg/4`,
      `${key}.jpg/0`,
      `${key}.jpg/1.5`,
      `${key}.jpg/${crypto.randomUUID()}`,
      `${key}.jpg/${review.id}/9`,
      '../../etc/passwd.jpg',
    ].map((path) => get(path)),
  );
  expect(
    new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body.replace(/GET:.*? /, '')}`)).size,
  ).toBeLessThanOrEqual(2);
  expect(answers.every(({ statusCode }) => statusCode === 404)).toBe(true);
});

test('it is kept until the review, the profile or the post changes', async () => {
  const { id, key } = await ofReview();
  const first = await get(`${key}.jpg`);
  const etag = String(first.headers.etag);
  expect((await get(`${key}.jpg`, { 'if-none-match': etag })).statusCode).toBe(304);
  const statements = vi.spyOn(database.pool, 'query');
  await get(`${key}.jpg`);
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
  const changed = async (subject: { type: 'post' | 'recruiter'; id: string }) => {
    const before = String((await get(`${key}.jpg`)).headers.etag);
    await inWrite(context(), async (write) => write.changesPage(subject));
    await vi.waitUntil(async () => (await get(`${key}.jpg`)).headers.etag !== before);
  };
  await kysely.updateTable('posts').set({ quote: 'Something else…', shape: 'story' }).where('id', '=', id).execute();
  await changed({ type: 'post', id });
  await kysely
    .updateTable('reviews')
    .set({ publication: 'withdrawn', gone_at: new Date() })
    .where('id', '=', review.id)
    .execute();
  await changed({ type: 'recruiter', id: recruiter.id });
  await kysely
    .updateTable('reviews')
    .set({ publication: 'published', gone_at: null })
    .where('id', '=', review.id)
    .execute();
  await kysely.deleteFrom('posts').where('id', '=', id).execute();
  await inWrite(context(), async (write) => write.changesPage({ type: 'post', id }));
  await vi.waitUntil(async () => (await get(`${key}.jpg`)).statusCode === 404);
});

test.each([0, 20])(
  'an own background fills the picture to its edges with a blur of %i px',
  async (backgroundImageBlur) => {
    const bytes = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#cc2200' } })
      .webp()
      .toBuffer();
    const file = { id: nature.newId(), key: nature.newToken() };
    await fileStorage().put(file.key, Readable.from([bytes]));
    await kysely
      .insertInto('files')
      .values({
        ...{ ...file, kind: 'background', media_type: 'image/webp', size: bytes.length, sha256: Buffer.alloc(32, 1) },
        ...{ state: 'attached', agency_id: recruiter.agency_id, uploaded_at: new Date(), attached_at: new Date() },
      })
      .execute();
    const settings = JSON.stringify({ ...standardJobSettings['001'], backgroundImage: 'own', backgroundImageBlur });
    const { key } = await makePost({ settings, background_file_id: file.id });
    for (const scale of [1, 2]) {
      const { rawPayload } = await get(`${key}.jpg/${scale}`);
      const corner = await sharp(rawPayload).extract({ left: 0, top: 0, width: 4, height: 4 }).raw().toBuffer();
      expect([corner[0]! > 190, corner[1]! < 60, corner[2]! < 30]).toEqual([true, true, true]);
    }
  },
);

test('a drawn background is blurred to its edges, too', async () => {
  const settings = { ...standardReviewSettings.default, backgroundImage: 'tiles', backgroundColor: '#cc2200' };
  const at = async (backgroundImageBlur: number) => {
    const { key } = await makePost({
      review_id: review.id,
      settings: JSON.stringify({ ...settings, backgroundImageBlur }),
    });
    return sharp((await get(`${key}.jpg`)).rawPayload)
      .extract({ left: 0, top: 0, width: 1200, height: 30 })
      .stats();
  };
  const [sharpEdges, blurred] = [await at(0), await at(20)];
  const [before, after] = [sharpEdges, blurred].map(({ channels }) => channels[0]!);
  expect(Math.abs(before!.mean - after!.mean)).toBeLessThan(12);
  expect(after!.stdev).toBeLessThan(before!.stdev);
});
