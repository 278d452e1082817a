import { graphql } from 'react-relay';
import type { QueuedReviews_query$data } from '#web/__generated__/QueuedReviews_query.graphql.ts';
import type { QueuedReviewsQuery } from '#web/__generated__/QueuedReviewsQuery.graphql.ts';
import { defineList } from '#web/list/define-list.ts';
import { type ModeratedReview, moderatedReviews } from './ModeratedReviews.tsx';
import { longestFirst, moderationFilters, stateFilter } from './moderation-filters.ts';

/** Reviews that wait for a decision, the longest waiting first. */
export const queuedReviews = defineList<QueuedReviewsQuery, QueuedReviews_query$data, ModeratedReview>({
  ...moderatedReviews,
  filters: [stateFilter(() => ({})), ...moderationFilters],
  sorts: longestFirst,
  empty: {
    nothing: 'No reviews to check. Reviews with a risk signal appear here within a minute.',
    unlike: 'No reviews match.',
    showAll: 'Show all',
  },
  query: graphql`
    query QueuedReviewsQuery($filter: ReviewToCheckFilter, $sort: ReviewToCheckSort, $first: Int = 25, $after: String) {
      ...QueuedReviews_query
    }
  `,
  connection: ({ reviewsToCheck }) => reviewsToCheck,
  fragment: graphql`
    fragment QueuedReviews_query on Query @refetchable(queryName: "QueuedReviewsNextQuery") {
      reviewsToCheck(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "QueuedReviews_reviewsToCheck") {
        __id
        edges {
          node {
            ...ModeratedReviews_row @relay(mask: false)
          }
        }
      }
    }
  `,
});
