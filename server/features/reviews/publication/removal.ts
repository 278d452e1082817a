import { type ClosedReason, type FlagReason, type FlagSubject, flagSubjects } from '#common/reviews/flags/flags.ts';
import { isVisible, type PublicationEvent, publicationTransitions } from '#common/reviews/states.ts';
import { walk } from '#common/transitions.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { keepReviewInAgency } from '#server/features/profiles/figures/agency-figures.ts';
import type { LoadedReview } from '../loaded-review.ts';
import { dropWaiting, recount } from '../versions/versions.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    reviewRemoved: { reviewId: string; caseId: string | null };
    /** A case that no longer needs a decision. */
    flagsClosed: { reviewId: string; caseId: string };
  }
}

/**
 * Removes a published review permanently. It counts as removed, and its text is kept for a year in case of objections.
 * Refuses one that is not public.
 */
export async function takeDown(
  write: Write,
  review: LoadedReview,
  { reason, words, caseId }: { reason: FlagReason; words: string | null; caseId: string | null },
): Promise<void> {
  if (!isVisible(review.publication)) refuse('NOT_PUBLIC', "This review isn't public, so there's nothing to remove.");
  await takeOut(write, review, { because: reason, words });
  await closeCases(write, review.id, 'review_removed', ['reply']);
  await write.emit('reviewRemoved', { reviewId: review.id, caseId });
}

/** Removes a public review and counts it as removed, without telling anybody. */
export async function takeOut(
  write: Write,
  review: LoadedReview,
  { because, words }: { because: FlagReason | 'profile_gone'; words: string | null },
): Promise<void> {
  const events: PublicationEvent[] = review.publication === 'published' ? ['question', 'remove'] : ['remove'];
  await keepReviewInAgency(write.tx, review.id, write.at, -1);
  await write.tx
    .updateTable('reviews')
    .set({
      publication: led(review, events),
      removed_because: because,
      removed_words: words,
      gone_at: write.at,
      is_hidden: false,
      has_queued_edit: false,
      version: review.version + 1,
    })
    .where('id', '=', review.id)
    .execute();
  await dropWaiting(write, review.id);
  await recount(write, review);
}

/** Takes a review back for its writer, without telling anybody. It no longer counts. */
export async function withdraw(write: Write, review: LoadedReview): Promise<void> {
  const events: PublicationEvent[] = review.publication === 'under_review' ? ['uphold', 'withdraw'] : ['withdraw'];
  const wasPublic = isVisible(review.publication);
  if (wasPublic) await keepReviewInAgency(write.tx, review.id, write.at, -1);
  await write.tx
    .updateTable('reviews')
    .set({
      publication: led(review, events),
      gone_at: write.at,
      is_hidden: false,
      has_queued_edit: false,
      version: review.version + 1,
    })
    .where('id', '=', review.id)
    .execute();
  await dropWaiting(write, review.id);
  if (wasPublic) await recount(write, review);
}

/** Puts a published review under review; `hide` also takes it out of sight and out of the score until the decision. */
export async function question(write: Write, review: LoadedReview, hide: boolean): Promise<void> {
  if (hide) await keepReviewInAgency(write.tx, review.id, write.at, -1);
  await write.tx
    .updateTable('reviews')
    .set({ publication: led(review, ['question']), is_hidden: hide, version: review.version + 1 })
    .where('id', '=', review.id)
    .execute();
  if (hide) await recount(write, review);
  write.changesPage({ type: 'recruiter', id: review.recruiter_id });
}

/** Ends the review in its favour. */
export async function uphold(write: Write, review: LoadedReview): Promise<void> {
  if (review.publication !== 'under_review') return;
  await write.tx
    .updateTable('reviews')
    .set({ publication: led(review, ['uphold']), is_hidden: false, version: review.version + 1 })
    .where('id', '=', review.id)
    .execute();
  if (review.is_hidden) await recount(write, review);
  write.changesPage({ type: 'recruiter', id: review.recruiter_id });
}

function led(review: LoadedReview, events: readonly PublicationEvent[]): string {
  const next = walk(publicationTransitions, review.publication, events);
  if (!next.ok) return refuse('STATE', `You can't do this, because the review is ${next.from.replace('_', ' ')}.`);
  return next.to;
}

/** Flags of a review or a reply that is gone need no decision: their cases are closed. */
export async function closeCases(
  write: Write,
  reviewId: string,
  because: ClosedReason,
  about: readonly FlagSubject[] = flagSubjects,
): Promise<void> {
  const closed = await write.tx
    .updateTable('review_flag_cases')
    .set((eb) => ({ state: 'closed', decided_at: write.at, decided_because: because, version: eb('version', '+', 1) }))
    .where('review_id', '=', reviewId)
    .where('about', 'in', about)
    .where('decided_at', 'is', null)
    .returning('id')
    .execute();
  // Nothing more is said about somebody who objected to their profile.
  if (because === 'profile_gone') return;
  for (const { id: caseId } of closed) await write.emit('flagsClosed', { reviewId, caseId });
}
