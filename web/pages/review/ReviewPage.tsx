import { graphql } from 'react-relay';
import { formatMonth } from '#common/formats.ts';
import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import { isLevel, levels } from '#common/reviews/levels.ts';
import { agencyUrl, recruiterUrl, searchUrl } from '#common/urls.ts';
import type { ReviewPageQuery } from '#web/__generated__/ReviewPageQuery.graphql.ts';
import { ScoreCard } from '#web/features/profiles/recruiters/ScoreCard.tsx';
import { ReviewArticle } from '#web/features/reviews/public/ReviewArticle.tsx';
import { ReviewPolicyLink } from '#web/features/reviews/public/ReviewPolicyLink.tsx';
import { SharedVisit } from '#web/features/reviews/shares/SharedVisit.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PageColumns } from '#web/ui/PageColumns.tsx';
import styles from './ReviewPage.module.css';
import { reviewHead } from './review-head.ts';
import { whatBecame } from './what-became.ts';

/** A published review: its text, its verification, the kind of placement, and its recruiter. */
export default function ReviewPage({ data: { review } }: PageProps<ReviewPageQuery>) {
  if (!review?.recruiter) return null;
  const { recruiter } = review;
  return (
    <PageColumns
      isAsideLast
      lead={
        <>
          <Breadcrumb
            steps={[
              { label: 'Recruiters', href: searchUrl() },
              { label: recruiter.name, href: recruiterUrl(recruiter.slug) },
              { label: 'Review' },
            ]}
          />
          <h1>{`Review of ${recruiter.name}`}</h1>
          <p className={styles.firm}>
            {recruiter.agency.hasPage ? (
              <Link href={agencyUrl(recruiter.agency.slug)}>{recruiter.agency.name}</Link>
            ) : (
              recruiter.agency.name
            )}
          </p>
        </>
      }
      aside={
        <>
          <Verified review={review} />
          <ScoreCard figures={recruiter} filters={{}} hrefOf={(narrowed) => recruiterUrl(recruiter.slug, narrowed)} />
        </>
      }
    >
      <SharedVisit />
      <div className={styles.review}>
        <ReviewArticle review={review} headingLevel={2} href={null} />
        <p>
          <Button href={recruiterUrl(recruiter.slug)}>{`All reviews of ${recruiter.name}`}</Button>
        </p>
      </div>
    </PageColumns>
  );
}

type Review = NonNullable<ReviewPageQuery['response']['review']>;

function Verified({ review: { level, placedAs, placedIn } }: { review: Review }) {
  const { name, sentence, weight } = levels[isLevel(level) ? level : 0];
  return (
    <Card title="How it was verified">
      <p>
        <b>{`Level ${level}: ${name}.`}</b>{' '}
        {`${sentence}${weight > 0 ? ` New reviews at this level have a weight of ${weight} in the score.` : ''}`}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Placement</dt>
          <dd>{placedAs ? jobTypeLabels[placedAs as JobType] : 'Unknown'}</dd>
        </div>
        {placedIn && (
          <div>
            <dt>Started</dt>
            <dd>{formatMonth(placedIn)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.small}>
        <ReviewPolicyLink />
      </p>
    </Card>
  );
}

export const page = definePage<ReviewPageQuery>({
  query: graphql`
    query ReviewPageQuery($key: String!) {
      review(key: $key) {
        id
        title
        body
        level
        placedAs
        placedIn
        reply {
          version
        }
        agency {
          id
          pageVersion
        }
        recruiter {
          id
          slug
          name
          pageVersion
          agency {
            id
            slug
            name
            hasPage
            pageVersion
          }
          score
          scoreHalf
          scoreAsOf
          reviewCount
          publishedCount
          removedCount
          average
          confirmedOnlyCount
          confirmedOnlyAverage
          distribution
          reviewTallies
        }
        ...ReviewArticle_review
      }
      goneReview(key: $key) {
        publication
        recruiter {
          slug
          name
          removedCount
          isGone
        }
      }
    }
  `,
  variables: ({ params }) => ({ key: params.reviewId ?? '' }),
  gone: ({ goneReview: gone }) => (gone?.recruiter ? whatBecame(gone.publication, gone.recruiter) : undefined),
  notFound: ({ review }) => !review?.recruiter,
  subjects: ({ review }) =>
    review?.recruiter && review.agency
      ? [review.recruiter, review.recruiter.agency, review.agency].map(({ id, pageVersion: version }) => ({
          id,
          version,
        }))
      : [],
  head: ({ review }, { params }) =>
    review?.recruiter ? reviewHead(review, review.recruiter, params.reviewId ?? '') : {},
});
