import './index.ts';
import { describe, expect, test } from 'vitest';
import type { Context } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { composeMail } from '#server/mail/compose.ts';
import { inWrite, letter } from '#server/mail/testing/letter.tsx';
import { system } from '#server/session/viewer.ts';
import { allTasks, type Task } from '#server/tasks/task.ts';
import { createRegistration, createUser } from './accounts/accounts.factories.ts';
import { createInvitation } from './invitations/invitations.factories.ts';
import { daysAfter } from './invitations/timing.ts';
import { createPlacement } from './placements/placements.factories.ts';
import { createReview } from './reviews/reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const asSystem = (): Context => context(system);

/** For each task something to do, as its payload; what cannot be missing here is a task of ours. */
const somethingToDo: Readonly<Record<string, () => Promise<object>>> = {
  sendInvitation: async () => ({
    invitationId: (await createInvitation(database, { state: 'scheduled', scheduled_for: new Date() })).id,
  }),
  remindInvited: async () => ({ invitationId: (await createInvitation(database)).id, reminder: 1 }),
  expireInvitation: async () => ({ invitationId: (await createInvitation(database)).id }),
  checkReview: async () => ({ reviewId: (await createReview(database, { publication: 'unpublished' })).id }),
  publishWaitingReviews: async () => {
    const sent = daysAfter(new Date(), -15);
    await createReview(database, {
      level: 1,
      publication: 'unpublished',
      moderation: 'cleared',
      submitted_at: sent,
    });
    return {};
  },
  sendMail: async () => ({ mailId: await newMail() }),
  settleAbandonedMails: async () => {
    const id = await newMail();
    await kysely
      .updateTable('mails')
      .set({ queued_at: daysAfter(new Date(), -2) })
      .where('id', '=', id)
      .execute();
    await database.pool.query('delete from graphile_worker._private_jobs');
    return {};
  },
  settleRegistration: async () => ({ registrationId: (await createRegistration(database)).id }),
  dropUnconfirmedRegistrations: async () => {
    const { id } = await createUser(database, { is_verified: false });
    await createRegistration(database, { user_id: id, created_at: daysAfter(new Date(), -8) });
    return {};
  },
  mailPasswordLink: async () => ({
    userId: (await createUser(database)).id,
    askedAt: new Date().toISOString(),
  }),
  ageScores: async () => {
    await createReview(database, { submitted_at: daysAfter(new Date(), -100) });
    await kysely.updateTable('recruiters').set({ score_as_of: '2026-01-01' }).execute();
    return {};
  },
  movePlacements: async () => {
    await createPlacement(database, { state: 'pending' });
    return {};
  },
  foldAgencyFigures: async () => {
    await createReview(database);
    return {};
  },
  sweepExpired: async () => {
    await kysely
      .insertInto('login_failures')
      .values({ id: asSystem().nature.newId(), subject: Buffer.alloc(32), failed_at: daysAfter(new Date(), -3) })
      .execute();
    return {};
  },
  removeFileBytes: async () => ({ fileId: await newFile('removed') }),
  sweepOrphanFiles: async () => {
    await newFile('uploaded');
    return {};
  },
};

/** Sent two days ago; its bytes are not there, as when they were removed by a task that died right after. */
async function newFile(state: 'uploaded' | 'removed'): Promise<string> {
  const { newId, newToken } = asSystem().nature;
  const id = newId();
  await database.pool.query(
    `insert into files (id, key, kind, media_type, state, uploaded_at, removed_at)
      values ($1, $2, 'picture', 'image/png', $3, now() - interval '2 days', case when $3 = 'removed' then now() end)`,
    [id, newToken(), state],
  );
  return id;
}

const newMail = async () => (await inWrite(asSystem(), (write) => composeMail(write, letter()))).id;

describe('a task done twice leaves what it left the first time', () => {
  test.each(allTasks().map((task) => [task.name, task] as const))('%s', async (name, task) => {
    expect(Object.keys(somethingToDo)).toContain(name);
    const payload = await somethingToDo[name]!();
    const before = await everything();
    await run(task, payload);
    const once = await everything();
    expect(once).not.toEqual(before);
    await run(task, payload);
    expect(await everything()).toEqual(once);
  });
});

const run = (task: Task<never>, payload: object) => task.run(asSystem(), task.payload.parse(payload));

/** All rows of all tables and of the queue, as text. */
async function everything(): Promise<Record<string, string[]>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' or tablename = '_private_jobs'`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}
