import { isTooFew } from '#common/reviews/score.ts';
import { classes } from './classes.ts';
import styles from './Score.module.css';
import { Stars } from './Stars.tsx';

export type ScoreProps = {
  /** The score, 1 to 5; null where there is none. */
  value: number | null;
  /** Ends of the 80 % interval, within 1 to 5. */
  low?: number | null;
  high?: number | null;
  /** Reviews that count in the score. */
  count: number;
  /** What is counted, in the plural. */
  noun?: string;
  /** `row` puts all on one line, for lists. */
  layout?: 'full' | 'row';
  /** Said below: how it came about, as of when. */
  note?: string;
};

/** A score with its uncertainty: number, stars, interval as a thin band, count; below ten it says 'too few'. */
export function Score({ value, low, high, count, noun = 'reviews', layout = 'full', note }: ScoreProps) {
  const tooFew = isTooFew(count);
  return (
    <div className={classes(styles.score, styles[layout], tooFew && styles.tooFew)}>
      <span className={styles.number}>{value === null ? '–' : value.toFixed(1)}</span>
      <div className={styles.beside}>
        {value !== null && <Stars value={value} size={layout === 'full' ? 'large' : 'small'} numberBeside={false} />}
        <Count count={count} noun={noun} tooFew={tooFew} />
      </div>
      {low != null && high != null && value !== null && <Interval low={low} high={high} value={value} />}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function Count({ count, noun, tooFew }: { count: number; noun: string; tooFew: boolean }) {
  const counted = count === 1 ? `1 ${noun.replace(/s$/, '')}` : `${count.toLocaleString('en-US')} ${noun}`;
  return (
    <span className={styles.count}>
      {count === 0 ? `No ${noun} yet` : counted}
      {tooFew && (
        <>
          {' '}
          <span className={styles.few}>too few</span>
        </>
      )}
    </span>
  );
}

function Interval({ low, high, value }: { low: number; high: number; value: number }) {
  return (
    <div className={styles.interval}>
      <div className={styles.scale} aria-hidden="true">
        1
        <span className={styles.track}>
          <span className={styles.band} style={{ left: place(low), width: `${(high - low) * 25}%` }} />
          <span className={styles.tick} style={{ left: place(value) }} />
        </span>
        5
      </div>
      <span className={styles.label}>{`80 % interval ${low.toFixed(1)}–${high.toFixed(1)}`}</span>
    </div>
  );
}

const place = (stars: number) => `${(stars - 1) * 25}%`;
