import type { Audience } from '#common/reviews/criteria.ts';

/** What a form is about, as far as it knows. `startDate` is a plain day. */
export interface RequestedReview {
  /** Under which a draft is kept in this browser: of the link, and nothing secret. */
  readonly draftKey: string;
  readonly audience: Audience;
  readonly recruiterName: string;
  /** Null where the form asks who writes. */
  readonly recipientName: string | null;
  /** Null where the form asks what it is about, as far as somebody tells. */
  readonly placement: RequestedPlacement | null;
  /** What it is about was told before, and is not asked again. */
  readonly isEdit?: boolean;
}

/** The facts of a placement, as its people are shown them. */
export interface RequestedPlacement {
  readonly jobTitle: string;
  readonly jobType: string;
  readonly startDate: string;
  readonly companyName: string | null | undefined;
  /** It came from software or from an offer accepted here. */
  readonly isProven: boolean;
}
