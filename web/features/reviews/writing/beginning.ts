import { useCallback, useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { onFirstSign } from '#web/kit/first-sign.ts';

/**
 * When an uninvited reviewer first touched the form, signed by the server. Sent with the review, to detect programs by
 * their speed. Returns a function that waits for it; null if it is not known.
 */
export function useBeginning(recruiterId: string): () => Promise<string | null> {
  const environment = useRelayEnvironment();
  const beginning = useRef<Promise<string | null>>(Promise.resolve(null));
  useEffect(
    () =>
      onFirstSign(() => {
        beginning.current = import('./ask-beginning.ts')
          .then(({ askBeginning }) => askBeginning(environment, recruiterId))
          .catch(() => null);
      }),
    [environment, recruiterId],
  );
  return useCallback(() => beginning.current, []);
}
