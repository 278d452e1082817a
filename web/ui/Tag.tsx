import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Tag.module.css';

export type TagProps = {
  tone?: 'neutral' | 'info' | 'good' | 'warn' | 'bad';
  /** A CSS colour for the dot before the words, as for a candidate's state. */
  dot?: string;
  children: ReactNode;
};

/** A state in a word or two; the colour only repeats what the words say. */
export function Tag({ tone = 'neutral', dot, children }: TagProps) {
  return (
    <span className={classes(styles.tag, styles[tone])}>
      {dot && <span className={styles.dot} style={{ background: dot }} aria-hidden="true" />}
      {children}
    </span>
  );
}
