import { pipeline } from 'node:stream/promises';
import { from } from 'pg-copy-streams';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { Fields, type Kind, writers } from './fields.ts';

const { database } = await testDatabase({ empty: true });

/** Copies values into a column of their type and returns how Postgres prints each. */
async function copied(kind: Kind, values: readonly unknown[]): Promise<(string | null)[]> {
  const fields = new Fields();
  for (const [at, value] of values.entries()) {
    fields.row(2);
    fields.field(writers.integer, at);
    fields.field(writers[kind], value);
  }
  const client = await database.pool.connect();
  try {
    await client.query(`create temp table copied (at integer, value ${kind}); set time zone 'UTC'`);
    const bytes = Buffer.from(fields.ended());
    await pipeline([bytes], client.query(from('copy copied from stdin (format binary)')));
    const { rows } = await client.query<{ text: string | null }>('select value::text as text from copied order by at');
    return rows.map(({ text }) => text);
  } finally {
    client.release(true);
  }
}

test("a missing value is null, whatever the column's type", async () => {
  expect(await copied('text', [null, undefined, ''])).toEqual([null, null, '']);
  expect(await copied('timestamp with time zone', [null])).toEqual([null]);
});

test('texts keep every character, and may exceed the initial buffer', async () => {
  const texts = ['tab\t, line\n, \\N', 'Ωmega 𠮷子 👍🏽', '界'.repeat(70_000)];
  expect(await copied('text', texts)).toEqual(texts);
});

test('numbers keep their decimals', async () => {
  expect(await copied('integer', [0, 5, -1, 2 ** 31 - 1])).toEqual(['0', '5', '-1', '2147483647']);
  const weights = [0, 1, 0.7, 0.95, 12.0305, 9999];
  expect(await copied('numeric', weights)).toEqual(weights.map(String));
});

test('dates and times survive on both sides of 2000', async () => {
  const days = ['2026-11-01', '2000-01-01', '1999-12-31', '2024-02-29'];
  expect(await copied('date', days)).toEqual(days);
  const moments = ['2026-11-01 09:30:00.123+00', '2000-01-01 00:00:00+00', '1999-12-31 23:59:59.999+00'];
  expect(
    await copied(
      'timestamp with time zone',
      moments.map((moment) => new Date(moment)),
    ),
  ).toEqual(moments);
});

test('ids, hashes, booleans, lists and objects survive', async () => {
  const id = '019a3f00-0123-7abc-9def-00000f00ba12';
  expect(await copied('uuid', [id])).toEqual([id]);
  expect(await copied('bytea', [Buffer.from('00ff5c0a', 'hex')])).toEqual(['\\x00ff5c0a']);
  expect(await copied('boolean', [true, false])).toEqual(['true', 'false']);
  expect(await copied('text[]', [[], ['a "b"', 'Ω'], ['']])).toEqual(['{}', '{"a \\"b\\"",Ω}', '{""}']);
  expect(await copied('jsonb', [{}, { how: 5, why: null }])).toEqual(['{}', '{"how": 5, "why": null}']);
});
