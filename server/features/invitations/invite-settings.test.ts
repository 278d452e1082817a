import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createAgency, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createOne, invitationTo } from './testing/create.ts';
import { dayIn } from './timing.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

/** A Wednesday, 10 am in Sydney. */
const now = new Date('2026-11-24T23:00:00Z');
const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];

let admin: Awaited<ReturnType<typeof createRecruiterWithLogin>>;
let agencyId: string;
beforeEach(async () => {
  agencyId = (await createAgency(database, { plan: 'pro_team' })).id;
  admin = await createRecruiterWithLogin(database, { agency_id: agencyId, user: {}, roles });
});

const settings = (of = agencyId) =>
  kysely.selectFrom('invite_settings').selectAll().where('agency_id', '=', of).executeTakeFirstOrThrow();
async function save(given: object, { viewer = admin.viewer, of = agencyId, at = now } = {}) {
  const { id, version } = await settings(of);
  const input = { settingsId: `InviteSettings:${id}`, expectedVersion: version, ...given };
  return mutate(context(viewer, at), 'saveInviteSettings', input, 'settings { version wishedReplyTo }');
}
const act = async (name: string, input: object = {}, rows = '', at = now) =>
  mutate(context(admin.viewer, at), name, { settingsId: `InviteSettings:${(await settings()).id}`, ...input }, rows);
const invitation = (email: string) =>
  kysely.selectFrom('invitations').selectAll().where('recipient_email', '=', email).executeTakeFirstOrThrow();
async function inviteAt(given: object = {}, viewer: Viewer = admin.viewer, at = now) {
  const wish = invitationTo({ scheduledFor: null, startDate: '2026-11-23', ...given });
  const { errors } = await createOne(context(viewer, at), wish);
  expect(errors).toEqual([]);
  return wish.recipientEmail as string;
}
const mailTo = (email: string, kind: string) =>
  kysely.selectFrom('mails').selectAll().where('to_email', '=', email).where('kind', '=', kind).orderBy('id').execute();

