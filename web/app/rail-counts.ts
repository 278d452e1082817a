import { useMemo } from 'react';
import { graphql } from 'react-relay';
import { useMatches } from 'react-router';
import type { Environment } from 'relay-runtime';
import { isStaff, kindOf } from '#common/kinds.ts';
import { meets } from '#common/roles.ts';
import type { railCountsBellQuery } from '#web/__generated__/railCountsBellQuery.graphql.ts';
import type { railCountsQuery } from '#web/__generated__/railCountsQuery.graphql.ts';
import { useFresh } from '#web/app-ui/use-fresh.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import type { RailCounts } from './navigation.ts';
import { createEnvironment } from './relay-environment.ts';
import type { Loaded } from './route-of-page.tsx';
import { sendAs } from './send-operation.ts';

/**
 * What waits for a person: in each area of the rail, so far reviews without a reply, which staff do not write; and
 * behind the bell, which reads in the returned environment.
 */
export function useWaiting(roles: readonly string[]): {
  counts: RailCounts;
  unread: number | undefined;
  environment: Environment;
} {
  const replies = !isStaff(kindOf(roles)) && meets(roles, 'review_list');
  const environment = usePageEnvironment();
  const fresh = useFresh<railCountsQuery | railCountsBellQuery>(environment, replies ? query : bellQuery);
  const counts = fresh && 'reviewCounts' in fresh ? fresh.reviewCounts : null;
  return {
    counts: { reviews: counts?.publishedNotReplied },
    unread: fresh?.viewer?.unreadNotices ?? undefined,
    environment,
  };
}

/**
 * The environment of the page in the frame, which is outside of the page's own provider. A screen that replaces a page
 * has none, and gets one of its own.
 */
function usePageEnvironment(): Environment {
  const session = useSession();
  const ofPage = (useMatches().at(-1)?.loaderData as Loaded | undefined)?.environment;
  return useMemo(() => ofPage ?? createEnvironment({ send: sendAs(session) }), [ofPage, session]);
}

const query = graphql`
  query railCountsQuery {
    viewer {
      id
      unreadNotices
    }
    reviewCounts {
      publishedNotReplied
    }
  }
`;

const bellQuery = graphql`
  query railCountsBellQuery {
    viewer {
      id
      unreadNotices
    }
  }
`;
