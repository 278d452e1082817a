import { graphql, useFragment } from 'react-relay';
import { formatCount, formatDate, formatScoreExactly } from '#common/formats.ts';
import { scoreVersion } from '#common/reviews/score.ts';
import { type ProfileQuery, recruiterUrl } from '#common/urls.ts';
import type { ScoreSummary_recruiter$key } from '#web/__generated__/ScoreSummary_recruiter.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Distribution, type DistributionRow } from '#web/ui/Distribution.tsx';
import { Score } from '#web/ui/Score.tsx';
import styles from './ScoreSummary.module.css';

type ScoreSummaryProps = { recruiter: ScoreSummary_recruiter$key; filters: ProfileQuery };

/** A profile's score with all that it rests on: interval, count, distribution, plain averages, the day it is of. */
export function ScoreSummary({ recruiter, filters }: ScoreSummaryProps) {
  const data = useFragment(
    graphql`
      fragment ScoreSummary_recruiter on Recruiter {
        slug
        score
        scoreHalf
        scoreAsOf
        reviewCount
        publishedCount
        average
        confirmedOnlyCount
        confirmedOnlyAverage
        distribution
      }
    `,
    recruiter,
  );
  const { score, scoreHalf, reviewCount } = data;
  const isCounted = reviewCount > 0;
  return (
    <Card title="Score">
      <p className={styles.who}>People who were placed, and their employers</p>
      <Score
        value={isCounted ? score : null}
        low={Math.max(1, score - scoreHalf)}
        high={Math.min(5, score + scoreHalf)}
        count={reviewCount}
        noun={!isCounted && data.publishedCount > 0 ? 'counted review' : 'review'}
        note={`As of ${formatDate(data.scoreAsOf)}, by formula ${scoreVersion}.`}
      />
      {isCounted && <Distribution rows={distributionRows(data.slug, data.distribution, filters)} />}
      <dl className={styles.averages}>
        {isCounted && <Average label="Plain average" stars={data.average} count={reviewCount} />}
        {data.confirmedOnlyCount > 0 && (
          <Average label="E-mail confirmed only" stars={data.confirmedOnlyAverage} count={data.confirmedOnlyCount} />
        )}
      </dl>
    </Card>
  );
}

function Average({ label, stars, count }: { label: string; stars: number | null | undefined; count: number }) {
  return (
    <div className={styles.average}>
      <dt>{label}</dt>
      <dd>
        <b>{formatScoreExactly(stars ?? null)}</b> {`of ${formatCount(count, 'review')}`}
      </dd>
    </div>
  );
}

/** Each bar narrows the list to its stars; the one at work shows all again. */
function distributionRows(
  slug: string,
  counts: readonly number[],
  { audience, stars }: ProfileQuery,
): DistributionRow[] {
  return ([1, 2, 3, 4, 5] as const).map((number) => {
    const current = stars === number;
    return {
      stars: number,
      count: counts[number - 1] ?? 0,
      current,
      href: recruiterUrl(slug, { audience, stars: current ? undefined : number }),
    };
  });
}
