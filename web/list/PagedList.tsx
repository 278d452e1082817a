import type { ReactNode } from 'react';
import { PickedBar } from './PickedBar.tsx';
import { RowList, type RowListProps } from './RowList.tsx';
import { useKeptCount } from './use-kept-count.ts';
import type { Picked } from './use-picks.ts';

/** What `usePaginationFragment` gives beside the rows. */
type Paging<Row> = {
  pageInfo: RowListProps<Row>['pageInfo'];
  loadNext: NonNullable<RowListProps<Row>['loadNext']>;
  isLoadingNext: boolean;
};

/** What a page with several such lists says to each of them. */
export type ListPlace = {
  at: RowListProps<never>['at'];
  /** Where rows of several recruiters stand together. */
  namesRecruiter: boolean;
  empty: ReactNode;
};

type PagedListProps<Row> = Omit<RowListProps<Row>, keyof Paging<Row> | 'rowKey' | 'picks'> & {
  paging: Paging<Row>;
  /** Rows that may be picked, and what can be done with those that are. */
  picking?: { picks: Picked<Row>; actions: ReactNode } | undefined;
};

/** Rows of one connection: those picked and what to do with them, the table, and as many rows again when one comes back. */
export function PagedList<Row extends { readonly id: string }>({ paging, picking, ...list }: PagedListProps<Row>) {
  const { at, rows, noun, plural } = list;
  useKeptCount(at.href({ ...at.query, open: null }), {
    shown: rows.length,
    hasNext: paging.pageInfo?.hasNextPage ?? false,
    isLoading: paging.isLoadingNext,
    loadNext: paging.loadNext,
  });
  return (
    <>
      {picking && (
        <PickedBar noun={noun} {...(plural && { plural })} picks={picking.picks}>
          {picking.actions}
        </PickedBar>
      )}
      <RowList {...list} {...paging} rowKey={({ id }) => id} {...(picking && { picks: picking.picks })} />
    </>
  );
}

/** The rows of a connection, without the places that Relay leaves for those that could not be read. */
export const rowsOf = <Row,>(connection: Connection<Row> | null | undefined): Row[] =>
  (connection?.edges ?? []).flatMap((edge) => edge?.node ?? []);

type Connection<Row> = {
  readonly edges: readonly ({ readonly node: Row | null | undefined } | null | undefined)[] | null | undefined;
};
