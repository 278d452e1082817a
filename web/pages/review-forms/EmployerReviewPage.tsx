import { graphql } from 'react-relay';
import type { EmployerReviewPageQuery } from '#web/__generated__/EmployerReviewPageQuery.graphql.ts';
import type { ReviewAnswer } from '#web/features/reviews/writing/review-answer.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { headOfInvited, InvitedReview, statusOfInvited } from './InvitedReview.tsx';

export { invitedReviewAction as action } from './invited-review-action.ts';

/** The form for the employer of a placement that software reported. */
export default function EmployerReviewPage({
  data,
  address,
  answer,
}: PageProps<EmployerReviewPageQuery, ReviewAnswer>) {
  return <InvitedReview request={data.reviewRequestOfPlacement} address={address} answer={answer} />;
}

export const page = definePage<EmployerReviewPageQuery>({
  query: graphql`
    query EmployerReviewPageQuery($placementId: String!, $token: String!) {
      reviewRequestOfPlacement(placementId: $placementId, audience: "employer", token: $token) {
        state
        recruiter {
          name
        }
        ...InvitedReview_request
      }
    }
  `,
  parameters: ['renewed'],
  variables: ({ params }) => ({ placementId: params.placementId ?? '', token: params.hash ?? '' }),
  status: ({ reviewRequestOfPlacement }, address) => statusOfInvited(reviewRequestOfPlacement, address),
  head: ({ reviewRequestOfPlacement }) => headOfInvited(reviewRequestOfPlacement),
});
