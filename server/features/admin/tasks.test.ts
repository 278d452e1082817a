import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createPanelViewers } from './admin.factories.ts';

const { database, context } = await testDatabase();
const { superAdmin, staff, recruiter } = await createPanelViewers(database);
const { pool } = database;

beforeEach(async () => void (await pool.query('delete from graphile_worker._private_jobs')));

/** Adds a task to the queue that has already had so many attempts. */
async function newTask(
  name: string,
  { attempts = 0, error = null as string | null, locked = false, runAt = 'now()' } = {},
) {
  const { rows } = await pool.query(
    `select id from graphile_worker.add_job($1, '{"secret":"not shown"}'::json, max_attempts := 12, run_at := ${runAt})`,
    [name],
  );
  await pool.query(
    `update graphile_worker._private_jobs set attempts = $2, last_error = $3,
      locked_at = case when $4 then now() end, locked_by = case when $4 then 'worker' end where id = $1`,
    [rows[0].id, attempts, error, locked],
  );
  return String(rows[0].id);
}
const failed = (name: string) => newTask(name, { attempts: 12, error: 'It broke' });
const list = async (viewer: Viewer, args = '') => {
  const text = `{ tasks${args} { edges { cursor node { id name state attempts maxAttempts lastError runAt } } pageInfo { hasNextPage endCursor } } }`;
  return (await request(context(viewer), text)).data.tasks as unknown as {
    edges: { node: { id: string; state: string; name: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
};
const idsOf = async (viewer: Viewer, args = '') => (await list(viewer, args)).edges.map(({ node }) => node.id);
const jobs = async () =>
  (await pool.query('select id::text, attempts, run_at <= now() as due from graphile_worker.jobs order by id')).rows;

describe('the list of tasks', () => {
  test('shows the state of each, but not its payload', async () => {
    await newTask('sendMail', { runAt: "now() + interval '1 day'" });
    await newTask('sendMail');
    await newTask('sendMail', { locked: true, attempts: 1 });
    await newTask('sendMail', { attempts: 3, error: 'Not now' });
    await failed('sendMail');
    const found = await list(staff);
    expect(found.edges.map(({ node }) => node.state)).toEqual(['failed', 'retrying', 'running', 'due', 'planned']);
    expect(found.edges[0]).toMatchObject({ node: { lastError: 'It broke', attempts: 12, maxAttempts: 12 } });
    expect(JSON.stringify(found)).not.toContain('not shown');
  });

  test('is filtered by state and name, and read page by page', async () => {
    const [first, , third] = [await failed('one'), await failed('two'), await failed('one')];
    await newTask('one');
    expect(await idsOf(superAdmin, '(filter: { state: "failed", name: "one" })')).toEqual([third, first]);
    const page = await list(superAdmin, '(filter: { state: "failed", name: "one" }, first: 1)');
    expect(page).toMatchObject({ pageInfo: { hasNextPage: true } });
    expect(
      await idsOf(superAdmin, `(filter: { state: "failed", name: "one" }, after: "${page.pageInfo.endCursor}")`),
    ).toEqual([first]);
    expect(await idsOf(superAdmin, '(filter: { state: "lost" })')).toEqual([]);
  });

  test('is searched by words in the name and the last error', async () => {
    const [mail, other] = [
      await failed('sendMail'),
      await newTask('forgetMails', { attempts: 1, error: 'Not réachable' }),
    ];
    expect(await idsOf(superAdmin, '(filter: { words: "send mail" })')).toEqual([mail]);
    expect(await idsOf(superAdmin, '(filter: { words: "reachable" })')).toEqual([other]);
    expect(await idsOf(superAdmin, '(filter: { words: "mail", state: "failed" })')).toEqual([mail]);
    expect(await idsOf(superAdmin, '(filter: { words: "100%" })')).toEqual([]);
  });

  test('starts with the newest or the oldest, and continues in that order', async () => {
    const [first, second, third] = [await newTask('one'), await newTask('two'), await newTask('three')];
    expect(await idsOf(superAdmin)).toEqual([third, second, first]);
    const page = await list(superAdmin, '(sort: OLDEST, first: 1)');
    expect(page).toMatchObject({ edges: [{ node: { id: first } }], pageInfo: { hasNextPage: true } });
    expect(await idsOf(superAdmin, `(sort: OLDEST, after: "${page.pageInfo.endCursor}")`)).toEqual([second, third]);
  });

  test('is empty for a recruiter and a stranger', async () => {
    await failed('sendMail');
    for (const viewer of [recruiter, stranger]) expect(await idsOf(viewer)).toEqual([]);
  });
});

describe('a task', () => {
  test('that failed runs again with all its attempts, however often somebody presses', async () => {
    const taskId = await failed('sendMail');
    const input = { taskId, clientMutationId: 'retry-it-now' };
    for (let time = 0; time < 2; time++)
      expect(await mutate(context(superAdmin), 'retryTask', input, 'taskId')).toEqual({ taskId, errors: [] });
    expect(await jobs()).toEqual([{ id: taskId, attempts: 0, due: true }]);
    const { rows } = await pool.query("select details from audit_entries where action = 'retryTask'");
    expect(rows).toEqual([{ details: { taskId, name: 'sendMail' } }]);
  });

  test('that is running is left alone', async () => {
    const taskId = await newTask('sendMail', { locked: true, attempts: 12 });
    expect(codes(await mutate(context(superAdmin), 'retryTask', { taskId }))).toEqual(['RUNNING']);
    expect(codes(await mutate(context(superAdmin), 'removeTask', { taskId }))).toEqual(['RUNNING']);
  });

  test('that has not failed keeps its time', async () => {
    const taskId = await newTask('remindInvited', { runAt: "now() + interval '1 day'" });
    expect(codes(await mutate(context(superAdmin), 'retryTask', { taskId }))).toEqual(['NOT_FAILED']);
    expect(await jobs()).toMatchObject([{ due: false }]);
  });

  test('that failed can be removed, one with attempts left cannot', async () => {
    const [gone, waits] = [await failed('sendMail'), await newTask('sendMail')];
    expect(codes(await mutate(context(superAdmin), 'removeTask', { taskId: gone }))).toEqual([]);
    expect(codes(await mutate(context(superAdmin), 'removeTask', { taskId: gone }))).toEqual(['NOT_FOUND']);
    expect(codes(await mutate(context(superAdmin), 'removeTask', { taskId: waits }))).toEqual(['NOT_FAILED']);
    expect(await jobs()).toMatchObject([{ id: waits }]);
  });

  test.each(['', 'x', '1; drop', '99999999999999999999'])('with the id %j does not exist', async (taskId) => {
    expect((await mutate(context(superAdmin), 'retryTask', { taskId })).errors).toMatchObject([{ field: 'taskId' }]);
  });

  test('cannot be restarted or removed by staff, who only read, or by others, who find nothing', async () => {
    const taskId = await failed('sendMail');
    for (const [viewer, code] of [
      [staff, 'staff_read_only'],
      [recruiter, 'NOT_FOUND'],
      [stranger, 'NOT_FOUND'],
    ] as const) {
      expect(codes(await mutate(context(viewer), 'retryTask', { taskId }))).toEqual([code]);
      expect(codes(await mutate(context(viewer), 'removeTask', { taskId }))).toEqual([code]);
      expect(codes(await mutate(context(viewer), 'retryFailedTasks', { name: 'sendMail' }))).toEqual([code]);
    }
    expect(await jobs()).toEqual([{ id: taskId, attempts: 12, due: true }]);
  });
});

test('all failed tasks of a name run again, and no others', async () => {
  const [one, two, other] = [await failed('one'), await failed('one'), await failed('two')];
  expect(await mutate(context(superAdmin), 'retryFailedTasks', { name: 'one' }, 'count')).toMatchObject({ count: 2 });
  expect(await mutate(context(superAdmin), 'retryFailedTasks', { name: 'one' }, 'count')).toMatchObject({ count: 0 });
  expect(await jobs()).toMatchObject([
    { id: one, attempts: 0 },
    { id: two, attempts: 0 },
    { id: other, attempts: 12 },
  ]);
});