describe('saving invite settings', () => {
  test('changes what is given, keeps the rest, and is in the audit log', async () => {
    const answer = await save({ candidateDelayDays: 3, senderName: 'Harbour Talent', sendWeekdays: [5, 1] });
    expect(answer).toMatchObject({ errors: [], settings: { version: 2 } });
    expect(await settings()).toMatchObject({
      candidate_delay_days: 3,
      employer_delay_days: 14,
      sender_name: 'Harbour Talent',
      send_weekdays: [1, 5],
    });
    const [entry] = await kysely
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('agency_id', '=', agencyId)
      .execute();
    expect(entry).toEqual({
      action: 'saveInviteSettings',
      details: { fields: ['candidateDelayDays', 'senderName', 'sendWeekdays'] },
    });
  });

  test('is refused on top of a version that somebody else has replaced, with the newer one', async () => {
    await save({ candidateDelayDays: 3 });
    const { id } = await settings();
    const clash = { settingsId: `InviteSettings:${id}`, expectedVersion: 1, candidateDelayDays: 5 };
    const answer = await mutate(context(admin.viewer), 'saveInviteSettings', clash, 'settings { candidateDelayDays }');
    expect(codes(answer)).toEqual(['CLASH']);
    expect(answer).toMatchObject({ settings: { candidateDelayDays: 3 } });
  });

  test.each([
    [{ candidateDelayDays: 31 }, 'candidateDelayDays'],
    [{ firstReminderDay: 9 }, 'secondReminderDay'],
    [{ sendFromHour: 18 }, 'sendUntilHour'],
    [{ senderName: 'Plaudit support' }, 'senderName'],
    [{ candidateMessage: 'Give us five stars.' }, 'candidateMessage'],
    [{ sendWeekdays: [] }, 'sendWeekdays'],
  ])('refuses %j', async (given, field) => {
    expect(await save(given)).toMatchObject({ settings: null, errors: [{ field }] });
    expect((await settings()).version).toBe(1);
  });

  test('is for the admin, or the only recruiter, of an agency whose plan includes them', async () => {
    const colleague = await createRecruiterWithLogin(database, { agency_id: agencyId });
    expect(codes(await save({ candidateDelayDays: 3 }, colleague))).toEqual(['FORBIDDEN']);
    const free = await createRecruiterWithLogin(database, { roles });
    expect(codes(await save({ candidateDelayDays: 3 }, { ...free, of: free.recruiter.agency_id }))).toEqual([
      'FORBIDDEN',
    ]);
    const alone = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_PRO_INDIVIDUAL'] });
    expect(codes(await save({ candidateDelayDays: 3 }, { ...alone, of: alone.recruiter.agency_id }))).toEqual([]);
  });

  test("looks like an unknown id to another agency's admin, in each mutation", async () => {
    const other = await createRecruiterWithLogin(database, {
      agency_id: (await createAgency(database, { plan: 'pro_team' })).id,
      roles,
    });
    const theirs = `InviteSettings:${(await settings()).id}`;
    const about = { settingsId: theirs };
    const tries: [string, object][] = [
      ['saveInviteSettings', { expectedVersion: 1 }],
      ['applyInviteSettings', {}],
      ['turnOnInviteSource', { source: 'manual', daysBack: 0 }],
      ['turnOffInviteSource', { source: 'manual', cancelsScheduled: true }],
    ];
    for (const [name, rest] of tries)
      for (const viewer of [other.viewer, stranger])
        expect([name, codes(await mutate(context(viewer), name, { ...about, ...rest }))]).toEqual([
          name,
          ['NOT_FOUND'],
        ]);
  });

  test('are seen by everybody in the agency, and by nobody else', async () => {
    const colleague = await createRecruiterWithLogin(database, { agency_id: agencyId });
    const other = await createRecruiterWithLogin(database);
    const { id } = await settings();
    const read = async (viewer: Viewer) =>
      (await request(context(viewer), '{ viewer { inviteSettings { id viewerCanSave isIncluded } } }')).data[
        'viewer'
      ]?.['inviteSettings'] as unknown;
    expect(await read(admin.viewer)).toEqual({ id: `InviteSettings:${id}`, viewerCanSave: true, isIncluded: true });
    expect(await read(colleague.viewer)).toMatchObject({ id: `InviteSettings:${id}`, viewerCanSave: false });
    expect(await read(other.viewer)).toMatchObject({ viewerCanSave: false, isIncluded: false });
    expect(await read(other.viewer)).not.toMatchObject({ id: `InviteSettings:${id}` });
  });
});

