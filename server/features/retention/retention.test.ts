import { expect, test } from 'vitest';
import { uuidv7 } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { sweepExpired } from './retention.tasks.ts';

const { database, context } = await testDatabase();

test('what has served its time goes, the rest stays, and a second run changes nothing', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const failures = ['2026-11-21T11:00:00Z', '2026-11-20T11:00:00Z', '2026-10-01T00:00:00Z'];
  await database.kysely
    .insertInto('login_failures')
    .values(failures.map((failed_at) => ({ id: uuidv7(Date.now()), subject: Buffer.alloc(32), failed_at })))
    .execute();
  for (let run = 0; run < 2; run++) {
    await sweepExpired.run(context(undefined, now), {});
    const left = await database.kysely.selectFrom('login_failures').select('failed_at').execute();
    expect(left.map((row) => row.failed_at.toISOString())).toEqual(['2026-11-21T11:00:00.000Z']);
  }
});
