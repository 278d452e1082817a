import type { ReactNode } from 'react';
import styles from './PageColumns.module.css';

export type PageColumnsProps = {
  /** Head of the page: name, what it is about. */
  lead: ReactNode;
  /** Score, coverage, actions: after the head on a narrow screen, beside the page and in view from 1024 px. */
  aside: ReactNode;
  /** On a narrow screen the aside comes last: where the page itself is short, and what one came for. */
  isAsideLast?: boolean;
  children: ReactNode;
};

/** A public page: one column read from the top, with a narrow aside where there is room. */
export function PageColumns({ lead, aside, isAsideLast, children }: PageColumnsProps) {
  const beside = (
    <aside className={styles.aside}>
      <div className={styles.held}>{aside}</div>
    </aside>
  );
  return (
    <div className={styles.columns}>
      <div className={styles.lead}>{lead}</div>
      {!isAsideLast && beside}
      <div className={styles.main}>{children}</div>
      {isAsideLast && beside}
    </div>
  );
}
