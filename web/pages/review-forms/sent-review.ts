import type { ConfirmReviewPageQuery } from '#web/__generated__/ConfirmReviewPageQuery.graphql.ts';
import type { RequestedReview } from '#web/features/reviews/writing/requested-review.ts';
import { emptyReview, type ReviewValues } from '#web/features/reviews/writing/review-values.ts';

/** A review written through an open link that waits for confirmation. */
export type Submission = NonNullable<ConfirmReviewPageQuery['response']['reviewSubmission']>;

/** What the review is about, for its preview. */
export const sentReview = ({ audience, name, placement }: Submission, recruiterName: string): RequestedReview => ({
  draftKey: '',
  audience: audience === 'employer' ? 'employer' : 'candidate',
  recruiterName,
  recipientName: name,
  placement: placement ?? null,
});

/** The review's text and ratings, as form values. */
export const sentValues = (sent: Submission): ReviewValues => ({
  ...emptyReview,
  overall: String(sent.overall ?? ''),
  title: sent.title ?? '',
  body: sent.body ?? '',
  nameDisplay: sent.nameDisplay ?? emptyReview.nameDisplay,
  showCompany: sent.showCompany ? 'yes' : 'no',
  offeredAnything: sent.offeredAnything ? 'yes' : 'no',
  jobTitle: sent.jobTitle ?? '',
  companyName: sent.companyName ?? '',
  criteria: Object.fromEntries(
    Object.entries((sent.criteria ?? {}) as Record<string, number | null>).map(([key, stars]) => [
      key,
      String(stars ?? ''),
    ]),
  ),
});
