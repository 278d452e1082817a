import { formatNumber } from '#common/formats.ts';
import { classes } from './classes.ts';
import styles from './Distribution.module.css';
import { Link } from './Link.tsx';
import { percent } from './percent.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The number of reviews with this many stars. */
export type DistributionRow = {
  stars: 1 | 2 | 3 | 4 | 5;
  count: number;
  /** Shows only these reviews, or all again when `current`. */
  href?: string;
  current?: boolean;
};

/** How many reviews gave how many stars: bars with counts, each a filter if it has an address. */
export function Distribution({ rows }: { rows: readonly DistributionRow[] }) {
  const all = rows.reduce((sum, row) => sum + row.count, 0);
  const highestFirst = [...rows].sort((one, other) => other.stars - one.stars);
  return (
    <ul className={styles.list}>
      {highestFirst.map((row) => (
        <li key={row.stars} className={styles.item}>
          <Row row={row} share={all === 0 ? 0 : row.count / all} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row, share }: { row: DistributionRow; share: number }) {
  const { stars, count, href, current } = row;
  const drawn = (
    <>
      <span className={styles.stars}>
        {stars} <span aria-hidden="true">★</span>
        <VisuallyHidden>{stars === 1 ? 'star: ' : 'stars: '}</VisuallyHidden>
      </span>
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.rail} width="100%" height="8" rx="4" />
        <rect className={styles.bar} width={percent(share)} height="8" rx="4" />
      </svg>
      <span className={styles.count}>
        {formatNumber(count)}
        <VisuallyHidden>{count === 1 ? ' review' : ' reviews'}</VisuallyHidden>
      </span>
    </>
  );
  if (!href) return <div className={styles.row}>{drawn}</div>;
  return (
    <Link href={href} className={classes(styles.row, styles.link, current && styles.current)} aria-current={current}>
      {drawn}
      <VisuallyHidden>{current ? ', selected, show all' : ', show only these'}</VisuallyHidden>
    </Link>
  );
}
