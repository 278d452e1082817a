import { useSyncExternalStore } from 'react';

const query = '(max-width: 59.99rem)';

/** Whether the window is so narrow that the rail is a bar at the top. False on the server. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}

function follow(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
