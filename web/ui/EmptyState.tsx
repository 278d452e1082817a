import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Stands where a list would: one sentence that says why it is empty, and one thing to do. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}
