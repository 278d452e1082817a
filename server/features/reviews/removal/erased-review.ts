import type { Write } from '#server/commands/write.ts';

/** What stands in the place of a text that is gone, as long as texts must be, and of all that tells who wrote it. */
export const erasedText = {
  title: 'Erased',
  body: 'What this review said has been erased.',
  reviewer_name: '',
  reviewer_email: null,
  reviewer_role: '',
  shown_name: '',
  company_name: null,
  private_note: null,
  corrections: null,
  changes_words: null,
};

/** Erases what a review said, in all its versions, and who wrote it; its stars stay, for what is counted. */
export async function eraseReviewText({ tx, at }: Write, reviewId: string): Promise<void> {
  for (const table of ['review_versions', 'review_reply_versions', 'review_replies', 'review_links'] as const)
    await tx.deleteFrom(table).where('review_id', '=', reviewId).execute();
  await tx.updateTable('review_flags').set({ words: '', email: null }).where('review_id', '=', reviewId).execute();
  await tx.updateTable('review_flag_cases').set({ answer: null }).where('review_id', '=', reviewId).execute();
  await tx
    .updateTable('reviews')
    .set({ ...erasedText, criteria: '{}', text_erased_at: at })
    .where('id', '=', reviewId)
    .execute();
}
