import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { captureError } from '#web/kit/capture-error.ts';

/** Seconds between looks: soon at first, then less often. The last one repeats for some minutes. */
const pauses = [1, 2, 3, 3, 3, 5] as const;
const mostLooks = 60;

/**
 * Reads a row again every few seconds while something is on its way, and shows what came. `query` takes the row's id and
 * selects the fragments that show it. Stops after about five minutes.
 */
export function useLookAgain(query: GraphQLTaggedNode, id: string | undefined, isWaiting: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isWaiting || !id) return;
    let timer: ReturnType<typeof setTimeout>;
    let reading: { unsubscribe(): void } | undefined;
    let looks = 0;
    const wait = () => {
      if (looks < mostLooks) timer = setTimeout(look, (pauses[looks] ?? pauses.at(-1)!) * 1000);
    };
    const look = () => {
      looks += 1;
      reading = fetchQuery(environment, query, { id }, { networkCacheConfig: { force: true } }).subscribe({
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
  }, [environment, query, id, isWaiting]);
}
