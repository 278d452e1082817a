import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAge, formatDate } from '#common/formats.ts';
import { reviewerWithVoice, voiceOf } from '#common/reviews/audience-labels.ts';
import { reviewsUrl } from '#common/urls.ts';
import type {
  LatestReviews_reviews$data,
  LatestReviews_reviews$key,
} from '#web/__generated__/LatestReviews_reviews.graphql.ts';
import type { FiguresTable } from '#web/app-ui/charts/figures-table.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { When } from '#web/ui/When.tsx';
import styles from './LatestReviews.module.css';

/** A review in a short list. */
export type ListedReview = LatestReviews_reviews$data[number];

/** How many reviews each list shows at most. */
const listed = 5;

/** The reviews a dashboard lists, newest first: the latest, and the latest without a reply. */
export function useListedReviews(reviews: LatestReviews_reviews$key) {
  const all = useFragment(
    graphql`
      fragment LatestReviews_reviews on Review @relay(plural: true) {
        id
        shownName
        reviewerType
        overall
        level
        title
        submittedAt
        reply {
          version
        }
        recruiter {
          name
        }
      }
    `,
    reviews,
  );
  return { latest: all.slice(0, listed), awaiting: all.filter(({ reply }) => !reply).slice(0, listed) };
}

type LatestReviewsProps = {
  title: string;
  reviews: readonly ListedReview[];
  /** Where all of them are. */
  all: { readonly href: string; readonly label: string };
  namesRecruiter: boolean;
  empty: string;
};

/** Some reviews, each leading to its place in the lists. */
export function LatestReviews({ title, reviews, all, namesRecruiter, empty }: LatestReviewsProps) {
  return (
    <Card title={title} action={reviews.length > 0 && <Link href={all.href}>{all.label}</Link>}>
      {reviews.length === 0 ? <p className={styles.empty}>{empty}</p> : <Rows {...{ reviews, namesRecruiter }} />}
    </Card>
  );
}

function Rows({ reviews, namesRecruiter }: Pick<LatestReviewsProps, 'reviews' | 'namesRecruiter'>): ReactNode {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.row}>
          <Link className={styles.title} href={hrefOf(review)}>
            {review.title}
          </Link>
          {review.level === 0 ? (
            <span className={styles.stars}>Not rated here</span>
          ) : (
            <span className={styles.stars}>
              <Stars value={review.overall} size="small" />
            </span>
          )}
          <p className={styles.facts}>
            <span>{reviewerWithVoice(review.shownName, review.reviewerType)}</span>
            {namesRecruiter && <span>{`about ${review.recruiter?.name}`}</span>}
            <When at={review.submittedAt} words={formatAge(review.submittedAt, new Date())} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const hrefOf = ({ id, reply }: ListedReview) =>
  reviewsUrl(reply ? 'publishedReplied' : 'publishedNotReplied', { open: id });

/** The same list as a table for a file. */
export const reviewsTable = (title: string, reviews: readonly ListedReview[], zone: string): FiguresTable => ({
  title,
  columns: ['Review', 'Stars', 'Reviewer', 'Reviewer type', 'Recruiter', 'Received'].map((head) => ({
    head,
    kind: head === 'Stars' ? 'count' : 'words',
  })),
  rows: reviews.map((review) => [
    review.title,
    review.level === 0 ? null : review.overall,
    review.shownName,
    voiceOf(review.reviewerType),
    review.recruiter?.name ?? null,
    formatDate(review.submittedAt, zone),
  ]),
});
