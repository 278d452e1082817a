import '#server/features/index.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { VendorKey } from '#common/connections/vendors.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { hostileTexts, insides, trace } from '#server/features/testing/hostile-texts.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { readCredentials } from '#server/integrations/credentials.ts';
import { vendorOf } from '#server/integrations/registry.ts';
import { sendTo } from '#server/integrations/send.ts';
import { pressAt, type SentBack } from '#server/integrations/testing/press-at.ts';
import { useFakes } from '#server/integrations/testing/use-fakes.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createConnection, createConsultant } from '../connections.factories.ts';
import { goAndAllow, someBrowser } from '../testing/connecting.ts';
import { connected, createAgencyWithAdmin, startedConnection } from '../testing/started.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const now = new Date();
const { jobadder } = await useFakes({ now: () => now.getTime() });
const at = (viewer: Viewer, when = now) => context(viewer, when);
const laterBy = (milliseconds: number) => new Date(now.getTime() + milliseconds);

const connectionsOf = (agencyId: string) =>
  kysely.selectFrom('connections').selectAll().where('agency_id', '=', agencyId).execute();
const finishing =
  'mutation ($input: FinishConnectingInput!) { at: finishConnecting(input: $input) { errors { message } } }';
type Sent = Pick<SentBack, 'state' | 'code'>;
const finish = (
  viewer: Viewer,
  { state, code }: Sent,
  { vendor = 'jobadder' as VendorKey, browserKey = someBrowser, when = now } = {},
) => mutate(at(viewer, when), 'finishConnecting', { vendor, browserKey, state, code: code ?? '' }, 'connection { id }');

/** An admin, and a second admin of the same agency. */
async function twoAdmins() {
  const first = await createAgencyWithAdmin(database);
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
  const { viewer: second } = await createRecruiterWithLogin(database, { agency_id: first.agencyId, roles });
  return { ...first, second };
}

test('what came back works once, and coming again with it finds the same connection', async () => {
  const { agencyId, admin } = await createAgencyWithAdmin(database);
  const back = await goAndAllow(at(admin), 'jobadder');
  const first = await finish(admin, back);
  expect(codes(first)).toEqual([]);
  const again = await finish(admin, back);
  expect(again).toEqual(first);
  expect(await connectionsOf(agencyId)).toHaveLength(1);
  const events = await kysely
    .selectFrom('connection_events')
    .select('kind')
    .where('agency_id', '=', agencyId)
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(['connected']);
});

test('of two requests with the same state at once, one opens a connection', async () => {
  const { agencyId, admin } = await createAgencyWithAdmin(database);
  const back = await goAndAllow(at(admin), 'jobadder');
  const answers = await Promise.all([finish(admin, back), finish(admin, back)]);
  expect(answers.filter((answer) => codes(answer).length === 0).length).toBeGreaterThan(0);
  expect(await connectionsOf(agencyId)).toHaveLength(1);
});

test('a state that belongs to another person, agency, browser or vendor is refused and stays usable', async () => {
  const { agencyId, admin, second } = await twoAdmins();
  const stranger = await createAgencyWithAdmin(database);
  const back = await goAndAllow(at(admin), 'jobadder');
  for (const refused of [
    await finish(second, back),
    await finish(stranger.admin, back),
    await finish(admin, back, { browserKey: 'another-browser-key-of-a-test' }),
    await finish(admin, back, { vendor: 'bullhorn' }),
    await finish(admin, { ...back, state: `${back.state}x` }),
  ]) {
    expect(codes(refused)).toEqual(['EXPIRED']);
    expect(refused['connection']).toBeNull();
  }
  expect(await connectionsOf(agencyId)).toEqual([]);
  expect(await connectionsOf(stranger.agencyId)).toEqual([]);
  expect(codes(await finish(admin, back))).toEqual([]);
});

test.each([
  [10 * 60_000, []],
  [10 * 60_000 + 1, ['EXPIRED']],
])('a state works for ten minutes: after %i ms the answer is %j', async (milliseconds, expected) => {
  const { admin } = await createAgencyWithAdmin(database);
  const back = await goAndAllow(at(admin), 'jobadder');
  expect(codes(await finish(admin, back, { when: laterBy(milliseconds) }))).toEqual(expected);
});

test('a code that was used elsewhere, or made up, opens nothing, and its state is used up', async () => {
  const { admin } = await createAgencyWithAdmin(database);
  const other = await createAgencyWithAdmin(database);
  const used = await goAndAllow(at(other.admin), 'jobadder');
  expect(codes(await finish(other.admin, used))).toEqual([]);
  for (const code of [used.code, 'made-up']) {
    const { state, code: unused } = await goAndAllow(at(admin), 'jobadder');
    expect(codes(await finish(admin, { state, code }))).toEqual(['VENDOR']);
    expect(codes(await finish(admin, { state, code: unused }))).toEqual(['EXPIRED']);
  }
});

