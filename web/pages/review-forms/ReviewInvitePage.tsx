import { graphql } from 'react-relay';
import type { ReviewInvitePageQuery } from '#web/__generated__/ReviewInvitePageQuery.graphql.ts';
import type { ReviewAnswer } from '#web/features/reviews/writing/review-answer.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { headOfInvited, InvitedReview, statusOfInvited } from './InvitedReview.tsx';

export { invitedReviewAction as action } from './invited-review-action.ts';

/** The personal form that a review invitation links to. */
export default function ReviewInvitePage({ data, address, answer }: PageProps<ReviewInvitePageQuery, ReviewAnswer>) {
  return <InvitedReview request={data.reviewRequest} address={address} answer={answer} />;
}

export const page = definePage<ReviewInvitePageQuery>({
  query: graphql`
    query ReviewInvitePageQuery($id: String!, $token: String!) {
      reviewRequest(id: $id, token: $token) {
        state
        recruiter {
          name
        }
        ...InvitedReview_request
      }
    }
  `,
  parameters: ['renewed'],
  variables: ({ params }) => ({ id: params.ratingInviteId ?? '', token: params.hash ?? '' }),
  status: ({ reviewRequest }, address) => statusOfInvited(reviewRequest, address),
  head: ({ reviewRequest }) => headOfInvited(reviewRequest),
});
