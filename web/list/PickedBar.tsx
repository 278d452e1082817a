import type { ReactNode } from 'react';
import { formatCount } from '#common/formats.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './PickedBar.module.css';

type PickedBarProps = {
  /** The noun for one row. */
  noun: string;
  plural?: string;
  picks: { readonly rows: readonly unknown[]; readonly clear: () => void };
  /** The bulk actions. */
  children: ReactNode;
};

/** The number of selected rows and their bulk actions; stays visible while scrolling. */
export function PickedBar({ noun, plural, picks, children }: PickedBarProps) {
  const { length } = picks.rows;
  return (
    <div className={styles.place} aria-live="polite">
      {length > 0 && (
        <div className={styles.bar}>
          <p className={styles.words}>{formatCount(length, noun, plural ?? `${noun}s`)} selected</p>
          {children}
          <Button size="small" variant="quiet" onClick={picks.clear}>
            Clear selection
          </Button>
        </div>
      )}
    </div>
  );
}
