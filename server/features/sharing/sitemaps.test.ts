import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { system } from '#server/session/viewer.ts';
import { createAgency, createRecruiter } from '../profiles/profiles.factories.ts';
import { ageScores } from '../profiles/profiles.tasks.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { sitemapRoutes } from './sitemaps.http.ts';

const { database, context } = await testDatabase();
/** Addresses in one sitemap here. */
const size = 80;
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  app.decorate('database', database);
  await app.register(sitemapRoutes, { size });
});
afterAll(() => app.close());
beforeEach(() => sql`truncate reviews, recruiters, agencies cascade`.execute(database.kysely));

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.replace(env.PLAUDIT_URL, ''));

test('the index names all sitemaps', async () => {
  expect(locations((await get('/sitemap.xml')).body)).toEqual(['/sitemaps/pages.xml']);
  await createReview(database, { publication: 'published' });
  await sql`update agencies set is_approved = true`.execute(database.kysely);
  expect(locations((await get('/sitemap.xml')).body)).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/recruiters.xml',
    '/sitemaps/agencies.xml',
    '/sitemaps/reviews.xml',
  ]);
});

test('they list claimed and unclaimed recruiters, approved agencies and public reviews', async () => {
  const agency = await createAgency(database, { slug: 'even-keel', is_approved: true });
  await createAgency(database, { slug: 'odd-keel', is_approved: false });
  await createRecruiter(database, { slug: 'ann-lee', agency_id: agency.id, is_claimed: true });
  await createRecruiter(database, { slug: 'bea-moss', agency_id: agency.id, is_claimed: false, source: 'a list' });
  const { id } = await createReview(database, { publication: 'published' });
  for (const publication of ['unpublished', 'removed', 'withdrawn'] as const)
    await createReview(database, { publication });
  const recruiters = locations((await get('/sitemaps/recruiters.xml')).body);
  expect(recruiters).toEqual(expect.arrayContaining(['/recruiter/ann-lee', '/recruiter/bea-moss']));
  const agencies = locations((await get('/sitemaps/agencies.xml')).body);
  expect(agencies).toContain('/agency/even-keel');
  expect(agencies).not.toContain('/agency/odd-keel');
  expect(locations((await get('/sitemaps/reviews.xml')).body)).toEqual([`/review/${id}`]);
});

test('a page is dated by the last action on it', async () => {
  const { id } = await createReview(database, {
    publication: 'published',
    published_at: new Date('2026-03-01T10:00:00Z'),
  });
  const dateOf = async () => /<lastmod>([^<]+)</.exec((await get('/sitemaps/reviews.xml')).body)![1];
  expect(await dateOf()).toBe('2026-03-01T10:00:00.000Z');
  await sql`insert into review_replies (review_id, agency_id, body, created_at, updated_at)
    select id, agency_id, 'Thank you.', '2026-04-02', '2026-04-03T09:00:00Z' from reviews where id = ${id}`.execute(
    database.kysely,
  );
  expect(await dateOf()).toBe('2026-04-03T09:00:00.000Z');
});

test('ageing a score overnight does not count as a change, but a command does', async () => {
  const { recruiter_id } = await createReview(database, { publication: 'published' });
  const { kysely } = database;
  await sql`update recruiters set changed_at = '2026-01-05T00:00:00Z'`.execute(kysely);
  const read = () =>
    kysely
      .selectFrom('recruiters')
      .select(['changed_at', 'page_version'])
      .where('id', '=', recruiter_id)
      .executeTakeFirstOrThrow();
  const before = await read();
  await ageScores.run(context(system, new Date(Date.now() + 3 * 86_400_000)), {});
  const aged = await read();
  expect(aged.changed_at).toEqual(before.changed_at);
  expect(Number(aged.page_version)).toBeGreaterThan(Number(before.page_version));
  await inWrite(context(system), async (write) => write.changesPage({ type: 'recruiter', id: recruiter_id }));
  expect((await read()).changed_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('too many for one continue in further ones, each once, and earlier ones keep their bounds', async () => {
  const agency = await createAgency(database);
  const add = (from: number, to: number) =>
    sql`insert into recruiters (id, agency_id, slug, name, country, is_claimed)
      select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${agency.id}, 'r-' || n, 'R', 'AU', true
      from generate_series(${from}::int, ${to}::int) n`.execute(database.kysely);
  await add(1, size);
  const sitemaps = async () => locations((await get('/sitemap.xml')).body).filter((url) => url.includes('recruiters'));
  expect(await sitemaps()).toEqual(['/sitemaps/recruiters.xml']);
  await add(size + 1, size + 7);
  const both = await sitemaps();
  expect(both).toEqual([
    '/sitemaps/recruiters.xml',
    expect.stringMatching(/\?after=01900000-0000-7000-8000-000000000050$/),
  ]);
  const [first, second] = await Promise.all(both.map(async (url) => locations((await get(url)).body)));
  expect([first!.length, second!.length]).toEqual([size, 7]);
  expect(new Set([...first!, ...second!]).size).toBe(size + 7);
});

test('it is compressed for clients that accept it', async () => {
  await createRecruiter(database, { slug: 'ann-lee' });
  const { headers, rawPayload } = await get('/sitemaps/recruiters.xml', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'application/xml; charset=utf-8' });
  expect(gunzipSync(rawPayload).toString()).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset .*<\/urlset>\n$/s,
  );
});

test('a fifth simultaneous request is asked to retry, and then there is room again', async () => {
  await createRecruiter(database, { slug: 'ann-lee' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => get('/sitemaps/recruiters.xml')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 503]);
  expect((await get('/sitemaps/recruiters.xml')).statusCode).toBe(200);
});

test.each([`/sitemaps/recruiters.xml?after=1`, '/sitemaps/users.xml', `/sitemaps/reviews.xml?after=${'x'.repeat(36)}`])(
  '%s is not found',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('nothing is listed twice at the bound of two sitemaps', async () => {
  const { id } = await createRecruiter(database, { slug: 'ann-lee' });
  expect(locations((await get(`/sitemaps/recruiters.xml?after=${id}`)).body)).toEqual([]);
  expect(locations((await get(`/sitemaps/recruiters.xml?after=${uuidv7(0)}`)).body)).toEqual(['/recruiter/ann-lee']);
});
