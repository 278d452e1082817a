import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { captureError } from '#web/kit/capture-error.ts';

/** Where the server stops counting. */
export const countedUpTo = 1000;

/** Milliseconds between two looks at what others have done. */
const often = 45_000;

/**
 * Keeps the counts of the board true while others work: reads them again after each command, when the window gets the
 * focus, and now and then while it is visible. Returns the number of commands so far.
 */
export function useTrueCounts(query: GraphQLTaggedNode, variables: OperationType['variables']): number {
  const environment = useRelayEnvironment();
  const [commands, setCommands] = useState(0);
  useEffect(() => {
    let reading: { unsubscribe(): void } | undefined;
    let readAt = Date.now();
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      readAt = Date.now();
      reading?.unsubscribe();
      reading = fetchQuery(environment, query, variables, { networkCacheConfig: { force: true } }).subscribe({
        error: captureError,
      });
    };
    // Focus and visibility usually change together.
    const returned = () => Date.now() - readAt > 1000 && read();
    const timer = setInterval(read, often);
    const store = environment.getStore();
    const commanded = store.subscribeToInvalidationState(store.lookupInvalidationState([]), () => {
      setCommands((before) => before + 1);
      read();
    });
    window.addEventListener('focus', returned);
    document.addEventListener('visibilitychange', returned);
    return () => {
      reading?.unsubscribe();
      clearInterval(timer);
      commanded.dispose();
      window.removeEventListener('focus', returned);
      document.removeEventListener('visibilitychange', returned);
    };
  }, [environment, query, variables]);
  return commands;
}
