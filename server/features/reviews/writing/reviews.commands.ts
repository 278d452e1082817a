import { z } from 'zod';
import { eventsUntilCompleted, isAnswerable } from '#common/invitations/states.ts';
import { submitReviewInput } from '#common/reviews/writing/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { readOrRefuse, refuse } from '#server/commands/refusal.ts';
import { env } from '#server/env.ts';
import { type Invitation, invitationByToken, move } from '#server/features/invitations/invitations.commands.ts';
import { sentBy } from './senders.ts';
import { takeReview } from './taken-review.ts';

/** Accepts a review from the person a placement's link was mailed to. It is checked at once, in the background. */
export const submitReview = defineCommand({
  name: 'submitReview',
  // The required fields depend on the audience, so the rest is read once the invitation is known.
  input: z.looseObject({ invitationId: z.uuid(), token: z.string().max(100) }),
  actor: ({ invitationId }) => `invitation ${invitationId}`,
  run: async (write, raw) => {
    const invitation = await invitationByToken(write, raw.invitationId, raw.token);
    refuseAnswered(invitation);
    const { placementConfirmed, corrections, ...written } = readOrRefuse(
      submitReviewInput(invitation.audience, { isShortForm: env.PLAUDIT_FEATURES.simplifyReviewForm }),
      raw,
    );
    const placement = await write.tx
      .selectFrom('placements')
      .select(['id', 'source', 'job_title', 'company_name', 'company_id', 'candidate_email', 'contact_email'])
      .where('id', '=', invitation.placement_id)
      .executeTakeFirstOrThrow();
    await takeReview(write, {
      agencyId: invitation.agency_id,
      recruiterId: invitation.recruiter_id,
      invitationId: invitation.id,
      audience: invitation.audience,
      name: invitation.recipient_name,
      email: invitation.recipient_email,
      source: invitation.source === 'email-sync' ? 'email-sync' : 'link',
      placement,
      answer: placementConfirmed,
      corrections,
      written,
      sent: sentBy(write, invitation.agency_id),
    });
    await move(write, invitation, eventsUntilCompleted(invitation.state), {
      completed_at: write.at,
      opened_at: invitation.opened_at ?? write.at,
      started_at: invitation.started_at ?? write.at,
    });
    return { recruiter: invitation.recruiter_id };
  },
});

function refuseAnswered(invitation: Invitation) {
  if (invitation.state === 'completed') refuse('ANSWERED', "You've already sent this review. Thank you.");
  if (!isAnswerable(invitation.state))
    refuse('LINK_ENDED', 'This link has expired. Ask the recruiter to send you a new one.');
}
