import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';
import { Link } from './Link.tsx';

/** An active filter, and how to remove it. */
export type FilterChip = {
  /** What it does: 'Stars: 5'. */
  label: string;
  /** The same page without it. */
  href: string;
};

export type FilterBarProps = {
  chips: readonly FilterChip[];
  /** The same page without any filter. */
  clearHref: string;
  /** Controls that add filters, and the number of results. */
  children?: ReactNode;
};

/** The active filters, as chips that remove themselves; all state is in the address. */
export function FilterBar({ chips, clearHref, children }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      {children}
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Active filters">
          {chips.map((chip) => (
            <li key={chip.label}>
              <Link href={chip.href} className={styles.chip} aria-label={`Remove filter ${chip.label}`}>
                {chip.label}
                <svg className={styles.cross} viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M2.5 2.5l7 7m0-7l-7 7" />
                </svg>
              </Link>
            </li>
          ))}
          <li>
            <Link href={clearHref} className={styles.clear}>
              Clear all
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
