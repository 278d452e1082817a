import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { request } from '#server/graphql/testing/request.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { stranger, system, type Viewer } from '#server/session/viewer.ts';
import { createAgency, createRecruiter, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { sendInvitation } from './invitations.tasks.tsx';
import { invitationsIn, placed, someone } from './testing/create.ts';
import { daysAfter } from './timing.ts';

const own = await testDatabase();
const { database, context } = own;
const { kysely } = database;
const { createAll, invitationsOf, placementsOf } = invitationsIn(own);

async function limitOf(viewer: Viewer): Promise<unknown> {
  const { data } = await request(context(viewer), '{ monthAllowance { limit } }');
  return (data['monthAllowance'] as { limit: unknown }).limit;
}

describe('creating many invitations', () => {
  test('invites everybody it can, and says for each other person why not', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const left = someone();
    await inWrite(context(), (write) => suppress(write, { email: left, agencyId: null, reason: 'objected' }));
    const invitations = [
      placed(),
      placed({ candidateEmail: left }),
      placed({ jobTitle: '', startDate: '2026-13-01' }),
      placed(),
      placed({ candidateEmail: null }),
    ];
    const { results, errors } = await createAll(viewer, { invitations });
    expect(errors).toEqual([]);
    expect(
      results.map(({ index, invitation, errors: own }) => [index, invitation !== null, own.map(({ field }) => field)]),
    ).toEqual([
      [0, true, []],
      [1, false, ['candidateEmail']],
      [2, false, ['jobTitle', 'startDate']],
      [3, true, []],
      [4, false, ['candidateEmail']],
    ]);
    // A person who was not invited leaves no placement behind either.
    expect(await placementsOf(recruiter.agency_id)).toHaveLength(2);
    expect(await invitationsOf(recruiter.agency_id)).toHaveLength(2);
  });

  test('invites both sides of one placement', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const both = placed({ contactName: 'Robin Reed', contactEmail: someone('robin') });
    const { results } = await createAll(viewer, { invitations: [both] });
    expect(results.map(({ index, invitation }) => [index, invitation?.audience, invitation?.recipientEmail])).toEqual([
      [0, 'candidate', both.candidateEmail],
      [0, 'employer', both.contactEmail],
    ]);
    expect(await placementsOf(recruiter.agency_id)).toMatchObject([
      { candidate_email: both.candidateEmail, contact_email: both.contactEmail, contact_name: 'Robin Reed' },
    ]);
  });

  test('says which placements are new, the same for both sides, also when the call is repeated', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const known = placed();
    await createAll(viewer, { invitations: [known] });
    const input = {
      clientMutationId: 'which-are-new',
      invitations: [
        { ...known, contactName: 'Robin Reed', contactEmail: someone('robin'), candidateEmail: null },
        placed({ contactName: 'Robin Reed', contactEmail: someone('robin') }),
        placed({ jobTitle: '' }),
        placed(),
      ],
    };
    for (const { results } of [await createAll(viewer, input), await createAll(viewer, input)])
      expect(results.map(({ index, hasNewPlacement }) => [index, hasNewPlacement])).toEqual([
        [0, false],
        [1, true],
        [1, true],
        [2, false],
        [3, true],
      ]);
  });

  test('invites one side when the other cannot be invited, and says so for that one', async () => {
    const { viewer, recruiter, user } = await createRecruiterWithLogin(database);
    const { results } = await createAll(viewer, {
      invitations: [placed({ contactName: 'Me', contactEmail: user.email })],
    });
    expect(results).toMatchObject([
      { index: 0, invitation: { audience: 'candidate' }, errors: [] },
      { index: 0, invitation: null, errors: [{ code: 'OWN_ADDRESS', field: 'contactEmail' }] },
    ]);
    expect(await invitationsOf(recruiter.agency_id)).toHaveLength(1);
  });

  test('uses the shared message and time, unless an entry has its own', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const { results } = await createAll(viewer, {
      invitations: [placed(), placed({ message: 'How was the start?' }), placed({ message: 'Leave 5 stars' })],
      message: 'How was it?',
      scheduledFor: at,
    });
    expect(results.map(({ invitation, errors }) => invitation?.message ?? errors[0]?.field)).toEqual([
      'How was it?',
      'How was the start?',
      'message',
    ]);
    const times = (await invitationsOf(recruiter.agency_id)).map(({ scheduled_for }) => scheduled_for?.toISOString());
    expect(times).toEqual([at, at]);
  });

  test('invites the same person once, even when they are in the list twice', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    const twice = placed();
    const { results } = await createAll(viewer, { invitations: [twice, { ...twice, jobTitle: 'Another job' }] });
    expect(results.map(({ errors }) => errors[0]?.code)).toEqual([undefined, 'INVITED_RECENTLY']);
  });

  test('does nothing twice when repeated, and continues where it was interrupted', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const input = { invitations: [placed(), placed(), placed()], clientMutationId: 'a-key-of-many' };
    const first = await createAll(viewer, input);
    expect(await createAll(viewer, input)).toEqual(first);
    // As if the process had ended after the first two.
    const [, , last] = await invitationsOf(recruiter.agency_id);
    await kysely
      .deleteFrom('receipts')
      .where('result', '@>', JSON.stringify({ invitations: [last!.id] }))
      .execute();
    await kysely.deleteFrom('invitations').where('id', '=', last!.id).execute();
    const again = await createAll(viewer, input);
    expect(again.results.slice(0, 2)).toEqual(first.results.slice(0, 2));
    expect(again.results[2]!.invitation).not.toBeNull();
    expect(await invitationsOf(recruiter.agency_id)).toHaveLength(3);
    const changed = { ...input, invitations: [placed()] };
    expect((await createAll(viewer, changed)).errors).toMatchObject([{ code: 'RETRY_KEY_REUSED' }]);
  });

  test("respects the month's limit: what is over it leaves in the next month", async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const now = new Date('2026-11-21T02:00:00Z');
    const invitations = Array.from({ length: 30 }, () => placed());
    const { results } = await createAll(viewer, { invitations }, now);
    expect(results.filter(({ invitation }) => invitation)).toHaveLength(30);
    const waiting = (await invitationsOf(recruiter.agency_id)).filter(({ waits_for_room }) => waits_for_room);
    expect(waiting.map(({ scheduled_for }) => scheduled_for?.toISOString())).toEqual(
      Array(5).fill('2026-11-30T22:00:00.000Z'),
    );
    const { data } = await request(context(viewer, now), '{ monthAllowance { limit used resetsAt waiting } }');
    expect(data['monthAllowance']).toEqual({
      limit: 25,
      used: 25,
      resetsAt: '2026-11-30T13:00:00.000Z',
      waiting: 5,
    });
  });

  test('counts no seat of a user who can no longer sign in, and in a free agency those who pay for themselves', async () => {
    const team = await createAgency(database, { plan: 'pro_team' });
    const { viewer } = await createRecruiterWithLogin(database, { agency_id: team.id });
    const { user } = await createRecruiterWithLogin(database, { agency_id: team.id });
    expect(await limitOf(viewer)).toBe(400);
    await kysely.updateTable('users').set({ status: 'deactivated' }).where('id', '=', user.id).execute();
    expect(await limitOf(viewer)).toBe(200);

    const roles = ['ROLE_RECRUITER', 'ROLE_PRO_INDIVIDUAL'];
    const individual = await createRecruiterWithLogin(database, { roles });
    expect(await limitOf(individual.viewer)).toBe(200);
  });

  test.each([
    [{ invitations: [] }, 'invitations'],
    [{ invitations: Array.from({ length: 101 }, () => placed()) }, 'invitations'],
    [{ invitations: [placed()], message: 'A voucher awaits you for your review' }, 'message'],
    [{ invitations: [placed()], scheduledFor: 'tomorrow' }, 'scheduledFor'],
  ])('is refused as a whole when it makes no sense as a whole', async (input, field) => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const { results, errors } = await createAll(viewer, input);
    expect({ results, field: errors[0]?.field }).toEqual({ results: [], field });
    expect(await invitationsOf(recruiter.agency_id)).toEqual([]);
  });

  test('is refused to strangers, and for a recruiter of another agency', async () => {
    const other = await createRecruiter(database);
    const { viewer } = await createRecruiterWithLogin(database);
    for (const who of [stranger, viewer]) {
      const { results, errors } = await createAll(who, {
        invitations: [placed()],
        recruiterId: `Recruiter:${other.id}`,
      });
      expect(results).toEqual([]);
      expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    }
  });
});

