import { profileOpenReviewUrl, profileUrl, reviewAnchor, reviewUrl } from '#common/urls.ts';
import type { ReviewArticle_review$key } from '#web/__generated__/ReviewArticle_review.graphql.ts';
import { ReviewArticle } from '#web/features/reviews/public/ReviewArticle.tsx';
import type { Page } from '#web/kit/page.ts';
import { OverPage } from '#web/pages/profiles/OverPage.tsx';
import { ofProfilePage, type ProfileQueries, profileBehind } from '#web/pages/profiles/OverProfile.tsx';
import styles from '#web/pages/profiles/PublicProfile.module.css';
import { profileFilters } from '#web/pages/profiles/profile-filters.ts';
import { Link } from '#web/ui/Link.tsx';
import { reviewHead } from './review-head.ts';
import { whatBecame } from './what-became.ts';

/** One review, open over the profile of its recruiter, or of the agency where it was earned. */
export const over = ofProfilePage(({ default: ProfilePage, page }) => ({
  default: function ReviewOverProfilePage({ data, address }) {
    const profile = profileBehind(data);
    const { review } = data;
    const { reviewId = '' } = address.params;
    if (!profile || !review?.recruiter) return null;
    return (
      <OverPage
        title={`Review of ${review.recruiter.name}`}
        closeHref={`${profileUrl(profile, profileFilters(address))}#${reviewAnchor(reviewId)}`}
        isWide
        behind={<ProfilePage data={data} address={address} answer={undefined} />}
      >
        <OpenReview review={review} reviewId={reviewId} />
      </OverPage>
    );
  },
  page: withReview(page),
}));

const withReview = (profile: Page<ProfileQueries>): Page<ProfileQueries> => ({
  ...profile,
  variables: (address) => ({
    ...profile.variables!(address),
    reviewKey: address.params.reviewId ?? '',
    opensReview: true,
  }),
  // Under an old slug or another profile's, redirect to its recruiter, or to the agency where it was earned.
  moved: (data, { params }) => {
    const kind = 'agency' in data ? 'agency' : 'recruiter';
    const slug = data.review?.[kind]?.slug;
    return slug && slug !== params.slug ? profileOpenReviewUrl({ kind, slug }, params.reviewId ?? '') : undefined;
  },
  gone: (data, address) =>
    data.goneReview?.recruiter
      ? whatBecame(data.goneReview.publication, data.goneReview.recruiter)
      : profile.gone?.(data, address),
  notFound: (data) => !profileBehind(data) || !data.review,
  head: ({ review }, { params }) =>
    review?.recruiter ? reviewHead(review, review.recruiter, params.reviewId ?? '') : {},
});

type OpenReviewProps = { review: ReviewArticle_review$key; reviewId: string };

/** The whole of a review in a dialog, and the way to its own page. */
function OpenReview({ review, reviewId }: OpenReviewProps) {
  return (
    <>
      <ReviewArticle review={review} href={null} isCopy />
      <p className={styles.small}>
        <Link href={reviewUrl(reviewId)}>How this review was verified</Link>
      </p>
    </>
  );
}
