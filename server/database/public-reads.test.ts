import pg from 'pg';
import { expect, test } from 'vitest';
import type { Database } from './database.ts';
import { PublicReads, readPublic } from './public-reads.ts';
import { testDatabase } from './testing/database.ts';

const primary = {} as Database;
const onReplica = {} as Database;

/** Reads twice while the replica fails with this error. Returns which databases were read, and whether it was lost. */
async function readWhere(failure: Error, staysOnPrimary = false) {
  const readFrom: string[] = [];
  let isLost = false;
  const lose = () => {
    isLost = true;
  };
  const publicReads = new PublicReads({ database: onReplica, knownUpTo: () => 1, lose }, staysOnPrimary);
  const readOnce = async (database: Database) => {
    readFrom.push(database === primary ? 'primary' : 'replica');
    if (database === onReplica) throw failure;
    return 'answer';
  };
  const read = () => readPublic({ database: primary, publicReads }, readOnce);
  const answers = [await read(), await read()];
  return { answers, readFrom, isLost };
}

/** The error of a pool whose connections are all in use. */
async function failureOfWaiting(): Promise<Error> {
  const { pool } = (await testDatabase()).database;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  pool.options.connectionTimeoutMillis = 1;
  const failure = await pool.connect().then(
    () => new Error('There was one'),
    (error: Error) => error,
  );
  for (const client of held) client.release();
  return failure;
}

const refused = (code: string) => Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });

test.each([
  ['a statement that is in the way of its replay', refused('40001')],
  ['one that takes too long', refused('57014')],
  ['one that it refuses because it writes', refused('25006')],
  ['a column that it does not have yet', refused('42703')],
  ['what waited too long for one of our connections', await failureOfWaiting()],
])(
  '%s is asked of the primary, as is the rest of that request; others still go to the replica',
  async (_why, failure) => {
    expect(await readWhere(failure)).toEqual({
      readFrom: ['replica', 'primary', 'primary'],
      isLost: false,
      answers: ['answer', 'answer'],
    });
  },
);

test.each([
  ['stops', refused('57P01')],
  ['starts', refused('57P03')],
  ['has no connections left', refused('53300')],
  ['is not reached', new Error('connect ECONNREFUSED')],
])('a server that %s is given up until it has been seen again', async (_why, failure) => {
  expect(await readWhere(failure)).toMatchObject({ isLost: true, answers: ['answer', 'answer'] });
});

test('an invalid value refused by the replica is not tried on the primary', async () => {
  await expect(readWhere(refused('22P02'))).rejects.toMatchObject({ code: '22P02' });
});

test('people who wrote recently are not answered by the replica', async () => {
  expect(await readWhere(new Error('never asked'), true)).toMatchObject({ readFrom: ['primary', 'primary'] });
});
