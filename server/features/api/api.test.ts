import type { FastifyInstance, InjectOptions } from 'fastify';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import '../index.ts';
import { apiPath, type Endpoint, endpoints } from '#common/api/endpoints.ts';
import { type ApiScope, apiLimits, apiScopes, inboundPath } from '#common/api/tokens.ts';
import { holdsSecret } from '#common/routes.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { viewerOf } from '#server/session/viewer.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createAgency, createRecruiter, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { createApiToken } from './api.factories.ts';
import { apiRoutes } from './api.http.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  app.decorate('database', database);
  app.decorateRequest('publicReads');
  await app.register(apiRoutes);
});
afterAll(() => app.close());

/** An approved agency with one recruiter and a token with these scopes. */
async function customer({ scopes = [...apiScopes], ...wishes }: { scopes?: ApiScope[]; expires_at?: Date } = {}) {
  const agency = await createAgency(database, { is_approved: true });
  const recruiter = await createRecruiterWithLogin(database, { agency_id: agency.id });
  const token = await createApiToken(database, { agency_id: agency.id, scopes, ...wishes });
  return { agency, ...recruiter, token, bearer: { authorization: `Bearer ${token.secret}` } };
}

async function call(options: InjectOptions) {
  const { statusCode: status, headers, body } = await app.inject(options);
  return { status, headers, json: body ? JSON.parse(body) : null };
}

const facts = {
  job_title: 'Site engineer',
  job_type: 'permanent',
  start_date: '2026-01-05',
  candidate_name: 'Dana Price',
  candidate_email: 'dana@mail.example',
};
const send = (headers: Record<string, string>, payload: unknown, url = '/api/v1/placements') =>
  call({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });

const all = Object.entries(endpoints) as [string, Endpoint][];

test.each(all)('%s needs its scope, and a token that works', async (_name, { method, path, scope, body }) => {
  const mine = await customer({ scopes: [scope] });
  const { id } = await createPlacement(database, { recruiter_id: mine.recruiter.id });
  const request = {
    ...{ method, url: apiPath + path.replace('{id}', id) },
    ...(body && { payload: path.endsWith('invitations') ? body.example : facts }),
  };
  const ok = await call({ ...request, headers: mine.bearer });
  expect([200, 201]).toContain(ok.status);
  expect(ok.headers['cache-control']).toBe('no-store');
  expect(ok.headers['access-control-allow-origin']).toBeUndefined();
  const others = await createApiToken(database, {
    ...{ agency_id: mine.agency.id, name: 'Others', scopes: apiScopes.filter((one) => one !== scope) },
  });
  expect(await call({ ...request, headers: { authorization: `Bearer ${others.secret}` } })).toMatchObject({
    ...{ status: 403, json: { status: 403, code: 'SCOPE', title: 'Forbidden' } },
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  });
  expect(await call(request)).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
  const inUrl = `${request.url}?token=${mine.token.secret}`;
  expect(await call({ ...request, url: inUrl, cookies: { token: mine.token.secret } })).toMatchObject({ status: 401 });
  await kysely.updateTable('api_tokens').set({ revoked_at: new Date() }).where('id', '=', mine.token.id).execute();
  expect(await call({ ...request, headers: mine.bearer })).toMatchObject({ status: 401 });
});

test('the answers of reads have the described form', async () => {
  const mine = await customer();
  const { id } = await createPlacement(database, { recruiter_id: mine.recruiter.id });
  await send(mine.bearer, { sides: ['candidate'] }, `/api/v1/placements/${id}/invitations`);
  await createReview(database, { recruiter_id: mine.recruiter.id, private_note: 'Between us' });
  for (const [, { method, path, answer }] of all.filter(([, one]) => one.method === 'GET')) {
    const { json } = await call({ method, url: apiPath + path.replace('{id}', id), headers: mine.bearer });
    expect(answer.schema.safeParse(json).error?.issues).toBeUndefined();
    if ('data' in json) expect(json.data).not.toHaveLength(0);
    expect(JSON.stringify(json)).not.toContain('Between us');
  }
});

test('an expired token, and one of an agency that is not approved, are refused', async () => {
  const late = await customer({ expires_at: new Date(Date.now() - 1000) });
  expect(await call({ url: '/api/v1/score', headers: late.bearer })).toMatchObject({ status: 401 });
  const { agency, bearer } = await customer();
  await kysely.updateTable('agencies').set({ is_approved: false }).where('id', '=', agency.id).execute();
  expect(await call({ url: '/api/v1/score', headers: bearer })).toMatchObject({
    status: 403,
    json: { code: 'NOT_APPROVED' },
  });
});

