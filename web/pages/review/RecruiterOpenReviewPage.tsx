import { recruiterOpenReviewUrl, recruiterUrl, reviewAnchor } from '#common/urls.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { OverPage } from '#web/pages/profiles/OverPage.tsx';
import { profileFilters } from '#web/pages/profiles/profile-filters.ts';
import RecruiterPage, { page as profile } from '#web/pages/profiles/RecruiterPage.tsx';
import { OpenReview } from './OpenReview.tsx';
import { reviewHead } from './review-head.ts';
import { whatBecame } from './what-became.ts';

/** A review, open over its recruiter's profile. */
export default function RecruiterOpenReviewPage({ data, address }: PageProps<RecruiterPageQuery>) {
  const { recruiter, review } = data;
  const { reviewId = '' } = address.params;
  if (!recruiter || !review) return null;
  return (
    <OverPage
      title={`A review of ${recruiter.name}`}
      closeHref={`${recruiterUrl(recruiter.slug, profileFilters(address))}#${reviewAnchor(reviewId)}`}
      isWide
      behind={<RecruiterPage data={data} address={address} answer={undefined} />}
    >
      <OpenReview review={review} reviewId={reviewId} />
    </OverPage>
  );
}

export const page = definePage<RecruiterPageQuery>({
  ...profile,
  variables: (address) => ({
    ...profile.variables!(address),
    reviewKey: address.params.reviewId ?? '',
    opensReview: true,
  }),
  // An old slug, or another recruiter's, redirects to the recruiter whom the review is about.
  moved: ({ review }, { params }) =>
    review?.recruiter && review.recruiter.slug !== params.slug
      ? recruiterOpenReviewUrl(review.recruiter.slug, params.reviewId ?? '')
      : undefined,
  gone: (data, address) =>
    data.goneReview?.recruiter
      ? whatBecame(data.goneReview.publication, data.goneReview.recruiter)
      : profile.gone?.(data, address),
  notFound: ({ recruiter, review }) => !recruiter || !review,
  head: ({ review }, { params }) =>
    review?.recruiter ? reviewHead(review, review.recruiter, params.reviewId ?? '') : {},
});
