import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/database/database.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { refuseLongScans } from './long-scans.ts';
import { statementsOf } from './statements.ts';

const { connectionString } = await testDatabase({ empty: true });
// What was read is told by the connection that has read it.
const database = connect(connectionString, 1);
afterAll(() => database.close());
const ask = (text: string) => database.pool.query(text);

beforeAll(async () => {
  for (const [table, rows] of [
    ['long_list', 20_000],
    ['short_list', 100],
  ])
    await ask(`create table ${table} as select n as id from generate_series(1, ${rows}) n; analyze ${table}`);
});

test('whoever reads a long table from end to end is told which', async () => {
  await expect(refuseLongScans(database, () => ask('select count(*) from long_list'))).rejects.toThrow(
    'Read from end to end: long_list',
  );
});

test('a short one may be read so, and what was asked comes back', async () => {
  const { rows } = await refuseLongScans(database, () => ask('select count(*)::int as count from short_list'));
  expect(rows).toEqual([{ count: 100 }]);
});

test('what is asked meanwhile is listed without the statements that watch', async () => {
  const statements = await refuseLongScans(database, () =>
    statementsOf(async () => {
      await database.pool.query('select $1::int', [7]);
      await ask('select 2');
    }),
  );
  expect(statements).toEqual([
    { text: 'select $1::int', values: [7] },
    { text: 'select 2', values: [] },
  ]);
});
