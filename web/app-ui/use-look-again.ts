import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';
import { captureError } from '#web/kit/capture-error.ts';

/** Seconds between looks: soon at first, then less often. The last one repeats for some minutes. */
const pauses = [1, 2, 3, 3, 3, 5] as const;
const mostLooks = 60;

/**
 * Reads something again every few seconds while it is on its way, and shows what came. `query` selects the fragments that
 * show it. Stops after about five minutes. Revalidating the page would find its answers of the last minute.
 */
export function useLookAgain(query: GraphQLTaggedNode, variables: Variables, isWaiting: boolean): void {
  const environment = useRelayEnvironment();
  const written = JSON.stringify(variables);
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout>;
    let reading: { unsubscribe(): void } | undefined;
    let looks = 0;
    const wait = () => {
      if (looks < mostLooks) timer = setTimeout(look, (pauses[looks] ?? pauses.at(-1)!) * 1000);
    };
    const look = () => {
      looks += 1;
      reading = fetchQuery(environment, query, JSON.parse(written), { networkCacheConfig: { force: true } }).subscribe({
        complete: wait,
        error: (error: Error) => {
          captureError(error);
          wait();
        },
      });
    };
    wait();
    return () => {
      clearTimeout(timer);
      reading?.unsubscribe();
    };
  }, [environment, query, written, isWaiting]);
}
