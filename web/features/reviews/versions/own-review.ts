import type { Audience } from '#common/reviews/criteria.ts';
import type { PublicReview } from '../public/review-card.tsx';
import type { RequestedReview } from '../writing/requested-review.ts';
import { emptyReview, type ReviewValues } from '../writing/review-values.ts';

/** The content of one version of the reviewer's own review. */
export interface OwnContent {
  readonly shownName: string;
  readonly nameDisplay: string;
  readonly showsCompany: boolean;
  readonly overall: number;
  readonly criteria: Readonly<Record<string, number | null>>;
  readonly title: string;
  readonly body: string;
  readonly privateNote: string | null | undefined;
  readonly wasOfferedAnything: boolean;
}

/** The reviewer's own review, as far as its page shows it. */
export interface OwnReview extends OwnContent {
  readonly reviewerType: string;
  readonly reviewerName: string;
  readonly reviewerRole: string;
  readonly companyName: string | null | undefined;
  readonly level: number;
  readonly source: string;
  readonly publication: string;
  readonly submittedAt: string;
  readonly editedAt: string | null | undefined;
}

/** A version as its card shows it: what the public sees, or would see. */
export const asPublic = (review: OwnReview, content: OwnContent): PublicReview => ({
  reviewerType: review.reviewerType,
  reviewerRole: review.reviewerRole,
  submittedAt: review.submittedAt,
  editedAt: review.editedAt ?? null,
  level: review.level,
  source: review.source,
  publication: review.publication,
  shownName: content.shownName,
  shownCompany: content.showsCompany ? review.companyName : null,
  overall: content.overall,
  title: content.title,
  body: content.body,
  criteria: content.criteria,
  wasOfferedAnything: content.wasOfferedAnything,
});

/** What the edit form is about. Of the placement it needs only what the preview shows. */
export const requestOf = (review: OwnReview, reviewId: string, recruiterName: string): RequestedReview => ({
  draftKey: `edit ${reviewId}`,
  audience: review.reviewerType as Audience,
  recruiterName,
  recipientName: review.reviewerName,
  placement:
    review.level < 2
      ? null
      : {
          jobTitle: review.reviewerRole,
          jobType: '',
          startDate: '',
          companyName: review.companyName,
          isProven: review.level === 4,
        },
});

/**
 * The form's initial values, from the newest version. The placement was confirmed or denied earlier, as the level
 * shows.
 */
export const valuesOf = (review: OwnReview, content: OwnContent): ReviewValues => ({
  ...emptyReview,
  overall: String(content.overall),
  title: content.title,
  body: content.body,
  privateNote: content.privateNote ?? '',
  nameDisplay: content.nameDisplay,
  showCompany: content.showsCompany ? 'yes' : 'no',
  offeredAnything: content.wasOfferedAnything ? 'yes' : 'no',
  placementConfirmed: review.level >= 3 ? 'yes' : 'no',
  jobTitle: review.reviewerRole,
  companyName: review.companyName ?? '',
  criteria: Object.fromEntries(
    Object.entries(content.criteria).map(([key, stars]) => [key, stars === null ? '' : String(stars)]),
  ),
});
