import { graphql } from 'react-relay';
import { useMatches } from 'react-router';
import type { Environment } from 'relay-runtime';
import { isStaff, kindOf } from '#common/kinds.ts';
import { meets } from '#common/roles.ts';
import type { railCountsQuery } from '#web/__generated__/railCountsQuery.graphql.ts';
import { useFresh } from '#web/app-ui/use-fresh.ts';
import type { RailCounts } from './navigation.ts';
import type { Loaded } from './route-of-page.tsx';

/** What waits for a person in each area of the rail: so far, reviews without a reply. Staff do not reply. */
export function useRailCounts(roles: readonly string[]): RailCounts {
  const replies = !isStaff(kindOf(roles)) && meets(roles, 'review_list');
  const environment = usePageEnvironment();
  const fresh = useFresh<railCountsQuery>(replies ? environment : undefined, query);
  return { reviews: fresh?.reviewCounts?.publishedNotReplied };
}

/** The environment of the page in the frame, which is outside of the page's own provider. */
function usePageEnvironment(): Environment | undefined {
  return (useMatches().at(-1)?.loaderData as Loaded | undefined)?.environment;
}

const query = graphql`
  query railCountsQuery {
    reviewCounts {
      publishedNotReplied
    }
  }
`;
