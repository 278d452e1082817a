import { formatNumber } from '#common/formats.ts';
import { classes } from './classes.ts';
import styles from './Progress.module.css';

export type ProgressProps = {
  label: string;
  done: number;
  of: number;
  /** In place of the numbers. */
  words?: string | undefined;
  /** The survey's bar has the same colour by day and night. */
  tone?: 'brand' | 'survey';
};

/** How much is done out of how much: a bar and the numbers. */
export function Progress({ label, done, of, tone = 'brand', words }: ProgressProps) {
  return (
    <div className={classes(styles.progress, styles[tone])}>
      <p className={styles.words}>
        <span>{label}</span>
        <span>{words ?? `${formatNumber(done)} of ${formatNumber(of)}`}</span>
      </p>
      <progress className={styles.bar} value={done} max={of} aria-label={label} />
    </div>
  );
}
