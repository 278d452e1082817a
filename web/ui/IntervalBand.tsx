import styles from './IntervalBand.module.css';
import { percent } from './percent.ts';

type End = { at: number; label: string };

export type IntervalBandProps = {
  /** The ends of the scale. */
  least: End;
  most: End;
  low: number;
  high: number;
  value: number;
  /** The interval in words, such as '80% interval 4.1 to 4.7'. */
  text: string;
  /** `row` and `head` put the words beside the band; `wall` is large, for a screen that is read from afar. */
  layout?: 'full' | 'row' | 'head' | 'wall';
};

/** A value on its scale with its interval as a thin band. Attributes draw it: a strict content policy drops styles. */
export function IntervalBand({ least, most, low, high, value, text, layout = 'full' }: IntervalBandProps) {
  const share = (length: number) => percent(length / (most.at - least.at));
  return (
    <div className={styles[layout]}>
      <div className={styles.scale} aria-hidden="true">
        {least.label}
        <svg className={styles.track} aria-hidden="true">
          <rect className={styles.rail} y="3" width="100%" height="6" rx="3" />
          <rect className={styles.band} y="3" x={share(low - least.at)} width={share(high - low)} height="6" rx="3" />
          <rect className={styles.tick} x={share(value - least.at)} width="3" height="12" rx="1.5" />
        </svg>
        {most.label}
      </div>
      <span className={styles.text}>{text}</span>
    </div>
  );
}
