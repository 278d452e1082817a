import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** In place of an empty list: one sentence that says why, and one thing to do. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}
