import { describe, expect, test } from 'vitest';
import { runCommand } from '#server/commands/command.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { mutate } from '#server/graphql/testing/ask.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { stranger, system, type Viewer } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createAgency, createRecruiter, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { askForReview } from './invitations.commands.ts';
import { createInvitation } from './invitations.factories.ts';
import { sendInvitation } from './invitations.tasks.tsx';
import { daysAfter } from './timing.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

let people = 0;
const someone = () => `casey-${people++}@mail.example`;
const asking = (change: Record<string, unknown> = {}) => ({
  jobTitle: 'Site Engineer',
  jobType: 'permanent',
  startDate: '2026-09-01',
  companyName: 'Pinwheel Logistics',
  audience: 'candidate',
  recipientName: 'Casey Wintergreen',
  recipientEmail: someone(),
  scheduledFor: '2026-10-01T09:00:00Z',
  ...change,
});
const rows = 'invitation { id state } placement { id }';
const codes = (payload: { errors?: unknown }) => (payload.errors as { code: string }[]).map(({ code }) => code);
const askedOf = (email: string) =>
  kysely.selectFrom('invitations').selectAll().where('recipient_email', '=', email).execute();
const mailsTo = (email: string) => kysely.selectFrom('mails').selectAll().where('to_email', '=', email).execute();

describe('asking for a review', () => {
  test('records placement and ask, tells the audit log, and answers both', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const input = asking();
    const payload = await mutate(context(viewer), 'askForReview', input, rows);
    const [invitation] = await askedOf(input.recipientEmail);
    expect(payload).toEqual({
      invitation: { id: `Invitation:${invitation!.id}`, state: 'scheduled' },
      placement: { id: `Placement:${invitation!.placement_id}` },
      errors: [],
    });
    expect(invitation).toMatchObject({ recruiter_id: recruiter.id, asked_by: viewer.userId });
    const entries = await kysely.selectFrom('audit_entries').where('user_id', '=', viewer.userId).selectAll().execute();
    expect(entries.map(({ action }) => action).sort()).toEqual(['askForReview', 'recordPlacement']);
  });

  test('with the same retry key asks once and answers the same; with other contents it is refused', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const input = asking({ clientMutationId: 'one-and-the-same' });
    const payloads = await Promise.all([1, 2, 3].map(() => mutate(context(viewer), 'askForReview', input, rows)));
    expect(new Set(payloads.map((payload) => JSON.stringify(payload))).size).toBe(1);
    expect(await askedOf(input.recipientEmail)).toHaveLength(1);
    expect(codes(await mutate(context(viewer), 'askForReview', { ...input, jobTitle: 'Another' }))).toEqual([
      'RETRY_KEY_REUSED',
    ]);
  });

  test('for a colleague: the admin of the agency does, a recruiter cannot', async () => {
    const { id: agency_id } = await createAgency(database);
    const colleague = await createRecruiter(database, { agency_id });
    const recruiter = await createRecruiterWithLogin(database, { agency_id });
    const admin = await createRecruiterWithLogin(database, {
      agency_id,
      roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
    });
    const input = asking({ recruiterId: `Recruiter:${colleague.id}` });
    expect(codes(await mutate(context(recruiter.viewer), 'askForReview', input))).toEqual(['FORBIDDEN']);
    expect(codes(await mutate(context(admin.viewer), 'askForReview', input))).toEqual([]);
  });

  test('is refused to strangers', async () => {
    const recruiter = await createRecruiter(database);
    const input = asking({ recruiterId: `Recruiter:${recruiter.id}` });
    expect(codes(await mutate(context(stranger), 'askForReview', input))).toEqual(['NOT_FOUND']);
    expect(await askedOf(input.recipientEmail)).toEqual([]);
  });

  test('tells every field that does not fit', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const input = asking({ recipientEmail: 'nowhere', jobTitle: ' ', startDate: '2026-02-30', jobType: 'any' });
    const { errors } = await mutate(context(viewer), 'askForReview', input);
    expect((errors as unknown as { field: string }[]).map(({ field }) => field).sort()).toEqual([
      'jobTitle',
      'jobType',
      'recipientEmail',
      'startDate',
    ]);
  });

  test('is refused for own addresses, for those who want no mail, and for those asked already', async () => {
    const { viewer, recruiter, user } = await createRecruiterWithLogin(database);
    const ofAgency = (change: Record<string, unknown>) => mutate(context(viewer), 'askForReview', asking(change));
    const colleague = await createRecruiterWithLogin(database, { agency_id: recruiter.agency_id });
    for (const own of [user.email, colleague.user.email, user.email.replace('@', '+me@')])
      expect(codes(await ofAgency({ recipientEmail: own }))).toEqual(['OWN_ADDRESS']);
    const future = { startDate: '2029-01-01', scheduledFor: new Date().toISOString() };
    expect(codes(await ofAgency(future))).toEqual(['TOO_EARLY']);
    const left = someone();
    const suppression = { email: left, agencyId: recruiter.agency_id, reason: 'unsubscribed' } as const;
    await inWrite(context(viewer), (write) => suppress(write, suppression));
    expect(codes(await ofAgency({ recipientEmail: left }))).toEqual(['SUPPRESSED']);
    const known = someone();
    expect(codes(await ofAgency({ recipientEmail: known }))).toEqual([]);
    expect(codes(await ofAgency({ recipientEmail: known, jobTitle: 'Another one' }))).toEqual(['ASKED_RECENTLY']);
  });

  test('says of an address whose mail came back that it is the address, not the person', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const [gone, left] = [someone(), someone()];
    const entries = [
      { email: gone, agencyId: null, reason: 'bounced' },
      { email: left, agencyId: null, reason: 'bounced' },
      { email: left, agencyId: recruiter.agency_id, reason: 'unsubscribed' },
    ] as const;
    for (const entry of entries) await inWrite(context(viewer), (write) => suppress(write, entry));
    const outcomeFor = (recipientEmail: string) =>
      runCommand(askForReview, context(viewer), asking({ recipientEmail }));
    expect(await outcomeFor(gone)).toMatchObject({ problems: [{ message: expect.stringContaining('came back') }] });
    expect(await outcomeFor(left)).toMatchObject({ problems: [{ message: expect.stringContaining('asked not to') }] });
  });

  test('is refused for a time that is more than a year ahead', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const inDays = (days: number) =>
      mutate(context(viewer), 'askForReview', asking({ scheduledFor: daysAfter(new Date(), days).toISOString() }));
    expect((await inDays(366)).errors).toMatchObject([{ code: 'TOO_LATE' }]);
    expect(codes(await inDays(364))).toEqual([]);
  });

  test.each(['candidate first', 'employer first'])('of both sides is about one placement: %s', async (order) => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const candidate = asking({ recipientName: 'Dana Price', contactName: 'Eve Morrow' });
    const employer = asking({ audience: 'employer', recipientName: 'Eve Morrow', candidateName: 'Dana Price' });
    const namesake = asking({ recipientName: 'Dana Price' });
    const both = order === 'candidate first' ? [candidate, employer] : [employer, candidate];
    for (const input of [...both, namesake])
      expect(codes(await mutate(context(viewer), 'askForReview', input))).toEqual([]);
    const placements = await kysely
      .selectFrom('placements')
      .where('recruiter_id', '=', recruiter.id)
      .select(['candidate_email', 'contact_email'])
      .orderBy('id')
      .execute();
    expect(placements).toEqual([
      { candidate_email: candidate.recipientEmail, contact_email: employer.recipientEmail },
      { candidate_email: namesake.recipientEmail, contact_email: null },
    ]);
  });
});

