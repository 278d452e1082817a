import { formatScore } from '#common/formats.ts';
import { starRow } from '#common/pictures/star.ts';
import { classes } from './classes.ts';
import styles from './Stars.module.css';

export type StarsProps = {
  /** 0 to 5; drawn to the nearest half, written as given. */
  value: number;
  size?: 'small' | 'medium' | 'large';
  /** Only if the same number is already next to the stars. */
  numberBeside?: boolean;
};

/** Five stars and their number: shape and number, never colour alone. */
export function Stars({ value, size = 'medium', numberBeside = true }: StarsProps) {
  const written = Number.isInteger(value) ? String(value) : formatScore(value);
  const { full, half, empty } = starRow(value);
  return (
    <span className={classes(styles.stars, styles[size])}>
      <svg className={styles.row} viewBox="0 0 124 24" role="img" aria-label={`${written} out of 5 stars`}>
        {empty && <path d={empty} className={styles.empty} />}
        {full && <path d={full} className={styles.full} />}
        {half && <path d={half} className={styles.full} />}
      </svg>
      {numberBeside && (
        <span className={styles.number} aria-hidden="true">
          {written}
        </span>
      )}
    </span>
  );
}
