import '#server/features/index.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { connectionUrl } from '#common/urls.ts';
import type { Trouble } from '#integrations/core/fake/fake.ts';
import { watchCheckpoints } from '#server/commands/checkpoints.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes } from '#server/graphql/testing/request.ts';
import { keepCredentials, readCredentials } from '#server/integrations/credentials.ts';
import { atsOf } from '#server/integrations/registry.ts';
import { openSession } from '#server/integrations/session.ts';
import { useFakes } from '#server/integrations/testing/use-fakes.ts';
import { system, type Viewer } from '#server/session/viewer.ts';
import { connect } from '../testing/connecting.ts';
import { connected, createAgencyWithAdmin, matchAllAndStart, startedConnection, syncOnce } from '../testing/started.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
let now = new Date();
const { jobadder } = await useFakes({ now: () => now.getTime() });
const { world, troubles } = jobadder;
const vendor = atsOf('jobadder');
const at = (viewer: Viewer) => context(viewer, now);
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const minutesFromNow = (time: Date | null) => time && (time.getTime() - now.getTime()) / 60_000;
afterEach(() => {
  vi.restoreAllMocks();
  watchCheckpoints(() => {});
  troubles.length = 0;
});

const sync = (id: string) => syncOnce(at(system), id);
const rowOf = (id: string) =>
  kysely.selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const placementsOf = (agencyId: string) =>
  kysely.selectFrom('placements').selectAll().where('agency_id', '=', agencyId).orderBy('external_id').execute();
const logOf = async (id: string) => {
  const rows = await kysely
    .selectFrom('connection_events')
    .select(['kind', 'details'])
    .where('connection_id', '=', id)
    .orderBy('at')
    .execute();
  return rows.map(({ kind, details }) => [kind, (details as { problem?: string }).problem ?? null]);
};

/** A live connection at whose vendor a placement was added that hasn't been read yet. */
async function withNews() {
  const agency = await createAgencyWithAdmin(database);
  const id = await startedConnection(at(agency.admin), 'jobadder');
  const before = await placementsOf(agency.agencyId);
  later(20);
  const news = world.addPlacement({ ownerId: 1 });
  later(5);
  const ids = async () => (await placementsOf(agency.agencyId)).map(({ external_id }) => external_id!);
  const hasNews = async () => (await ids()).filter((one) => one.endsWith(`:${news.id}`)).length === 1;
  return { ...agency, id, before, hasNews };
}

/** Troubles, where they happen, and what the log says then. */
const cases: [Trouble, string, string, string][] = [
  [{ kind: 'limited', retryAfter: 1800 }, 'v2/placements', 'limited', 'It asked us to wait.'],
  [{ kind: 'fault' }, 'v2/placements', 'down', 'A fault on their side (status 500) at the list of placements.'],
  [{ kind: 'html' }, 'v2/placements', 'unreadable', "The answer (status 200) isn't JSON."],
  [{ kind: 'half' }, 'v2/placements', 'down', 'The answer broke off.'],
  [{ kind: 'cut' }, 'v2/placements', 'down', 'The connection failed.'],
  [{ kind: 'fault' }, 'v2/jobs', 'down', 'A fault on their side (status 500) at the job.'],
  [{ kind: 'half' }, 'placements/deleted', 'down', 'The answer broke off.'],
];

test.each(cases)('%j at %s is noted as %s, and the next sync goes on', async (trouble, where, kind, words) => {
  const { agencyId, id, before, hasNews } = await withNews();
  const other = await startedConnection(at((await createAgencyWithAdmin(database)).admin), 'jobadder');
  troubles.push({ trouble, where });
  await sync(id);
  expect(troubles).toEqual([]);
  const row = await rowOf(id);
  expect(row).toMatchObject({ state: 'live', problem_kind: kind, problem: words, failures: 1 });
  expect(minutesFromNow(row.next_sync_at)).toBe(trouble.kind === 'limited' ? 30 : 2);
  expect((await logOf(id)).at(-1)).toEqual(['problem', words]);
  if (where !== 'placements/deleted') expect(await placementsOf(agencyId)).toEqual(before);
  expect((await placementsOf(agencyId)).slice(0, before.length)).toEqual(before);
  await sync(other);
  expect(await rowOf(other)).toMatchObject({ state: 'live', problem: null, failures: 0 });
  later(30);
  await sync(id);
  expect(await rowOf(id)).toMatchObject({ state: 'live', problem: null, problem_kind: null, failures: 0, page: null });
  expect(await hasNews()).toBe(true);
});

