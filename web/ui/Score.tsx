import { formatCount, formatInterval, formatScore } from '#common/formats.ts';
import { isTooFew } from '#common/reviews/score.ts';
import { classes } from './classes.ts';
import { IntervalBand } from './IntervalBand.tsx';
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
      {low != null && high != null && value !== null && (
        <IntervalBand
          least={{ at: 1, label: '1' }}
          most={{ at: 5, label: '5' }}
          low={low}
          high={high}
          value={value}
          text={`80% interval ${formatInterval({ low, high })}`}
          layout={layout}
        />
      )}
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
