import type { Write } from '#server/commands/write.ts';

/** Replaces an erased text, which must have a minimum length, and everything that identifies the writer. */
export const erasedText = {
  title: 'Erased',
  body: 'The text of this review has been erased.',
  reviewer_name: '',
  reviewer_email: null,
  reviewer_role: '',
  shown_name: '',
  company_name: null,
  private_note: null,
  corrections: null,
  changes_words: null,
};

/** Erases a review's text, in all its versions, and its writer. The stars stay, for the counts. */
export async function eraseReviewText({ tx, at }: Write, reviewId: string): Promise<void> {
  for (const table of ['review_versions', 'review_reply_versions', 'review_replies', 'review_links'] as const)
    await tx.deleteFrom(table).where('review_id', '=', reviewId).execute();
  await tx.updateTable('posts').set({ quote: null }).where('review_id', '=', reviewId).execute();
  await tx.updateTable('review_flags').set({ words: '', email: null }).where('review_id', '=', reviewId).execute();
  await tx.updateTable('review_flag_cases').set({ answer: null }).where('review_id', '=', reviewId).execute();
  await tx
    .updateTable('reviews')
    .set({ ...erasedText, criteria: '{}', text_erased_at: at })
    .where('id', '=', reviewId)
    .execute();
}
