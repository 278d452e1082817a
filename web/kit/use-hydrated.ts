import { useSyncExternalStore } from 'react';

/** False on the server and during hydration, then true: for content that only a browser can show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
