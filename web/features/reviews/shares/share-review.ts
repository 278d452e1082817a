import { graphql } from 'react-relay';

/** Records that a review is passed on, and returns the key for its link. */
export const shareReviewMutation = graphql`
  mutation shareReviewMutation($input: ShareReviewInput!) {
    shareReview(input: $input) {
      errors { code message field }
      key
    }
  }
`;
