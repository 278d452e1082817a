import { sql } from 'kysely';
import { z } from 'zod';
import { eventsUntilCompleted, type InvitationState, isAnswerable } from '#common/invitations/states.ts';
import { reviewLimits } from '#common/limits.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { placementAnswerInput, type WrittenReview } from '#common/reviews/writing/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { readOrRefuse, refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { move } from '#server/features/invitations/invitations.commands.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { isOfAgency } from '#server/features/profiles/own-addresses.ts';
import { hashToken } from '#server/session/tokens.ts';
import { hasReviewed, type PlacementToReview, placementToReview } from './placement-to-review.ts';
import { takeReview } from './taken-review.ts';

const day = 86_400_000;

/**
 * Turns what was sent by the open link into a review, through its mailed link. Repeating it gives the same answer. If
 * the address belongs to a declared placement, the page asks about its facts, the review is tied to it, and an open
 * invitation of this person about it is completed. Refuses unknown and expired links, and people who have reviewed
 * everything they could.
 */
export const confirmOpenReview = defineCommand({
  name: 'confirmOpenReview',
  input: z.looseObject({ token: z.string().max(100) }),
  actor: ({ token }) => `submission ${hashToken(token).toString('hex')}`,
  run: async (write, { token, ...raw }) => {
    const sent = await submissionOf(write, token);
    const done = { recruiter: sent.recruiter_id, isFromAgencyPage: sent.is_from_agency_page };
    if (sent.confirmed_at) return done;
    if (sent.created_at.getTime() + reviewLimits.addressConfirmedWithinDays * day <= write.at.getTime())
      refuse('LINK_ENDED', "This link has expired. Your review wasn't confirmed in time, so it's gone.");
    if (await isOfAgency(write.tx, sent.agency_id, sent.email, { orItsDomain: false }))
      refuse('OWN_ADDRESS', "This email address belongs to the agency. You can't review your own agency.");
    await sql`select pg_advisory_xact_lock(hashtextextended(${`reviews from ${sent.email}`}, 0))`.execute(write.tx);
    const { placement, answer, corrections } = await placementOf(write, sent, raw);
    const invitation = placement && (await openInvitation(write, placement, sent));
    const reviewId = await takeReview(write, {
      agencyId: placement?.agencyId ?? sent.agency_id,
      recruiterId: sent.recruiter_id,
      invitationId: invitation && isAnswerable(invitation.state) ? invitation.id : null,
      audience: sent.audience,
      name: sent.name,
      email: sent.email,
      source: 'link',
      placement,
      answer,
      corrections,
      told: { jobTitle: sent.job_title, companyName: sent.company_name },
      written: sent.written as unknown as WrittenReview,
      sent: { sender_network: sent.network_hash, sent_by_member: sent.sent_by_member, sent_at: sent.created_at },
      signals: sent.sent_too_fast ? ['sent_too_fast'] : [],
    });
    if (invitation) await settleInvitation(write, invitation);
    // A side that has written a review counts as invited, whether or not its invitation was sent.
    if (placement) await renewCoverage(write, sent.recruiter_id);
    await write.tx
      .updateTable('review_submissions')
      .set({ review_id: reviewId, confirmed_at: write.at, written: null })
      .where('id', '=', sent.id)
      .execute();
    return done;
  },
});

type Submission = Awaited<ReturnType<typeof submissionOf>>;

/**
 * Locked, so that opening the link twice makes one review. Locks the recruiter first, as removing the profile does,
 * which also deletes this.
 */
async function submissionOf({ tx }: Write, token: string) {
  const recruiter = await tx
    .selectFrom('review_submissions as s')
    .innerJoin('recruiters as r', 'r.id', 's.recruiter_id')
    .select('r.gone_at')
    .where('s.token_hash', '=', hashToken(token))
    .forKeyShare('r')
    .executeTakeFirst();
  const row = await tx
    .selectFrom('review_submissions')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .forUpdate()
    .executeTakeFirst();
  if (!row || recruiter?.gone_at)
    return refuse('LINK_UNKNOWN', 'This link is incomplete or too old. Open it again from our email.');
  return { ...row, audience: row.audience as Audience };
}

/**
 * The placement it is about, and the answer about its facts. The page only asks if the placement was known when the
 * form was sent; for one declared later, there is no answer.
 */
async function placementOf(write: Write, sent: Submission, raw: Record<string, unknown>) {
  const writer = {
    recruiterId: sent.recruiter_id,
    audience: sent.audience,
    email: sent.email,
    jobTitle: sent.job_title,
  };
  const shown = sent.placement_id ? await placementToReview(write.tx, writer, sent.placement_id) : undefined;
  if (shown) {
    const { placementConfirmed, corrections } = readOrRefuse(placementAnswerInput, raw);
    return { placement: shown, answer: placementConfirmed, corrections };
  }
  const placement = (await placementToReview(write.tx, writer)) ?? null;
  if (!placement && (await hasReviewed(write.tx, writer)))
    refuse('ANSWERED', "You've already reviewed this recruiter. Our email about that review explains how to edit it.");
  return { placement, answer: null, corrections: null };
}

/** This person's open invitation about this placement, locked. */
async function openInvitation({ tx }: Write, { id }: PlacementToReview, { audience, email }: Submission) {
  const row = await tx
    .selectFrom('invitations')
    .select(['id', 'state', 'opened_at', 'started_at'])
    .where('placement_id', '=', id)
    .where('audience', '=', audience)
    .where('recipient_email', '=', email)
    .where('state', 'in', ['scheduled', 'sent', 'opened', 'started'])
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, state: row.state as InvitationState };
}

/** A sent invitation is completed; a scheduled one is cancelled. */
async function settleInvitation(write: Write, found: NonNullable<Awaited<ReturnType<typeof openInvitation>>>) {
  if (!isAnswerable(found.state))
    return move(write, found, ['cancel'], { cancelled_because: "They've already written a review" });
  return move(write, found, eventsUntilCompleted(found.state), {
    completed_at: write.at,
    opened_at: found.opened_at ?? write.at,
    started_at: found.started_at ?? write.at,
  });
}
