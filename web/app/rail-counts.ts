import { graphql } from 'react-relay';
import { isStaff, kindOf } from '#common/kinds.ts';
import { meets } from '#common/roles.ts';
import type { railCountsQuery } from '#web/__generated__/railCountsQuery.graphql.ts';
import { useFresh } from '#web/kit/use-fresh.ts';
import type { RailCounts } from './navigation.ts';

/** What waits for a person in each area of the rail: so far, reviews without a reply. Staff do not reply. */
export function useRailCounts(roles: readonly string[]): RailCounts {
  const replies = !isStaff(kindOf(roles)) && meets(roles, 'review_list');
  const fresh = useFresh<railCountsQuery>(replies ? query : null);
  return { reviews: fresh?.reviewCounts?.publishedNotReplied };
}

const query = graphql`
  query railCountsQuery {
    reviewCounts {
      publishedNotReplied
    }
  }
`;
