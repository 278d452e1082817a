import type { ReactNode } from 'react';
import styles from './OnlyNarrow.module.css';

/** What a cell adds on a narrow screen, where rows are stacked and columns have no heads. */
export function OnlyNarrow({ children }: { children: ReactNode }) {
  return <span className={styles.narrow}>{children}</span>;
}
