import { formatNumber, formatShare } from '#common/formats.ts';
import { percent } from '#web/ui/percent.ts';
import styles from './AnswerBars.module.css';
import type { AnswerBar } from './answer-figures.ts';

/** How often each answer was given: a bar, its count and its share. */
export function AnswerBars({ bars }: { bars: readonly AnswerBar[] }) {
  return (
    <dl className={styles.list}>
      {bars.map(({ label, count, share }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <b>{formatNumber(count)}</b> <span className={styles.share}>{formatShare(share)}</span>
          </dd>
          <dd className={styles.drawn}>
            <svg className={styles.track} aria-hidden="true">
              <rect className={styles.rail} width="100%" height="8" rx="4" />
              <rect className={styles.bar} width={percent(share ?? 0)} height="8" rx="4" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
