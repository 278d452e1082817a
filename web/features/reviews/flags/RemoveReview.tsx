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
          label: 'Remove review',
          variant: 'danger',
          title: 'Remove this review?',
          isDestructive: true,
          explanation: [
            "We take it off the profile and add it to the public count of removed reviews. You can't undo this. We tell the reviewer and the recruiter why, and how to object.",
          ],
          ...removalFields('review'),
          done: 'Review removed.',
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
