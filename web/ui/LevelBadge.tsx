import { type KeyboardEvent, useId } from 'react';
import { type Level, levels, lowestCountedLevel } from '#common/reviews/levels.ts';
import { classes } from './classes.ts';
import styles from './LevelBadge.module.css';

/** How a review was verified. Its sentence opens on hover, focus and tap, with CSS alone. */
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
        {name}
      </button>
      <span role="tooltip" id={id} className={styles.sentence}>
        {sentence}
      </span>
    </span>
  );
}

/** Four bars, filled up to the level. */
function Meter({ level }: { level: number }) {
  return (
    <svg className={styles.meter} viewBox="0 0 19 14" aria-hidden="true">
      {level > 0 && <path d={bars.slice(0, level).join('')} className={styles.on} />}
      {level < bars.length && <path d={bars.slice(level).join('')} className={styles.off} />}
    </svg>
  );
}

/** Each bar's outline, with corners rounded by 1. */
const bars = [1, 2, 3, 4].map((bar) => {
  const side = bar * 2.5 + 0.5;
  return `M${bar * 5 - 3.5} ${11 - bar * 2.5}h1a1 1 0 0 1 1 1v${side}a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1v-${side}a1 1 0 0 1 1-1z`;
});

function leaveOnEscape(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key === 'Escape') event.currentTarget.blur();
}
