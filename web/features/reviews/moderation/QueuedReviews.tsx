import { graphql, usePaginationFragment } from 'react-relay';
import type { QueuedReviews_query$key } from '#web/__generated__/QueuedReviews_query.graphql.ts';
import type { QueuedReviewsNextQuery } from '#web/__generated__/QueuedReviewsNextQuery.graphql.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { ModeratedReviews } from './ModeratedReviews.tsx';
import { NothingWaits } from './NothingWaits.tsx';

/** Reviews that wait for a decision, the one that has waited longest first. */
export function QueuedReviews({ query, address }: { query: QueuedReviews_query$key; address: PageAddress }) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<QueuedReviewsNextQuery, QueuedReviews_query$key>(
    graphql`
      fragment QueuedReviews_query on Query
      @refetchable(queryName: "QueuedReviewsNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        words: { type: "String" }
        signal: { type: "String" }
        audience: { type: "String" }
        level: { type: "Int" }
        sort: { type: "ReviewToCheckSort" }
      ) {
        reviewsToCheck(
          first: $first
          after: $after
          words: $words
          signal: $signal
          audience: $audience
          level: $level
          sort: $sort
        ) @connection(key: "QueuedReviews_reviewsToCheck", filters: ["words", "signal", "audience", "level", "sort"]) {
          __id
          edges {
            node {
              id
              ...ModeratedReviews_reviews
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
  const { edges, pageInfo, __id } = data.reviewsToCheck ?? {};
  return (
    <ModeratedReviews
      reviews={(edges ?? []).flatMap((edge) => edge?.node ?? [])}
      listId={__id}
      address={address}
      pageInfo={pageInfo}
      loadNext={loadNext}
      isLoadingNext={isLoadingNext}
      empty={
        <NothingWaits address={address} found="No review that waits is like that.">
          Nothing waits. A review with a signal of risk appears here within a minute.
        </NothingWaits>
      }
    />
  );
}
