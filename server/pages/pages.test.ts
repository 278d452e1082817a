import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { applyAllAgencyDeltas } from '#server/features/profiles/figures/agency-figures.ts';
import { createAgency, createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { parseBoot } from '../../web/app/boot.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { type DocumentServer, openDocumentServer } from './testing/document-server.ts';

const place = await testDatabase();
const { database } = place;

let server: DocumentServer;

beforeAll(async () => {
  server = await openDocumentServer(place);
});
afterAll(() => server.close());

const get: DocumentServer['get'] = (...given) => server.get(...given);

test('a profile is complete without JavaScript, with its head, and scripts are our own files only', async () => {
  await createRecruiter(database, { slug: 'ann-lee', name: 'Ann Lee' });
  const { statusCode, body, headers } = await get('/recruiter/ann-lee');
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^<!doctype html><html lang="en">/);
  expect(body).toContain('Ann Lee</h1>');
  expect(body).toMatch(/<head>.*<title>[^<]*Ann Lee.*<\/head>/s);
  expect(body).toMatch(/<link rel="canonical" href="[^"]+\/recruiter\/ann-lee"\/>/);
  expect(body).toContain('data-modules="/assets/web/pages/profiles/RecruiterPage.tsx.js"');
  expect(body).not.toContain('modulepreload');
  expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
});

