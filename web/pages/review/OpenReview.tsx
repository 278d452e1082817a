import { reviewUrl } from '#common/urls.ts';
import type { ReviewArticle_review$key } from '#web/__generated__/ReviewArticle_review.graphql.ts';
import { ReviewArticle } from '#web/features/reviews/public/ReviewArticle.tsx';
import styles from '#web/pages/profiles/RecruiterPage.module.css';
import { Link } from '#web/ui/Link.tsx';

type OpenReviewProps = { review: ReviewArticle_review$key; reviewId: string };

/** The full review in a dialog, with a link to its own page. */
export function OpenReview({ review, reviewId }: OpenReviewProps) {
  return (
    <>
      <ReviewArticle review={review} href={null} isCopy />
      <p className={styles.small}>
        <Link href={reviewUrl(reviewId)}>How this review was verified</Link>
      </p>
    </>
  );
}
