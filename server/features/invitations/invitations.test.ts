import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { stranger, system } from '#server/session/viewer.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createAgency, createRecruiter, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createInvitation } from './invitations.factories.ts';
import { sendInvitation } from './invitations.tasks.tsx';
import { createOne, invitationTo, someone } from './testing/create.ts';
import { daysAfter } from './timing.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

const inDays = (days: number) => daysAfter(new Date(), days).toISOString().slice(0, 10);
const invitationsTo = (email: string) =>
  kysely.selectFrom('invitations').selectAll().where('recipient_email', '=', email).execute();
const mailsTo = (email: string) => kysely.selectFrom('mails').selectAll().where('to_email', '=', email).execute();

describe('creating an invitation', () => {
  test('records placement and invitation, writes the audit log, and returns both', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const input = invitationTo();
    const payload = await createOne(context(viewer), input);
    const [invitation] = await invitationsTo(input.recipientEmail);
    expect(payload).toMatchObject({
      invitation: {
        id: `Invitation:${invitation!.id}`,
        state: 'scheduled',
        placement: { id: `Placement:${invitation!.placement_id}` },
      },
      errors: [],
    });
    expect(invitation).toMatchObject({ recruiter_id: recruiter.id, invited_by: viewer.userId });
    const entries = await kysely.selectFrom('audit_entries').where('user_id', '=', viewer.userId).selectAll().execute();
    expect(entries.map(({ action }) => action).sort()).toEqual(['createInvitation', 'recordPlacement']);
  });

  test('with the same retry key invites once and answers the same; with other contents it is refused', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const input = invitationTo({ clientMutationId: 'one-and-the-same' });
    const payloads = await Promise.all([1, 2, 3].map(() => createOne(context(viewer), input)));
    expect(new Set(payloads.map((payload) => JSON.stringify(payload))).size).toBe(1);
    expect(await invitationsTo(input.recipientEmail)).toHaveLength(1);
    expect(codes(await createOne(context(viewer), { ...input, jobTitle: 'Another' }))).toEqual(['RETRY_KEY_REUSED']);
  });

  test("for a colleague: the agency's admin can, a recruiter cannot", async () => {
    const { id: agency_id } = await createAgency(database);
    const colleague = await createRecruiter(database, { agency_id });
    const recruiter = await createRecruiterWithLogin(database, { agency_id });
    const admin = await createRecruiterWithLogin(database, {
      agency_id,
      roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
    });
    const input = invitationTo({ recruiterId: `Recruiter:${colleague.id}` });
    expect(codes(await createOne(context(recruiter.viewer), input))).toEqual(['FORBIDDEN']);
    expect(codes(await createOne(context(admin.viewer), input))).toEqual([]);
  });

  test('is refused to strangers', async () => {
    const recruiter = await createRecruiter(database);
    const input = invitationTo({ recruiterId: `Recruiter:${recruiter.id}` });
    expect(codes(await createOne(context(stranger), input))).toEqual(['NOT_FOUND']);
    expect(await invitationsTo(input.recipientEmail)).toEqual([]);
  });

  test('reports every invalid field', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const input = invitationTo({ recipientEmail: 'nowhere', jobTitle: ' ', startDate: '2026-02-30', jobType: 'any' });
    const { errors } = await createOne(context(viewer), input);
    expect(errors.map(({ field }) => field).sort()).toEqual(['candidateEmail', 'jobTitle', 'jobType', 'startDate']);
  });

  test("is refused for the agency's own addresses, unsubscribed ones, and people invited already", async () => {
    const { viewer, recruiter, user } = await createRecruiterWithLogin(database);
    const ofAgency = (change: Record<string, unknown>) => createOne(context(viewer), invitationTo(change));
    const colleague = await createRecruiterWithLogin(database, { agency_id: recruiter.agency_id });
    for (const own of [user.email, colleague.user.email, user.email.replace('@', '+me@')])
      expect(codes(await ofAgency({ recipientEmail: own }))).toEqual(['OWN_ADDRESS']);
    const future = { startDate: inDays(100), scheduledFor: new Date().toISOString() };
    expect(codes(await ofAgency(future))).toEqual(['TOO_EARLY']);
    const left = someone();
    const suppression = { email: left, agencyId: recruiter.agency_id, reason: 'unsubscribed' } as const;
    await inWrite(context(viewer), (write) => suppress(write, suppression));
    expect(codes(await ofAgency({ recipientEmail: left }))).toEqual(['SUPPRESSED']);
    const known = someone();
    expect(codes(await ofAgency({ recipientEmail: known }))).toEqual([]);
    expect(codes(await ofAgency({ recipientEmail: known, jobTitle: 'Another one' }))).toEqual(['INVITED_RECENTLY']);
  });

  test('is refused, and does not leave, for a side marked as not to be mailed', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const placement = await createPlacement(database, { recruiter_id: recruiter.id, employer_do_not_mail: true });
    const { job_title: jobTitle, start_date: startDate } = placement;
    const facts = { jobTitle, startDate, scheduledFor: null };
    const [recipientEmail, contactEmail] = [placement.candidate_email!, someone()];
    const ofEmployer = { audience: 'employer', recipientEmail: contactEmail, candidateName: placement.candidate_name };
    expect(codes(await createOne(context(viewer), invitationTo({ ...facts, ...ofEmployer })))).toEqual(['DO_NOT_MAIL']);
    expect(codes(await createOne(context(viewer), invitationTo({ ...facts, recipientEmail })))).toEqual([]);
    const marked = kysely.updateTable('placements').set({ candidate_do_not_mail: true });
    await marked.where('id', '=', placement.id).execute();
    const [invited] = await invitationsTo(recipientEmail);
    await kysely.updateTable('invitations').set({ scheduled_for: new Date() }).where('id', '=', invited!.id).execute();
    await sendInvitation.run(context(system), { invitationId: invited!.id });
    expect(await invitationsTo(recipientEmail)).toMatchObject([{ state: 'cancelled', sent_at: null }]);
    expect(await mailsTo(recipientEmail)).toEqual([]);
  });

  test('says of a bounced address that it is the address, not the person', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const [gone, left] = [someone(), someone()];
    const entries = [
      { email: gone, agencyId: null, reason: 'bounced' },
      { email: left, agencyId: null, reason: 'bounced' },
      { email: left, agencyId: recruiter.agency_id, reason: 'unsubscribed' },
    ] as const;
    for (const entry of entries) await inWrite(context(viewer), (write) => suppress(write, entry));
    const outcomeFor = (recipientEmail: string) => createOne(context(viewer), invitationTo({ recipientEmail }));
    expect(await outcomeFor(gone)).toMatchObject({ errors: [{ message: expect.stringContaining('bounced') }] });
    expect(await outcomeFor(left)).toMatchObject({ errors: [{ message: expect.stringContaining('opted out') }] });
  });

  test('is refused for a first day more than a year ahead', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const starting = (startDate: string) => createOne(context(viewer), invitationTo({ startDate, scheduledFor: null }));
    expect((await starting(inDays(370))).errors).toMatchObject([{ code: 'TOO_LATE', field: 'startDate' }]);
    expect(codes(await starting(inDays(360)))).toEqual([]);
  });

  test('is refused for a time more than a year ahead', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const leaving = (days: number) =>
      createOne(context(viewer), invitationTo({ scheduledFor: daysAfter(new Date(), days).toISOString() }));
    expect((await leaving(366)).errors).toMatchObject([{ code: 'TOO_LATE' }]);
    expect(codes(await leaving(364))).toEqual([]);
  });

  test.each(['candidate first', 'employer first'])('of both sides is about one placement: %s', async (order) => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const candidate = invitationTo({ recipientName: 'Dana Price', contactName: 'Eve Morrow' });
    const employer = invitationTo({ audience: 'employer', recipientName: 'Eve Morrow', candidateName: 'Dana Price' });
    const namesake = invitationTo({ recipientName: 'Dana Price' });
    const both = order === 'candidate first' ? [candidate, employer] : [employer, candidate];
    for (const input of [...both, namesake]) expect(codes(await createOne(context(viewer), input))).toEqual([]);
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

describe('actions of a person with the form', () => {
  const note = (invitationId: string, token: string, activity: string) =>
    mutate(context(), 'noteInvitationActivity', { invitationId, token, activity });
  const stateOf = async (id: string) =>
    (await kysely.selectFrom('invitations').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

  test('is recorded with the link, once and in any order', async () => {
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

  test('changes nothing of an invitation that has ended', async () => {
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
