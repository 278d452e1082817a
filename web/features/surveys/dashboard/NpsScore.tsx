import { formatCount, formatScore } from '#common/formats.ts';
import type { Nps } from '#common/surveys/nps.ts';
import { npsInterval, tooFewAnswers } from '#common/surveys/nps-words.ts';
import { IntervalBand } from '#web/ui/IntervalBand.tsx';
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
        <IntervalBand
          least={{ at: -100, label: '−100' }}
          most={{ at: 100, label: '100' }}
          low={low}
          high={high}
          value={score}
          text={`95% interval ${npsInterval(nps)}`}
          layout={size === 'wall' ? 'wall' : 'full'}
        />
      )}
      {score === null && <p className={styles.note}>{tooFewAnswers}</p>}
    </div>
  );
}
