import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount, formatDay, formatNumber, formatScoreExactly } from '#common/formats.ts';
import { scoreVersion } from '#common/reviews/score.ts';
import type { ProfileQuery } from '#common/urls.ts';
import type { ScoreCard_figures$data, ScoreCard_figures$key } from '#web/__generated__/ScoreCard_figures.graphql.ts';
import { reviewSums } from '#web/features/reviews/public/review-sums.ts';
import { Card } from '#web/ui/Card.tsx';
import { Distribution, type DistributionRow } from '#web/ui/Distribution.tsx';
import { Score } from '#web/ui/Score.tsx';
import styles from './ScoreCard.module.css';

type ScoreCardProps = {
  figures: ScoreCard_figures$key;
  /** The current filters of the reviews, and a function for the address with other filters. */
  filters: ProfileQuery;
  hrefOf: (filters: ProfileQuery) => string;
  /** Leaves out the score itself, on pages whose head shows it. */
  isBelowScore?: boolean;
};

/** A profile's score with its basis: interval, count, distribution, and folded the plain averages and the date. */
export function ScoreCard({ filters, hrefOf, isBelowScore, ...props }: ScoreCardProps) {
  const figures = useFragment(
    graphql`
      fragment ScoreCard_figures on ProfileFigures {
        score
        scoreHalf
        scoreAsOf
        reviewCount
        publishedCount
        average
        confirmedOnlyCount
        confirmedOnlyAverage
        removedCount
        distribution
        reviewTallies
      }
    `,
    props.figures,
  );
  const { score, scoreHalf, reviewCount, publishedCount } = figures;
  const isCounted = reviewCount > 0;
  return (
    <Card title={!isBelowScore ? 'Score' : isCounted ? 'Reviews by stars' : 'Not in the score'}>
      {!isBelowScore && (
        <Score
          value={isCounted ? score : null}
          low={Math.max(1, score - scoreHalf)}
          high={Math.min(5, score + scoreHalf)}
          count={reviewCount}
          noun={!isCounted && publishedCount > 0 ? 'counted review' : 'review'}
        />
      )}
      {isCounted && <Distribution rows={distributionRows(figures.distribution, filters, hrefOf)} />}
      <Sums figures={figures} />
    </Card>
  );
}

/** Every published and removed review appears in one line; only those in the first line count in the score. */
function Sums({ figures }: { figures: ScoreCard_figures$data }) {
  const { reviewCount, publishedCount, removedCount } = figures;
  const { imported, offered } = reviewSums(figures.reviewTallies, reviewCount);
  return (
    <div>
      {reviewCount > 0 && (
        <dl className={styles.sums}>
          <Average label="Plain average" stars={figures.average} count={reviewCount} />
        </dl>
      )}
      <details open={reviewCount === 0}>
        <summary
          className={styles.summary}
        >{`${formatNumber(publishedCount)} published, ${formatNumber(removedCount)} removed`}</summary>
        <dl className={styles.sums}>
          {figures.confirmedOnlyCount > 0 && (
            <Average
              label="Email confirmed only"
              stars={figures.confirmedOnlyAverage}
              count={figures.confirmedOnlyCount}
            />
          )}
          {offered > 0 && <Sum label="Incentive offered">{formatCount(offered, 'review')}</Sum>}
          {imported > 0 && <Sum label="Imported, not verified">{formatCount(imported, 'review')}</Sum>}
          <Sum label="Total published">
            <b>{formatNumber(publishedCount)}</b>
          </Sum>
          <Sum label="Removed, not shown">
            <b>{formatNumber(removedCount)}</b>
          </Sum>
        </dl>
        <p className={styles.who}>
          {`The score is from placed candidates and their employers${reviewCount > 0 ? `, as of ${formatDay(figures.scoreAsOf)}, formula ${scoreVersion}` : ''}.`}
        </p>
      </details>
    </div>
  );
}

function Average({ label, stars, count }: { label: string; stars: number | null | undefined; count: number }) {
  return (
    <Sum label={label}>
      <b>{formatScoreExactly(stars ?? null)}</b> {`of ${formatCount(count, 'review')}`}
    </Sum>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Each bar filters by its stars; the selected one shows all again. */
function distributionRows(
  counts: readonly number[],
  { after: _place, ...filters }: ProfileQuery,
  hrefOf: ScoreCardProps['hrefOf'],
): DistributionRow[] {
  return ([1, 2, 3, 4, 5] as const).map((number) => {
    const current = filters.stars === number;
    return {
      stars: number,
      count: counts[number - 1] ?? 0,
      current,
      href: hrefOf({ ...filters, stars: current ? undefined : number }),
    };
  });
}
