import type { Page, PageAddress } from '#web/kit/page.ts';
import { type ListKind, type ListOperation, parametersOf, variablesOf } from './list-kind.ts';

/** A list made from its declaration, with what its page needs. The type of its rows is hidden. */
export interface DefinedList<Q extends ListOperation, Given = undefined> {
  readonly kind: ListKind<ListOperation, never, never, Given>;
  readonly page: ListPage<Q>;
}

/** How the page of a list gets its data. */
export type ListPage<Q extends ListOperation = ListOperation> = Required<
  Pick<Page<Q>, 'query' | 'parameters' | 'variables'>
>;

/** Makes a list from its declaration; render it with `<List of={…}>`. */
export function defineList<Q extends ListOperation, Data, Row extends { readonly id: string }, Given = undefined>(
  kind: ListKind<Q, Data, Row, Given>,
): DefinedList<Q, Given> {
  const anyKind = kind as unknown as DefinedList<Q, Given>['kind'];
  const variables = ({ query }: PageAddress) => variablesOf(anyKind, query) as Q['variables'];
  return { kind: anyKind, page: { query: kind.query, parameters: parametersOf(anyKind), variables } };
}

/** A list, or something else with a query, as one of several that a page shows. */
export interface Tabbed {
  readonly page: Required<Pick<Page, 'query' | 'parameters' | 'variables'>>;
}

/** For a page that shows one of several lists, chosen by its address. */
export function pageOfLists(
  lists: readonly Tabbed[],
  listAt: (address: PageAddress) => Tabbed,
  more: readonly string[] = [],
): Pick<Page, 'queryAt' | 'parameters' | 'variables'> {
  return {
    queryAt: (address) => listAt(address).page.query,
    parameters: [...new Set([...lists.flatMap(({ page }) => page.parameters), ...more])],
    variables: (address) => listAt(address).page.variables(address),
  };
}