test.each(Object.entries(hostileTexts))(
  '%s opens nothing, whichever part of what came back it is',
  async (_what, text) => {
    const { agencyId, admin } = await createAgencyWithAdmin(database);
    const back = await goAndAllow(at(admin), 'jobadder');
    const given = { vendor: 'jobadder', browserKey: someBrowser, state: back.state, code: back.code ?? '' };
    for (const part of ['vendor', 'browserKey', 'state', 'code']) {
      const { data, errors = [] } = await request(at(admin), finishing, { input: { ...given, [part]: text } });
      const problems = (data?.['at']?.['errors'] ?? []) as unknown as { message: string }[];
      expect([...errors.map(({ extensions }) => extensions?.['code']), ...problems.map(() => 'refused')]).toHaveLength(
        1,
      );
      expect(errors.filter(({ extensions }) => extensions?.['code'] !== 'BAD_USER_INPUT')).toEqual([]);
      for (const { message } of problems)
        expect(message).not.toMatch(new RegExp(`${trace.source}|${insides.source}`, 'i'));
    }
    expect(await connectionsOf(agencyId)).toEqual([]);
  },
);

test('the code of another sign-in opens nothing at a vendor with PKCE', async () => {
  const { agencyId, admin } = await createAgencyWithAdmin(database, true);
  const other = await createAgencyWithAdmin(database, true);
  const mine = await goAndAllow(at(admin), 'google');
  const theirs = await goAndAllow(at(other.admin), 'google');
  const swapped = await finish(admin, { state: mine.state, code: theirs.code }, { vendor: 'google' });
  expect(codes(swapped)).toEqual(['VENDOR']);
  expect(await connectionsOf(agencyId)).toEqual([]);
});

test('who refuses at the vendor comes back with its error and without a code', async () => {
  const { agencyId, admin } = await createAgencyWithAdmin(database);
  const input = { vendor: 'jobadder', browserKey: someBrowser, settings: [] };
  const begun = await mutate(at(admin), 'beginConnecting', input, 'authorizeUrl');
  const back = await pressAt(String(begun['authorizeUrl']), 'Refuse');
  expect(back).toMatchObject({ code: null, error: 'access_denied' });
  expect(codes(await finish(admin, back))).toEqual(['VENDOR']);
  expect(await connectionsOf(agencyId)).toEqual([]);
});

test('another account than before is refused, and the connection keeps its access', async () => {
  const { agencyId, admin } = await createAgencyWithAdmin(database);
  const id = await connected(at(admin), 'jobadder');
  const before = await readCredentials(database, id);
  await kysely.updateTable('connections').set({ account_id: 'an older account' }).where('id', '=', id).execute();
  const refused = await finish(admin, await goAndAllow(at(admin), 'jobadder'));
  expect(codes(refused)).toEqual(['OTHER_ACCOUNT']);
  expect(await readCredentials(database, id)).toEqual(before);
  expect(await connectionsOf(agencyId)).toHaveLength(1);
});

/** Every mutation on a connection, with input that its owner could send. */
const mutations = (connectionId: string, personId: string, recruiterId: string) =>
  [
    ['startSync', { connectionId }],
    ['pauseConnection', { connectionId }],
    ['resumeConnection', { connectionId }],
    ['syncNow', { connectionId }],
    ['saveTypeMeaning', { connectionId, word: 'Contract', meaning: 'temp' }],
    ['saveStatusMeaning', { connectionId, word: 'Placed', meaning: 'open' }],
    ['matchConnectionPerson', { personId, recruiterId, isIgnored: false }],
    ['disconnect', { connectionId }],
  ] as const;

test("another agency's connection looks unknown to every mutation, and nothing changes", async () => {
  const owner = await createAgencyWithAdmin(database);
  const stranger = await createAgencyWithAdmin(database);
  const connection = await createConnection(database, { agency_id: owner.agencyId });
  const person = await createConsultant(database, connection);
  const content = async () => [
    await connectionsOf(owner.agencyId),
    await kysely.selectFrom('connection_people').selectAll().where('id', '=', person.id).execute(),
  ];
  const before = await content();
  const ids = [`Integration:${connection.id}`, `ConnectionPerson:${person.id}`] as const;
  for (const [name, input] of mutations(...ids, `Recruiter:${stranger.recruiter.id}`))
    expect([name, codes(await mutate(at(stranger.admin), name, input))]).toEqual([name, ['NOT_FOUND']]);
  const { viewer: colleague } = await createRecruiterWithLogin(database, { agency_id: owner.agencyId });
  for (const [name, input] of mutations(...ids, `Recruiter:${owner.recruiter.id}`))
    expect([name, codes(await mutate(at(colleague), name, input))]).toEqual([name, ['NOT_FOUND']]);
  expect(await content()).toEqual(before);
});

