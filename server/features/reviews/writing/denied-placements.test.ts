import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import {
  createInvitation,
  createToken,
  type InvitationWithToken,
} from '#server/features/invitations/invitations.factories.ts';
import { createOne } from '#server/features/invitations/testing/create.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

const body = () => Array.from({ length: 12 }, () => crypto.randomUUID().replaceAll(/[^a-f]/g, '')).join(' then ');
const submit = ({ id: invitationId, token, audience }: InvitationWithToken, change: Record<string, unknown> = {}) => {
  const keys = audience === 'candidate' ? ['communication'] : ['quality_of_candidates'];
  const input = {
    invitationId,
    token,
    overall: 1,
    criteria: keys.map((key) => ({ key, stars: 1 })),
    title: 'I do not know them',
    body: body(),
    nameDisplay: 'role_only',
    showCompany: true,
    offeredAnything: false,
    placementConfirmed: 'never',
    corrections: 'I work elsewhere.',
    ...change,
  };
  return mutate(context(), 'submitReview', input, 'recruiter { id }');
};
const reviewOf = ({ id }: { id: string }) =>
  kysely.selectFrom('reviews').selectAll().where('invitation_id', '=', id).executeTakeFirstOrThrow();
const problemsFor = async (viewer: Viewer, placementId: string) => {
  const text = `query ($id: ID!) { node(id: $id) { ... on Placement { problems { edges { node { audience kind words } } } } } }`;
  const { data } = await request(context(viewer), text, { id: `Placement:${placementId}` });
  return (data.node as unknown as { problems: { edges: { node: unknown }[] } } | null)?.problems.edges.map(
    ({ node }) => node,
  );
};

/** A recruiter with a login, and an invitation about one of their placements. */
async function createInvited(
  wishes: Parameters<typeof createPlacement>[1] = {},
  audience: 'candidate' | 'employer' = 'candidate',
) {
  const { recruiter, viewer, user } = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER'] });
  const placement = await createPlacement(database, { recruiter_id: recruiter.id, ...wishes });
  const invitation = await createInvitation(database, { placement_id: placement.id, audience });
  return { recruiter, viewer, user, placement, invitation };
}

describe('a reviewer who says that a placement never happened', () => {
  test.each(['manual', 'jobadder', 'marketplace'])(
    'is not tied to it, and the review counts nothing, whatever its source: %s',
    async (source) => {
      const { placement, invitation } = await createInvited({ source });
      expect(codes(await submit(invitation))).toEqual([]);
      await doTasks(context());
      expect(await reviewOf(invitation)).toMatchObject({
        level: 1,
        weight: '0.00',
        placement_id: null,
        denied_placement_id: placement.id,
        placement_confirmed: false,
        publication: 'unpublished',
        // Nothing about the placement is shown with it.
        reviewer_role: '',
        shown_name: 'Candidate',
        company_name: null,
      });
    },
  );

  test('is reported to the recruiter as a placement problem, without a word of the review', async () => {
    const { user, viewer, placement, invitation } = await createInvited({}, 'employer');
    await submit(invitation, { title: 'A title nobody may see yet', corrections: 'We never met <b>them</b>.' });
    expect(await problemsFor(viewer, placement.id)).toEqual([
      { audience: 'employer', kind: 'denied', words: 'We never met <b>them</b>.' },
    ]);
    const mails = await kysely.selectFrom('mails').selectAll().where('to_email', '=', user.email).execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['placement-doubted']);
    expect(mails[0]!.text).toContain('We never met <b>them</b>.');
    expect(mails[0]!.html).toContain('We never met &lt;b&gt;them&lt;/b&gt;.');
    expect(mails[0]!.text).not.toContain('A title nobody');
    const rival = await createRecruiterWithLogin(database);
    for (const other of [rival.viewer, stranger]) expect(await problemsFor(other, placement.id)).toBeUndefined();
  });

  test('stays untied: from the placement, from one declared again, and after any write', async () => {
    const { recruiter, viewer, placement, invitation } = await createInvited();
    await submit(invitation);
    const { id } = await reviewOf(invitation);
    const anew = await createPlacement(database, {
      recruiter_id: recruiter.id,
      candidate_email: placement.candidate_email,
      candidate_name: placement.candidate_name,
    });
    for (const one of [placement, anew]) {
      const input = { reviewId: `PendingReview:${id}`, placementId: `Placement:${one.id}` };
      expect(codes(await mutate(context(viewer), 'matchReview', input))).toEqual(['NO_FIT']);
    }
    const tie = kysely.updateTable('reviews').set({ placement_id: placement.id }).where('id', '=', id).execute();
    await expect(tie).rejects.toThrow('never_tied_to_what_was_denied');
  });

  test('has answered: the link accepts no second review', async () => {
    const { invitation } = await createInvited();
    await submit(invitation);
    expect(codes(await submit(invitation, { placementConfirmed: 'yes' }))).toEqual(['ANSWERED']);
  });
});

test('a reviewer who corrects facts is tied at level 2, and the recruiter is told what is wrong', async () => {
  const { viewer, placement, invitation } = await createInvited();
  await submit(invitation, { placementConfirmed: 'no', corrections: 'It began in May.' });
  expect(await reviewOf(invitation)).toMatchObject({ level: 2, placement_id: placement.id, denied_placement_id: null });
  expect(await problemsFor(viewer, placement.id)).toEqual([
    { audience: 'candidate', kind: 'wrong_facts', words: 'It began in May.' },
  ]);
});

test('a reviewer who confirms the facts causes no problem, whatever the corrections field says', async () => {
  const { viewer, placement, invitation } = await createInvited();
  await submit(invitation, { placementConfirmed: 'yes' });
  expect([(await reviewOf(invitation)).level, await problemsFor(viewer, placement.id)]).toEqual([3, []]);
});

test('a placement from software proves the person it names, not an address that the recruiter typed', async () => {
  const { invitation } = await createInvited({ source: 'jobadder' });
  const rest = { placementConfirmed: 'no', overall: 5 };
  expect(codes(await submit(invitation, rest))).toEqual([]);
  expect(await reviewOf(invitation)).toMatchObject({ level: 4 });

  const { recruiter, viewer, placement } = await createInvited({
    source: 'jobadder',
    contact_email: null,
    contact_name: null,
  });
  const facts = { jobTitle: placement.job_title, jobType: 'permanent', startDate: placement.start_date };
  const friend = {
    recipientName: 'Kim Friend',
    recipientEmail: `kim-${recruiter.id}@mail.example`,
    audience: 'employer',
  };
  const input = { ...facts, companyName: 'Pinwheel', candidateName: placement.candidate_name, ...friend };
  expect(codes(await createOne(context(viewer), input))).toEqual([]);
  const typed = await kysely
    .selectFrom('invitations')
    .selectAll()
    .where('recipient_email', '=', friend.recipientEmail)
    .executeTakeFirstOrThrow();
  expect(typed.placement_id).toBe(placement.id);
  await kysely.updateTable('invitations').set({ state: 'sent' }).where('id', '=', typed.id).execute();
  const typedAndSent = { ...typed, state: 'sent', token: await createToken(database, typed.id) };
  expect(codes(await submit(typedAndSent, rest))).toEqual([]);
  expect(await reviewOf(typedAndSent)).toMatchObject({ level: 2, placement_id: placement.id });
});
