import { formatCount, formatScore } from '#common/formats.ts';
import { percent } from './percent.ts';
import styles from './RatingBars.module.css';

/** What people gave one criterion on average. */
export type Rating = {
  label: string;
  /** Plain average of stars, 1 to 5. */
  average: number;
  /** How many have rated it. */
  count: number;
};

/** Averages of several criteria side by side: a bar each, its number, and how many rated it. */
export function RatingBars({ ratings }: { ratings: readonly Rating[] }) {
  return (
    <dl className={styles.list}>
      {ratings.map(({ label, average, count }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <b className={styles.average}>{formatScore(average)}</b>{' '}
            <span className={styles.count}>{`of ${formatCount(count, 'rating')}`}</span>
          </dd>
          <dd className={styles.drawn}>
            <svg className={styles.track} aria-hidden="true">
              <rect className={styles.rail} width="100%" height="6" rx="3" />
              <rect className={styles.bar} width={percent(average / 5)} height="6" rx="3" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
