import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nature } from '#server/commands/context.ts';
import { connect, type Database } from '#server/database/database.ts';
import { fillDatabase } from '#server/database/load/fill.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { scannedBetween, touched } from '#server/database/testing/touched.ts';
import { stranger } from '#server/session/viewer.ts';
import { hotReads, type Read, type Subjects, subjectsOf } from './testing/hot-reads.ts';
import { readsAroundWrites } from './testing/reads-around-writes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

/** The 8 kB blocks a read may touch in this world. Exceeding a budget needs a reason, and a change to that file. */
const file = 'server/graphql/buffers.json';
const budgets: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'buffers.json'), 'utf8'),
);

/** No table is larger than Postgres's statistics sample, so its statistics are not a matter of luck. */
const world = { recruiters: 1000, reviews: 10_000, seed: 1, tenantShare: 0.3, asOf: new Date('2026-11-01') };
/** From this many rows on, a table must not be scanned. */
const long = 5000;

/** Where most rows match, Postgres scans the table until it has the 1,001 that are counted. */
const mayReadWhole: Readonly<Record<string, readonly string[]>> = {
  'lists of the 30 % agency: counts of their tabs': ['reviews'],
};

const { connectionString } = await testDatabase();
let database: Database;
let subjects: Subjects;
let reads: Readonly<Record<string, Read>>;

const context = () => ({
  database,
  viewer: stranger,
  nature: { ...nature, now: () => world.asOf },
  requestId: 'test',
});

beforeAll(async () => {
  database = connect(connectionString, 1);
  await fillDatabase(connectionString, world, () => undefined);
  subjects = await subjectsOf(database);
  reads = { ...hotReads, ...(await readsAroundWrites(context(), subjects)) };
  // Autovacuum would otherwise work while we count.
  const { rows } = await database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of rows) await database.pool.query(`alter table ${name} set (autovacuum_enabled = off)`);
  await database.pool.query('vacuum (freeze, analyze)');
});
afterAll(() => database.close());

/** Blocks touched by the cheapest of several equal rounds, and the long tables it scans. */
async function costOf(read: Read): Promise<{ buffers: number; scanned: string[] }> {
  // Plans of prepared statements settle after five runs.
  for (let warm = 0; warm < 6; warm++) await read(context(), subjects);
  const rounds = [];
  // Another connection may report in one of them what it read earlier.
  for (let round = 0; round < 3; round++) {
    const before = await touched(database, long);
    await read(context(), subjects);
    const after = await touched(database, long);
    rounds.push({ buffers: after.buffers - before.buffers, scanned: scannedBetween(before, after) });
  }
  return rounds.toSorted((one, other) => one.buffers - other.buffers)[0]!;
}

test('every hot read has a budget, and every budget a read', () => {
  expect(Object.keys(budgets)).toEqual(Object.keys(reads));
});

test.each(Object.entries(budgets))('%s: at most %i blocks, and no scan of a long table', async (name, budget) => {
  const { buffers, scanned } = await costOf(reads[name]!);
  expect(scanned.filter((table) => !mayReadWhole[name]?.includes(table))).toEqual([]);
  expect(buffers, `blocks; the budget is in ${file}`).toBeLessThanOrEqual(budget);
});
