import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';

/** Reports that somebody came to a review by a shared link. Others don't load the code for it. */
export function SharedVisit() {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const key = new URLSearchParams(location.search).get('s');
    if (key)
      import('./tell-visit.ts').then(
        ({ tellVisit }) => tellVisit(environment, key),
        () => {},
      );
  }, [environment]);
  return null;
}
