import type { ReactNode } from 'react';
import styles from './PageColumns.module.css';

export type PageColumnsProps = {
  /** Head of the page: its name and subject. */
  lead: ReactNode;
  /** Score, coverage, actions: after the head on a narrow screen, beside the page and in view from 1024 px. */
  aside: ReactNode;
  /** Puts the aside last on a narrow screen, for short pages that are the point of the visit. */
  isAsideLast?: boolean;
  children: ReactNode;
};

/** A public page: one column, with a narrow aside if there is room. */
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
