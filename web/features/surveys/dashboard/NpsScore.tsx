import { formatCount, formatScore } from '#common/formats.ts';
import type { Nps } from '#common/surveys/nps.ts';
import { npsInterval, tooFewAnswers } from '#common/surveys/nps-words.ts';
import { percent } from '#web/ui/percent.ts';
import styles from './NpsScore.module.css';

/** A net promoter score with its interval as a thin band, and the number of answers. Below ten it says 'too few'. */
export function NpsScore({ nps, size = 'usual' }: { nps: Nps; size?: 'usual' | 'wall' }) {
  const { count, score, low, high } = nps;
  return (
    <div className={styles[size]}>
      {score !== null && <span className={styles.number}>{formatScore(score)}</span>}
      <span className={styles.count}>
        <span>{`${count === 0 ? 'No answers yet' : formatCount(count, 'answer')} `}</span>
        {count > 0 && score === null && <span className={styles.few}>too few</span>}
      </span>
      {low !== null && high !== null && score !== null && (
        <div className={styles.interval}>
          <div className={styles.scale} aria-hidden="true">
            −100
            <svg className={styles.track} aria-hidden="true">
              <rect className={styles.rail} y="3" width="100%" height="6" rx="3" />
              <rect
                className={styles.band}
                y="3"
                x={place(low)}
                width={percent((high - low) / 200)}
                height="6"
                rx="3"
              />
              <rect className={styles.tick} x={place(score)} width="3" height="12" rx="1.5" />
            </svg>
            100
          </div>
          <span className={styles.note}>{`95% interval ${npsInterval(nps)}`}</span>
        </div>
      )}
      {score === null && <p className={styles.note}>{tooFewAnswers}</p>}
    </div>
  );
}

const place = (score: number) => percent((score + 100) / 200);
