import pg from 'pg';
import { expect, test } from 'vitest';
import { isDeep, sample } from '#server/testing/tiers.ts';
import { withDatabase } from '../address.ts';
import { testDatabase } from '../testing/database.ts';
import { fillDatabase, type Tell } from './fill.ts';
import { requireEmpty } from './target.ts';
import { dropUnfinished, requireWhole } from './unfinished.ts';

const wishes = { recruiters: 30, reviews: 60, seed: 7, tenantShare: 0.3, asOf: new Date('2026-11-01T00:00Z') };

const { connectionString: beside } = await testDatabase({ empty: true });

/** A migrated database with a name that may be filled. */
async function loadDatabase(): Promise<{ name: string; connectionString: string }> {
  const { connectionString, database } = await testDatabase();
  await database.close();
  const old = new pg.Client({ connectionString }).database!;
  const name = old.replace('test_', 'plaudit_load_');
  await on(beside, `alter database ${old} rename to ${name}`);
  return { name, connectionString: withDatabase(beside, name) };
}

async function on<Row extends pg.QueryResultRow>(connectionString: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const isThere = async (name: string) =>
  (await on(beside, `select from pg_database where datname = '${name}'`)).length === 1;

/** Reports nothing, and fails at a step. */
const failingAt =
  (begin: RegExp): Tell =>
  (step) => {
    if (begin.test(step)) throw new Error('Stopped here');
  };

const stops: readonly [string, RegExp][] = [
  ['while rows are copied', /rows, .* a second/],
  ['while keys come back', /^indexes and keys/],
  ['in the last step', /^search/],
];

test.each(sample(stops, 1, 'half a world'))(
  'half a world says so, is neither filled nor checked, and is dropped: stopped %s',
  async (_, step) => {
    const { name, connectionString } = await loadDatabase();
    await expect(fillDatabase(connectionString, wishes, failingAt(step))).rejects.toThrow('Stopped here');

    await expect(requireWhole(connectionString)).rejects.toThrow(`${name} was not filled to its end`);
    await expect(requireEmpty(connectionString)).rejects.toThrow(`${name} was not filled to its end`);

    await dropUnfinished(beside, name);
    expect(await isThere(name)).toBe(false);
  },
);

// Postgres waits five seconds for somebody to leave.
test.runIf(isDeep)(
  'half a world that somebody is in is left alone, since he may be filling it',
  async () => {
    const { name, connectionString } = await loadDatabase();
    await expect(fillDatabase(connectionString, wishes, failingAt(/^statistics/))).rejects.toThrow('Stopped here');
    const filling = new pg.Client({ connectionString });
    await filling.connect();

    await expect(dropUnfinished(beside, name)).rejects.toThrow('is being filled now');
    expect(await isThere(name)).toBe(true);

    await filling.end();
    await dropUnfinished(beside, name);
    expect(await isThere(name)).toBe(false);
  },
  30_000,
);

test('a complete world, an empty database and a missing one are left alone', async () => {
  const whole = await loadDatabase();
  await requireWhole(whole.connectionString);
  await requireEmpty(whole.connectionString);
  await dropUnfinished(beside, whole.name);
  expect(await isThere(whole.name)).toBe(true);

  await fillDatabase(whole.connectionString, wishes, () => undefined);
  await requireWhole(whole.connectionString);
  await dropUnfinished(beside, whole.name);
  expect(await on(whole.connectionString, 'select count(*)::int from reviews')).toEqual([{ count: 60 }]);

  await dropUnfinished(beside, 'plaudit_load_nowhere');
  await on(beside, `drop database ${whole.name}`);
});
