import { formatCount, formatInterval, formatScore } from '#common/formats.ts';
import { isTooFew } from '#common/reviews/score.ts';
import { classes } from './classes.ts';
import { percent } from './percent.ts';
import styles from './Score.module.css';
import { Stars } from './Stars.tsx';

export type ScoreProps = {
  /** The score, 1 to 5; null without one. */
  value: number | null;
  /** The 80 % interval, within 1 to 5. */
  low?: number | null;
  high?: number | null;
  /** Reviews that count in the score. */
  count: number;
  /** What is counted: 'review', 'answer'. */
  noun?: string;
  /** `row` puts everything on one line, for lists; `head` puts it beside a large number on two. */
  layout?: 'full' | 'row' | 'head';
  /** Below: how it was computed, and as of when. */
  note?: string;
};

/** A score with its uncertainty: number, stars, interval as a thin band, count. Below ten it says 'too few'. */
export function Score({ value, low, high, count, noun = 'review', layout = 'full', note }: ScoreProps) {
  const tooFew = count > 0 && isTooFew(count);
  return (
    <div className={classes(styles.score, styles[layout], tooFew && styles.tooFew)}>
      {value !== null && <span className={styles.number}>{formatScore(value)}</span>}
      <div className={styles.beside}>
        {value !== null && <Stars value={value} size={layout === 'row' ? 'small' : 'large'} numberBeside={false} />}
        <Count count={count} noun={noun} tooFew={tooFew} />
      </div>
      {low != null && high != null && value !== null && <Interval low={low} high={high} value={value} />}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function Count({ count, noun, tooFew }: { count: number; noun: string; tooFew: boolean }) {
  return (
    <span className={styles.count}>
      <span>{`${count === 0 ? `No ${noun}s yet` : formatCount(count, noun)} `}</span>
      {tooFew && <span className={styles.few}>too few</span>}
    </span>
  );
}

/** Drawn with attributes, not a style, which a strict content policy would drop. */
function Interval({ low, high, value }: { low: number; high: number; value: number }) {
  return (
    <div className={styles.interval}>
      <div className={styles.scale} aria-hidden="true">
        1
        <svg className={styles.track} aria-hidden="true">
          <rect className={styles.rail} y="3" width="100%" height="6" rx="3" />
          <rect className={styles.band} y="3" x={place(low)} width={percent((high - low) / 4)} height="6" rx="3" />
          <rect className={styles.tick} x={place(value)} width="3" height="12" rx="1.5" />
        </svg>
        5
      </div>
      <span className={styles.label}>{`80% interval ${formatInterval({ low, high })}`}</span>
    </div>
  );
}

const place = (stars: number) => percent((stars - 1) / 4);