test("another agency's placements are unknown", async () => {
  const [mine, theirs] = [await customer(), await customer()];
  const { id } = await createPlacement(database, { recruiter_id: theirs.recruiter.id, external_id: 'P-1' });
  const paths = [`/api/v1/placements/${id}`, '/api/v1/placements/none'];
  for (const url of paths) expect(await call({ url, headers: mine.bearer })).toMatchObject({ status: 404 });
  expect(await send(mine.bearer, {}, `/api/v1/placements/${id}/invitations`)).toMatchObject({ status: 404 });
  const named = await send(mine.bearer, { ...facts, recruiter_email: theirs.user.email });
  expect(named).toMatchObject({ status: 422, json: { errors: [{ field: 'recruiter_email' }] } });
  expect(await send(mine.bearer, { ...facts, external_id: 'P-1' })).toMatchObject({ status: 201 });
  for (const list of ['placements?external_id=P-1', 'invitations', 'reviews']) {
    const { json } = await call({ url: `/api/v1/${list}`, headers: mine.bearer });
    expect(json.data.map((row: { id: string }) => row.id)).not.toContain(id);
  }
});

test('a placement is added, found again, updated, and left as it is', async () => {
  const { bearer, user, agency, token } = await customer();
  const sent = { ...facts, external_id: 'A-1' };
  const added = await send(bearer, sent);
  expect(added).toMatchObject({
    ...{ status: 201, json: { outcome: 'created', kept: [] } },
  });
  expect(added.json.placement).toMatchObject({
    ...sent,
    source: 'manual',
    recruiter_email: user.email,
    state: 'active',
  });
  const { id } = added.json.placement;
  expect(await send(bearer, sent)).toMatchObject({ status: 200, json: { outcome: 'unchanged', placement: { id } } });
  expect(await send(bearer, facts)).toMatchObject({ json: { outcome: 'unchanged', placement: { id } } });
  const moved = await send(bearer, { ...sent, job_title: 'Engineer', end_date: '2026-02-01', company: 'Harbour' });
  expect(moved).toMatchObject({
    status: 200,
    json: {
      outcome: 'updated',
      placement: { id, job_title: 'Engineer', company: 'Harbour', candidate_name: 'Dana Price' },
    },
  });
  expect(await send(bearer, { ...sent, start_date: '2026-03-01' })).toMatchObject({
    json: { errors: [{ field: 'end_date' }] },
  });
  const entries = await kysely
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject_id', '=', id)
    .orderBy('at')
    .execute();
  expect(entries).toMatchObject([
    { action: 'recordPlacement', actor: 'api', user_id: null, agency_id: agency.id, details: { tokenId: token.id } },
    { action: 'savePlacement', actor: 'api', details: { fields: expect.arrayContaining(['jobTitle', 'endDate']) } },
  ]);
});

test('what an invitation rests on is kept, and a canceled placement stays', async () => {
  const { bearer } = await customer();
  const sent = { ...facts, external_id: 'B-1' };
  const { id } = (await send(bearer, sent)).json.placement;
  const invited = await send(bearer, { message: 'How was it?' }, `/api/v1/placements/${id}/invitations`);
  expect(invited).toMatchObject({
    status: 201,
    json: { invitations: [{ placement_id: id, side: 'candidate', source: 'api', state: 'scheduled' }], errors: [] },
  });
  const again = await send(bearer, { sides: ['candidate', 'employer'] }, `/api/v1/placements/${id}/invitations`);
  expect(again).toMatchObject({ status: 422, json: { errors: [{ field: 'candidate' }, { field: 'employer' }] } });
  const other = await send(bearer, { ...sent, candidate_email: 'other@mail.example', location: 'Leith' });
  expect(other.json).toMatchObject({
    ...{ outcome: 'updated', kept: ['candidate_email'] },
    placement: { candidate_email: 'dana@mail.example', location: 'Leith', candidate_review: 'scheduled' },
  });
  await kysely
    .updateTable('placements')
    .set({ state: 'cancelled', cancelled_because: 'mistake' })
    .where('id', '=', id)
    .execute();
  expect(await send(bearer, sent)).toMatchObject({ status: 422, json: { code: 'CANCELED' } });
});

