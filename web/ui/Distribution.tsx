import { classes } from './classes.ts';
import styles from './Distribution.module.css';
import { Link } from './Link.tsx';

export type DistributionRow = {
  stars: 1 | 2 | 3 | 4 | 5;
  count: number;
  /** Shows only these reviews, or all of them again where `current`. */
  href?: string;
  current?: boolean;
};

/** How many reviews gave how many stars: bars with counts, each a filter where it has an address. */
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
  const spoken = `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`;
  const drawn = (
    <>
      <span className={styles.stars} aria-hidden="true">{`${stars} ★`}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles.count} aria-hidden="true">
        {count.toLocaleString('en-US')}
      </span>
    </>
  );
  if (!href) {
    return (
      <div className={styles.row} role="img" aria-label={spoken}>
        {drawn}
      </div>
    );
  }
  const label = current ? `${spoken}, shown now; show all` : `${spoken}; show only these`;
  return (
    <Link
      href={href}
      className={classes(styles.row, styles.link, current && styles.current)}
      aria-label={label}
      aria-current={current}
    >
      {drawn}
    </Link>
  );
}
