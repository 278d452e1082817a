import type { Level } from '#common/reviews/levels.ts';
import { absolute, recruiterUrl, reviewAnchorUrl, reviewsUrl } from '#common/urls.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';

/** A review with everything that emails about it say. */
export const describeReview = ({ tx }: Write, id: string) =>
  tx
    .selectFrom('reviews as v')
    .innerJoin('recruiters as r', 'r.id', 'v.recruiter_id')
    .innerJoin('agencies as a', 'a.id', 'v.agency_id')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('review_replies as p', 'p.review_id', 'v.id')
    .select([
      'v.id',
      'v.agency_id',
      'v.title',
      'v.body',
      'v.overall',
      'v.level',
      'v.was_offered_anything',
      'v.moderation',
      'v.shown_name',
      'v.reviewer_name',
      'v.reviewer_email',
      'v.rejected_because',
      'v.rejected_words',
      'v.removed_because',
      'v.removed_words',
      'v.is_hidden',
      'r.name as recruiter_name',
      'r.slug',
      'a.name as agency_name',
      'a.contact_email',
      'u.id as owner_id',
      'u.email as login',
      'p.body as reply',
    ])
    .where('v.id', '=', id)
    .executeTakeFirstOrThrow();

type Described = Awaited<ReturnType<typeof describeReview>>;

/** The props of emails about a review. */
export const propsOf = (review: Described) => ({
  reviewerName: review.reviewer_name,
  shownName: review.shown_name,
  recruiterName: review.recruiter_name,
  agencyName: review.agency_name,
  agencyContact: review.contact_email,
  title: review.title,
  body: review.body,
  overall: review.overall,
  level: review.level as Level,
  wasOffered: review.was_offered_anything,
  reviewUrl: absolute(env.PLAUDIT_URL, reviewAnchorUrl(review.slug, review.id)),
  profileUrl: absolute(env.PLAUDIT_URL, recruiterUrl(review.slug)),
});

/** The recipient of an email to the review's writer; null without a known address. */
export const toReviewer = ({ reviewer_email, reviewer_name, agency_id }: Described) =>
  reviewer_email === null
    ? null
    : {
        to: { email: reviewer_email, name: reviewer_name },
        agencyId: agency_id,
      };

/** The same for the reviewed recruiter; null if nobody owns the profile. */
export const recruiterOf = ({ login, recruiter_name, agency_id }: Described) =>
  login === null ? null : { to: { email: login, name: recruiter_name }, agencyId: agency_id };

/** The reviewed recruiter's account, to be told something; nobody if no one owns the profile. */
export const ownerOf = ({ owner_id }: Described): string[] => (owner_id === null ? [] : [owner_id]);

/** Where a notice about a public review leads: to the review in the recruiter's list, with its reply. */
export const ownReviewPath = (reviewId: string, tab: 'publishedNotReplied' | 'publishedReplied'): string =>
  reviewsUrl(tab, { open: `Review:${reviewId}` });
