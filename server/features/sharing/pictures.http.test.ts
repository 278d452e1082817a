import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { pictureUrl } from '#common/urls.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { openKeptRoutes } from '#server/pages/testing/kept-routes.ts';
import { createAgency, createRecruiter } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { pictureRoutes } from './pictures.http.tsx';

const { database, connectionString } = await testDatabase();
const { app, kept, close } = await openKeptRoutes({ database, connectionString }, pictureRoutes);
afterAll(close);

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

/** Any address of a picture leads to the current one. */
async function presentAddress(kind: 'recruiter' | 'agency' | 'review', key: string): Promise<string> {
  const { statusCode, headers } = await get(pictureUrl(kind, key, ['0', '0']));
  expect(statusCode).toBe(302);
  return String(headers.location);
}

test('a recruiter has a picture that may be cached forever, at an address with the versions of its content', async () => {
  await createRecruiter(database, { slug: 'ann-lee', name: 'Ann Lee' });
  const address = await presentAddress('recruiter', 'ann-lee');
  expect(address).toBe('/og/recruiter/ann-lee/1-1-1.png');
  const { statusCode, headers, rawPayload } = await get(address);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  const again = await get(address, { 'if-none-match': headers.etag });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
});

test('it is drawn once, and takes no query after that', async () => {
  await createRecruiter(database, { slug: 'bea-moss' });
  const address = await presentAddress('recruiter', 'bea-moss');
  await get(address);
  const query = vi.spyOn(database.pool, 'query');
  expect((await get(address)).statusCode).toBe(200);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

test('once the profile changes, the old address leads to the new one', async () => {
  const { id } = await createRecruiter(database, { slug: 'cal-ode' });
  const before = await presentAddress('recruiter', 'cal-ode');
  await get(before);
  await database.kysely.transaction().execute(async (tx) => {
    await sql`update recruiters set page_version = page_version + 1 where id = ${id}`.execute(tx);
    await sql`select pg_notify('page_versions', ${JSON.stringify([`recruiter:${id}`])})`.execute(tx);
  });
  await expect.poll(async () => (await get(before)).statusCode).toBe(302);
  const after = await presentAddress('recruiter', 'cal-ode');
  expect(after).not.toBe(before);
  expect((await get(after)).statusCode).toBe(200);
});

test('by a former slug, it permanently redirects to the current one', async () => {
  const { id } = await createRecruiter(database, { slug: 'dot-fern' });
  await database.kysely
    .insertInto('old_slugs')
    .values({ slug: 'dot-oak', recruiter_id: id, since: new Date() })
    .execute();
  const { statusCode, headers } = await get('/og/recruiter/dot-oak/1-1-1.png');
  expect([statusCode, headers.location]).toEqual([301, '/og/recruiter/dot-fern/1-1-1.png']);
});

test('made-up requests from one network reach the database only for a while, and evict nothing', async () => {
  await createRecruiter(database, { slug: 'eve-pine' });
  const [address, remoteAddress] = [await presentAddress('recruiter', 'eve-pine'), '198.51.100.7'];
  const from = (url: string) => app.inject({ method: 'GET', url, remoteAddress });
  await get(address);
  const pictures = kept.size;
  const query = vi.spyOn(database.pool, 'query');
  const codes = new Map<number, number>();
  for (let at = 0; at < 200; at += 1) {
    const url = at % 2 ? `/og/recruiter/made-up-${at}/1-1-1.png` : `/og/recruiter/eve-pine/${at}-1-1.png`;
    const { statusCode } = await from(url);
    codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
  }
  expect(codes.get(429)).toBe(140);
  expect(query.mock.calls.length).toBeLessThanOrEqual(60);
  query.mockRestore();
  expect(kept.size).toBe(pictures);
  // What is cached is sent to that network too, and the rest to all others.
  expect((await from(address)).statusCode).toBe(200);
  expect((await get('/og/recruiter/eve-pine/9-9-9.png')).statusCode).toBe(302);
});

test('an agency has one once it is approved', async () => {
  await createAgency(database, { slug: 'even-keel', is_approved: true });
  await createAgency(database, { slug: 'odd-keel', is_approved: false });
  expect((await get(await presentAddress('agency', 'even-keel'))).statusCode).toBe(200);
  expect((await get(pictureUrl('agency', 'odd-keel', ['1', '1']))).statusCode).toBe(404);
});

test('a review has one while it is public, and none once it is removed', async () => {
  const review = await createReview(database, { publication: 'published' });
  const address = await presentAddress('review', review.id);
  expect((await get(address)).statusCode).toBe(200);
  await database.kysely.transaction().execute(async (tx) => {
    await sql`update reviews set publication = 'removed', removed_because = 'spam' where id = ${review.id}`.execute(tx);
    await sql`update recruiters set page_version = page_version + 1 where id = ${review.recruiter_id}`.execute(tx);
    await sql`select pg_notify('page_versions', ${JSON.stringify([`recruiter:${review.recruiter_id}`])})`.execute(tx);
  });
  await expect.poll(async () => (await get(address)).statusCode).toBe(404);
});

test.each([
  '/og/recruiter/nobody/1-1-1.png',
  '/og/agency/none/1-1-1.png',
  '/og/review/00000000-0000-7000-8000-000000000000/1-1-1.png',
  "/og/review/'%3B--/1-1-1.png",
  '/og/recruiter/ann%00lee/1-1-1.png',
  '/og/recruiter/Ann-Lee/1-1-1.png',
  '/og/company/ann-lee/1-1-1.png',
  '/og/recruiter/ann-lee/x.png',
  '/og/recruiter/ann-lee/1-1-1.svg',
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test.each([
  ['emoji and letters of four bytes', '😀 𝕬𝖓𝖓 👩‍👩‍👧‍👦'],
  ['letters from right to left', 'ב'.repeat(80)],
  ['marks that turn the direction', 'Ann \u202Egpj.exe\u2066'],
  ['signs that no font has', '山田太郎'],
  ['markup', '<img src=x onerror=alert(1)>&amp;'],
])('a name of %s does no harm', async (what, name) => {
  const slug = what.replaceAll(/[^a-z]+/g, '-');
  await createRecruiter(database, { slug, name });
  const { statusCode, rawPayload } = await get(await presentAddress('recruiter', slug));
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('the site itself has one, and its old address leads there', async () => {
  const { statusCode, headers } = await get('/og/site/1.png');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect((await get('/og/site/0.png')).headers.location).toBe('/og/site/1.png');
});