describe('names shown in the email', () => {
  test.each([
    ['jobTitle', { jobTitle: 'Site Engineer ($50 gift card for your review)' }],
    ['companyName', { companyName: 'Get a free voucher' }],
    ['candidateName', { candidateName: 'Casey, leave us 5 stars' }],
  ])('are refused at %s when they offer something or ask for stars', async (field, change) => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const { results } = await createAll(viewer, { invitations: [placed(change)] });
    expect(results[0]?.errors.map((problem) => problem.field)).toEqual([field]);
    expect(await invitationsOf(recruiter.agency_id)).toEqual([]);
  });

  test.each([
    [
      'the recruiter',
      (id: string) => kysely.updateTable('recruiters').set({ name: 'Robin, free voucher' }).where('agency_id', '=', id),
    ],
    [
      'the agency',
      (id: string) => kysely.updateTable('agencies').set({ name: '5 stars for Harbour' }).where('id', '=', id),
    ],
    [
      'its legal name',
      (id: string) => kysely.updateTable('agencies').set({ legal_name: 'Win $100 for a review' }).where('id', '=', id),
    ],
  ])('of %s stop an invitation from being created, and a scheduled one from leaving', async (_, rename) => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const { results } = await createAll(viewer, { invitations: [placed()] });
    expect(results[0]?.errors).toEqual([]);
    await rename(recruiter.agency_id).execute();
    expect((await createAll(viewer, { invitations: [placed()] })).results[0]?.errors).toMatchObject([
      { code: 'WORDING' },
    ]);
    const [waiting] = await invitationsOf(recruiter.agency_id);
    await sendInvitation.run(context(system, daysAfter(waiting!.scheduled_for!, 1)), { invitationId: waiting!.id });
    expect(await invitationsOf(recruiter.agency_id)).toMatchObject([
      { state: 'cancelled', cancelled_because: expect.stringMatching(/^Remove/) },
    ]);
    expect(
      await kysely.selectFrom('mails').selectAll().where('to_email', '=', waiting!.recipient_email).execute(),
    ).toEqual([]);
  });
});
