import { choice } from '#web/list/filters.ts';
import { byAge, type ListSort } from '#web/list/list-address.ts';
import type { WhyEmpty } from '#web/list/list-kind.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** The filter of both lists; those not approved are the default. */
export const stateFilter = <Filter extends object>(read: (state: string | undefined) => Filter) =>
  choice(
    'state',
    'State',
    [
      { value: 'approved', label: 'Approved' },
      { value: 'any', label: 'All' },
    ],
    { all: 'To approve', everything: 'any', read },
  );

/** The orders of both lists. */
export const approvalSorts: readonly ListSort[] = [...byAge, { value: 'name', label: 'By name' }];

/** The filter's value for the API: null for all. */
export function isApprovedOf(state: string | undefined): boolean | null {
  if (state === 'any') return null;
  return state === 'approved';
}

/** What an empty list says. */
export const emptyOf = (noun: string, allHref: string, showAll: string) => {
  const all = <Button href={allHref}>{showAll}</Button>;
  return ({ query, isNarrowed }: Pick<WhyEmpty<undefined>, 'query' | 'isNarrowed'>) => {
    if (isNarrowed) return <EmptyState action={all}>No {noun} match.</EmptyState>;
    if (query.state) return <EmptyState>There are no {noun} yet.</EmptyState>;
    return <EmptyState action={all}>No {noun} are waiting for approval.</EmptyState>;
  };
};
