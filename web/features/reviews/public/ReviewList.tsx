import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { type ProfileAddress, type ProfileQuery, profileOpenReviewUrl, profileUrl } from '#common/urls.ts';
import type { ReviewList_profile$key } from '#web/__generated__/ReviewList_profile.graphql.ts';
import type { ReviewListNextQuery } from '#web/__generated__/ReviewListNextQuery.graphql.ts';
import { ListedReviews } from '../lists/ListedReviews.tsx';

type ReviewListProps = {
  at: ProfileAddress;
  profile: ReviewList_profile$key;
  publishedCount: number;
  /** The filters in the page's address. */
  filters: ProfileQuery;
  /** The viewer's actions for a review, by its global ID. */
  actionsFor?: ((reviewId: string) => ReactNode) | undefined;
};

/** The reviews of a profile, newest first. 'Load more' links to the next page; with JavaScript it loads in place. */
export function ReviewList({ at, profile, publishedCount, filters, actionsFor }: ReviewListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<ReviewListNextQuery, ReviewList_profile$key>(
    graphql`
      fragment ReviewList_profile on Profile
      @refetchable(queryName: "ReviewListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 10 }
        after: { type: "String" }
        filter: { type: "ReviewFilter" }
        sort: { type: "ReviewSort" }
      ) {
        name
        reviews(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "ReviewList_reviews") {
          edges {
            node {
              id
              ...ReviewArticle_review
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    profile,
  );
  return (
    <ListedReviews
      name={data.name}
      reviews={data.reviews}
      publishedCount={publishedCount}
      filters={filters}
      hrefOf={(narrowed) => profileUrl(at, narrowed)}
      openHref={(reviewId) => profileOpenReviewUrl(at, reviewId, filters)}
      actionsFor={actionsFor}
      namesRecruiter={at.kind === 'agency'}
      loadNext={loadNext}
      busy={isLoadingNext}
    />
  );
}
