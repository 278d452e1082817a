import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classes } from './classes.ts';

export type CardProps = {
  title?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  /** Level of the title's heading. */
  level?: 2 | 3;
  /** On the raised colour, without a border. */
  raised?: boolean;
  children: ReactNode;
};

/** A block of related content. */
export function Card({ title, action, level = 2, raised, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classes(styles.card, raised && styles.raised)}>
      {title && (
        <header className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
