import type { ReactNode } from 'react';
import styles from './SaveOverlay.module.css';

/** The state of the overlay: hidden, waiting, saving, or done. */
export type SaveState = 'idle' | 'waiting' | 'saving' | 'done';

/** The overlay's text in each state, as the specification words it. */
export const saveWords = {
  idle: '',
  waiting: 'Please wait...',
  saving: 'Saving',
  done: 'Operation completed',
} as const;

type SaveOverlayProps = {
  state: SaveState;
  /** Upload progress in bytes. */
  uploaded?: { readonly loaded: number; readonly total: number } | null;
  children: ReactNode;
};

/** Covers its children while they are being saved and announces it to screen readers; `done` covers nothing. */
export function SaveOverlay({ state, uploaded, children }: SaveOverlayProps) {
  const covers = state === 'waiting' || state === 'saving';
  return (
    <div className={styles.place} aria-busy={covers}>
      <div inert={covers}>{children}</div>
      <div className={styles.words} role="status" data-state={state}>
        <span className={styles.said}>
          {covers && <span className={styles.spinner} aria-hidden="true" />}
          <span>{saveWords[state]}</span>
          {covers && uploaded && (
            <progress
              className={styles.bar}
              value={uploaded.loaded}
              max={uploaded.total}
              aria-label="Upload progress"
            />
          )}
        </span>
      </div>
    </div>
  );
}