test('an agency with several recruiters names one of them', async () => {
  const { agency, bearer, user } = await customer();
  await createRecruiter(database, { agency_id: agency.id });
  expect(await send(bearer, facts)).toMatchObject({
    json: { errors: [{ field: 'recruiter_email', code: 'REQUIRED' }] },
  });
  const named = await send(bearer, { ...facts, external_id: 'C', recruiter_email: user.email.toUpperCase() });
  expect(named).toMatchObject({ status: 201 });
  expect(await send(bearer, { ...facts, external_id: 'C', location: 'Leith' })).toMatchObject({
    json: { outcome: 'updated' },
  });
});

test('a repeated key does nothing twice, and another content is refused', async () => {
  const { bearer, agency } = await customer();
  const headers = { ...bearer, 'idempotency-key': 'order-1042' };
  const first = await send(headers, facts);
  const second = await send(headers, facts);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.json).toEqual(first.json);
  expect(await send(headers, { ...facts, location: 'Leith' })).toMatchObject({
    status: 422,
    json: { code: 'RETRY_KEY_REUSED' },
  });
  expect(await send({ ...bearer, 'idempotency-key': 'short' }, facts)).toMatchObject({ status: 400 });
  // A key belongs to its token.
  const other = await customer();
  expect(await send({ ...other.bearer, 'idempotency-key': 'order-1042' }, facts)).toMatchObject({ status: 201 });
  expect(await kysely.selectFrom('placements').select('id').where('agency_id', '=', agency.id).execute()).toHaveLength(
    1,
  );
});

test.each([[{}], [{ external_id: 'D-1' }]])(
  'five identical calls at once, with %j, make one placement',
  async (more) => {
    const { bearer } = await customer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(bearer, { ...facts, ...more })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ json }) => json.placement.id)).size).toBe(1);
  },
);

test('pages follow one another without gaps or repetitions', async () => {
  const { bearer, recruiter } = await customer();
  const created_at = new Date();
  const ids: string[] = [];
  for (let count = 0; count < 5; count++)
    ids.push((await createPlacement(database, { recruiter_id: recruiter.id, created_at })).id);
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const url = `/api/v1/placements?limit=2${cursor && `&cursor=${cursor}`}`;
    const { json } = await call({ url, headers: bearer });
    found.push(...json.data.map(({ id }: { id: string }) => id));
    cursor = json.next_cursor;
  }
  expect(found).toEqual(ids.toSorted().toReversed());
  const later = new Date(Date.now() + 60_000).toISOString();
  const { json } = await call({ url: `/api/v1/placements?created_since=${later}`, headers: bearer });
  expect(json.data).toEqual([]);
});

test.each([
  ['limit=0', 'limit'],
  ['limit=x', 'limit'],
  ['limit=1&limit=2', 'limit'],
  ['cursor=x', 'cursor'],
  [`cursor=${Buffer.from("2026-01-01' or 1=1 --").toString('base64url')}`, 'cursor'],
  ['created_since=today', 'created_since'],
  ['page=2', 'page'],
])('the query %s is refused at %s', async (query, field) => {
  const { bearer } = await customer();
  const refused = await call({ url: `/api/v1/placements?${query}`, headers: bearer });
  expect(refused).toMatchObject({ status: 422, json: { errors: [{ field }] } });
});

