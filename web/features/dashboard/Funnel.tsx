import { formatNumber, formatShare } from '#common/formats.ts';
import { percent } from '#web/ui/percent.ts';
import type { FunnelStep } from './dashboard-figures.ts';
import styles from './Funnel.module.css';

/** The steps from invited to published: a bar each, its count, and its share of the first. */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  return (
    <dl className={styles.list}>
      {steps.map(({ label, count, share }, place) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <b className={styles.count}>{formatNumber(count)}</b>{' '}
            <span className={styles.share}>{place > 0 && formatShare(share)}</span>
          </dd>
          <dd className={styles.drawn}>
            <svg className={styles.track} aria-hidden="true">
              <rect className={styles.rail} width="100%" height="16" rx="4" />
              <rect className={styles.bar} width={percent(share ?? 0)} height="16" rx="4" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
