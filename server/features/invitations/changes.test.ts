import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import type { Viewer } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createInvitation } from './invitations.factories.ts';
import { daysAfter } from './timing.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

let people = 0;
const someone = () => `robin-${people++}@mail.example`;
const row = (id: string) => kysely.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const mailsTo = async (email: string) =>
  (await kysely.selectFrom('mails').select('kind').where('to_email', '=', email).orderBy('queued_at').execute()).map(
    ({ kind }) => kind,
  );
type Invitation = Awaited<ReturnType<typeof createInvitation>>;
const change = (viewer: Viewer, name: string, { id }: Invitation, rest: object = {}, now?: Date) =>
  mutate(context(viewer, now), name, { invitationId: `Invitation:${id}`, ...rest }, 'invitation { id state }');

async function recruiterWith(overrides: Parameters<typeof createInvitation>[1] = {}) {
  const { viewer, recruiter } = await createRecruiterWithLogin(database);
  const invitation = await createInvitation(database, {
    recruiter_id: recruiter.id,
    recipient_email: someone(),
    ...overrides,
  });
  return { viewer, recruiter, invitation };
}
const bounced = { state: 'bounced', bounced_because: '550 5.1.1 no such mailbox' } as const;

describe('a scheduled invitation', () => {
  test('is cancelled, and never leaves', async () => {
    const { viewer, invitation } = await recruiterWith({ state: 'scheduled' });
    const cancel = () =>
      mutate(context(viewer), 'cancelInvitations', { ids: [`Invitation:${invitation.id}`] }, 'invitations { id }');
    expect(codes(await cancel())).toEqual([]);
    expect(await row(invitation.id)).toMatchObject({
      state: 'cancelled',
      cancelled_because: 'Canceled before it was sent',
    });
    await doTasks(context(), daysAfter(new Date(), 30));
    expect(await mailsTo(invitation.recipient_email)).toEqual([]);
    expect(codes(await cancel())).toEqual(['STATE']);
  });

  test('is cancelled for a reason on one line, up to the maximum length', async () => {
    const { viewer, invitation } = await recruiterWith({ state: 'scheduled' });
    const ids = [`Invitation:${invitation.id}`];
    const cancel = (reason: string) =>
      mutate(context(viewer), 'cancelInvitations', { ids, reason }, 'invitations { cancelledBecause }');
    expect(await cancel('x'.repeat(121))).toMatchObject({ errors: [{ code: 'invalid', field: 'reason' }] });
    expect(await cancel('  They have\nmoved abroad ')).toEqual({
      invitations: [{ cancelledBecause: 'They have moved abroad' }],
      errors: [],
    });
  });

  test('is cancelled with others; those already sent are listed by their index', async () => {
    const { viewer, recruiter, invitation } = await recruiterWith({ state: 'scheduled' });
    const sent = await createInvitation(database, { recruiter_id: recruiter.id, recipient_email: someone() });
    const foreign = await createInvitation(database, { state: 'scheduled' });
    const ids = [sent.id, invitation.id, foreign.id].map((id) => `Invitation:${id}`);
    const input = { ids, clientMutationId: 'cancel-with-others' };
    const cancel = () => mutate(context(viewer), 'cancelInvitations', input, 'invitations { id state }');
    const payload = await cancel();
    expect(payload).toMatchObject({ invitations: [{ id: `Invitation:${invitation.id}`, state: 'cancelled' }] });
    expect(payload['errors']).toHaveLength(2);
    expect(payload['errors']).toEqual(
      expect.arrayContaining([
        { code: 'STATE', field: 'ids.0' },
        { code: 'NOT_FOUND', field: 'ids.2' },
      ]),
    );
    expect(await cancel()).toEqual(payload);
    expect((await row(foreign.id)).state).toBe('scheduled');
  });

  test('leaves at another time, or at once', async () => {
    const { viewer, invitation } = await recruiterWith({ state: 'scheduled', scheduled_for: daysAfter(new Date(), 7) });
    const later = daysAfter(new Date(), 9);
    await change(viewer, 'rescheduleInvitation', invitation, { scheduledFor: later.toISOString() });
    expect((await row(invitation.id)).scheduled_for).toEqual(later);
    await doTasks(context(), daysAfter(new Date(), 8));
    expect(await mailsTo(invitation.recipient_email)).toEqual([]);
    expect(codes(await change(viewer, 'sendNow', invitation))).toEqual([]);
    await doTasks(context());
    expect(await mailsTo(invitation.recipient_email)).toEqual(['invitation']);
    expect(codes(await change(viewer, 'sendNow', invitation))).toEqual(['STATE']);
    expect(
      codes(await change(viewer, 'rescheduleInvitation', invitation, { scheduledFor: later.toISOString() })),
    ).toEqual(['STATE']);
  });

  test('does not leave before the job starts, nor after more than a year', async () => {
    const { viewer, invitation } = await recruiterWith({ state: 'scheduled' });
    await kysely
      .updateTable('placements')
      .set({ start_date: daysAfter(new Date(), 20).toISOString().slice(0, 10) })
      .where('id', '=', invitation.placement_id)
      .execute();
    expect(codes(await change(viewer, 'sendNow', invitation))).toEqual(['TOO_EARLY']);
    const tooLate = daysAfter(new Date(), 400).toISOString();
    expect(codes(await change(viewer, 'rescheduleInvitation', invitation, { scheduledFor: tooLate }))).toEqual([
      'TOO_LATE',
    ]);
  });

  test('is not sent at once in a month without room; rescheduled, it moves to the next month', async () => {
    const now = new Date('2026-11-21T02:00:00Z');
    const { viewer, recruiter, invitation } = await recruiterWith({
      state: 'scheduled',
      scheduled_for: new Date('2026-12-01T02:00:00Z'),
      waits_for_room: true,
    });
    for (let used = 0; used < 25; used++)
      await createInvitation(database, { recruiter_id: recruiter.id, recipient_email: someone(), sent_at: now });
    expect(codes(await change(viewer, 'sendNow', invitation, {}, now))).toEqual(['MONTH_FULL']);
    const chosen = { scheduledFor: '2026-11-25T02:00:00Z' };
    expect(codes(await change(viewer, 'rescheduleInvitation', invitation, chosen, now))).toEqual([]);
    expect(await row(invitation.id)).toMatchObject({
      scheduled_for: new Date('2026-11-30T22:00:00Z'),
      waits_for_room: true,
    });
  });
});

