import type { ReactNode } from 'react';
import { truncate } from '#common/formats.ts';
import { isLevel } from '#common/reviews/levels.ts';
import { LevelBadge } from '#web/ui/LevelBadge.tsx';
import styles from './ReviewLine.module.css';

type ReviewLineProps = {
  title?: ReactNode;
  /** The review's text, of which one line is shown. */
  text?: string;
  level: number;
  /** Beside the level: the placement, or a state. */
  children?: ReactNode;
};

/** A review in a row of a list: its title, one line of its text, and how it was verified. */
export function ReviewLine({ title, text, level, children }: ReviewLineProps) {
  return (
    <div className={styles.review}>
      {title && <p className={styles.title}>{title}</p>}
      {text && <p className={styles.text}>{truncate(text, 240)}</p>}
      <div className={styles.marks}>
        <LevelBadge level={isLevel(level) ? level : 0} />
        {children}
      </div>
    </div>
  );
}