test('a slow answer is waited for, and one that takes too long is a problem that passes', async () => {
  const { id, hasNews } = await withNews();
  troubles.push({ trouble: { kind: 'slow', milliseconds: 100 }, where: 'v2/placements' });
  await sync(id);
  expect(await rowOf(id)).toMatchObject({ state: 'live', problem: null });
  expect(await hasNews()).toBe(true);
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout.call(AbortSignal, milliseconds / 300));
  troubles.push({ trouble: { kind: 'slow', milliseconds: 400 }, where: 'v2/placements' });
  await sync(id);
  expect(await rowOf(id)).toMatchObject({
    state: 'live',
    problem_kind: 'down',
    problem: 'No answer within 30 seconds.',
  });
  vi.restoreAllMocks();
  await sync(id);
  expect(await rowOf(id)).toMatchObject({ state: 'live', problem: null, failures: 0 });
});

test.each([
  ['html', 3],
  ['fault', 12],
] as const)(
  'after %s %i times in a row the admins are told once, and a sync that works makes it live',
  async (kind, times) => {
    const { id, hasNews, user } = await withNews();
    const noticesOf = () => kysely.selectFrom('notices').select('kind').where('user_id', '=', user.id).execute();
    for (let time = 1; time <= times + 1; time += 1) {
      troubles.push({ trouble: { kind }, where: 'v2/placements' });
      await sync(id);
      expect((await rowOf(id)).state).toBe(time < times ? 'live' : 'needs_attention');
      expect(await noticesOf()).toHaveLength(time < times ? 0 : 1);
      later(60);
    }
    await sync(id);
    expect(await rowOf(id)).toMatchObject({ state: 'live', problem: null, failures: 0 });
    expect(await hasNews()).toBe(true);
    expect((await logOf(id)).filter(([event]) => event === 'stopped')).toHaveLength(1);
  },
);

test('a first reading that failed for long is read to its end, and can then be started', async () => {
  const { agencyId, admin } = await createAgencyWithAdmin(database);
  const id = await connected(at(admin), 'jobadder');
  for (let time = 0; time < 3; time += 1) {
    troubles.push({ trouble: { kind: 'html' }, where: 'v2/placements' });
    await sync(id);
    later(10);
  }
  expect((await rowOf(id)).state).toBe('needs_attention');
  await sync(id);
  expect(await rowOf(id)).toMatchObject({ state: 'connecting', problem: null });
  expect((await rowOf(id)).read_at).not.toBeNull();
  expect(await placementsOf(agencyId)).toEqual([]);
  await matchAllAndStart(at(admin), id);
  await sync(id);
  expect((await placementsOf(agencyId)).length).toBeGreaterThan(3);
});

test('two sessions whose access has expired renew it once', async () => {
  const { admin } = await createAgencyWithAdmin(database);
  const id = await connected(at(admin), 'jobadder');
  const before = await readCredentials(database, id);
  jobadder.expireTokens();
  const open = () => openSession(at(system), { vendor, connectionId: id, callsToday: 0 });
  const sessions = [await open(), await open()];
  const read = await Promise.all(sessions.map((session) => vendor.listUsers(session)));
  expect(read[0]!.length).toBeGreaterThan(3);
  expect(read[1]).toEqual(read[0]);
  const after = await readCredentials(database, id);
  expect(sessions.map((session) => session.credentials())).toEqual([after, after]);
  // The test server numbers its tokens: a refresh takes two numbers.
  const numberOf = ({ refreshToken }: { refreshToken: string | null }) => Number(/\d+$/.exec(refreshToken!)![0]);
  expect(numberOf(after) - numberOf(before)).toBe(2);
});

