import { sql } from 'kysely';
import { z } from 'zod';
import { emailDomain, isDisposable, isFreeMail } from '#common/email.ts';
import type { Problem } from '#common/inputs.ts';
import { eventsUntilCompleted, isAnswerable } from '#common/invitations/states.ts';
import { riskLimits } from '#common/limits.ts';
import type { RiskSignal } from '#common/reviews/checks.ts';
import { reviewerName, reviewerRole } from '#common/reviews/display.ts';
import { replyToReviewInput, type SubmitReview, submitReviewInput } from '#common/reviews/inputs.ts';
import { type Level, levelWeight } from '#common/reviews/levels.ts';
import { canReplyToReview } from '#common/reviews/rules.ts';
import {
  isVisible,
  type ModerationEvent,
  type ModerationState,
  moderationTransitions,
  type PublicationState,
  publicationTransitions,
} from '#common/reviews/states.ts';
import { walk } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, readOrRefuse, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { signedIn } from '#server/session/viewer.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { type Invitation, invitationByToken, move } from '../invitations/invitations.commands.ts';
import { lockRecruiter, recountRecruiter } from '../profiles/figures.ts';
import { signalsOfPlacement, signalsOfReply } from './placement-signals.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    reviewReceived: { reviewId: string };
    reviewPublished: { reviewId: string };
    reviewReplied: { reviewId: string };
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

/**
 * Looks for signals of risk. Without any, the review is cleared and published; with some, a moderator decides.
 * A review that was checked before stays as it is.
 */
export const checkReviewCommand = defineCommand({
  name: 'checkReview',
  input: z.object({ reviewId: z.uuid() }),
  run: async (write, { reviewId }) => {
    const review = await loadReview(write, reviewId);
    if (!review) return refuseUnknown();
    if (review.moderation !== 'received') return { review: reviewId, published: false };
    const signals = [...(await signalsOfPlacement(write.tx, review)), ...(await signalsAround(write, review))];
    const events: ModerationEvent[] = signals.length ? ['check', 'queue'] : ['check', 'clear'];
    const moderation = walk(moderationTransitions, review.moderation, events);
    if (!moderation.ok) throw new Error(`A review cannot go from ${review.moderation} by ${events.join(', ')}`);
    const publishes = moderation.to === 'cleared' && review.level >= 2;
    const published = publishes ? walk(publicationTransitions, review.publication, ['publish']) : null;
    await write.tx
      .updateTable('reviews')
      .set({
        moderation: moderation.to,
        signals,
        ...(published?.ok && { publication: published.to, published_at: write.at }),
      })
      .where('id', '=', reviewId)
      .execute();
    write.audit({
      action: 'checkReview',
      agencyId: review.agency_id,
      subject: { type: 'Review', id: reviewId },
      actor: 'system',
      details: { moderation: moderation.to, signals: signals.join(' ') },
    });
    if (published?.ok) await afterPublication(write, review);
    return { review: reviewId, published: Boolean(published?.ok) };
  },
});

type LoadedReview = NonNullable<Awaited<ReturnType<typeof loadReview>>>;

async function loadReview({ tx }: Write, id: string) {
  const row = await tx.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return (
    row && { ...row, moderation: row.moderation as ModerationState, publication: row.publication as PublicationState }
  );
}

/** Figures, page and mail that follow from a review's going up. */
async function afterPublication(write: Write, review: LoadedReview) {
  await lockRecruiter(write.tx, review.recruiter_id);
  await recountRecruiter(write.tx, review.recruiter_id, write.at);
  await write.tx
    .insertInto('agency_figure_deltas')
    .values({
      agency_id: review.agency_id,
      published_count: 1,
      ...(review.level >= 2 && !review.was_offered_anything && { review_count: 1, rating_sum: review.overall }),
    })
    .execute();
  write.changesPage({ type: 'recruiter', id: review.recruiter_id });
  await write.emit('reviewPublished', { reviewId: review.id });
}

