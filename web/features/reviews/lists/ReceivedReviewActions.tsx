import { graphql, useFragment } from 'react-relay';
import { reviewUrl } from '#common/urls.ts';
import type { ReceivedReviewActions_review$key } from '#web/__generated__/ReceivedReviewActions_review.graphql.ts';
import { localId } from '#web/kit/local-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { copyLink } from './copy-link.ts';

/** More actions for a published review: copy its link, or view its public page. */
export function ReceivedReviewActions({ review }: { review: ReceivedReviewActions_review$key }) {
  const { id } = useFragment(
    graphql`
      fragment ReceivedReviewActions_review on Review {
        id
      }
    `,
    review,
  );
  const href = reviewUrl(localId(id));
  return (
    <>
      <Button onClick={() => copyLink(href)}>Copy share link</Button>
      <Button href={href}>View public page</Button>
    </>
  );
}
