import { reviewsUrl } from '#common/urls.ts';

interface Answered {
  readonly review: { readonly id: string; readonly reply: object | null | undefined } | null | undefined;
  readonly pendingReview: { readonly id: string; readonly level: number } | null | undefined;
}

/** Where the review that answers an invitation opens in its list; null without one that the viewer may see. */
export function reviewHrefOf({ review, pendingReview }: Answered): string | null {
  if (review) return reviewsUrl(review.reply ? 'publishedReplied' : 'publishedNotReplied', { open: review.id });
  if (!pendingReview) return null;
  return reviewsUrl(pendingReview.level === 1 ? 'missingVerification' : 'pending', { open: pendingReview.id });
}
