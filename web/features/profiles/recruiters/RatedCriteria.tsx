import { ratedCriteria, type Tallies } from '#common/profiles/tallies.ts';
import { audiences } from '#common/reviews/criteria.ts';
import { RatingBars } from '#web/ui/RatingBars.tsx';
import styles from './ProfilePart.module.css';

/** Averages of the single criteria that candidates and employers rate; empty if nobody has. */
export function RatedCriteria({ tallies }: { tallies: Tallies }) {
  const rated = audiences
    .map((audience) => ({ audience, ratings: ratedCriteria(tallies, audience) }))
    .filter(({ ratings }) => ratings.length > 0);
  if (rated.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="criteria">
      <h2 id="criteria">Ratings in detail</h2>
      {rated.map(({ audience, ratings }, place) => (
        <details key={audience} className={styles.audience} open={place === 0}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{titles[audience]}</h3>
          </summary>
          <RatingBars ratings={ratings} />
        </details>
      ))}
      <p className={styles.how}>Plain averages of the reviews that count in the score, whatever their age.</p>
    </section>
  );
}

const titles = { candidate: 'By candidates', employer: 'By employers' } as const;
