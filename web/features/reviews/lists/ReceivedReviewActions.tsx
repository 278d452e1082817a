import { graphql, useFragment } from 'react-relay';
import { reviewUrl } from '#common/urls.ts';
import type { ReceivedReviewActions_review$key } from '#web/__generated__/ReceivedReviewActions_review.graphql.ts';
import { localId } from '#web/kit/local-id.ts';
import { useBegun } from '#web/list/begin.ts';
import { Button } from '#web/ui/Button.tsx';
import { ReplyAction } from '../replies/ReplyAction.tsx';
import { ShareReview } from '../shares/ShareReview.tsx';
import { copyLink } from './copy-link.ts';

type ReceivedReviewActionsProps = { review: ReceivedReviewActions_review$key; looksOnly: boolean };

/** The actions for a published review: reply first, then share it, or view its public page. Staff only look. */
export function ReceivedReviewActions({ review, looksOnly }: ReceivedReviewActionsProps) {
  const data = useFragment(
    graphql`
      fragment ReceivedReviewActions_review on Review {
        id
        ...ReplyAction_review
        ...ShareReview_review
      }
    `,
    review,
  );
  const begins = useBegun() === 'reply';
  const href = reviewUrl(localId(data.id));
  const others = (
    <>
      {looksOnly ? <Button onClick={() => copyLink(href)}>Copy link</Button> : <ShareReview review={data} />}
      <Button href={href}>View public page</Button>
    </>
  );
  return looksOnly ? others : <ReplyAction review={data} inPanel={{ begins, others }} />;
}