describe('a draft', () => {
  const remove = (viewer: Viewer, { id }: Invitation) =>
    mutate(context(viewer), 'deleteInvitation', { invitationId: `Invitation:${id}` }, 'clientMutationId');
  const draft = async () => {
    const made = await recruiterWith({ state: 'draft' });
    await kysely
      .updateTable('placements')
      .set({ candidate_email: made.invitation.recipient_email })
      .where('id', '=', made.invitation.placement_id)
      .execute();
    return made;
  };

  test('is sent now, at a chosen time, or at the recommended one', async () => {
    const { viewer, invitation } = await draft();
    expect(await change(viewer, 'sendNow', invitation)).toMatchObject({ invitation: { state: 'scheduled' } });
    await doTasks(context());
    expect(await mailsTo(invitation.recipient_email)).toEqual(['invitation']);
    const other = await draft();
    const later = daysAfter(new Date(), 9);
    const chosen = { scheduledFor: later.toISOString() };
    expect(codes(await change(other.viewer, 'rescheduleInvitation', other.invitation, chosen))).toEqual([]);
    expect(await row(other.invitation.id)).toMatchObject({ state: 'scheduled', scheduled_for: later });
    expect(codes(await change(other.viewer, 'rescheduleInvitation', other.invitation))).toEqual([]);
    expect((await row(other.invitation.id)).scheduled_for!.getTime()).toBeLessThan(daysAfter(new Date(), 4).getTime());
  });

  test('is not sent after an unsubscribe, a newer invitation, or a change of email in its placement', async () => {
    const [left, invited, renamed] = [await draft(), await draft(), await draft()];
    await inWrite(context(), (write) =>
      suppress(write, { email: left.invitation.recipient_email, agencyId: null, reason: 'unsubscribed' }),
    );
    await createInvitation(database, {
      recruiter_id: invited.recruiter.id,
      recipient_email: invited.invitation.recipient_email,
      state: 'scheduled',
    });
    await kysely
      .updateTable('placements')
      .set({ source: 'bullhorn', candidate_email: someone() })
      .where('id', '=', renamed.invitation.placement_id)
      .execute();
    const refused = [];
    for (const { viewer, invitation } of [left, invited, renamed])
      refused.push(...codes(await change(viewer, 'sendNow', invitation)));
    expect(refused).toEqual(['SUPPRESSED', 'INVITED_RECENTLY', 'OTHER_ADDRESS']);
  });

  test('is deleted for good, and its person can be invited; a scheduled one can only be canceled', async () => {
    const { viewer, recruiter, invitation } = await draft();
    expect(codes(await remove(viewer, invitation))).toEqual([]);
    expect(codes(await remove(viewer, invitation))).toEqual(['NOT_FOUND']);
    const side = await kysely
      .selectFrom('sides_to_invite')
      .select('invitation_id')
      .where('placement_id', '=', invitation.placement_id)
      .where('audience', '=', 'candidate')
      .executeTakeFirst();
    expect(side).toEqual({ invitation_id: null });
    const scheduled = await createInvitation(database, { recruiter_id: recruiter.id, state: 'scheduled' });
    expect(codes(await remove(viewer, scheduled))).toEqual(['STATE']);
  });
});