test.each([
  [{ ...facts, start_date: '5/1/2026' }, ['start_date']],
  [{ ...facts, end_date: '2025-01-01' }, ['end_date']],
  [{ job_type: 'volunteer' }, ['job_title', 'job_type', 'start_date']],
  [{ ...facts, contact_email: 'dana@mail.example' }, ['contact_email']],
  [{ ...facts, external_id: 12 }, ['external_id']],
  [{ ...facts, salary: 1, __proto__x: 2 }, ['salary', '__proto__x']],
  [{ job_title: 'Nurse', job_type: 'temp', start_date: '2026-01-05' }, ['external_id']],
])('the placement %j is refused at %j', async (payload, fields) => {
  const { bearer } = await customer();
  const { status, json } = await send(bearer, payload);
  expect(status).toBe(422);
  expect(json.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
  for (const { message } of json.errors) expect(message).toMatch(/^[A-Z].*\.$/);
});

test('what is no request of ours is refused as a problem', async () => {
  const { bearer } = await customer();
  const json = { ...bearer, 'content-type': 'application/json' };
  const post = { method: 'POST', url: '/api/v1/placements' } as const;
  const cases: [InjectOptions, number][] = [
    [{ ...post, headers: json, payload: '{"job_title":' }, 400],
    [{ ...post, headers: json, payload: '[]' }, 400],
    [{ ...post, headers: bearer }, 400],
    [{ ...post, headers: json, payload: JSON.stringify({ job_title: 'x'.repeat(apiLimits.body) }) }, 413],
    [{ ...post, headers: { ...bearer, 'content-type': 'text/plain' }, payload: 'x' }, 415],
    [{ ...post, headers: { ...bearer, 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' }, 415],
    [{ method: 'DELETE', url: '/api/v1/placements', headers: bearer }, 405],
    [{ method: 'OPTIONS', url: '/api/v1/score', headers: { origin: 'https://elsewhere.example' } }, 405],
    [{ url: '/api/v1/people', headers: bearer }, 404],
    [{ url: '/api/v1/', headers: bearer }, 404],
    [{ url: '/in/placements/plaudit_x' }, 405],
    [{ method: 'POST', url: '/in/placements/plaudit_x', headers: json, payload: '{}' }, 404],
  ];
  for (const [request, status] of cases) {
    const refused = await call(request);
    expect(refused).toMatchObject({
      ...{ status, json: { status, type: 'about:blank', detail: expect.stringMatching(/\.$|…$/) } },
      headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  expect((await call({ method: 'PUT', url: '/api/v1/placements' })).headers['allow']).toBe('GET, POST, HEAD');
});

test('more requests in a minute than allowed are refused until it is over', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-05T10:00:20Z'), toFake: ['Date'] });
  try {
    const { agency, bearer } = await customer();
    const first = await call({ url: '/api/v1/score', headers: bearer });
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '120',
      'ratelimit-remaining': '119',
      'ratelimit-reset': '40',
    });
    await kysely.updateTable('api_windows').set({ requests: 120 }).where('agency_id', '=', agency.id).execute();
    // Another token of the agency counts, too.
    const second = await createApiToken(database, { agency_id: agency.id, name: 'Second' });
    const refused = await call({ url: '/api/v1/score', headers: { authorization: `Bearer ${second.secret}` } });
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '40', 'ratelimit-remaining': '0' } });
    vi.setSystemTime(new Date('2026-05-05T10:01:00Z'));
    expect(await call({ url: '/api/v1/score', headers: bearer })).toMatchObject({ status: 200 });
  } finally {
    vi.useRealTimers();
  }
});

test('the last use is noted at most once a minute', async () => {
  const { bearer, token } = await customer();
  const used = () =>
    kysely.selectFrom('api_tokens').select('last_used_at').where('id', '=', token.id).executeTakeFirstOrThrow();
  await call({ url: '/api/v1/score', headers: bearer });
  await vi.waitFor(async () => expect((await used()).last_used_at).not.toBeNull());
  const before = await used();
  await call({ url: '/api/v1/score', headers: bearer });
  await call({ url: '/api/v1/score', headers: bearer });
  expect(await used()).toEqual(before);
});

test('an inbound address takes one row, many, and forms, and says what became of each', async () => {
  const { agency, token } = await customer();
  const hook = await createApiToken(database, {
    ...{ agency_id: agency.id, kind: 'hook', name: 'Inbound address', scopes: ['placements:write'] },
  });
  const url = inboundPath(hook.secret);
  const one = await send(
    {},
    { ...facts, external_id: 77, job_type: 'Perm', start_date: '2026-01-05T00:00:00.000Z', zap: true },
    url,
  );
  expect(one).toMatchObject({ status: 200, json: { results: [{ index: 0, outcome: 'created' }] } });
  const many = await send({}, [{ ...facts, external_id: '77' }, { job_title: '' }], url);
  expect(many).toMatchObject({
    status: 200,
    json: { results: [{ outcome: 'unchanged' }, { index: 1, outcome: 'refused', placement_id: null }] },
  });
  expect(many.json.results[1].errors.map(({ field }: { field: string }) => field)).toContain('job_title');
  const form = await call({
    ...{ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    payload: new URLSearchParams({
      ...facts,
      external_id: '78',
      end_date: '',
      candidate_email: 'k@mail.example',
    }).toString(),
  });
  expect(form).toMatchObject({ status: 200, json: { results: [{ outcome: 'created' }] } });
  expect(await send({}, { job_title: 'x' }, url)).toMatchObject({
    status: 422,
    json: { results: [{ outcome: 'refused' }] },
  });
  expect(
    await send(
      {},
      Array.from({ length: 101 }, () => facts),
      url,
    ),
  ).toMatchObject({ status: 422 });
  expect(await send({}, 'text', url)).toMatchObject({ status: 400 });
  // An address is no token, and a token is no address.
  expect(await send({ authorization: `Bearer ${hook.secret}` }, facts)).toMatchObject({ status: 401 });
  expect(await send({}, facts, inboundPath(token.secret))).toMatchObject({ status: 404 });
  expect(await call({ url })).toMatchObject({ status: 405, headers: { allow: 'POST' } });
});

const shown = 'token { id name scopes hint newSecret createdBy }';

test('an admin makes a token, sees its secret, and revokes it', async () => {
  const agency = await createAgency(database, { is_approved: true });
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
  const { user } = await createRecruiterWithLogin(database, { agency_id: agency.id, roles });
  const as = context(await viewerOf(database, user.id));
  const input = { name: 'Reports', scopes: ['score:read', 'score:read'], expires: '90 days' };
  const keyed = { ...input, clientMutationId: 'make-one-token' };
  const { token } = await mutate(as, 'createApiToken', keyed, shown);
  expect(token).toMatchObject({ name: 'Reports', scopes: ['score:read'], createdBy: user.name });
  const secret = String(token!['newSecret']);
  expect(secret).toMatch(/^plaudit_[\w-]{43}$/);
  expect(secret.slice(-4)).toBe(token!['hint']);
  const bearer = { authorization: `Bearer ${secret}` };
  expect(await call({ url: '/api/v1/score', headers: bearer })).toMatchObject({ status: 200 });
  expect((await mutate(as, 'createApiToken', keyed, shown))['token']).toEqual(token);
  const clash = await mutate(as, 'createApiToken', { ...input, name: 'reports' });
  expect(clash['errors']).toMatchObject([{ code: 'TAKEN', field: 'name' }]);
  expect(JSON.stringify(await kysely.selectFrom('receipts').selectAll().execute())).not.toContain(secret);
  const later = new Date(Date.now() + apiLimits.secretMinutes * 60_000);
  const seen = await request(context(as.viewer, later), '{ apiTokens { edges { node { hint newSecret } } } }');
  expect(seen.data).toEqual({ apiTokens: { edges: [{ node: { hint: token!['hint'], newSecret: null } }] } });
  const acting = context({ ...as.viewer, impersonatedBy: crypto.randomUUID() });
  expect(codes(await mutate(acting, 'createApiToken', { ...input, name: 'Other' }))).toEqual(['IMPERSONATING']);
  await mutate(as, 'revokeApiToken', { tokenId: token!['id'] });
  expect(await call({ url: '/api/v1/score', headers: bearer })).toMatchObject({ status: 401 });
});

test('an agency has a limited number of tokens and one inbound address', async () => {
  const agency = await createAgency(database, { is_approved: true });
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
  const { user } = await createRecruiterWithLogin(database, { agency_id: agency.id, roles });
  const as = context(await viewerOf(database, user.id));
  for (let count = 0; count < apiLimits.tokens; count++)
    await createApiToken(database, { agency_id: agency.id, name: `Token ${count}` });
  const input = { name: 'One more', scopes: ['score:read'], expires: 'never' };
  expect(codes(await mutate(as, 'createApiToken', input))).toEqual(['LIMIT']);
  const make = async () =>
    inboundPath(String((await mutate(as, 'createInboundAddress', {}, shown))['token']!['newSecret']));
  const [first, second] = [await make(), await make()];
  expect(await send({}, facts, first)).toMatchObject({ status: 404 });
  expect(await send({}, facts, second)).toMatchObject({ status: 200 });
});

test('the log has the pattern of an inbound address, and other sites learn nothing of it', async () => {
  const { agency } = await customer();
  const hook = await createApiToken(database, {
    ...{ agency_id: agency.id, kind: 'hook', name: 'Inbound address', scopes: ['placements:write'] },
  });
  const patterns: (string | undefined)[] = [];
  const logged = Fastify();
  logged.decorate('database', database);
  logged.decorateRequest('publicReads');
  logged.addHook('onResponse', async ({ routeOptions }) => {
    patterns.push(routeOptions.url);
  });
  await logged.register(apiRoutes);
  const url = inboundPath(hook.secret);
  const { headers } = await logged.inject({ method: 'POST', url, payload: facts });
  await logged.inject(url);
  await logged.close();
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  expect(patterns).toEqual(['/in/placements/:token', '/in/placements/:token']);
  expect(holdsSecret({ path: patterns[0]! })).toBe(true);
});
