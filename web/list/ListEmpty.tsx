import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { ListAddress } from './list-address.ts';
import { allOf, isNarrowed, type ListKind, type ListOperation } from './list-kind.ts';

type ListEmptyProps<Given> = {
  kind: Pick<ListKind<ListOperation, never, never, Given>, 'empty' | 'filters' | 'sorts' | 'keeps'>;
  at: ListAddress;
  given: Given;
};

/** Replaces the rows of an empty list: there are none, or none match, with a link to show all. */
export function ListEmpty<Given>({ kind, at, given }: ListEmptyProps<Given>) {
  const { empty } = kind;
  const narrowed = isNarrowed(kind, at.query);
  const allHref = allOf(kind, at);
  if (typeof empty === 'function') return empty({ query: at.query, isNarrowed: narrowed, allHref, given });
  if (!narrowed) return <EmptyState>{empty.nothing}</EmptyState>;
  return <EmptyState action={<Button href={allHref}>{empty.showAll}</Button>}>{empty.unlike}</EmptyState>;
}
