import { graphql, usePaginationFragment } from 'react-relay';
import type { DecidedReviews_query$key } from '#web/__generated__/DecidedReviews_query.graphql.ts';
import type { DecidedReviewsNextQuery } from '#web/__generated__/DecidedReviewsNextQuery.graphql.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { ModeratedReviews } from './ModeratedReviews.tsx';
import { NothingWaits } from './NothingWaits.tsx';

/** Reviews that were approved or rejected, the last one first. */
export function DecidedReviews({ query, address }: { query: DecidedReviews_query$key; address: PageAddress }) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<DecidedReviewsNextQuery, DecidedReviews_query$key>(
    graphql`
      fragment DecidedReviews_query on Query
      @refetchable(queryName: "DecidedReviewsNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        moderation: { type: "String" }
        words: { type: "String" }
        signal: { type: "String" }
        audience: { type: "String" }
        level: { type: "Int" }
        sort: { type: "ReviewToCheckSort" }
      ) {
        reviewsDecided(
          first: $first
          after: $after
          moderation: $moderation
          words: $words
          signal: $signal
          audience: $audience
          level: $level
          sort: $sort
        )
          @connection(
            key: "DecidedReviews_reviewsDecided"
            filters: ["moderation", "words", "signal", "audience", "level", "sort"]
          ) {
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
  const { edges, pageInfo } = data.reviewsDecided ?? {};
  return (
    <ModeratedReviews
      reviews={(edges ?? []).flatMap((edge) => edge?.node ?? [])}
      listId={undefined}
      address={address}
      pageInfo={pageInfo}
      loadNext={loadNext}
      isLoadingNext={isLoadingNext}
      empty={
        <NothingWaits address={address} found="No review that was decided is like that.">
          No review has been decided like that yet.
        </NothingWaits>
      }
    />
  );
}
