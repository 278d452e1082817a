import { useSyncExternalStore } from 'react';

/** The address of this site, such as 'https://plaudit.example'; '' on the server and during hydration. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => '',
  );
