import type { Store } from './storage.ts';

/** Local storage. If the browser forbids it, a store that keeps nothing, so values last as long as the tab. */
export const localStore = (): Store => allowed(() => localStorage);

/** Storage for this tab alone; it is cleared when the tab closes. */
export const tabStore = (): Store => allowed(() => sessionStorage);

function allowed(open: () => Store): Store {
  try {
    return open();
  } catch {
    return { getItem: () => null, setItem: refuse, removeItem: () => {} };
  }
}

function refuse() {
  throw new Error("This browser doesn't allow storage.");
}
