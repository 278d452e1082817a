import type { Audience } from '#common/reviews/criteria.ts';

/** What a form knows about its review. `startDate` is a plain date. */
export interface RequestedReview {
  /** The key of the draft in this browser: names the link, and contains no secret. */
  readonly draftKey: string;
  readonly audience: Audience;
  readonly recruiterName: string;
  /** Null if the form asks for the reviewer's name. */
  readonly recipientName: string | null;
  /** Null if the form asks what the review is about. */
  readonly placement: RequestedPlacement | null;
}

/** The facts of a placement, as shown to its people. */
export interface RequestedPlacement {
  readonly jobTitle: string;
  readonly jobType: string;
  readonly startDate: string;
  readonly companyName: string | null | undefined;
  /** Reported by software, or from an offer accepted here. */
  readonly isProven: boolean;
}
