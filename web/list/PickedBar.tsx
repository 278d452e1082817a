import type { ReactNode } from 'react';
import { formatCount } from '#common/formats.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './PickedBar.module.css';

type PickedBarProps = {
  /** What one of them is called. */
  noun: string;
  plural?: string;
  picks: { readonly rows: readonly unknown[]; readonly clear: () => void };
  /** What can be done with all of them. */
  children: ReactNode;
};

/** How many rows are picked and what can be done with them; stays in view while one scrolls. */
export function PickedBar({ noun, plural, picks, children }: PickedBarProps) {
  const { length } = picks.rows;
  return (
    <div className={styles.place} aria-live="polite">
      {length > 0 && (
        <div className={styles.bar}>
          <p className={styles.words}>{formatCount(length, noun, plural ?? `${noun}s`)} picked</p>
          {children}
          <Button size="small" variant="quiet" onClick={picks.clear}>
            Pick none
          </Button>
        </div>
      )}
    </div>
  );
}
