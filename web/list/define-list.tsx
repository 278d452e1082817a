import type { ReactNode } from 'react';
import type { Page, PageAddress } from '#web/kit/page.ts';
import type { Choice } from './filters.ts';
import { ListView } from './ListView.tsx';
import { type ListKind, type ListOperation, parametersOf, variablesOf } from './list-kind.ts';

/** What a page tells a list that it shows. */
export type ListProps<Q extends ListOperation, Given = undefined> = {
  readonly data: Q['response'];
  readonly address: PageAddress;
  /** The values of filters that only the page knows, by parameter. */
  readonly offers?: Readonly<Record<string, readonly Choice[]>>;
  /** Stands between the filters and the rows. */
  readonly children?: ReactNode;
} & (Given extends undefined ? unknown : { readonly given: Given });

/** A list as a component, with what its page needs. */
export interface List<Q extends ListOperation, Given = undefined> {
  (props: ListProps<Q, Given>): ReactNode;
  readonly page: ListPage<Q>;
}

/** How the page of a list gets its data. */
export type ListPage<Q extends ListOperation = ListOperation> = Required<
  Pick<Page<Q>, 'query' | 'parameters' | 'variables'>
>;

/** Makes a list of its declaration: filters, chips, orders, rows, the open row beside them, more of them, and a file. */
export function defineList<Q extends ListOperation, Data, Row extends { readonly id: string }, Given = undefined>(
  kind: ListKind<Q, Data, Row, Given>,
): List<Q, Given> {
  // biome-ignore lint/correctness/noComponentHookFactories: a list is defined once, when its module loads.
  const Drawn = (props: ListProps<Q, Given>) => <ListView kind={kind as never} given={undefined} {...props} />;
  const variables = ({ query }: PageAddress) => variablesOf(kind as never, query) as Q['variables'];
  return Object.assign(Drawn, {
    page: { query: kind.query, parameters: parametersOf(kind as never), variables },
  });
}

/** The same for a page that shows one of several lists, as its address says. */
export function pageOfLists(
  lists: readonly { readonly page: ListPage }[],
  listAt: (address: PageAddress) => { readonly page: ListPage },
  more: readonly string[] = [],
): Pick<Page, 'queryAt' | 'parameters' | 'variables'> {
  return {
    queryAt: (address) => listAt(address).page.query,
    parameters: [...new Set([...lists.flatMap(({ page }) => page.parameters), ...more])],
    variables: (address) => listAt(address).page.variables(address),
  };
}
