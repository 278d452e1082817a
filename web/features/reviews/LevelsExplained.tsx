import { levels } from '#common/reviews/levels.ts';
import { LevelBadge } from '#web/ui/LevelBadge.tsx';
import styles from './LevelsExplained.module.css';

/** What each level of verification means and weighs, highest first. */
export function LevelsExplained() {
  return (
    <dl className={styles.levels}>
      {[...levels].reverse().map(({ level, sentence, weight }) => (
        <div key={level} className={styles.level}>
          <dt>
            <LevelBadge level={level} />
          </dt>
          <dd className={styles.words}>{weight > 0 ? `${sentence} Weighs ${weight} in the score.` : sentence}</dd>
        </div>
      ))}
    </dl>
  );
}