test('no page has an executable inline script or a style that its policy forbids', async () => {
  for (const url of ['/recruiter/ann-lee', '/search', '/', '/reviews/requested', '/nowhere']) {
    const { body, headers } = await get(url);
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!);
    for (const attributes of scripts) expect(attributes).toMatch(/src="\/assets\/|type="application\/(ld\+)?json"/);
    expect(body).not.toMatch(/<style|\son[a-z]+=|javascript:/i);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

/** The number of statements for rendering a page. */
test("an agency's page shows its rating as stored, in text and in JSON-LD", async () => {
  const { id: agency_id } = await createAgency(database, { slug: 'even-keel', name: 'Even Keel' });
  const { id } = await createRecruiter(database, { agency_id });
  for (const overall of [5, 4, 4]) await createReview(database, { recruiter_id: id, overall });
  await database.kysely.transaction().execute(applyAllAgencyDeltas);
  const { body } = await get('/agency/even-keel');
  const { rows } = await sql<{ average: string; count: number }>`
    select round(rating_sum::numeric / review_count, 2)::text as average, review_count as count
    from agency_figures where agency_id = ${agency_id}`.execute(database.kysely);
  expect(rows).toEqual([{ average: '4.33', count: 3 }]);
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)![1]!);
  expect(data).toMatchObject({
    '@type': 'EmploymentAgency',
    aggregateRating: { ratingValue: rows[0]!.average, reviewCount: rows[0]!.count },
  });
  expect(body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain('Plain average 4.33 of 3 reviews');
  expect(body).toMatch(/<link rel="canonical" href="[^"]+\/agency\/even-keel"\/>/);
});

test('a removed review is gone, and says so; one that was never public, or never existed, is not found', async () => {
  const { id } = await createReview(database, { publication: 'removed', body: 'What it said must not be told again.' });
  const { statusCode, body, headers } = await get(`/review/${id}`);
  expect(statusCode).toBe(410);
  expect(body).toContain('This review is gone');
  expect(body).toContain('1 review of Robin Marblethorpe has been removed so far.');
  expect(body).not.toContain('What it said');
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(headers['cache-control']).toBe('no-cache');
  const waiting = await createReview(database, { publication: 'unpublished' });
  for (const url of [`/review/${waiting.id}`, '/review/no-such-review', '/people/nobody-here', '/agency/nobody-here'])
    expect((await get(url)).statusCode, url).toBe(404);
});

test('an unapproved agency has no page, and its recruiters do not link to one', async () => {
  const { id: agency_id } = await createAgency(database, { slug: 'new-firm', name: 'New Firm', is_approved: false });
  await createRecruiter(database, { slug: 'lea-nash', agency_id });
  expect((await get('/agency/new-firm')).statusCode).toBe(404);
  const { body } = await get('/recruiter/lea-nash');
  expect(body).toContain('New Firm');
  expect(body).not.toContain('href="/agency/new-firm"');
  await createRecruiter(database, {
    slug: 'max-nash',
    agency_id: (await createAgency(database, { slug: 'old-firm' })).id,
  });
  expect((await get('/recruiter/max-nash')).body).toContain('href="/agency/old-firm"');
});

test('a page comes in the requested encoding', async () => {
  const plain = await get('/recruiter/ann-lee');
  const { rawPayload, headers } = await get('/recruiter/ann-lee', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  expect((await get('/recruiter/ann-lee', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
    'gzip',
  );
});

test.each([
  ['/recruiter/ann-lee?stars=2', 200],
  ['/search?q=ann', 200],
  ['/review-invite/0199/token', 404],
])('%s is a server error while nothing can be read, not a missing page', async (url, otherwise) => {
  const query = vi.spyOn(database.pool, 'query').mockRejectedValue(new Error('The connection is lost') as never);
  const { statusCode, body } = await get(url);
  query.mockRestore();
  expect(statusCode).toBe(500);
  expect(body).toContain('Oops! Something went wrong!');
  expect(body).not.toContain('connection');
  expect((await get(url)).statusCode).toBe(otherwise);
});

test('HEAD answers like GET, without a body', async () => {
  const { statusCode, body, headers } = await server.app.inject({ method: 'HEAD', url: '/recruiter/ann-lee' });
  expect([statusCode, body]).toEqual([200, '']);
  expect(headers.etag).toBe((await get('/recruiter/ann-lee')).headers.etag);
});

test.each([
  '/nowhere',
  '/recruiter/nobody-here',
  '/blog',
  '/reviews/nonsense',
  '/agency/ann-lee/claim',
  '//elsewhere.example/search',
])('%s is not found', async (url) => {
  const { statusCode, body, headers } = await get(url);
  expect(statusCode).toBe(404);
  expect(body).toContain('<h1');
  expect(body).toContain('Not found');
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(headers['cache-control']).toBe('no-cache');
});

test('a signed-in page is a small document that contains nothing about the user', async () => {
  const { statusCode, body } = await get('/reviews/requested');
  expect(statusCode).toBe(200);
  expect(body).toContain('Please wait...');
  expect(body).toContain('"kind":"shell"');
});

test('a report is rendered by the browser, which knows whether it may be seen', async () => {
  const { statusCode, body } = await get('/report/0199a0a0-0000-7000-8000-000000000001');
  expect(statusCode).toBe(200);
  expect(body).toContain('"kind":"shell"');
});

test('/login leads to sign-in', async () => {
  expect(await get('/login')).toMatchObject({ statusCode: 302, headers: { location: '/' } });
});

test('an address with a token is never cached and never disclosed', async () => {
  const { headers } = await get('/review-invite/01a1fe00-0000-7000-8000-000000000000/some-token');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('opening a mailed link twenty times changes nothing', async () => {
  const { id, token } = await createInvitation(database);
  const before = await sql`select * from invitations where id = ${id}`.execute(database.kysely);
  for (let i = 0; i < 10; i += 1) {
    await get(`/review-invite/${id}/${token}`);
    await server.app.inject({ method: 'HEAD', url: `/review-invite/${id}/${token}` });
  }
  const after = await sql`select * from invitations where id = ${id}`.execute(database.kysely);
  expect(after.rows).toEqual(before.rows);
});

test('typed text cannot end the script element that carries it', async () => {
  const { body } = await get(`/search?q=${encodeURIComponent('</script><script>alert(1)</script>')}`);
  expect(body).not.toContain('<script>alert');
});

test("the host's zone, the public sites and the environment reach the page; browsers report errors where configured", async () => {
  const bootOf = async (host: string, url = '/search') => {
    const { body } = await get(url, { host });
    return parseBoot(/<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(body)![1]!);
  };
  expect(await bootOf('www.plaudit.co.uk')).toMatchObject({
    zone: 'uk',
    environment: env.PLAUDIT_ENV,
    publicSites: {},
  });
  expect(await bootOf('www.plaudit.example')).toMatchObject({ zone: 'au', features: env.PLAUDIT_FEATURES });
  expect(await bootOf('plaudit.uk', '/reviews/requested')).toMatchObject({ kind: 'shell', zone: 'uk' });
  expect(await bootOf('plaudit.example')).not.toHaveProperty('sentryDsn');
  const { headers } = await get('/search');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://errors.example;");
  expect(contentSecurityPolicy([])).toContain("connect-src 'self';");
});
