import type { Audience } from '#common/reviews/criteria.ts';

/** What a mailed link asks a review for, as far as the form needs it. `startDate` is a plain day. */
export interface RequestedReview {
  readonly invitationId: string;
  readonly audience: Audience;
  readonly recipientName: string;
  readonly recruiterName: string;
  readonly placement: {
    readonly jobTitle: string;
    readonly jobType: string;
    readonly startDate: string;
    readonly companyName: string | null | undefined;
  };
}