describe('an invitation that bounced', () => {
  test('is sent to another address; the first link ends, and reminders count from the second email', async () => {
    const { viewer, invitation } = await recruiterWith(bounced);
    const email = someone();
    const payload = await change(viewer, 'correctRecipient', invitation, {
      email: email.toUpperCase(),
      name: 'Robin Reed',
    });
    expect(payload).toMatchObject({ invitation: { state: 'scheduled' }, errors: [] });
    const corrected = await row(invitation.id);
    expect(corrected).toMatchObject({ recipient_email: email, recipient_name: 'Robin Reed', bounced_because: null });
    const first = { invitationId: invitation.id, token: invitation.token, activity: 'opened' };
    expect(codes(await mutate(context(), 'noteInvitationActivity', first))).toEqual(['LINK_UNKNOWN']);
    const leaves = corrected.scheduled_for!;
    await doTasks(context(), leaves);
    await doTasks(context(), daysAfter(leaves, 3.9));
    expect(await mailsTo(email)).toEqual(['invitation']);
    await doTasks(context(), (await row(invitation.id)).next_reminder_at!);
    expect(await mailsTo(email)).toEqual(['invitation', 'reminder']);
    expect(await mailsTo(invitation.recipient_email)).toEqual([]);
  });

  test('gives the placement the address, unless a published review is bound to it', async () => {
    for (const isReviewed of [false, true]) {
      const { viewer, invitation } = await recruiterWith(bounced);
      await kysely
        .updateTable('placements')
        .set({ candidate_email: invitation.recipient_email })
        .where('id', '=', invitation.placement_id)
        .execute();
      if (isReviewed) {
        const { createReview } = await import('../reviews/reviews.factories.ts');
        await createReview(database, {
          placement_id: invitation.placement_id,
          recruiter_id: invitation.recruiter_id,
          reviewer_type: 'employer',
        });
      }
      const email = someone();
      await change(viewer, 'correctRecipient', invitation, { email });
      const { candidate_email } = await kysely
        .selectFrom('placements')
        .select('candidate_email')
        .where('id', '=', invitation.placement_id)
        .executeTakeFirstOrThrow();
      expect(candidate_email).toBe(isReviewed ? invitation.recipient_email : email);
    }
  });

  test('cannot go to an address that must not be invited, and says so at the address', async () => {
    const { viewer, recruiter, invitation } = await recruiterWith(bounced);
    const invited = await createInvitation(database, { recruiter_id: recruiter.id, recipient_email: someone() });
    const { errors } = await change(viewer, 'correctRecipient', invitation, { email: invited.recipient_email });
    expect(errors).toMatchObject([{ code: 'INVITED_RECENTLY', field: 'email' }]);
    const still = await change(viewer, 'correctRecipient', invitation, { email: 'nowhere' });
    expect(still['errors']).toMatchObject([{ field: 'email' }]);
    expect((await row(invitation.id)).state).toBe('bounced');
  });

  test('is the only one that can be corrected', async () => {
    const { viewer, invitation } = await recruiterWith({ state: 'sent' });
    expect(codes(await change(viewer, 'correctRecipient', invitation, { email: someone() }))).toEqual(['STATE']);
  });
});

