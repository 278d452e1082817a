import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { nature } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { addJobs } from '#server/tasks/enqueue.ts';
import '#server/features/index.ts';
import { clockRoutes } from './clock.http.ts';
import { followClock, moveClock, readClock } from './clock.ts';

const { database, connectionString } = await testDatabase();
const app = fastify().decorate('database', database);
await app.register(formbody);
await app.register(clockRoutes);

const day = 86_400_000;
const ahead = () => nature.now().getTime() - Date.now();
afterEach(async () => {
  await moveClock(database, 0);
  await database.pool.query('delete from graphile_worker._private_jobs');
});

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/dev/clock',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });
const enqueue = (name: string, runAt: Date) =>
  database.kysely
    .transaction()
    .execute((tx) => addJobs(tx, [{ name, payload: {}, maxAttempts: 1, runAt, after: null, key: null, queue: null }]));
/** Days from the machine's time until each waiting task, by name. */
async function waiting(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ name: string; days: number }>(
    `select t.identifier as name, round(extract(epoch from run_at - now()) / 8640)::int / 10.0 as days
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier like 'probe%'`,
  );
  return Object.fromEntries(rows.map(({ name, days }) => [name, Number(days)]));
}

describe('the clock', () => {
  test("goes ahead, and back to the machine's time", async () => {
    expect((await post('days=4')).statusCode).toBe(303);
    expect(ahead()).toBeCloseTo(4 * day, -3);
    await post('hours=2&minutes=30');
    expect(ahead()).toBeCloseTo(4 * day + 2.5 * 3_600_000, -3);
    await post('reset=1');
    expect(ahead()).toBe(0);
  });

  test('goes to a chosen time, but not to an earlier one', async () => {
    const inAWeek = new Date(Date.now() + 7 * day).toISOString();
    expect((await post(`to=${inAWeek}`)).statusCode).toBe(303);
    expect(ahead()).toBeCloseTo(7 * day, -3);
    for (const wrong of [`to=${new Date().toISOString()}`, 'days=-1', 'days=soon', '', 'to=yesterday'])
      expect((await post(wrong)).statusCode).toBe(400);
    expect(ahead()).toBeCloseTo(7 * day, -3);
  });

  test('is not moved by a form on another site', async () => {
    expect((await post('days=4', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
    expect(ahead()).toBe(0);
  });

  test('is shown as a page and as data', async () => {
    await post('days=1');
    const { body, headers } = await app.inject('/dev/clock');
    expect(body).toContain('1 day ahead of this machine');
    expect(headers['cache-control']).toBe('no-store');
    expect((await app.inject('/dev/clock.json')).json()).toMatchObject({ ahead: day });
  });

  test('is the same in all processes, including ones that start later or read it before a task', async () => {
    const stop = await followClock(database, connectionString);
    await database.pool.query("select pg_notify('clock', $1)", [String(3 * day)]);
    await vi.waitFor(() => expect(ahead()).toBeCloseTo(3 * day, -3));
    await readClock(database);
    expect(ahead()).toBe(0);
    await stop();
  });
});

describe('tasks', () => {
  test('that are waiting come closer, keep their distance when the clock goes back, and stay due once due', async () => {
    await enqueue('probe-later', new Date(Date.now() + 10 * day));
    await moveClock(database, 4 * day);
    expect(await waiting()).toEqual({ 'probe-later': 6 });
    await enqueue('probe-new', new Date(nature.now().getTime() + 5 * day));
    expect(await waiting()).toEqual({ 'probe-later': 6, 'probe-new': 5 });
    await moveClock(database, 9 * day);
    expect(await waiting()).toEqual({ 'probe-later': 1, 'probe-new': 0 });
    await enqueue('probe-due', nature.now());
    await moveClock(database, 0);
    expect(await waiting()).toEqual({ 'probe-later': 10, 'probe-new': expect.any(Number), 'probe-due': 0 });
  });

  test('that run on a schedule run when the clock goes ahead', async () => {
    await moveClock(database, day);
    const { rows } = await database.pool.query(
      "select 1 from graphile_worker.jobs where key = 'clock ageScores' and run_at <= now()",
    );
    expect(rows).toHaveLength(1);
  });
});
