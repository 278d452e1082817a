import { isVisible } from '#common/reviews/states.ts';
import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { describeReview, propsOf, toReviewer } from '../described-review.ts';
import { type LoadedReview, loadReview } from '../loaded-review.ts';
import { reviewedPersonGone } from '../mails/ReviewedPersonGoneMail.tsx';
import { closeCases, takeOut } from '../publication/removal.ts';
import { eraseReviewText } from './erased-review.ts';

/**
 * Reviews of somebody who doesn't want a profile are erased at once, not after a year. Public ones stay counted as
 * removed, and their writers are told; unpublished ones are deleted without a trace.
 */
on('profileGone', async (write, { recruiterId }) => {
  const { tx } = write;
  await tx.deleteFrom('review_submissions').where('recruiter_id', '=', recruiterId).execute();
  const ids = await tx
    .selectFrom('reviews')
    .select('id')
    .where('recruiter_id', '=', recruiterId)
    .orderBy('id')
    .execute();
  for (const { id } of ids) {
    const review = (await loadReview(write, id))!;
    if (review.publication === 'unpublished') await tx.deleteFrom('reviews').where('id', '=', id).execute();
    else await unsay(write, review);
  }
});

async function unsay(write: Write, review: LoadedReview) {
  if (isVisible(review.publication)) {
    await tellWriter(write, review.id);
    await closeCases(write, review.id, 'profile_gone');
    await takeOut(write, review, { because: 'profile_gone', words: null });
  }
  if (!review.text_erased_at) await eraseReviewText(write, review.id);
}

async function tellWriter(write: Write, reviewId: string) {
  const review = await describeReview(write, reviewId);
  const to = toReviewer(review);
  if (to) await sendMail(write, reviewedPersonGone, { ...to, props: propsOf(review) });
}
