import { mayGoUp } from '#common/reviews/lists/waiting.ts';
import { publicationTransitions } from '#common/reviews/states.ts';
import { transition } from '#common/transitions.ts';
import type { Write } from '#server/commands/write.ts';
import { keepReviewInAgency } from '#server/features/profiles/figures/agency-figures.ts';
import { lockRecruiter, recountRecruiter } from '#server/features/profiles/figures/figures.ts';
import type { LoadedReview } from '../loaded-review.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    reviewPublished: { reviewId: string };
  }
}

/**
 * The columns that publish a cleared or approved review; null while its level makes it wait for a placement, up to some
 * days after it was sent.
 */
export function publicationOf(review: LoadedReview, at: Date): { publication: string; published_at: Date } | null {
  if (!mayGoUp({ level: review.level, submittedAt: review.submitted_at }, at)) return null;
  const next = transition(publicationTransitions, review.publication, 'publish');
  return next.ok ? { publication: next.to, published_at: at } : null;
}

/** Updates figures and pages and sends emails after a review is published. */
export async function afterPublication(write: Write, review: LoadedReview): Promise<void> {
  await lockRecruiter(write.tx, review.recruiter_id);
  await recountRecruiter(write.tx, review.recruiter_id, write.at);
  await keepReviewInAgency(write.tx, review.id, write.at);
  write.changesPage({ type: 'recruiter', id: review.recruiter_id });
  await write.emit('reviewPublished', { reviewId: review.id });
}
