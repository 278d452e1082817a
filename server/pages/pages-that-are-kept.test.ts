import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { applyAllAgencyDeltas } from '#server/features/profiles/figures/agency-figures.ts';
import { createAgency, createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { type DocumentServer, openDocumentServer } from './testing/document-server.ts';

const place = await testDatabase();
const { database } = place;

let server: DocumentServer;

beforeAll(async () => {
  server = await openDocumentServer(place);
});
afterAll(() => server.close());

const get: DocumentServer['get'] = (...given) => server.get(...given);

test('a client that has a page is told so until the page is announced as changed', async () => {
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

test('a ready page has the same headers as when it was rendered, for GET, HEAD and conditional requests', async () => {
  await createRecruiter(database, { slug: 'amy-rowe', name: 'Amy Rowe' });
  const send = (method: 'GET' | 'HEAD', headers = {}) =>
    server.app.inject({ method, url: '/recruiter/amy-rowe', headers: { 'accept-encoding': 'br', ...headers } });
  const first = await send('GET');
  const hasIt = { 'if-none-match': String(first.headers.etag) };
  const went = vi.spyOn(server.kept, 'get');
  const again = { got: await send('GET'), head: await send('HEAD'), known: await send('GET', hasIt) };
  expect(went).not.toHaveBeenCalled();
  const said = ({ headers: { date: _date, 'x-request-id': id, ...headers } }: typeof first) => {
    expect(id).toMatch(/^req-/);
    return headers;
  };
  expect(said(first)).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
  expect([again.got.statusCode, said(again.got), again.got.rawPayload]).toEqual([200, said(first), first.rawPayload]);
  expect([again.head.statusCode, said(again.head), again.head.body]).toEqual([200, said(first), '']);
  const { 'content-encoding': _encoding, 'content-type': _type, 'content-length': _length, ...rest } = said(first);
  expect([again.known.statusCode, said(again.known), again.known.body]).toEqual([304, rest, '']);
  went.mockRestore();
});

test('an unannounced write shows only after the stated time, and announcing everything drops all pages', async () => {
  const { id } = await createRecruiter(database, { slug: 'cal-ode', name: 'Cal Ode' });
  await get('/recruiter/cal-ode');
  await sql`update recruiters set name = 'Cal Odell', page_version = page_version + 1 where id = ${id}`.execute(
    database.kysely,
  );
  expect((await get('/recruiter/cal-ode')).body).toContain('Cal Ode</h1>');
  await sql`select pg_notify('page_versions', '["all"]')`.execute(database.kysely);
  await expect.poll(async () => (await get('/recruiter/cal-ode')).body).toContain('Cal Odell</h1>');
});

test("a write to the agency changes its recruiters' pages", async () => {
  const { agency_id } = await createRecruiter(database, { slug: 'fox-hart', name: 'Fox Hart' });
  await get('/recruiter/fox-hart');
  await sql`update agencies set name = 'Quiet Harbour', page_version = page_version + 1 where id = ${agency_id}`.execute(
    database.kysely,
  );
  await sql`select pg_notify('page_versions', ${JSON.stringify([`agency:${agency_id}`])})`.execute(database.kysely);
  await expect.poll(async () => (await get('/recruiter/fox-hart')).body).toContain('Quiet Harbour');
});

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

test("applying deltas changes the agency's page, and none of its recruiters' pages", async () => {
  const { id: agency_id } = await createAgency(database, { slug: 'far-shore', name: 'Far Shore' });
  const { id } = await createRecruiter(database, { slug: 'kit-lowe', agency_id });
  const tagOf = async (url: string) => String((await get(url)).headers.etag);
  const [agency, recruiter] = [await tagOf('/agency/far-shore'), await tagOf('/recruiter/kit-lowe')];
  await createReview(database, { recruiter_id: id });
  await database.kysely.transaction().execute(applyAllAgencyDeltas);
  await expect.poll(() => tagOf('/agency/far-shore')).not.toBe(agency);
  expect(await tagOf('/recruiter/kit-lowe')).toBe(recruiter);
});

test('cursors in the list of recruiters are not kept', async () => {
  const { readingOf } = await import('../../web/app/entry-server.tsx');
  const reading = (query: string) => readingOf(new URL(`http://localhost:3000/agency/far-shore${query}`));
  expect(await reading('?recruiters=made-up')).toBeUndefined();
  expect(await reading('?after=made-up')).toBeUndefined();
  expect(await reading('?q=kind+words')).toBeUndefined();
  expect(await reading('?stars=4')).toMatch(/^{"slug":"far-shore","filter":{"stars":4}/);
});

test('losing the connection drops all kept pages, and it is restored', async () => {
  await createRecruiter(database, { slug: 'dot-fay', name: 'Dot Fay' });
  await get('/recruiter/dot-fay');
  expect(server.kept.size).toBeGreaterThan(0);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'plaudit pages' and datname = current_database()`.execute(database.kysely);
  await expect.poll(() => server.kept.isHearing).toBe(false);
  expect(server.kept.size).toBe(0);
  await get('/recruiter/dot-fay');
  expect(server.kept.size).toBe(0);
  await expect.poll(() => server.kept.isHearing, { timeout: 5000 }).toBe(true);
});

test('unknown parameters do not make another page', async () => {
  await createRecruiter(database, { slug: 'eli-gray', name: 'Eli Gray' });
  await get('/recruiter/eli-gray');
  const before = server.kept.size;
  await get('/recruiter/eli-gray?utm_source=mail');
  await get('/recruiter/eli-gray?utm_source=news&stars=');
  expect(server.kept.size).toBe(before);
  await get('/recruiter/eli-gray?stars=5');
  expect(server.kept.size).toBe(before + 1);
});

test('unknown values and cursors, which anybody can make up, are not kept', async () => {
  await createRecruiter(database, { slug: 'gus-hill', name: 'Gus Hill' });
  await get('/recruiter/gus-hill');
  const before = server.kept.size;
  for (const query of ['audience=junk', 'stars=55', 'audience=junk&stars=no'])
    expect((await get(`/recruiter/gus-hill?${query}`)).body).toContain('Gus Hill</h1>');
  const madeUp = await get('/recruiter/gus-hill?stars=5&after=made-up');
  expect([madeUp.statusCode, madeUp.headers.location]).toEqual([302, '/recruiter/gus-hill?stars=5']);
  expect(server.kept.size).toBe(before);
  const { readingOf } = await import('../../web/app/entry-server.tsx');
  const reading = (query: string) => readingOf(new URL(`http://localhost:3000/recruiter/gus-hill${query}`));
  expect(await reading('?after=real')).toBeUndefined();
  expect(await reading('?stars=5&audience=junk')).toBe(await reading('?stars=5'));
});
