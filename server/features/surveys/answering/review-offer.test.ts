import { expect, test } from 'vitest';
import { groupScores, type NpsGroup, npsGroups } from '#common/surveys/nps.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { hashToken } from '#server/session/tokens.ts';
import { createInvitation } from '../../invitations/invitations.factories.ts';
import { createPlacement } from '../../placements/placements.factories.ts';
import { createRecruiter } from '../../profiles/profiles.factories.ts';
import { createReview } from '../../reviews/reviews.factories.ts';
import { createCampaign, createRecipient, createResponse, createSurvey } from '../surveys.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

/** A candidate who has answered the survey about their placement. */
async function answered(group: NpsGroup = 'promoter', wishes: { hasPlacement?: boolean; isOffered?: boolean } = {}) {
  const { hasPlacement = true, isOffered = true } = wishes;
  const recruiter = await createRecruiter(database);
  const { agency_id } = recruiter;
  const email = `casey-${recruiter.id}@people.example`;
  const placement = await createPlacement(database, {
    recruiter_id: recruiter.id,
    candidate_name: 'Casey Moss',
    candidate_email: email,
  });
  const { survey, workflows } = await createSurvey(database, { agency_id, offers_review: isOffered });
  const campaign = await createCampaign(database, { agency_id, survey_id: survey.id });
  const { recipient, token } = await createRecipient(database, {
    ...{ agency_id, campaign_id: campaign.id, recruiter_id: recruiter.id, email, state: 'complete' },
    placement_id: hasPlacement ? placement.id : null,
  });
  const workflow = workflows.find(({ nps_group }) => nps_group === group)!;
  await createResponse(database, { recipient, workflow, score: groupScores[group][1] });
  return { recruiter, placement, recipient, token, email };
}

const accept = (token: string) =>
  mutate(
    context(),
    'acceptReviewOffer',
    { token },
    'invitationId placementId source audience recruiterSlug agencySlug',
  );
const invitationsOf = (placementId: string) =>
  kysely.selectFrom('invitations').selectAll().where('placement_id', '=', placementId).execute();

test.each(npsGroups)('a %s gets an invitation bound to the placement, which their link opens', async (group) => {
  const { placement, token, email } = await answered(group);
  const offer = await accept(token);
  const [invitation, ...others] = await invitationsOf(placement.id);
  expect(others).toEqual([]);
  expect(offer).toMatchObject({ invitationId: invitation!.id, placementId: placement.id, source: 'link', errors: [] });
  expect(invitation).toMatchObject({ state: 'opened', recipient_email: email, sent_at: null, next_reminder_at: null });
  expect(
    await kysely
      .selectFrom('invitation_tokens')
      .select('invitation_id')
      .where('token_hash', '=', hashToken(token))
      .execute(),
  ).toEqual([{ invitation_id: invitation!.id }]);
  expect(await accept(token)).toMatchObject({ invitationId: invitation!.id });
  expect(await invitationsOf(placement.id)).toHaveLength(1);
});

test('an invitation that was sent is used, one that was scheduled is replaced', async () => {
  const sent = await answered();
  const known = await createInvitation(database, { placement_id: sent.placement.id, state: 'sent' });
  expect(await accept(sent.token)).toMatchObject({ invitationId: known.id });
  const later = await answered();
  const scheduled = await createInvitation(database, { placement_id: later.placement.id, state: 'scheduled' });
  await accept(later.token);
  const states = (await invitationsOf(later.placement.id)).map(({ id, state }) => [id === scheduled.id, state]);
  expect(states.sort()).toEqual([
    [false, 'opened'],
    [true, 'cancelled'],
  ]);
});

test('without a placement, or with another address in it, the open link of the recruiter is offered', async () => {
  const none = await answered('passive', { hasPlacement: false });
  expect(await accept(none.token)).toMatchObject({ invitationId: null, recruiterSlug: none.recruiter.slug });
  const other = await answered();
  await kysely
    .updateTable('placements')
    .set({ candidate_email: 'another@people.example' })
    .where('id', '=', other.placement.id)
    .execute();
  expect(await accept(other.token)).toMatchObject({ invitationId: null, recruiterSlug: other.recruiter.slug });
  expect(await invitationsOf(other.placement.id)).toEqual([]);
});

test('nothing is offered twice, to nobody, or where the agency offers it to none', async () => {
  const reviewed = await answered();
  await createReview(database, { placement_id: reviewed.placement.id, recruiter_id: reviewed.recruiter.id });
  expect(codes(await accept(reviewed.token))).toEqual(['REVIEWED']);
  expect(codes(await accept((await answered('promoter', { isOffered: false })).token))).toEqual(['NOT_OFFERED']);
  expect(codes(await accept('unknown'))).toEqual(['LINK_UNKNOWN']);
});
