import { graphql, useFragment } from 'react-relay';
import { planThatOpens } from '#common/plans.ts';
import { meets } from '#common/roles.ts';
import { gettingStartedUrl } from '#common/urls.ts';
import type { ReplyStep_query$key } from '#web/__generated__/ReplyStep_query.graphql.ts';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { ReviewArticle } from '#web/features/reviews/public/ReviewArticle.tsx';
import { ReplyAction } from '#web/features/reviews/replies/ReplyAction.tsx';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** The newest review without a reply, with the form to answer it. */
export function ReplyStep({ query }: { query: ReplyStep_query$key }) {
  const { receivedReviews } = useFragment(
    graphql`
      fragment ReplyStep_query on Query {
        receivedReviews(first: 1, filter: { hasReply: false }) {
          edges {
            node {
              id
              ...ReviewArticle_review
              ...ReplyAction_review
            }
          }
        }
      }
    `,
    query,
  );
  const roles = rolesToCheck(useUser()?.roles ?? []);
  const review = receivedReviews?.edges?.[0]?.node;
  if (!review)
    return (
      <EmptyState action={<Button href={gettingStartedUrl('get-reviews')}>Invite people to review you</Button>}>
        No reviews wait for a reply. Once one is published, you can reply to it here.
      </EmptyState>
    );
  return (
    <>
      {!meets(roles, 'review_reply') && (
        <PlanNotice plan={planThatOpens(roles, 'review_reply')}>
          With it, you can reply to reviews. Your current plan lets you read every review and private note.
        </PlanNotice>
      )}
      <Card>
        <ReviewArticle review={review} href={null} headingLevel={3} />
        {meets(roles, 'review_reply') && <ReplyAction key={review.id} review={review} />}
      </Card>
    </>
  );
}