test('two syncs at the same time, with expired access, add a placement once', async () => {
  const { id, agencyId, before, hasNews } = await withNews();
  jobadder.expireTokens();
  await Promise.all([sync(id), sync(id)]);
  expect(await hasNews()).toBe(true);
  expect(await placementsOf(agencyId)).toHaveLength(before.length + 1);
  expect(await rowOf(id)).toMatchObject({ state: 'live', problem: null, page: null, window_to: null });
});

test.each(['https://jobadder.com.elsewhere.example/v2', 'https://127.0.0.1/v2', 'http://api.jobadder.com/v2'])(
  'an account whose address is %s is not called',
  async (api) => {
    const { id, agencyId, before } = await withNews();
    const credentials = await readCredentials(database, id);
    await kysely.transaction().execute((tx) => keepCredentials(tx, id, { ...credentials, api }, now));
    const { calls } = await rowOf(id);
    await sync(id);
    expect(await rowOf(id)).toMatchObject({
      ...{ problem_kind: 'unreadable', problem: "The account's address isn't one of JobAdder's.", calls },
    });
    expect(await placementsOf(agencyId)).toEqual(before);
  },
);

test('access that is revoked in the middle of paging stops the sync, tells the admins, and goes on once they connect again', async () => {
  const agency = await createAgencyWithAdmin(database);
  const { agencyId, admin } = agency;
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
  const second = await createRecruiterWithLogin(database, { agency_id: agencyId, roles });
  const colleague = await createRecruiterWithLogin(database, { agency_id: agencyId });
  const id = await startedConnection(at(admin), 'jobadder');
  const before = await placementsOf(agencyId);
  later(20);
  world.fill(450);
  for (const one of world.placements.values()) world.change(one.id, {});
  later(5);
  let commits = 0;
  watchCheckpoints((checkpoint) => {
    // The first is the beginning of the window, the second keeps its first page.
    if (checkpoint === 'command:after-commit' && ++commits === 2) jobadder.revokeTokens();
  });
  await sync(id);
  watchCheckpoints(() => {});
  const stopped = await rowOf(id);
  expect(stopped).toMatchObject({ state: 'needs_attention', problem_kind: 'signedOut', next_sync_at: null });
  expect(JSON.parse(stopped.page!)).toMatchObject({ offset: 200 });
  const kept = await placementsOf(agencyId);
  expect(kept.length).toBeGreaterThan(before.length);
  expect(kept.length).toBeLessThan(before.length + 200);
  expect((await logOf(id)).at(-1)).toEqual(['stopped', stopped.problem]);
  const notices = () =>
    kysely
      .selectFrom('notices')
      .select(['user_id', 'kind', 'path'])
      .where('kind', '=', 'connectionStopped')
      .where('user_id', 'in', [agency.user.id, second.user.id, colleague.user.id])
      .orderBy('user_id')
      .execute();
  const told = [agency.user.id, second.user.id].toSorted();
  const expected = told.map((user_id) => ({ user_id, kind: 'connectionStopped', path: connectionUrl('jobadder') }));
  expect(await notices()).toEqual(expected);

  later(60);
  await sync(id);
  expect(await rowOf(id)).toEqual(stopped);
  expect(await placementsOf(agencyId)).toEqual(kept);
  expect(await notices()).toEqual(expected);

  expect(codes(await connect(at(admin), 'jobadder'))).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ state: 'live', page: stopped.page, window_to: stopped.window_to });
  await sync(id);
  expect(await rowOf(id)).toMatchObject({ state: 'live', problem: null, page: null, window_to: null });
  expect(await placementsOf(agencyId)).toHaveLength(before.length + 450);
});
