import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Tag.module.css';

export type TagProps = {
  tone?: 'neutral' | 'info' | 'good' | 'warn' | 'bad';
  /** A CSS colour for the dot before the words, as for a candidate's state. */
  dot?: string;
  children: ReactNode;
};

/** A state in a word or two; the colour only repeats the words. */
export function Tag({ tone = 'neutral', dot, children }: TagProps) {
  return (
    <span className={classes(styles.tag, styles[tone])}>
      {dot && (
        <svg className={styles.dot} viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="5" fill={dot} />
        </svg>
      )}
      <span>{children}</span>
    </span>
  );
}
