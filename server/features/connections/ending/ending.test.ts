import '#server/features/index.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { useFakes } from '#server/integrations/testing/use-fakes.ts';
import { system } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { connect, goAndAllow, someBrowser } from '../testing/connecting.ts';
import { warnOfEndingAccess } from './ending.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
let now = new Date();
const { linkedin } = await useFakes({ now: () => now.getTime() });
const day = 86_400_000;
const start = now.getTime();
const onDay = (days: number) => {
  now = new Date(start + days * day);
};
const warn = () => warnOfEndingAccess.run(context(system, now), {});
const notices = async (userId: string | null) =>
  (await kysely.selectFrom('notices').select('kind').where('user_id', '=', userId).orderBy('at').execute()).map(
    ({ kind }) => kind,
  );
const rowOf = (userId: string | null) =>
  kysely.selectFrom('connections').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();

test("a person's own account is live at once, and nothing is synced", async () => {
  const { viewer } = await createRecruiterWithLogin(database);
  const connected = await connect(context(viewer, now), 'linkedin');
  expect(connected).toMatchObject({ errors: [], connection: { state: 'live', accountName: 'Robin Test' } });
  const { id, ...row } = await rowOf(viewer.userId);
  expect(row).toMatchObject({ user_id: viewer.userId, next_sync_at: null });
  const { rows } = await database.pool.query(
    "select from graphile_worker.jobs where task_identifier = 'syncConnection'",
  );
  expect(rows).toEqual([]);
  for (const act of ['syncNow', 'pauseConnection', 'startSync'])
    expect(codes(await mutate(context(viewer, now), act, { connectionId: `Integration:${id}` }))).toEqual(['STATE']);
  await doTasks(context(system, now), now);
  expect(await rowOf(viewer.userId)).toMatchObject({ state: 'live', next_sync_at: null });
  expect(codes(await mutate(context(viewer, now), 'disconnect', { connectionId: `Integration:${id}` }))).toEqual([]);
  const left = await kysely.selectFrom('connection_credentials').select('connection_id').execute();
  expect(left).toEqual([]);
});

test('another account than before is refused, and so is another person who comes back', async () => {
  const { viewer } = await createRecruiterWithLogin(database);
  const { viewer: other } = await createRecruiterWithLogin(database);
  await connect(context(viewer, now), 'linkedin');
  linkedin.member = { sub: 'member-2', name: 'Kim Test', email: null };
  expect(codes(await connect(context(viewer, now), 'linkedin'))).toEqual(['OTHER_ACCOUNT']);
  linkedin.member = { sub: 'member-1', name: 'Robin Test', email: null };
  const { state, code } = await goAndAllow(context(viewer, now), 'linkedin');
  const input = { vendor: 'linkedin', browserKey: someBrowser, state, code };
  expect(codes(await mutate(context(other, now), 'finishConnecting', input))).toEqual(['EXPIRED']);
});

test('a person is told once in the last week, and the connection stops at the end', async () => {
  const { viewer } = await createRecruiterWithLogin(database);
  await connect(context(viewer, now), 'linkedin');
  onDay(52);
  await warn();
  expect(await notices(viewer.userId)).toEqual([]);
  onDay(54);
  await warn();
  await warn();
  onDay(55);
  await warn();
  expect(await notices(viewer.userId)).toEqual(['accessEnding']);
  expect(await rowOf(viewer.userId)).toMatchObject({ state: 'live' });
  onDay(60.1);
  await warn();
  await warn();
  expect(await notices(viewer.userId)).toEqual(['accessEnding', 'connectionStopped']);
  expect(await rowOf(viewer.userId)).toMatchObject({ state: 'needs_attention', next_sync_at: null });

  await connect(context(viewer, now), 'linkedin');
  expect(await rowOf(viewer.userId)).toMatchObject({ state: 'live', problem: null });
  await warn();
  expect(await notices(viewer.userId)).toHaveLength(2);
  onDay(60.1 + 54);
  await warn();
  expect(await notices(viewer.userId)).toEqual(['accessEnding', 'connectionStopped', 'accessEnding']);
});
