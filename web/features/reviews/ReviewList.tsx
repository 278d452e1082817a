import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { type ProfileQuery, recruiterUrl } from '#common/urls.ts';
import type { ReviewList_recruiter$key } from '#web/__generated__/ReviewList_recruiter.graphql.ts';
import type { ReviewListNextQuery } from '#web/__generated__/ReviewListNextQuery.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { MoreOfList } from '../MoreOfList.tsx';
import { ReviewArticle } from './ReviewArticle.tsx';
import styles from './ReviewList.module.css';

/** Reviews fetched at once. */
const reviewsAtOnce = 10;

type ReviewListProps = {
  recruiter: ReviewList_recruiter$key;
  /** How the page's address narrows the list. */
  filters: ProfileQuery;
  /** What the viewer may do with a review, by its global id. */
  actionsFor?: (reviewId: string) => ReactNode;
};

/** The reviews of a profile, newest first; 'Load more' is a link to the next page, and fetches in place with JavaScript. */
export function ReviewList({ recruiter, filters, actionsFor }: ReviewListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<ReviewListNextQuery, ReviewList_recruiter$key>(
    graphql`
      fragment ReviewList_recruiter on Recruiter
      @refetchable(queryName: "ReviewListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 10 }
        after: { type: "String" }
        audience: { type: "String" }
        stars: { type: "Int" }
      ) {
        slug
        name
        publishedCount
        reviews(first: $first, after: $after, audience: $audience, stars: $stars)
          @connection(key: "ReviewList_reviews", filters: ["audience", "stars"]) {
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
  const { slug, name, publishedCount, reviews } = data;
  const { after, ...narrowed } = filters;
  const shown = (reviews.edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (shown.length === 0) return <NoReviews name={name} isEmpty={publishedCount === 0} allHref={recruiterUrl(slug)} />;
  const { hasNextPage, endCursor } = reviews.pageInfo;
  const isWhole = Object.values(narrowed).every((value) => value === undefined) && !after;
  return (
    <div className={styles.list}>
      {after && <Link href={recruiterUrl(slug, narrowed)}>Back to the newest reviews</Link>}
      {shown.map((review) => (
        <ReviewArticle key={review.id} review={review} actions={actionsFor?.(review.id)} />
      ))}
      <MoreOfList
        href={hasNextPage && endCursor ? recruiterUrl(slug, { ...narrowed, after: endCursor }) : null}
        shown={shown.length}
        total={isWhole ? publishedCount : null}
        loadNext={loadNext}
        atOnce={reviewsAtOnce}
        busy={isLoadingNext}
      />
    </div>
  );
}

function NoReviews({ name, isEmpty, allHref }: { name: string; isEmpty: boolean; allHref: string }) {
  if (isEmpty) {
    return (
      <EmptyState>
        {`Nobody has reviewed ${name} yet. Reviews appear here once people who were placed, or their employers, have written one.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState action={<Button href={allHref}>Show all reviews</Button>}>No review fits these filters.</EmptyState>
  );
}
