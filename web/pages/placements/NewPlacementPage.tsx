import { useMemo } from 'react';
import { graphql } from 'react-relay';
import { matchReviewUrl, placementsUrl } from '#common/urls.ts';
import type { NewPlacementPageQuery } from '#web/__generated__/NewPlacementPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { PlacementForm } from '#web/features/placements/PlacementForm.tsx';
import { emptyPlacement } from '#web/features/placements/placement-values.ts';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Where recruiters add a placement; with a review in the address, the one it is about. */
export default function NewPlacementPage({ data, address }: PageProps<NewPlacementPageQuery>) {
  const own = data.viewer?.recruiter;
  const review = data.review?.pending;
  const { inviters } = useLookedAfter(data.viewer);
  const firstId = review?.recruiter?.id ?? own?.id ?? null;
  const saved = useMemo(
    () => emptyPlacement({ recruiterId: firstId, ...(review && knownFrom(review)) }),
    [firstId, review],
  );
  const { review: reviewId } = address.query;
  return (
    <Screen
      above={<Breadcrumb steps={[{ label: 'Placements', href: placementsUrl() }, { label: 'New placement' }]} />}
      title="New placement"
      about={
        review
          ? `The placement that ${review.reviewerName} has reviewed`
          : 'Add what you know. You can fill in the rest later.'
      }
    >
      {own ? (
        <PlacementForm
          saved={saved}
          recruiters={inviters}
          {...(review && reviewId && { nextHref: () => matchReviewUrl(reviewId) })}
        />
      ) : (
        <Notice title="Your account doesn't have a recruiter profile">
          Every placement belongs to a recruiter. Sign in as the recruiter who made it.
        </Notice>
      )}
    </Screen>
  );
}

type Review = NonNullable<NonNullable<NewPlacementPageQuery['response']['review']>['pending']>;

/** What the review tells about its placement. The reviewer's address is not ours to show. */
const knownFrom = ({ reviewerType, reviewerName, reviewerRole, companyName }: Review) =>
  reviewerType === 'candidate'
    ? { candidateName: reviewerName, jobTitle: reviewerRole, companyName: companyName ?? '' }
    : { contactName: reviewerName, companyName: companyName ?? '' };

export const page = definePage<NewPlacementPageQuery>({
  parameters: ['review'],
  variables: ({ query }) => ({ id: `PendingReview:${query.review ?? ''}`, hasReview: Boolean(query.review) }),
  query: graphql`
    query NewPlacementPageQuery($id: ID!, $hasReview: Boolean!) {
      viewer {
        id
        recruiter {
          id
          name
        }
        ...lookedAfter_viewer
      }
      review: node(id: $id) @include(if: $hasReview) {
        ... on PendingReview @alias(as: "pending") {
          reviewerName
          reviewerType
          reviewerRole
          companyName
          recruiter {
            id
          }
        }
      }
    }
  `,
});
