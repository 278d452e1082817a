import { graphql, usePaginationFragment } from 'react-relay';
import type { QueuedReviews_query$key } from '#web/__generated__/QueuedReviews_query.graphql.ts';
import type { QueuedReviewsNextQuery } from '#web/__generated__/QueuedReviewsNextQuery.graphql.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ModeratedReviews } from './ModeratedReviews.tsx';

/** Reviews that wait for a decision, the one that has waited longest first. */
export function QueuedReviews({ query, address }: { query: QueuedReviews_query$key; address: PageAddress }) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<QueuedReviewsNextQuery, QueuedReviews_query$key>(
    graphql`
      fragment QueuedReviews_query on Query
      @refetchable(queryName: "QueuedReviewsNextQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        reviewsToCheck(first: $first, after: $after) @connection(key: "QueuedReviews_reviewsToCheck") {
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
      empty={<EmptyState>Nothing waits. A review with a signal of risk appears here within a minute.</EmptyState>}
    />
  );
}
