import { graphql } from 'react-relay';
import type { EmailSyncReviewPageQuery } from '#web/__generated__/EmailSyncReviewPageQuery.graphql.ts';
import type { ReviewAnswer } from '#web/features/reviews/writing/review-answer.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { headOfInvited, InvitedReview, statusOfInvited } from './InvitedReview.tsx';

export { invitedReviewAction as action } from './invited-review-action.ts';

/** The same form, for an invitation that came from a synced mailbox. */
export default function EmailSyncReviewPage({
  data,
  address,
  answer,
}: PageProps<EmailSyncReviewPageQuery, ReviewAnswer>) {
  return <InvitedReview request={data.reviewRequest} address={address} answer={answer} />;
}

export const page = definePage<EmailSyncReviewPageQuery>({
  query: graphql`
    query EmailSyncReviewPageQuery($id: String!, $token: String!) {
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
