import { useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { captureError } from '#web/kit/capture-error.ts';
import { useUser } from '#web/kit/session/use-session.ts';

/**
 * The server renders searches for strangers, who have no favourites. If the address filters by favourites, this reloads
 * the results once for a signed-in user. Returns whether that is in progress.
 */
export function useOwnFavourites(query: GraphQLTaggedNode, variables: OperationType['variables']): boolean {
  const environment = useRelayEnvironment();
  const user = useUser();
  const drawn = useRef(variables);
  const [isReading, setReading] = useState(false);
  const isDue = user !== null && Boolean(drawn.current['favourites']);
  useEffect(() => {
    if (!isDue) return;
    setReading(true);
    const ended = () => setReading(false);
    const reading = fetchQuery(environment, query, drawn.current, {
      fetchPolicy: 'network-only',
      networkCacheConfig: { force: true },
    }).subscribe({
      complete: ended,
      error: (error: Error) => {
        captureError(error);
        ended();
      },
    });
    return () => reading.unsubscribe();
  }, [isDue, environment, query]);
  return isReading;
}
