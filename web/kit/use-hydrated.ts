import { useSyncExternalStore } from 'react';

/** False on the server and while the page hydrates, true afterwards: for what only a browser can show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
