import { graphql, usePaginationFragment } from 'react-relay';
import { agencyOpenReviewUrl, agencyUrl, type ProfileQuery } from '#common/urls.ts';
import type { AgencyReviews_agency$key } from '#web/__generated__/AgencyReviews_agency.graphql.ts';
import type { AgencyReviewsNextQuery } from '#web/__generated__/AgencyReviewsNextQuery.graphql.ts';
import { ListedReviews } from '#web/features/reviews/lists/ListedReviews.tsx';
import { ReviewFilters } from '#web/features/reviews/public/ReviewFilters.tsx';

type AgencyReviewsProps = { agency: AgencyReviews_agency$key; filters: ProfileQuery };

/** The reviews that an agency's recruiters earned while they worked there, newest first. */
export function AgencyReviews({ agency, filters }: AgencyReviewsProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<AgencyReviewsNextQuery, AgencyReviews_agency$key>(
    graphql`
      fragment AgencyReviews_agency on Agency
      @refetchable(queryName: "AgencyReviewsNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 10 }
        after: { type: "String" }
        filter: { type: "ReviewFilter" }
        sort: { type: "ReviewSort" }
      ) {
        slug
        name
        figures {
          publishedCount
          reviewTallies
        }
        reviews(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "AgencyReviews_reviews") {
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
    agency,
  );
  const hrefOf = (narrowed: ProfileQuery) => agencyUrl(data.slug, narrowed);
  return (
    <>
      {data.figures.publishedCount > 0 && (
        <ReviewFilters filters={filters} tallies={data.figures.reviewTallies} hrefOf={hrefOf} />
      )}
      <ListedReviews
        name={data.name}
        reviews={data.reviews}
        publishedCount={data.figures.publishedCount}
        filters={filters}
        hrefOf={hrefOf}
        openHref={(reviewId) => agencyOpenReviewUrl(data.slug, reviewId, filters)}
        namesRecruiter
        loadNext={loadNext}
        busy={isLoadingNext}
      />
    </>
  );
}
