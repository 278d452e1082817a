import type { ReactNode } from 'react';
import styles from './StatRow.module.css';

/** A figure and what it counts. */
export type Stat = { label: string; value: ReactNode; hint?: ReactNode };

/** A few figures side by side. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.row}>
      {stats.map(({ label, value, hint }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
