import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { useWaitingQuery } from '#web/__generated__/useWaitingQuery.graphql.ts';
import { report } from '#web/kit/report.ts';
import { waitingCount } from './waiting-count.ts';

/** How many wait in each part of the panel, in words such as '12' or '1,000+'; parts where nothing waits are left out. */
export type Waiting = Readonly<Record<string, string>>;

/**
 * How many wait in each part: what was known last at once, and what is true as soon as it is read. It is read with each
 * page of the panel, at most once a minute, and again after every command. Where it cannot be read, nothing is said.
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
          error: report,
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

/** By environment, which is another one for another person. */
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
