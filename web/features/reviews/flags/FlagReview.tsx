import { flagReviewUrl } from '#common/urls.ts';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './FlagReview.module.css';

type FlagReviewProps = {
  /** The review's key, as in its address. */
  reviewId: string;
  /** The reviewer's name, for screen readers: the link does not say which review it belongs to. */
  shownName: string;
};

/** A small link below a public review to the dialog where anybody can flag it. */
export function FlagReview({ reviewId, shownName }: FlagReviewProps) {
  return (
    <Link href={flagReviewUrl(reviewId)} className={styles.flag} rel="nofollow">
      Flag
      <VisuallyHidden>{` the review by ${shownName}`}</VisuallyHidden>
    </Link>
  );
}
