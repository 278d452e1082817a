import { useMemo } from 'react';
import { graphql } from 'react-relay';
import { matchReviewUrl, placementsUrl } from '#common/urls.ts';
import type { NewPlacementPageQuery } from '#web/__generated__/NewPlacementPageQuery.graphql.ts';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { PlacementForm } from '#web/features/placements/PlacementForm.tsx';
import { emptyPlacement } from '#web/features/placements/placement-values.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './PlacementsPage.module.css';

/** Where recruiters add a placement; with a review in the address, the one it is about. */
export default function NewPlacementPage({ data, address }: PageProps<NewPlacementPageQuery>) {
  const own = data.viewer?.recruiter;
  const review = data.review?.pending;
  const recruiters = (own?.agency.recruiters.edges ?? []).flatMap((edge) =>
    edge?.node?.viewerCanInvite ? edge.node : [],
  );
  const firstId = review?.recruiter?.id ?? own?.id ?? null;
  const saved = useMemo(
    () => emptyPlacement({ recruiterId: firstId, ...(review && knownFrom(review)) }),
    [firstId, review],
  );
  const { review: reviewId } = address.query;
  return (
    <div className={styles.page}>
      <TitleRow
        above={<Breadcrumb steps={[{ label: 'Placements', href: placementsUrl() }, { label: 'New placement' }]} />}
        title="New placement"
        about={
          review
            ? `The placement that ${review.reviewerName} has reviewed`
            : 'Add what you know. You can fill in the rest later.'
        }
      />
      {own ? (
        <PlacementForm
          saved={saved}
          recruiters={recruiters}
          {...(review && reviewId && { nextHref: () => matchReviewUrl(reviewId) })}
        />
      ) : (
        <Notice title="Your account doesn't have a recruiter profile">
          Every placement belongs to a recruiter. Sign in as the recruiter who made it.
        </Notice>
      )}
    </div>
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
          agency {
            recruiters(first: 100) {
              edges {
                node {
                  id
                  name
                  viewerCanInvite
                }
              }
            }
          }
        }
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
