import type { ReactNode } from 'react';
import styles from './SaveOverlay.module.css';

/** What the overlay says: nothing, to wait, that something is being saved, or that it is done. */
export type SaveState = 'idle' | 'waiting' | 'saving' | 'done';

/** What is said while a thing is under way; the words are the specification's. */
export const saveWords = {
  idle: '',
  waiting: 'Please wait...',
  saving: 'Saving',
  done: 'Operation completed',
} as const;

type SaveOverlayProps = {
  state: SaveState;
  /** How far files are that are being saved, in bytes. */
  uploaded?: { readonly loaded: number; readonly total: number } | null;
  children: ReactNode;
};

/** Covers what it holds while that is being saved, and says so to eyes and ears; `done` covers nothing. */
export function SaveOverlay({ state, uploaded, children }: SaveOverlayProps) {
  const covers = state === 'waiting' || state === 'saving';
  return (
    <div className={styles.place} aria-busy={covers}>
      <div inert={covers}>{children}</div>
      <div className={styles.words} role="status" data-state={state}>
        <span className={styles.said}>
          {covers && <span className={styles.spinner} aria-hidden="true" />}
          {saveWords[state]}
          {covers && uploaded && (
            <progress className={styles.bar} value={uploaded.loaded} max={uploaded.total} aria-label="Sent so far" />
          )}
        </span>
      </div>
    </div>
  );
}
