import type { ReactNode } from 'react';
import styles from './SaveOverlay.module.css';

export type SaveState = 'idle' | 'waiting' | 'saving' | 'done';

/** What is said while a thing is under way; the words are the specification's. */
export const saveWords = {
  idle: '',
  waiting: 'Please wait...',
  saving: 'Saving',
  done: 'Operation completed',
} as const;

/** Covers what it holds while that is being saved, and says so to eyes and ears; `done` covers nothing. */
export function SaveOverlay({ state, children }: { state: SaveState; children: ReactNode }) {
  const covers = state === 'waiting' || state === 'saving';
  return (
    <div className={styles.place} aria-busy={covers}>
      <div inert={covers}>{children}</div>
      <div className={styles.words} role="status" data-state={state}>
        {covers && <span className={styles.spinner} aria-hidden="true" />}
        {saveWords[state]}
      </div>
    </div>
  );
}