describe('invitations', () => {
  test("leave after the agency's delay, in its hours and on its days", async () => {
    await save({
      candidateDelayDays: 5,
      employerDelayDays: 0,
      sendFromHour: 11,
      sendUntilHour: 13,
      sendWeekdays: [1, 2],
    });
    const candidate = await invitation(await inviteAt());
    // Saturday, so on Monday at eleven.
    expect(candidate.scheduled_for).toEqual(new Date('2026-11-30T00:00:00Z'));
    const employer = await invitation(await inviteAt({ audience: 'employer' }));
    expect(employer.scheduled_for).toEqual(new Date('2026-11-30T00:00:00Z'));
    const chosen = await invitation(await inviteAt({ scheduledFor: '2026-11-26T20:00:00Z' }));
    expect(chosen.scheduled_for).toEqual(new Date('2026-11-26T20:00:00Z'));
  });

  test("have the agency's message for their side unless they have their own, and its sender", async () => {
    await save({
      candidateMessage: 'How was the search?',
      employerMessage: 'How did we do?',
      senderName: 'Harbour Talent',
      replyTo: admin.user.email,
    });
    const soon = { scheduledFor: now.toISOString() };
    const own = await inviteAt({ ...soon, message: 'Tell us.' });
    const candidate = await inviteAt(soon);
    const employer = await inviteAt({ ...soon, audience: 'employer' });
    await doTasks(context(), now);
    const read = async (email: string) => (await mailTo(email, 'invitation'))[0]!;
    expect((await read(own)).text).toContain('Tell us.');
    expect((await read(candidate)).text).toContain('Paper Lantern Placements writes:\n\n> How was the search?');
    expect((await read(employer)).text).toContain('How did we do?');
    expect(await read(candidate)).toMatchObject({
      from_name: 'Harbour Talent via Plaudit',
      reply_to: admin.user.email,
    });
  });

  test('are reminded on the days of the settings, and not at all once reminders are off', async () => {
    await save({ firstReminderDay: 6, secondReminderDay: null });
    const once = await inviteAt({ scheduledFor: now.toISOString() });
    await doTasks(context(), now);
    const { next_reminder_at } = await invitation(once);
    expect(dayIn('Australia/Sydney', next_reminder_at!)).toBe('2026-12-01');
    await doTasks(context(), next_reminder_at!);
    expect(await invitation(once)).toMatchObject({ reminders_sent: 1, next_reminder_at: null });
    const never = await inviteAt({ scheduledFor: now.toISOString() });
    await doTasks(context(), now);
    await save({ sendsReminders: false });
    await doTasks(context(), new Date('2026-12-30T00:00:00Z'));
    expect(await invitation(never)).toMatchObject({ reminders_sent: 0, next_reminder_at: null });
    expect(await mailTo(never, 'reminder')).toEqual([]);
  });

  test('follow the usual settings once the plan no longer includes them, which are kept', async () => {
    await save({ candidateDelayDays: 1 });
    await kysely.updateTable('agencies').set({ plan: 'free' }).where('id', '=', agencyId).execute();
    const { scheduled_for } = await invitation(await inviteAt());
    expect(scheduled_for).toEqual(new Date('2026-11-29T22:00:00Z'));
    expect((await settings()).candidate_delay_days).toBe(1);
  });

  test('of a hidden placement are canceled when they would leave', async () => {
    const email = await inviteAt({ scheduledFor: now.toISOString() });
    const { placement_id } = await invitation(email);
    await kysely.updateTable('placements').set({ is_hidden: true }).where('id', '=', placement_id).execute();
    await doTasks(context(), now);
    expect(await invitation(email)).toMatchObject({ state: 'cancelled', cancelled_because: 'The placement is hidden' });
  });
});

describe('scheduled invitations', () => {
  const count = async () =>
    (await request(context(admin.viewer), '{ viewer { inviteSettings { scheduledEarlier } } }')).data['viewer']![
      'inviteSettings'
    ]!['scheduledEarlier'] as unknown;

  test('keep their times when settings change, until these are applied: once, counted, and without chosen times', async () => {
    const moved = await inviteAt();
    const own = await inviteAt({ message: 'Tell us.' });
    const chosen = await inviteAt({ scheduledFor: '2026-11-26T20:00:00Z' });
    const before = await invitation(moved);
    await save({ senderName: 'Harbour Talent' });
    expect(await count()).toBe(0);
    await save({ candidateDelayDays: 20, candidateMessage: 'How was it?' });
    expect(await invitation(moved)).toEqual(before);
    expect(await count()).toBe(2);
    expect(await act('applyInviteSettings', {}, 'moved')).toEqual({ moved: 2, errors: [] });
    const at = new Date('2026-12-12T22:00:00Z');
    expect(await invitation(moved)).toMatchObject({ scheduled_for: at, message: 'How was it?' });
    expect(await invitation(own)).toMatchObject({ scheduled_for: at, message: 'Tell us.' });
    expect(await invitation(chosen)).toMatchObject({ scheduled_for: new Date('2026-11-26T20:00:00Z'), message: null });
    expect(await count()).toBe(0);
    expect(await act('applyInviteSettings', {}, 'moved')).toEqual({ moved: 0, errors: [] });
    await doTasks(context(), new Date('2026-12-01T00:00:00Z'));
    expect(await invitation(moved)).toMatchObject({ state: 'scheduled' });
    await doTasks(context(), new Date(at.getTime() + 60_000));
    expect(await invitation(moved)).toMatchObject({ state: 'sent' });
  });

  test('take the room of their month in the order of their first days', async () => {
    await kysely.updateTable('agencies').set({ plan: 'pro_individual' }).where('id', '=', agencyId).execute();
    const late = await inviteAt({ startDate: '2026-11-20' });
    const early = await inviteAt({ startDate: '2026-11-10' });
    await save({ candidateDelayDays: 1 });
    const room = Array.from({ length: 199 }, (_, index) => index);
    const { placement_id } = await invitation(late);
    await kysely
      .insertInto('invitations')
      .values(
        room.map(() => ({
          id: context().nature.newId(),
          agency_id: agencyId,
          recruiter_id: admin.recruiter.id,
          placement_id,
          audience: 'candidate',
          source: 'link',
          recipient_name: 'Casey',
          recipient_email: 'casey@mail.example',
          state: 'expired',
          sent_at: now,
          created_at: now,
        })),
      )
      .execute();
    await act('applyInviteSettings');
    expect(await invitation(early)).toMatchObject({ waits_for_room: false });
    expect(await invitation(late)).toMatchObject({
      waits_for_room: true,
      scheduled_for: new Date('2026-11-30T22:00:00Z'),
    });
    const allowance = '{ monthAllowance { limit used sent waiting waitsUntil } }';
    expect((await request(context(admin.viewer, now), allowance)).data['monthAllowance']).toEqual({
      limit: 200,
      used: 200,
      sent: 199,
      waiting: 1,
      waitsUntil: '2026-11-30T22:00:00.000Z',
    });
  });
});