describe('the asks of a month', () => {
  const now = new Date('2026-11-21T02:00:00Z');

  test('that are over the limit of the plan leave in the months after, on the first day at nine', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const agency = { viewer, id: recruiter.agency_id };
    for (let asked = 0; asked < 60; asked++) await askAt(agency, null);
    // Nine o'clock in Sydney, a day earlier in UTC.
    expect(await leaving(agency)).toEqual([
      { at: '2026-11-21T02:00:00.000Z', asks: 25 },
      { at: '2026-11-30T22:00:00.000Z', asks: 25 },
      { at: '2026-12-31T22:00:00.000Z', asks: 10 },
    ]);
  });

  test('are counted by when they leave, and a chosen time is never brought forward', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const agency = { viewer, id: recruiter.agency_id };
    for (let asked = 0; asked < 25; asked++) await askAt(agency, null);
    const january = '2027-01-15T01:00:00.000Z';
    for (let asked = 0; asked < 26; asked++) await askAt(agency, january);
    await askAt(agency, null);
    expect(await leaving(agency)).toEqual([
      { at: '2026-11-21T02:00:00.000Z', asks: 25 },
      { at: '2026-11-30T22:00:00.000Z', asks: 1 },
      { at: january, asks: 25 },
      { at: '2027-01-31T22:00:00.000Z', asks: 1 },
    ]);
  });

  test('have room again for one that was cancelled', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const agency = { viewer, id: recruiter.agency_id };
    for (let asked = 0; asked < 25; asked++) await askAt(agency, null);
    await database.pool.query(
      `update invitations set state = 'cancelled', cancelled_because = 'A test' where id =
        (select id from invitations where agency_id = $1 limit 1)`,
      [agency.id],
    );
    await askAt(agency, null);
    expect(await leaving(agency)).toEqual([{ at: '2026-11-21T02:00:00.000Z', asks: 26 }]);
  });

  const askAt = async ({ viewer }: { viewer: Viewer }, scheduledFor: string | null) => {
    const payload = await mutate(context(viewer, now), 'askForReview', asking({ scheduledFor }));
    expect(codes(payload)).toEqual([]);
  };
  const leaving = async ({ id }: { id: string }) => {
    const asks = await kysely.selectFrom('invitations').select('scheduled_for').where('agency_id', '=', id).execute();
    const times = Map.groupBy(asks, ({ scheduled_for }) => scheduled_for!.toISOString());
    return [...times].map(([at, { length }]) => ({ at, asks: length })).sort((a, b) => (a.at < b.at ? -1 : 1));
  };
});

