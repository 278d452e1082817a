import { useMemo } from 'react';
import { usePaginationFragment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { DataTable } from '#web/app-ui/DataTable.tsx';
import { Keys } from './Keys.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListFoot } from './ListFoot.tsx';
import styles from './ListRows.module.css';
import { type ListAddress, type ListSort, narrowedTo } from './list-address.ts';
import { type Connection, type ListKind, type ListOperation, queueOf, sortsOf } from './list-kind.ts';
import { OpenRow } from './OpenRow.tsx';
import type { RowColumn } from './row-column.ts';
import { useKeptCount } from './use-kept-count.ts';
import { usePicks } from './use-picks.ts';

type Identified = { readonly id: string };

type ListRowsProps<Row extends Identified, Given> = {
  kind: ListKind<ListOperation, unknown, Row, Given>;
  /** Those that are shown. */
  columns: readonly RowColumn<Row>[];
  data: unknown;
  at: ListAddress;
  /** The latest requested address, on which the sort links build. */
  wanted: ListAddress;
  given: Given;
};

/** The rows of a list, with the open row, bulk actions, more rows, and the export. */
export function ListRows<Row extends Identified, Given>({ kind, at, given, ...props }: ListRowsProps<Row, Given>) {
  const paging = usePaginationFragment<OperationType, never>(kind.fragment, props.data as never);
  const { hasNext, loadNext, isLoadingNext } = paging;
  const connection = kind.connection(paging.data);
  const rows = useMemo(() => rowsOf(connection), [connection]);
  const { columns } = props;
  const sorts = sortsOf(kind.sorts, at.query);
  const picks = usePicks(rows, { name: kind.bulk?.name ?? (({ id }) => id), mayPick: kind.bulk?.mayPick });
  const hasBulk = kind.bulk?.isOffered(rows, given) ?? false;
  useKeptCount(at.href({ ...at.query, open: null }), {
    shown: rows.length,
    hasNext,
    loadNext,
    isLoading: isLoadingNext,
  });
  const queue = queueOf(kind, given);
  const endCursor = hasNext ? connection?.pageInfo?.endCursor : null;
  return (
    <>
      {kind.bulk && hasBulk && <kind.bulk.Actions picks={picks} given={given} listId={connection?.__id} />}
      <OpenRow kind={kind} at={at} rows={rows} listId={connection?.__id} given={given}>
        {(onOpen, openKey) => (
          <div className={styles.list}>
            {queue && rows.length > 0 && <Keys keys={[['j', 'next'], ['k', 'previous'], ...queue.keys]} />}
            <DataTable
              label={kind.label}
              columns={columns.map((column) => withSort(column, at, props.wanted, sorts))}
              rows={rows}
              rowKey={({ id }) => id}
              empty={<ListEmpty kind={kind} at={at} given={given} />}
              onOpen={onOpen}
              openKey={openKey}
              isStacked={kind.isStacked ?? false}
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

/** Skips rows that Relay could not read. */
const rowsOf = <Row,>(connection: Connection<Row> | null | undefined): Row[] =>
  (connection?.edges ?? []).flatMap((edge) => edge?.node ?? []);

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
