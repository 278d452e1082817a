import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { reviewsUrl } from '#common/urls.ts';
import type { ReceivedReviews_query$key } from '#web/__generated__/ReceivedReviews_query.graphql.ts';
import type { ReceivedReviewsNextQuery } from '#web/__generated__/ReceivedReviewsNextQuery.graphql.ts';
import { MoreOfList } from '../MoreOfList.tsx';
import { ReceivedReview } from './ReceivedReview.tsx';
import styles from './ReviewList.module.css';

type ReceivedReviewsProps = {
  query: ReceivedReviews_query$key;
  tab: 'publishedNotReplied' | 'publishedReplied';
  /** Stands where there is none. */
  empty: ReactNode;
};

/** Published reviews of one's own, or of the agency, as cards to reply to. */
export function ReceivedReviews({ query, tab, empty }: ReceivedReviewsProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<ReceivedReviewsNextQuery, ReceivedReviews_query$key>(
    graphql`
      fragment ReceivedReviews_query on Query
      @refetchable(queryName: "ReceivedReviewsNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 10 }
        after: { type: "String" }
        hasReply: { type: "Boolean" }
      ) {
        receivedReviews(first: $first, after: $after, hasReply: $hasReply)
          @connection(key: "ReceivedReviews_receivedReviews", filters: ["hasReply"]) {
          edges {
            node {
              id
              ...ReceivedReview_review
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  const { edges, pageInfo } = data.receivedReviews ?? {};
  const reviews = (edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (reviews.length === 0) return empty;
  return (
    <div className={styles.received}>
      {reviews.map((review) => (
        <ReceivedReview key={review.id} review={review} />
      ))}
      <MoreOfList
        href={pageInfo?.hasNextPage ? reviewsUrl(tab, { after: pageInfo.endCursor }) : null}
        shown={reviews.length}
        loadNext={loadNext}
        atOnce={10}
        busy={isLoadingNext}
      />
    </div>
  );
}