describe('the reply address', () => {
  const link = async (email: string) =>
    /invite-reply-to\/([\w-]+)/.exec((await mailTo(email, 'invite-reply-to')).at(-1)!.text)![1]!;

  test('is used at once if it is known, and otherwise after its owner confirms it', async () => {
    await save({ replyTo: admin.user.email });
    expect(await settings()).toMatchObject({ reply_to: admin.user.email, wished_reply_to: null });
    expect(await save({ replyTo: 'Desk@Harbour.example' })).toMatchObject({
      settings: { wishedReplyTo: 'desk@harbour.example' },
    });
    expect(await settings()).toMatchObject({ reply_to: admin.user.email, wished_reply_to: 'desk@harbour.example' });
    const token = await link('desk@harbour.example');
    const asked = `{ replyToToConfirm(token: "${token}") { agencyName email } }`;
    expect((await request(context(stranger, now), asked)).data['replyToToConfirm']).toEqual({
      agencyName: 'Paper Lantern Placements',
      email: 'desk@harbour.example',
    });
    expect(await settings()).toMatchObject({ reply_to: admin.user.email });
    expect(await mutate(context(stranger, now), 'confirmReplyTo', { token }, 'email agency { name }')).toMatchObject({
      errors: [],
      email: 'desk@harbour.example',
    });
    expect(await settings()).toMatchObject({ reply_to: 'desk@harbour.example', wished_reply_to: null });
    expect(codes(await mutate(context(stranger, now), 'confirmReplyTo', { token }))).toEqual(['LINK_UNKNOWN']);
  });

  test('that waits is taken back by saving the old one or none, and its link ends; an old link has expired', async () => {
    await save({ replyTo: 'desk@quay.example' });
    const token = await link('desk@quay.example');
    await save({ replyTo: null });
    expect(codes(await mutate(context(stranger, now), 'confirmReplyTo', { token }))).toEqual(['LINK_UNKNOWN']);
    await save({ replyTo: 'desk@quay.example' });
    const later = new Date(now.getTime() + 8 * 86_400_000);
    const again = await link('desk@quay.example');
    expect(codes(await mutate(context(stranger, later), 'confirmReplyTo', { token: again }))).toEqual(['EXPIRED']);
    expect(await settings()).toMatchObject({ reply_to: null });
  });

  test('is refused where nobody wants our emails, and after too many links', async () => {
    await inWrite(context(), (write) =>
      suppress(write, { email: 'no@quay.example', agencyId: null, reason: 'objected' }),
    );
    expect(await save({ replyTo: 'no@quay.example' })).toMatchObject({
      errors: [{ code: 'SUPPRESSED', field: 'replyTo' }],
    });
    for (let count = 0; count < 5; count++)
      expect(codes(await save({ replyTo: `desk-${count}@pier.example` }))).toEqual([]);
    expect(codes(await save({ replyTo: 'desk-6@pier.example' }))).toEqual(['TOO_MANY']);
  });
});
