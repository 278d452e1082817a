import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { type ProfileQuery, recruiterOpenReviewUrl, recruiterUrl } from '#common/urls.ts';
import type { ReviewList_recruiter$key } from '#web/__generated__/ReviewList_recruiter.graphql.ts';
import type { ReviewListNextQuery } from '#web/__generated__/ReviewListNextQuery.graphql.ts';
import { ListedReviews } from '../lists/ListedReviews.tsx';

type ReviewListProps = {
  recruiter: ReviewList_recruiter$key;
  /** The filters in the page's address. */
  filters: ProfileQuery;
  /** The viewer's actions for a review, by its global ID. */
  actionsFor?: (reviewId: string) => ReactNode;
};

/** The reviews of a profile, newest first. 'Load more' links to the next page; with JavaScript it loads in place. */
export function ReviewList({ recruiter, filters, actionsFor }: ReviewListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<ReviewListNextQuery, ReviewList_recruiter$key>(
    graphql`
      fragment ReviewList_recruiter on Recruiter
      @refetchable(queryName: "ReviewListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 10 }
        after: { type: "String" }
        filter: { type: "ReviewFilter" }
        sort: { type: "ReviewSort" }
      ) {
        slug
        name
        publishedCount
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
    recruiter,
  );
  const { slug, ...listed } = data;
  return (
    <ListedReviews
      {...listed}
      filters={filters}
      hrefOf={(narrowed) => recruiterUrl(slug, narrowed)}
      openHref={(reviewId) => recruiterOpenReviewUrl(slug, reviewId, filters)}
      actionsFor={actionsFor}
      loadNext={loadNext}
      busy={isLoadingNext}
    />
  );
}
