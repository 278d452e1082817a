import { flagReviewUrl, reportReplyUrl } from '#common/urls.ts';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './FlagLink.module.css';

type FlagLinkProps = {
  /** The review's key, as in its address. */
  reviewId: string;
  /** The reviewer's name, for screen readers: the link does not say which review it belongs to. */
  shownName: string;
};

/** A small link below a public review to the dialog where anybody can flag it. */
export function FlagReview({ reviewId, shownName }: FlagLinkProps) {
  return (
    <Link href={flagReviewUrl(reviewId)} className={styles.flag} rel="nofollow">
      Flag
      <VisuallyHidden>{` the review by ${shownName}`}</VisuallyHidden>
    </Link>
  );
}

/** The same below a reply, to the dialog where anybody can report it. */
export function ReportReply({ reviewId, shownName }: FlagLinkProps) {
  return (
    <Link href={reportReplyUrl(reviewId)} className={styles.flag} rel="nofollow">
      Report reply
      <VisuallyHidden>{` to the review by ${shownName}`}</VisuallyHidden>
    </Link>
  );
}
