import type { ConfirmReviewPageQuery } from '#web/__generated__/ConfirmReviewPageQuery.graphql.ts';
import type { RequestedReview } from '#web/features/reviews/writing/requested-review.ts';
import { emptyReview, type ReviewValues } from '#web/features/reviews/writing/review-values.ts';

/** A review by the open link that waits to be confirmed. */
export type Submission = NonNullable<ConfirmReviewPageQuery['response']['reviewSubmission']>;

/** What it is about, as its preview needs it. */
export const sentReview = ({ audience, name, placement }: Submission, recruiterName: string): RequestedReview => ({
  draftKey: '',
  audience: audience === 'employer' ? 'employer' : 'candidate',
  recruiterName,
  recipientName: name,
  placement: placement ?? null,
});

/** What was written, as the form held it. */
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
