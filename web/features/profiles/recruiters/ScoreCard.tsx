import type { ReactNode } from 'react';
import { formatCount, formatDay, formatNumber, formatScoreExactly } from '#common/formats.ts';
import type { Tallies } from '#common/profiles/tallies.ts';
import { scoreVersion } from '#common/reviews/score.ts';
import type { ProfileQuery } from '#common/urls.ts';
import { reviewSums } from '#web/features/reviews/public/review-sums.ts';
import { Card } from '#web/ui/Card.tsx';
import { Distribution, type DistributionRow } from '#web/ui/Distribution.tsx';
import { Score } from '#web/ui/Score.tsx';
import styles from './ScoreCard.module.css';

/** What is counted of a profile's reviews, named as in the API's `ProfileFigures`. */
export interface ReviewFigures {
  readonly score: number;
  readonly scoreHalf: number;
  readonly scoreAsOf: string;
  readonly reviewCount: number;
  readonly publishedCount: number;
  readonly average: number | null | undefined;
  readonly confirmedOnlyCount: number;
  readonly confirmedOnlyAverage: number | null | undefined;
  readonly removedCount: number;
  readonly distribution: readonly number[];
  readonly reviewTallies: Tallies;
}

type ScoreCardProps = {
  figures: ReviewFigures;
  /** The current filters of the reviews, and a function for the address with other filters. */
  filters: ProfileQuery;
  hrefOf: (filters: ProfileQuery) => string;
  /** Leaves out the score itself, on pages whose head shows it. */
  isBelowScore?: boolean;
};

/** A profile's score with its basis: interval, count, distribution, plain averages and date. */
export function ScoreCard({ filters, hrefOf, isBelowScore, figures }: ScoreCardProps) {
  const { score, scoreHalf, reviewCount } = figures;
  const isCounted = reviewCount > 0;
  return (
    <Card title={!isBelowScore ? 'Score' : isCounted ? 'Reviews by stars' : 'Not in the score'}>
      {!isBelowScore && (
        <Score
          value={isCounted ? score : null}
          low={Math.max(1, score - scoreHalf)}
          high={Math.min(5, score + scoreHalf)}
          count={reviewCount}
          noun={isCounted ? 'review' : 'counted review'}
          {...(isCounted && { note: `As of ${formatDay(figures.scoreAsOf)}, formula ${scoreVersion}.` })}
        />
      )}
      {isCounted && <Distribution rows={distributionRows(figures.distribution, filters, hrefOf)} />}
      <Sums figures={figures} />
    </Card>
  );
}

/** Every published and removed review appears in one line; only those in the first line count in the score. */
function Sums({ figures }: { figures: ReviewFigures }) {
  const { reviewCount, publishedCount, removedCount } = figures;
  const { imported, offered } = reviewSums(figures.reviewTallies, reviewCount);
  return (
    <dl className={styles.sums}>
      {reviewCount > 0 && <Average label="Plain average" stars={figures.average} count={reviewCount} />}
      {figures.confirmedOnlyCount > 0 && (
        <Average label="Email confirmed only" stars={figures.confirmedOnlyAverage} count={figures.confirmedOnlyCount} />
      )}
      {offered > 0 && <Sum label="Incentive offered">{formatCount(offered, 'review')}</Sum>}
      {imported > 0 && <Sum label="Imported, not verified">{formatCount(imported, 'review')}</Sum>}
      <Sum label="All reviews">
        <b>{formatNumber(publishedCount)}</b> {`published, ${formatNumber(removedCount)} removed`}
      </Sum>
    </dl>
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
