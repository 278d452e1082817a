import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/database/database.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { refuseLongScans } from './long-scans.ts';
import { statementsOf } from './statements.ts';

const { connectionString } = await testDatabase({ empty: true });
// Only the connection that read reports what was read.
const database = connect(connectionString, 1);
afterAll(() => database.close());
const run = (text: string) => database.pool.query(text);

beforeAll(async () => {
  for (const [table, rows] of [
    ['long_list', 20_000],
    ['short_list', 100],
  ])
    await run(`create table ${table} as select n as id from generate_series(1, ${rows}) n; analyze ${table}`);
});

test('scanning a long table is reported by name', async () => {
  await expect(refuseLongScans(database, () => run('select count(*) from long_list'))).rejects.toThrow(
    'Read from end to end: long_list',
  );
});

test('scanning a short table is fine, and the result is returned', async () => {
  const { rows } = await refuseLongScans(database, () => run('select count(*)::int as count from short_list'));
  expect(rows).toEqual([{ count: 100 }]);
});

test('statements are listed without the watching ones', async () => {
  const statements = await refuseLongScans(database, () =>
    statementsOf(async () => {
      await database.pool.query('select $1::int', [7]);
      await run('select 2');
    }),
  );
  expect(statements).toEqual([
    { text: 'select $1::int', values: [7] },
    { text: 'select 2', values: [] },
  ]);
});
