import type { ReactNode } from 'react';
import styles from './ErrorScreen.module.css';

/** What happened, why, and what to do. */
export function ErrorScreen({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <h1>{title}</h1>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
