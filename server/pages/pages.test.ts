import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { foldAgencies } from '#server/features/profiles/agency-figures.ts';
import { createAgency, createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { hearAnnouncements } from './announcements.ts';
import type { Bundle } from './bundle.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { KeptPages } from './kept-pages.ts';
import { documentRoutes } from './pages.http.ts';
import { versionsIn } from './versions.ts';

const { database, connectionString } = await testDatabase();
const kept = new KeptPages(versionsIn(database));
let app: FastifyInstance;
let stopHearing: () => Promise<void>;

beforeAll(async () => {
  const entry = await import('../../web/app/entry-server.tsx');
  const bundle: Bundle = {
    id: 'test',
    entry: async () => entry,
    filesFor: (source) => ({
      entry: '/assets/entry.js',
      modules: [`/assets/${source ?? 'none'}.js`],
      styles: [],
      fonts: [],
    }),
    finish: async (_path, html) => html,
  };
  app = Fastify();
  app.decorate('database', database);
  const policy = contentSecurityPolicy(await entry.appStyles(), 'https://key@errors.example/1');
  await app.register(documentRoutes, { bundle, kept, policy });
  stopHearing = hearAnnouncements(connectionString, kept);
  await vi.waitUntil(() => kept.isHearing);
});

afterAll(async () => {
  await stopHearing();
  await app.close();
});

const get = (url: string, headers: InjectOptions['headers'] = {}) => app.inject({ method: 'GET', url, headers });

test('a profile is whole without JavaScript, with its head, and scripts are files of ours only', async () => {
  await createRecruiter(database, { slug: 'ann-lee', name: 'Ann Lee' });
  const { statusCode, body, headers } = await get('/recruiter/ann-lee');
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^<!doctype html><html lang="en">/);
  expect(body).toContain('Ann Lee</h1>');
  expect(body).toMatch(/<head>.*<title>[^<]*Ann Lee.*<\/head>/s);
  expect(body).toMatch(/<link rel="canonical" href="[^"]+\/recruiter\/ann-lee"\/>/);
  expect(body).toContain(
    '<link rel="modulepreload" href="/assets/web/pages/profiles/RecruiterPage.tsx.js" fetchPriority="low"/>',
  );
  expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
});

