import type { ReactNode } from 'react';
import type { ProfileQuery } from '#common/urls.ts';
import type { ReviewArticle_review$key } from '#web/__generated__/ReviewArticle_review.graphql.ts';
import { localId } from '#web/kit/local-id.ts';
import { MoreOfList, type MoreOfListProps } from '#web/list/MoreOfList.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { ReviewArticle } from '../public/ReviewArticle.tsx';
import styles from '../public/ReviewList.module.css';

/** How many reviews load at once. */
export const reviewsAtOnce = 10;

type Listed = ReviewArticle_review$key & { readonly id: string };

type ListedReviewsProps = {
  /** Whose profile it is. */
  name: string;
  reviews: {
    readonly edges: readonly ({ readonly node: Listed | null | undefined } | null | undefined)[] | null | undefined;
    readonly pageInfo: { readonly endCursor: string | null | undefined; readonly hasNextPage: boolean };
  };
  publishedCount: number;
  /** The filters in the page's address, and a function for the address with other filters. */
  filters: ProfileQuery;
  hrefOf: (filters: ProfileQuery) => string;
  actionsFor?: ((reviewId: string) => ReactNode) | undefined;
  /** The address where a review opens over the profile, by its local ID. */
  openHref: (reviewId: string) => string;
  /** Names the recruiter of each review. */
  namesRecruiter?: boolean;
} & Pick<MoreOfListProps, 'loadNext' | 'busy'>;

/** Reviews as cards, with a way to load more, or a note that there are none. */
export function ListedReviews({ name, reviews, publishedCount, filters, hrefOf, ...props }: ListedReviewsProps) {
  const { after, ...narrowed } = filters;
  const { sort, ...filtered } = narrowed;
  const shown = (reviews.edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (shown.length === 0) return <NoReviews name={name} isEmpty={publishedCount === 0} allHref={hrefOf({ sort })} />;
  const { hasNextPage, endCursor } = reviews.pageInfo;
  const isWhole = Object.values(filtered).every((value) => value === undefined) && !after;
  return (
    <div className={styles.list}>
      {after && (
        <Link href={hrefOf(narrowed)}>{sort ? 'Back to the first reviews' : 'Back to the newest reviews'}</Link>
      )}
      {shown.map((review) => (
        <ReviewArticle
          key={review.id}
          review={review}
          href={props.openHref(localId(review.id))}
          actions={props.actionsFor?.(review.id)}
          namesRecruiter={props.namesRecruiter}
        />
      ))}
      <MoreOfList
        href={hasNextPage && endCursor ? hrefOf({ ...narrowed, after: endCursor }) : null}
        shown={shown.length}
        total={isWhole ? publishedCount : null}
        loadNext={props.loadNext}
        atOnce={reviewsAtOnce}
        busy={props.busy}
      />
    </div>
  );
}

function NoReviews({ name, isEmpty, allHref }: { name: string; isEmpty: boolean; allHref: string }) {
  if (isEmpty) {
    return (
      <EmptyState>{`${name} has no reviews yet. They appear here once candidates or employers write them.`}</EmptyState>
    );
  }
  return (
    <EmptyState action={<Button href={allHref}>Show all reviews</Button>}>No reviews match these filters.</EmptyState>
  );
}
