import { z } from 'zod';
import { emailDomain, isFreeMail } from '#common/email.ts';
import { eventsUntilCompleted, isAnswerable } from '#common/invitations/states.ts';
import { reviewerName, reviewerRole } from '#common/reviews/display.ts';
import { type SubmitReview, submitReviewInput } from '#common/reviews/inputs.ts';
import { type Level, levelWeight } from '#common/reviews/levels.ts';
import { defineCommand } from '#server/commands/command.ts';
import { readOrRefuse, refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { type Invitation, invitationByToken, move } from '../invitations/invitations.commands.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    reviewReceived: { reviewId: string };
  }
}

/** Takes a review from the person a placement's link was mailed to. It is checked in the background, at once. */
export const submitReview = defineCommand({
  name: 'submitReview',
  // What the form asks depends on who was asked, so the rest is read once the invitation is known.
  input: z.looseObject({ invitationId: z.uuid(), token: z.string().max(100) }),
  actor: ({ invitationId }) => `invitation ${invitationId}`,
  run: async (write, raw) => {
    const invitation = await invitationByToken(write, raw.invitationId, raw.token);
    refuseAnswered(invitation);
    const input = readOrRefuse(
      submitReviewInput(invitation.audience, { isShortForm: env.PLAUDIT_FEATURES.simplifyReviewForm }),
      raw,
    );
    const placement = await write.tx
      .selectFrom('placements')
      .select(['id', 'source', 'job_title', 'company_name', 'company_id'])
      .where('id', '=', invitation.placement_id)
      .executeTakeFirstOrThrow();
    const level = await levelFor(write, invitation, placement, input.placementConfirmed === 'yes');
    const id = write.nature.newId();
    await write.tx
      .insertInto('reviews')
      .values(reviewRow(id, write, invitation, placement, input, level))
      .execute();
    await move(write, invitation, eventsUntilCompleted(invitation.state), {
      completed_at: write.at,
      opened_at: invitation.opened_at ?? write.at,
      started_at: invitation.started_at ?? write.at,
    });
    write.enqueue(enqueued({ name: 'checkReview' }, { reviewId: id }));
    await write.emit('reviewReceived', { reviewId: id });
    write.audit({
      action: 'submitReview',
      agencyId: invitation.agency_id,
      subject: { type: 'Review', id },
      actor: 'reviewer',
    });
    return { recruiter: invitation.recruiter_id };
  },
});

function refuseAnswered(invitation: Invitation) {
  if (invitation.state === 'completed') refuse('ANSWERED', 'You have sent this review already. Thank you.');
  if (!isAnswerable(invitation.state))
    refuse('LINK_ENDED', 'This link has ended. Ask the recruiter to send you a new one.');
}

interface ReviewedPlacement {
  id: string;
  source: string;
  job_title: string;
  company_name: string | null;
  company_id: string | null;
}

/** Levels as `common/reviews/levels.ts` explains them. A domain counts only where an admin approved the company. */
async function levelFor(
  { tx }: Write,
  invitation: Invitation,
  placement: ReviewedPlacement,
  isConfirmed: boolean,
): Promise<Level> {
  if (['jobadder', 'vincere', 'bullhorn', 'marketplace'].includes(placement.source)) return 4;
  if (isConfirmed) return 3;
  const domain = emailDomain(invitation.recipient_email);
  if (invitation.audience !== 'employer' || isFreeMail(domain) || !placement.company_id) return 2;
  const company = await tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', placement.company_id)
    .where('is_approved', '=', true)
    .where('domain', '=', domain)
    .executeTakeFirst();
  return company ? 3 : 2;
}

function reviewRow(
  id: string,
  { at }: Write,
  invitation: Invitation,
  placement: ReviewedPlacement,
  input: SubmitReview,
  level: Level,
) {
  const role = reviewerRole(invitation.audience, placement.job_title);
  return {
    id,
    agency_id: invitation.agency_id,
    recruiter_id: invitation.recruiter_id,
    placement_id: placement.id,
    invitation_id: invitation.id,
    reviewer_type: invitation.audience,
    reviewer_name: invitation.recipient_name,
    reviewer_email: invitation.recipient_email,
    reviewer_role: role,
    name_display: input.nameDisplay,
    shown_name: reviewerName({
      name: invitation.recipient_name,
      nameDisplay: input.nameDisplay,
      audience: invitation.audience,
      jobTitle: role,
    }),
    company_name: placement.company_name,
    shows_company: input.showCompany && invitation.audience === 'employer',
    overall: input.overall,
    criteria: JSON.stringify(Object.fromEntries(input.criteria.map(({ key, stars }) => [key, stars]))),
    title: input.title,
    body: input.body,
    private_note: input.privateNote,
    was_offered_anything: input.offeredAnything,
    placement_confirmed: input.placementConfirmed === 'yes',
    corrections: input.corrections,
    source: 'link',
    level,
    weight: input.offeredAnything ? 0 : levelWeight(level),
    moderation: 'received',
    publication: 'unpublished',
    submitted_at: at,
  };
}
