import type { Store } from './storage.ts';

/** Local storage; where the browser forbids it one that takes nothing, so that values last as long as the tab. */
export const localStore = (): Store => allowed(() => localStorage);

/** The same of this tab alone, which is empty again once the tab is closed. */
export const tabStore = (): Store => allowed(() => sessionStorage);

function allowed(open: () => Store): Store {
  try {
    return open();
  } catch {
    return { getItem: () => null, setItem: refuse, removeItem: () => {} };
  }
}

function refuse() {
  throw new Error('This browser forbids storage.');
}
