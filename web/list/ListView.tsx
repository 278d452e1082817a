import { type ReactNode, useMemo } from 'react';
import { usePaginationFragment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { DataTable } from '#web/app-ui/DataTable.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import type { Choice, ListFilter } from './filters.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListFoot } from './ListFoot.tsx';
import styles from './ListView.module.css';
import { type ListAddress, type ListSort, narrowedTo } from './list-address.ts';
import { type Connection, type ListKind, type ListOperation, sortsOf } from './list-kind.ts';
import { OpenRow } from './OpenRow.tsx';
import type { RowColumn } from './row-column.ts';
import { useKeptCount } from './use-kept-count.ts';
import { useNarrowing } from './use-narrowing.ts';
import { usePicks } from './use-picks.ts';

type Identified = { readonly id: string };

type ListViewProps<Row extends Identified, Given> = {
  kind: ListKind<ListOperation, unknown, Row, Given>;
  data: unknown;
  address: PageAddress;
  given: Given;
  offers?: Readonly<Record<string, readonly Choice[]>>;
  children?: ReactNode;
};

/** A list as its declaration says it: filters, rows, the open one beside them, more of them, and what is shown as a file. */
export function ListView<Row extends Identified, Given>(props: ListViewProps<Row, Given>) {
  const { kind, address, given, offers = {}, children } = props;
  const at: ListAddress = { query: address.query, href: kind.href };
  const narrowing = useNarrowing(at);
  const paging = usePaginationFragment<OperationType, never>(kind.fragment, props.data as never);
  const connection = kind.connection(paging.data);
  const rows = useMemo(() => rowsOf(connection), [connection]);
  const sorts = sortsOf(kind.sorts, at.query);
  const columns = typeof kind.columns === 'function' ? kind.columns(given) : kind.columns;
  const picks = usePicks(rows, { name: kind.bulk?.name ?? (({ id }) => id), mayPick: kind.bulk?.mayPick });
  const hasBulk = kind.bulk?.isOffered(rows, given) ?? false;
  const { hasNext, loadNext, isLoadingNext } = paging;
  useKeptCount(at.href({ ...at.query, open: null }), {
    shown: rows.length,
    hasNext,
    loadNext,
    isLoading: isLoadingNext,
  });
  const endCursor = hasNext ? connection?.pageInfo?.endCursor : null;
  return (
    <>
      <ListFilters
        kind={kind}
        at={at}
        narrowing={narrowing}
        filters={withOffers(kind.filters, offers)}
        sorts={columns.some(({ order }) => order) ? [] : sorts}
      />
      {children}
      {kind.bulk && hasBulk && <kind.bulk.Actions picks={picks} given={given} />}
      <OpenRow kind={kind} at={at} rows={rows} listId={connection?.__id} given={given}>
        {(onOpen, openKey) => (
          <div className={styles.list}>
            <DataTable
              label={kind.label}
              columns={columns.map((column) => withSort(column, at, narrowing.wanted, sorts))}
              rows={rows}
              rowKey={({ id }) => id}
              empty={<ListEmpty kind={kind} at={at} given={given} />}
              onOpen={onOpen}
              openKey={openKey}
              {...(hasBulk && { picks })}
            />
            {rows.length > 0 && (
              <ListFoot kind={kind} at={at} rows={rows} columns={columns} endCursor={endCursor} paging={paging} />
            )}
          </div>
        )}
      </OpenRow>
      {kind.beside?.({ listId: connection?.__id, given })}
    </>
  );
}

/** Without the places that Relay leaves for rows that could not be read. */
const rowsOf = <Row,>(connection: Connection<Row> | null | undefined): Row[] =>
  (connection?.edges ?? []).flatMap((edge) => edge?.node ?? []);

/** Filters whose values only the page knows are left out where it offers none. */
const withOffers = (filters: readonly ListFilter[], offers: Readonly<Record<string, readonly Choice[]>>) =>
  filters.flatMap((filter) => {
    const choices = filter.choices ?? offers[filter.name];
    return choices || filter.control !== 'sheet' ? [{ ...filter, ...(choices && { choices }) }] : [];
  });

function withSort<Row>(
  { order, ...column }: RowColumn<Row>,
  { query }: ListAddress,
  wanted: ListAddress,
  sorts: readonly ListSort[],
) {
  if (!order) return column;
  const now = sorts.find(({ value }) => value === (query.sort ?? '')) ?? sorts.find(({ value }) => !value);
  const isNow = now?.value === order.by;
  return {
    ...column,
    sort: { href: narrowedTo(wanted, { sort: order.by || null }), ...(isNow && { now: order.direction }) },
  };
}
