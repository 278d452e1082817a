import { type KeyboardEvent, useId } from 'react';
import { type Level, levels, lowestCountedLevel } from '#common/reviews/levels.ts';
import { classes } from './classes.ts';
import styles from './LevelBadge.module.css';

/** How a review was verified; its sentence opens on hover, focus and tap, with CSS alone. */
export function LevelBadge({ level }: { level: Level }) {
  const { name, sentence } = levels[level];
  const id = useId();
  return (
    <span className={styles.wrap}>
      <button
        type="button"
        className={classes(styles.badge, level >= lowestCountedLevel && styles.tied)}
        aria-describedby={id}
        onKeyDown={leaveOnEscape}
      >
        <Meter level={level} />
        <span className={styles.level}>{`Level ${level}`}</span>
        <span className={styles.name}>{name}</span>
      </button>
      <span role="tooltip" id={id} className={styles.sentence}>
        {sentence}
      </span>
    </span>
  );
}

/** Four bars, as many filled as the level says. */
function Meter({ level }: { level: number }) {
  return (
    <svg className={styles.meter} viewBox="0 0 19 14" aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <rect
          key={bar}
          x={bar * 5 - 4.5}
          y={11 - bar * 2.5}
          width="3"
          height={bar * 2.5 + 2.5}
          rx="1"
          className={bar <= level ? styles.on : styles.off}
        />
      ))}
    </svg>
  );
}

function leaveOnEscape(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key === 'Escape') event.currentTarget.blur();
}