describe('an ask on its way', () => {
  // Ahead of the database's clock, which a test cannot set.
  const due = daysAfter(new Date(), 30);

  test('is sent when due, reminded of twice, and expires; then its link has ended', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const input = asking({ scheduledFor: due.toISOString() });
    await mutate(context(viewer, daysAfter(due, -2)), 'askForReview', input);
    const stateAfter = async (days: number) => {
      await doTasks(context(), daysAfter(due, days));
      const [invitation] = await askedOf(input.recipientEmail);
      return { state: invitation!.state, mails: (await mailsTo(input.recipientEmail)).map(({ kind }) => kind).sort() };
    };
    expect(await stateAfter(-1)).toEqual({ state: 'scheduled', mails: [] });
    expect(await stateAfter(0)).toEqual({ state: 'sent', mails: ['invitation'] });
    expect(await stateAfter(4)).toEqual({ state: 'sent', mails: ['invitation', 'reminder'] });
    expect(await stateAfter(10)).toEqual({ state: 'sent', mails: ['invitation', 'reminder', 'reminder'] });
    expect(await stateAfter(59)).toMatchObject({ state: 'sent' });
    expect(await stateAfter(60)).toEqual({ state: 'expired', mails: ['invitation', 'reminder', 'reminder'] });
    const [, invitationId, token] = /review-invite\/([\w-]+)\/([\w-]+)/.exec(
      (await mailsTo(input.recipientEmail))[0]!.text,
    )!;
    expect(codes(await mutate(context(), 'submitReview', { invitationId, token }))).toEqual(['LINK_ENDED']);
  });

  test('is reminded of three days after its last mail at the earliest, also when no worker ran meanwhile', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const input = asking({ scheduledFor: due.toISOString() });
    await mutate(context(viewer, daysAfter(due, -2)), 'askForReview', input);
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

  test('waits for its time when a worker whose clock is late takes it too early', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const input = asking({ scheduledFor: due.toISOString() });
    await mutate(context(viewer), 'askForReview', input);
    const [invitation] = await askedOf(input.recipientEmail);
    // As the queue does with a task that is done.
    await database.pool.query('delete from graphile_worker._private_jobs where key = $1', [`send ${invitation!.id}`]);
    await sendInvitation.run(context(system, daysAfter(due, -1)), { invitationId: invitation!.id });
    expect(await mailsTo(input.recipientEmail)).toEqual([]);
    await doTasks(context(), due);
    expect((await mailsTo(input.recipientEmail)).map(({ kind }) => kind)).toEqual(['invitation']);
  });

  test('is not taken again at once when it is due, but the clock of its worker is minutes behind', async () => {
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const { id } = await createInvitation(database, { state: 'scheduled', scheduled_for: minutes(-1) });
    await sendInvitation.run(context(system, minutes(-10)), { invitationId: id });
    const { rows } = await database.pool.query<{ minutes: number }>(
      'select extract(epoch from run_at - now())::float8 / 60 as minutes from graphile_worker._private_jobs where key = $1',
      [`send ${id}`],
    );
    expect(rows).toEqual([{ minutes: expect.closeTo(9, 0) }]);
  });

  test('leaves at once when the clock of its worker is some seconds behind', async () => {
    const { id, recipient_email } = await createInvitation(database, {
      state: 'scheduled',
      scheduled_for: due,
      recipient_email: someone(),
    });
    await sendInvitation.run(context(system, new Date(due.getTime() - 5000)), { invitationId: id });
    expect(await mailsTo(recipient_email)).toHaveLength(1);
  });

  test('is not sent when the placement has fallen through, or its recipient left meanwhile', async () => {
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

describe('what a person does with the form', () => {
  const note = (invitationId: string, token: string, activity: string) =>
    mutate(context(), 'noteInvitationActivity', { invitationId, token, activity });
  const stateOf = async (id: string) =>
    (await kysely.selectFrom('invitations').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

  test('is noted with the link, once and in any order', async () => {
    const { id, token } = await createInvitation(database);
    for (const [activity, state] of [
      ['opened', 'opened'],
      ['opened', 'opened'],
      ['started', 'started'],
      ['opened', 'started'],
      ['started', 'started'],
    ] as const) {
      expect(codes(await note(id, token, activity))).toEqual([]);
      expect(await stateOf(id)).toBe(state);
    }
  });

  test('changes nothing of an ask that has ended', async () => {
    const { id, token, version } = await createInvitation(database, { state: 'expired' });
    for (const activity of ['opened', 'started']) expect(codes(await note(id, token, activity))).toEqual([]);
    const ended = kysely.selectFrom('invitations').select(['version', 'started_at']).where('id', '=', id);
    expect(await ended.executeTakeFirstOrThrow()).toEqual({ version, started_at: null });
  });

  test('is refused without the right token, and for another activity', async () => {
    const [one, other] = [await createInvitation(database), await createInvitation(database)];
    expect(codes(await note(one.id, other.token, 'opened'))).toEqual(['LINK_UNKNOWN']);
    expect(codes(await note(one.id, one.token, 'completed'))).toEqual(['invalid']);
    expect(await stateOf(one.id)).toBe('sent');
  });
});
