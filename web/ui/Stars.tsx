import { formatScore } from '#common/formats.ts';
import { classes } from './classes.ts';
import styles from './Stars.module.css';

export type StarsProps = {
  /** 0 to 5; drawn to the nearest half, written as given. */
  value: number;
  size?: 'small' | 'medium' | 'large';
  /** Only where the same number already stands beside the stars. */
  numberBeside?: boolean;
};

/** Five stars and the number they mean: shape and number, never colour alone. */
export function Stars({ value, size = 'medium', numberBeside = true }: StarsProps) {
  const written = Number.isInteger(value) ? String(value) : formatScore(value);
  return (
    <span className={classes(styles.stars, styles[size])}>
      <svg className={styles.row} viewBox="0 0 124 24" role="img" aria-label={`${written} out of 5 stars`}>
        {[0, 1, 2, 3, 4].map((place) => (
          <Star key={place} place={place} fill={Math.round((value - place) * 2) / 2} />
        ))}
      </svg>
      {numberBeside && (
        <span className={styles.number} aria-hidden="true">
          {written}
        </span>
      )}
    </span>
  );
}

/** One star's outline in a box of 24, for those who draw a single one. */
export const starPath = 'M12 2.6l2.83 5.93 6.52.86-4.77 4.53 1.2 6.46L12 17.24l-5.78 3.14 1.2-6.46L2.65 9.39l6.52-.86z';
const leftHalf = 'M12 2.6v14.64l-5.78 3.14 1.2-6.46L2.65 9.39l6.52-.86z';

function Star({ place, fill }: { place: number; fill: number }) {
  return (
    <g transform={`translate(${place * 25} 0)`}>
      <path d={starPath} className={fill >= 1 ? styles.full : styles.empty} />
      {fill === 0.5 && <path d={leftHalf} className={styles.full} />}
    </g>
  );
}
