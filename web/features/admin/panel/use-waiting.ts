import { graphql, useRelayEnvironment } from 'react-relay';
import type { useWaitingQuery } from '#web/__generated__/useWaitingQuery.graphql.ts';
import { useFresh } from '#web/app-ui/use-fresh.ts';
import { waitingCount } from './waiting-count.ts';

/** How many items wait in each part of the panel, such as '12' or '1,000+'; parts without any are left out. */
export type Waiting = Readonly<Record<string, string>>;

/** How many items wait in each part, kept fresh; none until they are known. */
export function useWaiting(): Waiting {
  const queues = useFresh<useWaitingQuery>(useRelayEnvironment(), query)?.panelOverview?.queues ?? [];
  return Object.fromEntries(queues.filter(({ count }) => count > 0).map((queue) => [queue.part, waitingCount(queue)]));
}

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