describe('inviting again', () => {
  const again = (viewer: Viewer, invitation: Invitation, rest: object = {}, now?: Date) =>
    change(viewer, 'inviteAgain', invitation, rest, now);

  test('is possible 90 days after the first email; before that, the refusal names the day', async () => {
    const sentAt = new Date('2026-06-01T09:00:00Z');
    const { viewer, invitation } = await recruiterWith({ state: 'expired', sent_at: sentAt });
    const text = `mutation ($input: InviteAgainInput!) { inviteAgain(input: $input) { errors { message } } }`;
    const { request } = await import('#server/graphql/testing/request.ts');
    const input = { invitationId: `Invitation:${invitation.id}` };
    const { data } = await request(context(viewer, daysAfter(sentAt, 70)), text, { input });
    expect(JSON.stringify(data)).toContain('You can invite them again from Aug 30, 2026.');
    const payload = await again(viewer, invitation, { message: 'Once more?' }, daysAfter(sentAt, 91));
    expect(payload).toMatchObject({ invitation: { state: 'scheduled' }, errors: [] });
    const id = (payload['invitation'] as unknown as { id: string }).id.replace('Invitation:', '');
    expect(await row(id)).toMatchObject({
      placement_id: invitation.placement_id,
      recipient_email: invitation.recipient_email,
      message: 'Once more?',
    });
    expect((await row(invitation.id)).state).toBe('expired');
  });

  test('is possible at once when nobody was emailed, or when the recipient subscribed again', async () => {
    const { viewer, invitation } = await recruiterWith({ state: 'cancelled' });
    expect(codes(await again(viewer, invitation))).toEqual([]);

    const { viewer: other, recruiter, invitation: left } = await recruiterWith({ state: 'unsubscribed' });
    const email = left.recipient_email;
    await inWrite(context(), (write) =>
      suppress(write, { email, agencyId: recruiter.agency_id, reason: 'unsubscribed' }),
    );
    expect(codes(await again(other, left))).toEqual(['SUPPRESSED']);
    await kysely.deleteFrom('suppressions').where('email', '=', email).execute();
    expect(codes(await again(other, left))).toEqual(['INVITED_RECENTLY']);
    await inWrite(context(), (write) => write.emit('subscribedAgain', { email, agencyId: recruiter.agency_id }));
    expect(codes(await again(other, left))).toEqual([]);
  });

  test.each(['scheduled', 'sent', 'opened', 'started', 'completed', 'complained', 'bounced'] as const)(
    'is refused while an invitation is %s',
    async (state) => {
      const { viewer, invitation } = await recruiterWith({ state });
      expect(codes(await again(viewer, invitation))).toEqual(['STATE']);
    },
  );

  test('is refused when the placement was cancelled', async () => {
    const { viewer, invitation } = await recruiterWith({ state: 'cancelled' });
    await kysely
      .updateTable('placements')
      .set({ state: 'cancelled', cancelled_because: 'It fell through' })
      .where('id', '=', invitation.placement_id)
      .execute();
    expect(codes(await again(viewer, invitation))).toEqual(['STATE']);
  });
});

describe('permission', () => {
  test.each(['sendNow', 'inviteAgain', 'resumeInvitations'])(
    '%s: a colleague cannot, their admin can',
    async (name) => {
      const { viewer, recruiter, invitation } = await recruiterWith({ state: 'scheduled' });
      const colleague = await createRecruiterWithLogin(database, { agency_id: recruiter.agency_id });
      const admin = await createRecruiterWithLogin(database, {
        agency_id: recruiter.agency_id,
        roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
      });
      expect(codes(await change(colleague.viewer, name, invitation))).toEqual(['NOT_FOUND']);
      expect(codes(await change(admin.viewer, name, invitation))).not.toContain('NOT_FOUND');
      expect(codes(await change(viewer, name, invitation))).not.toContain('NOT_FOUND');
    },
  );
});
