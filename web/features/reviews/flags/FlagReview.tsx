import { flagReviewUrl } from '#common/urls.ts';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './FlagReview.module.css';

type FlagReviewProps = {
  /** The key of the review, as it stands in its address. */
  reviewId: string;
  /** Whose words it is about, for those who hear the link without seeing what it stands below. */
  shownName: string;
};

/** The small way from a public review to the dialog in which anybody may say that it breaks the policy. */
export function FlagReview({ reviewId, shownName }: FlagReviewProps) {
  return (
    <Link href={flagReviewUrl(reviewId)} className={styles.flag} rel="nofollow">
      Flag
      <VisuallyHidden>{` the review by ${shownName}`}</VisuallyHidden>
    </Link>
  );
}