async function signalsAround({ tx }: Write, review: LoadedReview): Promise<RiskSignal[]> {
  const signals: RiskSignal[] = [];
  const domain = emailDomain(review.reviewer_email ?? '');
  if (isDisposable(domain)) signals.push('disposable_address');
  const own = await tx
    .selectFrom('recruiters as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['r.email', 'u.email as login', 'a.contact_email'])
    .where('r.agency_id', '=', review.agency_id)
    .execute();
  const addresses = new Set(own.flatMap((row) => [row.email, row.login, row.contact_email]));
  const domains = new Set(own.map((row) => emailDomain(row.contact_email)).filter((one) => !isFreeMail(one)));
  if (addresses.has(review.reviewer_email) || domains.has(domain)) signals.push('agency_address');
  if (await resemblesAnother(tx, review)) signals.push('alike_text');
  return signals;
}

/** The index finds the alike by the operator, whose bound is set for this transaction. */
async function resemblesAnother(tx: Write['tx'], review: LoadedReview): Promise<boolean> {
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(riskLimits.alikeFrom)}, true)`.execute(tx);
  const { rows } = await sql`/* resemblesAnother */
    select 1 from reviews where body % ${review.body} and id <> ${review.id} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Writes or changes the recruiter's one reply. A change says which version it read; a clash answers the newer one. */
export const replyToReview = defineCommand({
  name: 'replyToReview',
  input: replyToReviewInput.extend({ reviewId: z.uuid(), expectedVersion: z.int().nullish() }),
  run: async (write, { reviewId, body, expectedVersion }) => {
    const review = await loadReview(write, reviewId);
    if (!review || !isVisible(review.publication)) return refuseUnknown();
    const verdict = canReplyToReview(signedIn(write.viewer), {
      recruiterId: review.recruiter_id,
      agencyId: review.agency_id,
      publication: review.publication,
    });
    // Somebody else's review answers like an unknown one, although it can be read: as all ids of other tenants do.
    if (!verdict.ok)
      return review.agency_id === write.viewer.agencyId ? refuse('FORBIDDEN', verdict.message) : refuseUnknown();
    const signals = await signalsOfReply(write.tx, review, body);
    if (signals.length) refuse('UNFAIR_REPLY', replyAdvice(signals), 'body');
    const known = await write.tx
      .selectFrom('review_replies')
      .select(['version'])
      .where('review_id', '=', reviewId)
      .forUpdate()
      .executeTakeFirst();
    if (known && known.version !== expectedVersion) throw new Refusal([clash], { review: reviewId });
    await write.tx
      .insertInto('review_replies')
      .values({
        review_id: reviewId,
        agency_id: review.agency_id,
        written_by: write.viewer.userId,
        body,
        created_at: write.at,
        updated_at: write.at,
      })
      .onConflict((at) =>
        at.column('review_id').doUpdateSet((eb) => ({
          body,
          written_by: write.viewer.userId,
          updated_at: write.at,
          version: eb('review_replies.version', '+', 1),
        })),
      )
      .execute();
    await lockRecruiter(write.tx, review.recruiter_id);
    write.changesPage({ type: 'recruiter', id: review.recruiter_id });
    if (!known) await write.emit('reviewReplied', { reviewId });
    write.audit({ action: 'replyToReview', agencyId: review.agency_id, subject: { type: 'Review', id: reviewId } });
    return { review: reviewId };
  },
});

const clash: Problem = {
  code: 'CLASH',
  message: 'Somebody has changed this reply meanwhile. Look at both before you save yours.',
  field: null,
};

function replyAdvice(signals: readonly RiskSignal[]): string {
  if (signals.some((signal) => signal.startsWith('alleges')))
    return 'Leave accusations out of a public reply. Write to the reviewer instead, or flag the review.';
  if (signals.includes('names_person')) return 'Leave out names of people that the review itself does not show.';
  return 'Leave links, e-mail addresses and phone numbers out of a public reply.';
}
