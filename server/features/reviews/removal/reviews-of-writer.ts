import { isVisible } from '#common/reviews/states.ts';
import type { Write } from '#server/commands/write.ts';
import { loadReview } from '../loaded-review.ts';
import { closeCases, withdraw } from '../publication/removal.ts';
import { eraseReviewText } from './erased-review.ts';

/**
 * Erases the reviews of a person whose data is erased, at once. Public ones end as withdrawn, and those that are gone
 * keep their place in the counts; unpublished ones are deleted without a trace.
 */
export async function eraseReviewsOf(write: Write, email: string): Promise<void> {
  const ids = await write.tx
    .selectFrom('reviews')
    .select('id')
    .where('reviewer_email', '=', email)
    .orderBy('id')
    .execute();
  for (const { id } of ids) await eraseReview(write, id);
}

async function eraseReview(write: Write, id: string): Promise<void> {
  const { tx } = write;
  const review = (await loadReview(write, id))!;
  if (review.publication === 'unpublished') {
    await tx.deleteFrom('reviews').where('id', '=', id).execute();
    return;
  }
  const wasPublic = isVisible(review.publication);
  if (wasPublic) await withdraw(write, review);
  await eraseReviewText(write, id);
  await tx
    .updateTable('reviews')
    .set({ removed_words: null, rejected_words: null, sender_network: null })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('review_flag_cases').set({ decided_words: null }).where('review_id', '=', id).execute();
  // The addresses of those who flagged it are gone with their words: they aren't told.
  if (wasPublic) await closeCases(write, id, 'withdrawn');
  write.audit({ action: 'eraseReview', agencyId: review.agency_id, subject: { type: 'Review', id } });
}
