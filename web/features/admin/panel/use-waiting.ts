import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { useWaitingQuery } from '#web/__generated__/useWaitingQuery.graphql.ts';
import { captureError } from '#web/kit/capture-error.ts';
import { waitingCount } from './waiting-count.ts';

/** How many items wait in each part of the panel, such as '12' or '1,000+'; parts without any are left out. */
export type Waiting = Readonly<Record<string, string>>;

/**
 * How many items wait in each part: the last known numbers at first, then the current ones. They load with each admin
 * page, at most once a minute, and again after each command. On failure the tabs show none.
 */
export function useWaiting(): Waiting {
  const environment = useRelayEnvironment();
  const [waiting, setWaiting] = useState<Waiting>(() => known.get(environment) ?? {});
  useEffect(() => {
    let reading: { unsubscribe(): void } | undefined;
    const read = () => {
      reading?.unsubscribe();
      reading = fetchQuery<useWaitingQuery>(environment, query, {}, { networkCacheConfig: { force: false } }).subscribe(
        {
          next: (answer) => {
            known.set(environment, inWords(answer));
            setWaiting(inWords(answer));
          },
          error: captureError,
        },
      );
    };
    read();
    const store = environment.getStore();
    const renewal = store.subscribeToInvalidationState(store.lookupInvalidationState([]), read);
    return () => {
      reading?.unsubscribe();
      renewal.dispose();
    };
  }, [environment]);
  return waiting;
}

/** Per environment, which is a new one for each user. */
const known = new WeakMap<Environment, Waiting>();

const query = graphql`
  query useWaitingQuery {
    panelOverview {
      queues {
        part
        count
        isBounded
      }
    }
  }
`;

const inWords = ({ panelOverview }: useWaitingQuery['response']): Waiting =>
  Object.fromEntries(
    (panelOverview?.queues ?? []).filter(({ count }) => count > 0).map((queue) => [queue.part, waitingCount(queue)]),
  );