test('no page carries an executable inline script or a style that its policy forbids', async () => {
  for (const url of ['/recruiter/ann-lee', '/search', '/', '/reviews/requested', '/nowhere']) {
    const { body, headers } = await get(url);
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!);
    for (const attributes of scripts) expect(attributes).toMatch(/src="\/assets\/|type="application\/(ld\+)?json"/);
    expect(body).not.toMatch(/<style|\son[a-z]+=|javascript:/i);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test('who has a page already is told so, until it is announced as changed', async () => {
  const { id } = await createRecruiter(database, { slug: 'bea-moss', name: 'Bea Moss' });
  const first = await get('/recruiter/bea-moss');
  const tag = String(first.headers.etag);
  expect(await get('/recruiter/bea-moss', { 'if-none-match': tag })).toMatchObject({ statusCode: 304, body: '' });
  await database.kysely.transaction().execute(async (tx) => {
    await sql`update recruiters set name = 'Bea Moss-Hale', page_version = page_version + 1 where id = ${id}`.execute(
      tx,
    );
    await sql`select pg_notify('page_versions', ${JSON.stringify([`recruiter:${id}`])})`.execute(tx);
  });
  await expect.poll(async () => (await get('/recruiter/bea-moss', { 'if-none-match': tag })).statusCode).toBe(200);
  expect((await get('/recruiter/bea-moss')).body).toContain('Bea Moss-Hale</h1>');
});

test('a write that only the bound can reveal is not seen sooner, and an announcement of everything drops all', async () => {
  const { id } = await createRecruiter(database, { slug: 'cal-ode', name: 'Cal Ode' });
  await get('/recruiter/cal-ode');
  await sql`update recruiters set name = 'Cal Odell', page_version = page_version + 1 where id = ${id}`.execute(
    database.kysely,
  );
  expect((await get('/recruiter/cal-ode')).body).toContain('Cal Ode</h1>');
  await sql`select pg_notify('page_versions', '["all"]')`.execute(database.kysely);
  await expect.poll(async () => (await get('/recruiter/cal-ode')).body).toContain('Cal Odell</h1>');
});

test('a write to the agency changes the pages of its recruiters', async () => {
  const { agency_id } = await createRecruiter(database, { slug: 'fox-hart', name: 'Fox Hart' });
  await get('/recruiter/fox-hart');
  await sql`update agencies set name = 'Quiet Harbour', page_version = page_version + 1 where id = ${agency_id}`.execute(
    database.kysely,
  );
  await sql`select pg_notify('page_versions', ${JSON.stringify([`agency:${agency_id}`])})`.execute(database.kysely);
  await expect.poll(async () => (await get('/recruiter/fox-hart')).body).toContain('Quiet Harbour');
});

/** Statements that drawing a page takes. */
async function statementsFor(url: string): Promise<number> {
  const query = vi.spyOn(database.pool, 'query');
  const { statusCode } = await get(url);
  const count = query.mock.calls.length;
  query.mockRestore();
  expect(statusCode).toBe(200);
  return count;
}

test('a page takes three statements at most, however many rows it lists', async () => {
  const { id: agency_id } = await createAgency(database, { slug: 'three-rivers', name: 'Three Rivers' });
  const { id } = await createRecruiter(database, { slug: 'hal-reed', agency_id });
  for (const slug of ['ivy-reed', 'jon-reed']) await createRecruiter(database, { slug, agency_id });
  const reviews = [];
  for (let number = 0; number < 4; number++) reviews.push(await createReview(database, { recruiter_id: id }));
  for (const url of [
    '/agency/three-rivers',
    '/agency/three-rivers?stars=5&audience=candidate',
    '/people/hal-reed',
    `/review/${reviews[0]!.id}`,
    '/recruiter/hal-reed',
  ])
    expect(await statementsFor(url), url).toBeLessThanOrEqual(3);
});

test("an agency's page tells its rating as its figures have it, in words and in JSON-LD", async () => {
  const { id: agency_id } = await createAgency(database, { slug: 'even-keel', name: 'Even Keel' });
  const { id } = await createRecruiter(database, { agency_id });
  for (const overall of [5, 4, 4]) await createReview(database, { recruiter_id: id, overall });
  await database.kysely.transaction().execute(foldAgencies);
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

test("a fold changes the agency's page, and no page of its recruiters", async () => {
  const { id: agency_id } = await createAgency(database, { slug: 'far-shore', name: 'Far Shore' });
  const { id } = await createRecruiter(database, { slug: 'kit-lowe', agency_id });
  const tagOf = async (url: string) => String((await get(url)).headers.etag);
  const [agency, recruiter] = [await tagOf('/agency/far-shore'), await tagOf('/recruiter/kit-lowe')];
  await createReview(database, { recruiter_id: id });
  await database.kysely.transaction().execute(foldAgencies);
  await expect.poll(() => tagOf('/agency/far-shore')).not.toBe(agency);
  expect(await tagOf('/recruiter/kit-lowe')).toBe(recruiter);
});

test('places in the list of recruiters make no page to keep', async () => {
  const { readingOf } = await import('../../web/app/entry-server.tsx');
  const reading = (query: string) => readingOf(new URL(`http://localhost:3000/agency/far-shore${query}`));
  expect(await reading('?recruiters=made-up')).toBeUndefined();
  expect(await reading('?after=made-up')).toBeUndefined();
  expect(await reading('?stars=4')).toBe('{"slug":"far-shore","stars":4}');
});

test('a removed review is gone, and says so; one that was never public, or is none, is not found', async () => {
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

test('an agency that nobody has checked has no page, and its recruiters do not link to one', async () => {
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

test('a connection that ends takes all kept pages with it, and is made again', async () => {
  await createRecruiter(database, { slug: 'dot-fay', name: 'Dot Fay' });
  await get('/recruiter/dot-fay');
  expect(kept.size).toBeGreaterThan(0);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'plaudit pages' and datname = current_database()`.execute(database.kysely);
  await expect.poll(() => kept.isHearing).toBe(false);
  expect(kept.size).toBe(0);
  await get('/recruiter/dot-fay');
  expect(kept.size).toBe(0);
  await expect.poll(() => kept.isHearing, { timeout: 5000 }).toBe(true);
});

test('parameters that the page does not read make no page of their own', async () => {
  await createRecruiter(database, { slug: 'eli-gray', name: 'Eli Gray' });
  await get('/recruiter/eli-gray');
  const before = kept.size;
  await get('/recruiter/eli-gray?utm_source=mail');
  await get('/recruiter/eli-gray?utm_source=news&stars=');
  expect(kept.size).toBe(before);
  await get('/recruiter/eli-gray?stars=5');
  expect(kept.size).toBe(before + 1);
});

test('values that the page does not know, and cursors, which anybody can make up, make no page to keep', async () => {
  await createRecruiter(database, { slug: 'gus-hill', name: 'Gus Hill' });
  await get('/recruiter/gus-hill');
  const before = kept.size;
  for (const query of ['audience=junk', 'stars=55', 'audience=junk&stars=no'])
    expect((await get(`/recruiter/gus-hill?${query}`)).body).toContain('Gus Hill</h1>');
  const madeUp = await get('/recruiter/gus-hill?stars=5&after=made-up');
  expect([madeUp.statusCode, madeUp.headers.location]).toEqual([302, '/recruiter/gus-hill?stars=5']);
  expect(kept.size).toBe(before);
  const { readingOf } = await import('../../web/app/entry-server.tsx');
  const reading = (query: string) => readingOf(new URL(`http://localhost:3000/recruiter/gus-hill${query}`));
  expect(await reading('?after=real')).toBeUndefined();
  expect(await reading('?stars=5&audience=junk')).toBe('{"slug":"gus-hill","stars":5}');
});

test('a page comes in the encoding that is asked for', async () => {
  const plain = await get('/recruiter/ann-lee');
  const { rawPayload, headers } = await get('/recruiter/ann-lee', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  expect((await get('/recruiter/ann-lee', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
    'gzip',
  );
});

test.each(['/recruiter/ann-lee?stars=2', '/search?q=ann', '/review-invite/0199/token'])(
  '%s is a fault of ours while nothing can be read, not a page that does not exist',
  async (url) => {
    const query = vi.spyOn(database.pool, 'query').mockRejectedValue(new Error('The connection is lost') as never);
    const { statusCode, body } = await get(url);
    query.mockRestore();
    expect(statusCode).toBe(500);
    expect(body).toContain('Oops! Something went wrong!');
    expect(body).not.toContain('connection');
    expect((await get(url)).statusCode).toBe(200);
  },
);

test('HEAD answers as GET does, without a body', async () => {
  const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/recruiter/ann-lee' });
  expect([statusCode, body]).toEqual([200, '']);
  expect(headers.etag).toBe((await get('/recruiter/ann-lee')).headers.etag);
});

test.each([
  '/nowhere',
  '/recruiter/nobody-here',
  '/dashboard',
  '/reviews/shared',
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

test('a signed-in page is a light document that says nothing about anybody', async () => {
  const { statusCode, body } = await get('/reviews/requested');
  expect(statusCode).toBe(200);
  expect(body).toContain('Please wait...');
  expect(body).toContain('"kind":"shell"');
});

test('/login leads to the sign-in', async () => {
  expect(await get('/login')).toMatchObject({ statusCode: 302, headers: { location: '/' } });
});

test('an address with a token is kept nowhere and told to nobody', async () => {
  const { headers } = await get('/review-invite/01a1fe00-0000-7000-8000-000000000000/some-token');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('a form from another site is refused before anything is read', async () => {
  const post = (headers: InjectOptions['headers']) =>
    app.inject({
      method: 'POST',
      url: '/review-invite/01a1fe00-0000-7000-8000-000000000000/some-token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'overall=5',
    });
  expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
  expect((await post({ origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  expect((await post({ origin: 'null' })).statusCode).toBe(403);
  expect((await post({ 'sec-fetch-site': 'same-origin' })).statusCode).not.toBe(403);
  expect((await post({ origin: 'https://inner.example', host: 'inner.example' })).statusCode).not.toBe(403);
});

test('a form of ours is taken also where a proxy asks by a name of its own', async () => {
  const { id, token } = await createInvitation(database);
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/review-invite/${id}/${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: env.PLAUDIT_URL,
      host: 'inner.example',
    },
    payload: 'step=change',
  });
  expect(statusCode).toBe(200);
});

/** Sends a form as a browser without JavaScript does. */
const send = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(fields).toString(),
  });

const review = {
  step: 'send',
  audience: 'candidate',
  overall: '5',
  title: 'Kept every promise',
  body: 'They called when they said they would and told me plainly what the job was like.',
  nameDisplay: 'first_initial',
  offeredAnything: 'no',
  placementConfirmed: 'yes',
};

test('a form without JavaScript runs its action and leads on by GET', async () => {
  const { id, token } = await createInvitation(database);
  const { statusCode, headers } = await send(`/review-invite/${id}/${token}`, review);
  expect(statusCode).toBe(303);
  expect(headers['location']).toMatch(/^\/recruiter\/[^/]+\/review\/completed$/);
  const { rows } = await sql`select title from reviews where invitation_id = ${id}`.execute(database.kysely);
  expect(rows).toEqual([{ title: 'Kept every promise' }]);
});

test('a form that is refused comes back with what was typed and what is wrong', async () => {
  const { id, token } = await createInvitation(database);
  const { statusCode, body, headers } = await send(`/review-invite/${id}/${token}`, { ...review, body: 'Too short' });
  expect(statusCode).toBe(422);
  expect(body).toContain('Kept every promise');
  expect(body).toContain('Too short</textarea>');
  expect(body).toContain('needs your attention');
  expect(headers['cache-control']).toBe('no-store');
});

test('a form sent to a page that takes none is refused as a mistake of the sender', async () => {
  const { statusCode, body } = await send('/search', { q: 'x' });
  expect(statusCode).toBe(405);
  expect(body).toContain('We could not read this form');
  expect(body).not.toContain('Oops');
});

test('a form that cannot be read is no fault of ours', async () => {
  const { id, token } = await createInvitation(database);
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/review-invite/${id}/${token}`,
    headers: { 'content-type': 'multipart/form-data', 'sec-fetch-site': 'same-origin' },
    payload: 'overall=5',
  });
  expect(statusCode).toBe(400);
  expect(body).toContain('We could not read this form');
});

test('a review that cannot be kept is still in the form, and only the log is told why', async () => {
  const { id, token } = await createInvitation(database);
  const shown = vi.spyOn(console, 'error');
  const query = vi.spyOn(database.pool, 'connect').mockRejectedValueOnce(new Error('The connection is lost') as never);
  const { statusCode, body } = await send(`/review-invite/${id}/${token}`, review);
  query.mockRestore();
  expect(statusCode).toBe(503);
  expect(body).toContain('Your review is still here');
  expect(body).toContain('Kept every promise');
  expect(shown).not.toHaveBeenCalled();
  shown.mockRestore();
});

test('twenty looks at a mailed link change nothing', async () => {
  const { id, token } = await createInvitation(database);
  const before = await sql`select * from invitations where id = ${id}`.execute(database.kysely);
  for (let i = 0; i < 10; i += 1) {
    await get(`/review-invite/${id}/${token}`);
    await app.inject({ method: 'HEAD', url: `/review-invite/${id}/${token}` });
  }
  const after = await sql`select * from invitations where id = ${id}`.execute(database.kysely);
  expect(after.rows).toEqual(before.rows);
});

test('what is typed cannot end the script element that carries it', async () => {
  const { body } = await get(`/search?q=${encodeURIComponent('</script><script>alert(1)</script>')}`);
  expect(body).not.toContain('<script>alert');
});

test('the zone of the host, the public sites and the environment reach the page; browsers may tell of errors where configured', async () => {
  const bootOf = async (host: string, url = '/search') => {
    const { body } = await get(url, { host });
    return JSON.parse(/<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(body)![1]!);
  };
  expect(await bootOf('www.plaudit.co.uk')).toMatchObject({
    zone: 'uk',
    environment: env.PLAUDIT_ENV,
    publicSites: {},
  });
  expect(await bootOf('www.plaudit.example')).toMatchObject({ zone: 'au', flags: env.PLAUDIT_FEATURES });
  expect(await bootOf('plaudit.uk', '/reviews/requested')).toMatchObject({ kind: 'shell', zone: 'uk' });
  expect(await bootOf('plaudit.example')).not.toHaveProperty('errorReports');
  const { headers } = await get('/search');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://errors.example;");
  expect(contentSecurityPolicy([])).toContain("connect-src 'self';");
});
