import { graphql, useFragment } from 'react-relay';
import { type ShareChannel, sharedText } from '#common/reviews/shares.ts';
import { absolute, sharedReviewUrl } from '#common/urls.ts';
import type { ShareReview_review$key } from '#web/__generated__/ShareReview_review.graphql.ts';
import type { shareReviewMutation as ShareMutation } from '#web/__generated__/shareReviewMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { localId } from '#web/kit/local-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { copyText } from '../lists/copy-link.ts';
import { shareReviewMutation } from './share-review.ts';

/** Copies a review's link, or its text with the link. Visits by that link are counted among what was shared. */
export function ShareReview({ review }: { review: ShareReview_review$key }) {
  const { id, ...written } = useFragment(
    graphql`
      fragment ShareReview_review on Review {
        id
        title
        body
        shownName
        overall
        level
      }
    `,
    review,
  );
  const share = useCommand<ShareMutation>(shareReviewMutation);
  const linkBy = async (channel: ShareChannel) => {
    const { shareReview } = await share({ reviewId: id, channel });
    note({ event: 'review_shared', network: channel });
    return absolute(location.origin, sharedReviewUrl(localId(id), shareReview?.key ?? ''));
  };
  const copyAsText = async () => sharedText({ ...written, link: await linkBy('text') });
  return (
    <>
      <Button onClick={() => copyText(linkBy('link'), 'Link copied.')}>Copy link</Button>
      <Button onClick={() => copyText(copyAsText(), 'Review copied with its link.')}>Copy text</Button>
    </>
  );
}