test('nobody opens or changes a connection while acting as someone', async () => {
  const { agencyId, admin, recruiter } = await createAgencyWithAdmin(database);
  const connection = await createConnection(database, { agency_id: agencyId });
  const person = await createConsultant(database, connection);
  const back = await goAndAllow(at(admin), 'jobadder');
  const acting = { ...admin, impersonatedBy: crypto.randomUUID() };
  const before = await connectionsOf(agencyId);
  const begin = { vendor: 'jobadder', browserKey: someBrowser, settings: [] };
  expect(codes(await mutate(at(acting), 'beginConnecting', begin))).toEqual(['FORBIDDEN']);
  expect(codes(await finish(acting, back))).toEqual(['FORBIDDEN']);
  const ids = [`Integration:${connection.id}`, `ConnectionPerson:${person.id}`] as const;
  for (const [name, input] of mutations(...ids, `Recruiter:${recruiter.id}`))
    expect([name, codes(await mutate(at(acting), name, input))]).toEqual([name, ['FORBIDDEN']]);
  expect(await connectionsOf(agencyId)).toEqual(before);
});

test('access is stored in no column that can be read', async () => {
  const { admin } = await createAgencyWithAdmin(database);
  const id = await connected(at(admin), 'jobadder');
  const { accessToken, refreshToken } = await readCredentials(database, id);
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(kysely);
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['connection_credentials', 'authorizations']));
  const found = [];
  for (const { name } of tables)
    for (const secret of [accessToken, refreshToken!]) {
      // Bytes are searched as they are and, like other columns, as text. A word ends where the token ends.
      const { rows } = await sql`select from ${sql.table(name)} t
        where t::text ~ ${`\\m${secret}\\M`} or t::text like ${`%${Buffer.from(secret).toString('hex')}%`}
          or t::text like ${`%${Buffer.from(secret).toString('base64').slice(0, -2)}%`} limit 1`.execute(kysely);
      if (rows.length > 0) found.push(name);
    }
  expect(found).toEqual([]);
});

test('disconnecting forgets the access and what was read, unregisters the webhook, and keeps placements', async () => {
  const { agencyId, admin } = await createAgencyWithAdmin(database);
  const id = await startedConnection(at(admin), 'jobadder');
  const rowsOf = (table: 'connection_records' | 'connection_credentials' | 'connection_hints') =>
    kysely.selectFrom(table).selectAll().where('connection_id', '=', id).execute();
  const placements = () =>
    kysely.selectFrom('placements').selectAll().where('agency_id', '=', agencyId).orderBy('id').execute();
  const before = await placements();
  expect(before.length).toBeGreaterThan(3);
  expect((await rowsOf('connection_records')).length).toBeGreaterThan(before.length);
  const open = [...jobadder.world.placements.values()].find(({ status }) => status === 'open')!;
  const postedTo = async () => {
    const urls: string[] = [];
    jobadder.world.change(open.id, {});
    await jobadder.deliver!(async ({ url }) => urls.push(url));
    return urls.filter((url) => url.includes(id)).length;
  };
  expect(await postedTo()).toBe(1);
  expect(codes(await mutate(at(admin), 'disconnect', { connectionId: `Integration:${id}` }))).toEqual([]);
  expect(await rowsOf('connection_credentials')).toEqual([]);
  expect(await rowsOf('connection_records')).toEqual([]);
  expect(await rowsOf('connection_hints')).toEqual([]);
  expect(await placements()).toEqual(before);
  expect(await postedTo()).toBe(0);
  expect(await connectionsOf(agencyId)).toMatchObject([{ state: 'disconnected', watch_id: null, settings: {} }]);
  // A new connection may follow.
  expect(await connected(at(admin), 'jobadder')).not.toBe(id);
});

test('disconnecting revokes the access where the vendor has a way', async () => {
  const { admin } = await createAgencyWithAdmin(database, true);
  const id = await connected(at(admin), 'google');
  const credentials = await readCredentials(database, id);
  const app = { clientId: 'test-client', clientSecret: 'test-secret' };
  const google = vendorOf('google')!;
  const renewed = () => google.refresh(sendTo(google), app, credentials, now.getTime());
  expect((await renewed()).accessToken).not.toBe(credentials.accessToken);
  expect(codes(await mutate(at(admin), 'disconnect', { connectionId: `Integration:${id}` }))).toEqual([]);
  await expect(renewed()).rejects.toMatchObject({ kind: 'signedOut' });
});
