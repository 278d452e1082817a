import { graphql, useFragment } from 'react-relay';
import type { RemoveReview_review$key } from '#web/__generated__/RemoveReview_review.graphql.ts';
import { Decide } from '#web/features/admin/panel/Decide.tsx';
import { removalFields } from './removal-fields.ts';

/** Removes a public review that nobody has flagged, for one of the flag reasons. */
export function RemoveReview({ review }: { review: RemoveReview_review$key }) {
  const row = useFragment(
    graphql`
      fragment RemoveReview_review on ReviewToCheck {
        id
        version
      }
    `,
    review,
  );
  return (
    <Decide
      row={row}
      as="reviewId"
      ways={[
        {
          mutation: removeMutation,
          label: 'Remove it',
          variant: 'danger',
          title: 'Remove this review?',
          isDestructive: true,
          explanation: [
            'It is taken off the profile and counted as removed in public. This cannot be undone here. Its writer and the recruiter are told why, and how to object.',
          ],
          ...removalFields,
          done: 'The review is removed. Both sides are told.',
        },
      ]}
    />
  );
}

const removeMutation = graphql`
  mutation RemoveReviewMutation($input: RemoveReviewInput!) {
    removeReview(input: $input) {
      errors { code message field }
      review {
        id
        version
        publication
        ...ReviewToDecide_review
      }
    }
  }
`;
