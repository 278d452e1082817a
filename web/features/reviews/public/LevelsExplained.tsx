import { formatCount } from '#common/formats.ts';
import { type Tallies, talliesOf } from '#common/profiles/tallies.ts';
import { levels } from '#common/reviews/levels.ts';
import type { ProfileQuery } from '#common/urls.ts';
import { LevelBadge } from '#web/ui/LevelBadge.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './LevelsExplained.module.css';

type LevelsExplainedProps = {
  /** On a profile: the counts of its reviews, and a function for its address with filters. */
  of?: { tallies: Tallies; hrefOf: (filters: ProfileQuery) => string };
};

/** What each verification level means and how much it weighs, highest first, with its number of reviews here. */
export function LevelsExplained({ of }: LevelsExplainedProps) {
  const counts = of ? talliesOf(of.tallies, 'level') : {};
  return (
    <dl className={styles.levels}>
      {[...levels].reverse().map(({ level, sentence, weight }) => (
        <div key={level} className={styles.level}>
          <dt className={styles.name}>
            <LevelBadge level={level} />
            {of && counts[level] && (
              <Link className={styles.count} href={`${of.hrefOf({ level })}#reviews`} rel="nofollow">
                {formatCount(counts[level], 'review')}
              </Link>
            )}
          </dt>
          <dd className={styles.words}>{weight > 0 ? `${sentence} Weight in the score: ${weight}.` : sentence}</dd>
        </div>
      ))}
    </dl>
  );
}
