import type { ReactNode } from 'react';
import styles from './SearchFilters.module.css';

/** The choices of one filter; a long list scrolls. */
export function FilterGroup({ legend, isLong, children }: { legend: string; isLong?: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={isLong ? styles.long : undefined}>{children}</div>
    </fieldset>
  );
}
