import { expect, test } from 'vitest';
import { uuidv7 } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser } from '#server/features/accounts/accounts.factories.ts';
import { createReport } from '#server/features/joining/enquiries/enquiries.factories.ts';
import { createAgency } from '#server/features/profiles/profiles.factories.ts';
import { sweepExpired } from './retention.tasks.ts';

const { database, context } = await testDatabase();

test('expired rows are deleted, the others stay, and a second run changes nothing', async () => {
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

test('solved captchas are deleted a day after they could last be used, mailed links after thirty', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const user_id = (await createUser(database)).id;
  for (const hours of [23, 25])
    await database.kysely
      .insertInto('used_captchas')
      .values({ nonce: `captcha of ${hours} hours`, expires_at: hoursAgo(hours) })
      .execute();
  for (const days of [29, 31])
    await database.kysely
      .insertInto('account_links')
      .values({
        token_hash: Buffer.alloc(32, days),
        user_id,
        purpose: 'sign_in',
        created_at: hoursAgo(days * 24 + 1),
        expires_at: hoursAgo(days * 24),
      })
      .execute();
  await sweepExpired.run(context(undefined, now), {});
  const captchas = await database.kysely.selectFrom('used_captchas').select('nonce').execute();
  expect(captchas).toEqual([{ nonce: 'captcha of 23 hours' }]);
  const links = await database.kysely.selectFrom('account_links').select('token_hash').execute();
  expect(links).toEqual([{ token_hash: Buffer.alloc(32, 29) }]);
});

test('profile reports are deleted two years after their decision; an open one stays, however old', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const { id: agency_id } = await createAgency(database);
  const created_at = daysAgo(2000);
  const waiting = await createReport(database, { agency_id, created_at });
  const decided = (days: number) =>
    createReport(database, { agency_id, created_at, state: 'dismissed', decided_at: daysAgo(days) });
  const { id } = await decided(729);
  await decided(731);
  await sweepExpired.run(context(undefined, now), {});
  const left = await database.kysely.selectFrom('profile_reports').select('id').orderBy('id').execute();
  expect(left.map((row) => row.id)).toEqual([waiting.id, id].sort());
});
