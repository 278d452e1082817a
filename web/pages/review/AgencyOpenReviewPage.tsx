import { agencyOpenReviewUrl, agencyUrl, reviewAnchor } from '#common/urls.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import AgencyPage, { page as profile } from '#web/pages/profiles/AgencyPage.tsx';
import { OverPage } from '#web/pages/profiles/OverPage.tsx';
import { profileFilters } from '#web/pages/profiles/profile-filters.ts';
import { OpenReview } from './OpenReview.tsx';
import { reviewHead } from './review-head.ts';
import { whatBecame } from './what-became.ts';

/** A review, open over the profile of the agency where it was earned. */
export default function AgencyOpenReviewPage({ data, address }: PageProps<AgencyPageQuery>) {
  const { agency, review } = data;
  const { reviewId = '' } = address.params;
  if (!agency || !review?.recruiter) return null;
  return (
    <OverPage
      title={`A review of ${review.recruiter.name}`}
      closeHref={`${agencyUrl(agency.slug, profileFilters(address))}#${reviewAnchor(reviewId)}`}
      isWide
      behind={<AgencyPage data={data} address={address} answer={undefined} />}
    >
      <OpenReview review={review} reviewId={reviewId} />
    </OverPage>
  );
}

export const page = definePage<AgencyPageQuery>({
  ...profile,
  variables: (address) => ({
    ...profile.variables!(address),
    reviewKey: address.params.reviewId ?? '',
    opensReview: true,
  }),
  // An old slug, or another agency's, redirects to the agency where the review was earned.
  moved: ({ review }, { params }) =>
    review?.agency && review.agency.slug !== params.slug
      ? agencyOpenReviewUrl(review.agency.slug, params.reviewId ?? '')
      : undefined,
  gone: ({ goneReview: gone }) => (gone?.recruiter ? whatBecame(gone.publication, gone.recruiter) : undefined),
  notFound: ({ agency, review }) => !agency || !review,
  head: ({ review }, { params }) =>
    review?.recruiter ? reviewHead(review, review.recruiter, params.reviewId ?? '') : {},
});
