import { graphql } from 'react-relay';

/** The counts of the board, read again while others work. */
export const countsQuery = graphql`
  query countsQuery($narrowing: ReviewCountsFilter, $isNarrowed: Boolean!) {
    reviewCounts {
      ...ReviewTabs_counts
      ...ReviewBoard_counts
    }
    narrowedCounts: reviewCounts(filter: $narrowing) @include(if: $isNarrowed) {
      ...ReviewBoard_counts
    }
  }
`;
