import { graphql, usePaginationFragment } from 'react-relay';
import { agencyUrl, type ProfileQuery } from '#common/urls.ts';
import type { AgencyReviews_agency$key } from '#web/__generated__/AgencyReviews_agency.graphql.ts';
import type { AgencyReviewsNextQuery } from '#web/__generated__/AgencyReviewsNextQuery.graphql.ts';
import { ListedReviews } from '../reviews/ListedReviews.tsx';
import { ReviewFilters } from '../reviews/ReviewFilters.tsx';

type AgencyReviewsProps = { agency: AgencyReviews_agency$key; filters: ProfileQuery };

/** The reviews that an agency's recruiters earned while they were there, newest first. */
export function AgencyReviews({ agency, filters }: AgencyReviewsProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<AgencyReviewsNextQuery, AgencyReviews_agency$key>(
    graphql`
      fragment AgencyReviews_agency on Agency
      @refetchable(queryName: "AgencyReviewsNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 10 }
        after: { type: "String" }
        audience: { type: "String" }
        stars: { type: "Int" }
      ) {
        slug
        name
        figures {
          publishedCount
        }
        reviews(first: $first, after: $after, audience: $audience, stars: $stars)
          @connection(key: "AgencyReviews_reviews", filters: ["audience", "stars"]) {
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
      {data.figures.publishedCount > 0 && <ReviewFilters filters={filters} hrefOf={hrefOf} />}
      <ListedReviews
        name={data.name}
        reviews={data.reviews}
        publishedCount={data.figures.publishedCount}
        filters={filters}
        hrefOf={hrefOf}
        namesRecruiter
        loadNext={loadNext}
        busy={isLoadingNext}
      />
    </>
  );
}
