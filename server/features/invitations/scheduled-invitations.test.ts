import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { system } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createInvitation } from './invitations.factories.ts';
import { sendInvitation } from './invitations.tasks.tsx';
import { createOne, invitationTo, someone } from './testing/create.ts';
import { noonIn } from './testing/noon.ts';
import { daysAfter } from './timing.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

const invitationsTo = (email: string) =>
  kysely.selectFrom('invitations').selectAll().where('recipient_email', '=', email).execute();
const mailsTo = (email: string) => kysely.selectFrom('mails').selectAll().where('to_email', '=', email).execute();

describe('a scheduled invitation', () => {
  // Ahead of the database's clock, which a test cannot set; in the daytime at any hour of the test.
  const due = noonIn('Australia/Sydney', 30);

  test('is sent when due, reminded of twice, and expires; then its link no longer works', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const input = invitationTo({ scheduledFor: due.toISOString() });
    await createOne(context(viewer, daysAfter(due, -2)), input);
    const stateAfter = async (days: number) => {
      await doTasks(context(), daysAfter(due, days));
      const [invitation] = await invitationsTo(input.recipientEmail);
      return { state: invitation!.state, mails: (await mailsTo(input.recipientEmail)).map(({ kind }) => kind).sort() };
    };
    expect(await stateAfter(-1)).toEqual({ state: 'scheduled', mails: [] });
    expect(await stateAfter(0)).toEqual({ state: 'sent', mails: ['invitation'] });
    expect(await stateAfter(3.9)).toEqual({ state: 'sent', mails: ['invitation'] });
    expect(await stateAfter(4.1)).toEqual({ state: 'sent', mails: ['invitation', 'reminder'] });
    expect(await stateAfter(10.1)).toEqual({ state: 'sent', mails: ['invitation', 'reminder', 'reminder'] });
    expect(await stateAfter(59)).toMatchObject({ state: 'sent' });
    expect(await stateAfter(60)).toEqual({ state: 'expired', mails: ['invitation', 'reminder', 'reminder'] });
    const [, invitationId, token] = /review-invite\/([\w-]+)\/([\w-]+)/.exec(
      (await mailsTo(input.recipientEmail))[0]!.text,
    )!;
    expect(codes(await mutate(context(), 'submitReview', { invitationId, token }))).toEqual(['LINK_ENDED']);
    // The invitations of all tests above leave and are reminded of, too.
  }, 60_000);

  test('is reminded of three days after its last email at the earliest, even when no worker ran in between', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const input = invitationTo({ scheduledFor: due.toISOString() });
    await createOne(context(viewer, daysAfter(due, -2)), input);
    const mailsAfter = async (days: number) => {
      await doTasks(context(), daysAfter(due, days));
      return (await mailsTo(input.recipientEmail)).length;
    };
    expect(await mailsAfter(0)).toBe(1);
    expect(await mailsAfter(12)).toBe(2);
    expect(await mailsAfter(14.9)).toBe(2);
    expect(await mailsAfter(15)).toBe(3);
    expect(await mailsAfter(30)).toBe(3);
  });

  test("is not reminded of at night: what an outage delayed waits for the recipient's morning", async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const placement = await createPlacement(database, { recruiter_id: recruiter.id, location: 'Perth WA' });
    const email = someone();
    const invitations = [{ placementId: `Placement:${placement.id}`, candidateName: 'Casey', candidateEmail: email }];
    await mutate(context(viewer, daysAfter(due, -2)), 'createInvitations', {
      invitations,
      scheduledFor: due.toISOString(),
    });
    const next = async () => (await invitationsTo(email))[0]!.next_reminder_at!;
    await doTasks(context(), due);
    // Noon in Sydney is nine or ten in the morning in Perth, and half a day later it is night there.
    const night = daysAfter(due, 4.5);
    await doTasks(context(), night);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['invitation']);
    expect((await next()).toISOString()).toMatch(/T01:00:00.000Z$/);
    expect((await next()).getTime() - night.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
    await doTasks(context(), await next());
    expect((await mailsTo(email)).map(({ kind }) => kind).sort()).toEqual(['invitation', 'reminder']);
    expect(await next()).toEqual(daysAfter(due, 10));
  });

  test('does not leave at night when an outage delayed it; one scheduled for the evening does', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const evening = daysAfter(due, 0.5);
    const inviteInPerth = async (scheduledFor: Date) => {
      const placement = await createPlacement(database, { recruiter_id: recruiter.id, location: 'Perth WA' });
      const email = someone();
      const invitations = [{ placementId: `Placement:${placement.id}`, candidateName: 'Casey', candidateEmail: email }];
      const input = { invitations, scheduledFor: scheduledFor.toISOString() };
      await mutate(context(viewer, daysAfter(due, -2)), 'createInvitations', input);
      return email;
    };
    const [late, chosen] = [await inviteInPerth(due), await inviteInPerth(evening)];
    await doTasks(context(), evening);
    expect(await mailsTo(chosen)).toHaveLength(1);
    expect(await mailsTo(late)).toEqual([]);
    const morning = (await invitationsTo(late))[0]!.scheduled_for!;
    expect(morning.toISOString()).toMatch(/T01:00:00.000Z$/);
    expect(morning.getTime() - evening.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
    await doTasks(context(), morning);
    expect(await invitationsTo(late)).toMatchObject([{ state: 'sent', sent_at: morning }]);
  });

  test('waits for its time when a worker whose clock is ahead runs it too early', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const input = invitationTo({ scheduledFor: due.toISOString() });
    await createOne(context(viewer), input);
    const [invitation] = await invitationsTo(input.recipientEmail);
    // As the queue does when a task is done.
    await database.pool.query('delete from graphile_worker._private_jobs where key = $1', [`send ${invitation!.id}`]);
    await sendInvitation.run(context(system, daysAfter(due, -1)), { invitationId: invitation!.id });
    expect(await mailsTo(input.recipientEmail)).toEqual([]);
    await doTasks(context(), due);
    expect((await mailsTo(input.recipientEmail)).map(({ kind }) => kind)).toEqual(['invitation']);
  });

  test("is not run again at once when it is due but its worker's clock is minutes behind", async () => {
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const { id } = await createInvitation(database, { state: 'scheduled', scheduled_for: minutes(-1) });
    await sendInvitation.run(context(system, minutes(-10)), { invitationId: id });
    const { rows } = await database.pool.query<{ minutes: number }>(
      'select extract(epoch from run_at - now())::float8 / 60 as minutes from graphile_worker._private_jobs where key = $1',
      [`send ${id}`],
    );
    expect(rows).toEqual([{ minutes: expect.closeTo(9, 0) }]);
  });

  test("leaves at once when its worker's clock is some seconds behind", async () => {
    const { id, recipient_email } = await createInvitation(database, {
      state: 'scheduled',
      scheduled_for: due,
      recipient_email: someone(),
    });
    await sendInvitation.run(context(system, new Date(due.getTime() - 5000)), { invitationId: id });
    expect(await mailsTo(recipient_email)).toHaveLength(1);
  });

  test('is not sent when the placement was cancelled, or its recipient unsubscribed in the meantime', async () => {
    const fallen = await createInvitation(database, { state: 'scheduled', scheduled_for: due });
    await kysely
      .updateTable('placements')
      .set({ state: 'cancelled', cancelled_because: 'Fell through' })
      .where('id', '=', fallen.placement_id)
      .execute();
    const left = await createInvitation(database, {
      state: 'scheduled',
      scheduled_for: due,
      recipient_email: someone(),
    });
    await inWrite(context(), (write) =>
      suppress(write, { email: left.recipient_email, agencyId: null, reason: 'objected' }),
    );
    for (const { id } of [fallen, left])
      await database.pool.query("select graphile_worker.add_job('sendInvitation', $1, run_at := $2)", [
        { invitationId: id },
        due,
      ]);
    await doTasks(context(), due);
    for (const { id } of [fallen, left]) {
      const row = await kysely.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect(row.state).toBe('cancelled');
    }
    expect((await mailsTo(left.recipient_email)).filter(({ state }) => state !== 'suppressed')).toEqual([]);
  });
});
