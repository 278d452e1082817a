import { absolute, jobPostUrl, sharedReviewUrl } from '#common/urls.ts';
import type { shareReviewMutation as ShareMutation } from '#web/__generated__/shareReviewMutation.graphql.ts';
import { shareReviewMutation } from '#web/features/reviews/shares/share-review.ts';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import type { PostRow } from './post-values.ts';

/** The link of a post, and its text with the link below. Visits by the link of a review are counted. */
export function usePostText({ review, key, text, link: ownLink }: PostRow) {
  const share = useCommand<ShareMutation>(shareReviewMutation);
  const link = async () => {
    if (!review) return absolute(location.origin, jobPostUrl(key));
    const { shareReview } = await share({ reviewId: review.id, channel: 'post' });
    return absolute(location.origin, sharedReviewUrl(localId(review.id), shareReview?.key ?? ''));
  };
  return { link, whole: async () => [text, ownLink ?? (await link())].filter(Boolean).join('\n\n') };
}
