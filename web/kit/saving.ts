import { useSyncExternalStore } from 'react';

/** What the overlay of signed-in pages shows: nothing, saving, or saved. */
export type Saving = 'idle' | 'saving' | 'done';

/** How long 'Operation completed' stays visible, in milliseconds. */
const doneShownFor = 1500;

/** Upload progress in bytes: sent so far, and in total. */
export interface Uploaded {
  readonly loaded: number;
  readonly total: number;
}

let running = 0;
let uploaded: Uploaded | null = null;
let state: Saving = 'idle';
let hiding: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows the overlay until the promise settles. */
export async function whileSaving<T>(work: Promise<T>): Promise<T> {
  running += 1;
  show('saving');
  let next: Saving = 'idle';
  try {
    const result = await work;
    next = 'done';
    return result;
  } finally {
    running -= 1;
    if (running === 0) show(next);
  }
}

/** The state of the overlay. */
export function useSaving(): Saving {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'idle',
  );
}

/** The progress of the current upload; null when there is none. */
export function useUploaded(): Uploaded | null {
  return useSyncExternalStore(
    subscribe,
    () => uploaded,
    () => null,
  );
}

/** Updates the upload progress in the overlay. */
export function noteUploaded(next: Uploaded | null): void {
  uploaded = next;
  for (const listener of listeners) listener();
}

function show(next: Saving) {
  clearTimeout(hiding);
  state = next;
  if (next === 'done') hiding = setTimeout(show, doneShownFor, 'idle');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
