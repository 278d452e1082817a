import type { ReactNode } from 'react';
import styles from './PublicProfile.module.css';

type FoldProps = {
  id: string;
  title: string;
  /** What it comes down to. */
  summary: string;
  children: ReactNode;
};

/** A part of a profile for those who want to know exactly: its heading and one line, until it is opened. */
export function Fold({ id, title, summary, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.line}>
        <h2 id={id}>{title}</h2>
        <span className={styles.small}>{summary}</span>
      </summary>
      <div className={styles.part}>{children}</div>
    </details>
  );
}
