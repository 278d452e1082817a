import { z } from 'zod';
import type { Audience } from '#common/reviews/criteria.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { inviteFromSurvey } from '#server/features/invitations/survey-invitation.ts';
import { hashToken } from '#server/session/tokens.ts';

/**
 * Leads a person who has completed a survey to their review: to the invitation of their placement, or else to the open
 * link of the recruiter or the agency. Which group their score puts them in makes no difference.
 */
export const acceptReviewOffer = defineCommand({
  name: 'acceptReviewOffer',
  input: z.object({ token: z.string().max(100) }),
  actor: ({ token }) => `survey ${hashToken(token).toString('hex')}`,
  run: async (write, { token }) => {
    if (write.isRobot) refuse('NOT_FOR_PROGRAMS', 'This is for people. Open the page in a browser.');
    const offered = await offerOf(write, token);
    if (!offered) return refuse('LINK_UNKNOWN', 'This link is incomplete. Open it again from our email.');
    if (!offered.offers_review) refuse('NOT_OFFERED', 'You can no longer review from this page.');
    const { agency_id: agencyId, placement_id: placementId, email, name } = offered;
    const audience = offered.audience as Audience;
    const invitation =
      placementId && email
        ? await inviteFromSurvey(write, { agencyId, placementId, audience, email, name, token })
        : null;
    return {
      invitationId: invitation?.id ?? null,
      placementId: invitation?.placementId ?? null,
      source: invitation?.source ?? null,
      audience,
      recruiterSlug: offered.recruiter_slug,
      agencySlug: offered.agency_slug,
    };
  },
});

/** The person of a completed survey by the token of its email, and what they are offered. */
const offerOf = ({ tx }: Write, token: string) =>
  tx
    .selectFrom('survey_recipients as p')
    .innerJoin('responses as v', 'v.recipient_id', 'p.id')
    .innerJoin('campaigns as c', 'c.id', 'p.campaign_id')
    .innerJoin('surveys as s', 's.id', 'c.survey_id')
    .innerJoin('agencies as a', 'a.id', 'p.agency_id')
    .leftJoin('recruiters as r', (join) => join.onRef('r.id', '=', 'p.recruiter_id').on('r.gone_at', 'is', null))
    .select(['p.agency_id', 'p.placement_id', 'p.email', 'p.name', 's.audience', 's.offers_review'])
    .select(['a.slug as agency_slug', 'r.slug as recruiter_slug'])
    .where('p.id', '=', (eb) =>
      eb.selectFrom('survey_tokens').select('recipient_id').where('token_hash', '=', hashToken(token)),
    )
    .where('v.is_complete', '=', true)
    .executeTakeFirst();
