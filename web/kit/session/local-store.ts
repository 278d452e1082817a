import type { Store } from './storage.ts';

/** Local storage; where the browser forbids it one that takes nothing, so that values last as long as the tab. */
export function localStore(): Store {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: refuse, removeItem: () => {} };
  }
}

function refuse() {
  throw new Error('This browser forbids storage.');
}
