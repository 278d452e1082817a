import { graphql } from 'react-relay';
import { moderationWords } from '#common/reviews/moderation/moderation-words.ts';
import { wordsFor } from '#common/spelled-out.ts';
import type { DecidedReviews_query$data } from '#web/__generated__/DecidedReviews_query.graphql.ts';
import type { DecidedReviewsQuery } from '#web/__generated__/DecidedReviewsQuery.graphql.ts';
import { defineList } from '#web/list/define-list.ts';
import { type ModeratedReview, moderatedReviews } from './ModeratedReviews.tsx';
import { ModerationTag } from './ModerationTag.tsx';
import { moderationFilters, stateFilter } from './moderation-filters.ts';

/** Reviews that were approved or rejected, the latest first. */
export const decidedReviews = defineList<DecidedReviewsQuery, DecidedReviews_query$data, ModeratedReview>({
  ...moderatedReviews,
  columns: [
    ...moderatedReviews.columns,
    {
      key: 'state',
      head: 'State',
      cell: ({ moderation }) => <ModerationTag moderation={moderation} />,
      text: ({ moderation }) => wordsFor(moderationWords, moderation),
      wideOnly: true,
    },
  ],
  filters: [
    stateFilter((moderation) => (moderation === 'approved' || moderation === 'rejected' ? { moderation } : {})),
    ...moderationFilters,
  ],
  sorts: [
    { value: '', label: 'Newest decision first' },
    { value: 'oldest', label: 'Oldest decision first' },
  ],
  empty: {
    nothing: 'No decisions yet. Approved and rejected reviews appear here.',
    unlike: 'No decided reviews match.',
    showAll: 'Show all',
  },
  query: graphql`
    query DecidedReviewsQuery($filter: DecidedReviewFilter, $sort: ReviewToCheckSort, $first: Int = 25, $after: String) {
      ...DecidedReviews_query
    }
  `,
  connection: ({ reviewsDecided }) => reviewsDecided,
  fragment: graphql`
    fragment DecidedReviews_query on Query @refetchable(queryName: "DecidedReviewsNextQuery") {
      reviewsDecided(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "DecidedReviews_reviewsDecided") {
        edges {
          node {
            ...ModeratedReviews_row @relay(mask: false)
          }
        }
      }
    }
  `,
});
