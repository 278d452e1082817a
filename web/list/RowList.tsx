import { type ReactNode, useEffect, useRef } from 'react';
import { type Column, DataTable, type Picks } from '#web/app-ui/DataTable.tsx';
import { SidePanel, type SidePanelProps } from '#web/app-ui/SidePanel.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type CsvColumn, csvOf } from './csv.ts';
import { Keys } from './Keys.tsx';
import type { ListAddress } from './list-address.ts';
import { MoreOfList } from './MoreOfList.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { GoOnContext, type Queue, useQueue } from './queue.ts';
import styles from './RowList.module.css';
import type { RowElsewhere } from './row-elsewhere.ts';
import { saveFile } from './save-file.ts';
import { useOpenRow } from './use-open-row.ts';

/** A column of a list. With `text` it is also part of the file that can be taken away. */
export type RowColumn<Row> = Column<Row> & { head: string; text?: CsvColumn<Row>['text'] };

export type RowListProps<Row> = {
  /** Where the list stands; the open row is its parameter `open`, the place to go on from is `after`. */
  at: ListAddress;
  /** What the table lists, such as 'Users'. */
  label: string;
  /** What one of them is called, such as 'user'. */
  noun: string;
  /** Where an s does not make the plural. */
  plural?: string;
  columns: readonly RowColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Stands in the place of the rows when there are none. */
  empty: ReactNode;
  /** Of the connection that `rows` come from. */
  pageInfo?: { readonly endCursor?: string | null | undefined; readonly hasNextPage: boolean } | undefined;
  /** Relay's own, of `usePaginationFragment`. */
  loadNext?: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  isLoadingNext?: boolean;
  /** What an open row shows in the side panel; without it rows do not open. */
  panel?: (row: Row) => Pick<SidePanelProps, 'title' | 'children' | 'actions' | 'isWide'>;
  /** How a row is read that the address opens and `rows` do not hold. */
  elsewhere?: RowElsewhere<Row>;
  /** Further columns of the file that the table has no room for. */
  onlyInFile?: readonly CsvColumn<Row>[];
  /** Rows that are picked for something to be done with all of them. */
  picks?: Picks<Row>;
  /** Rows wait to be decided about: after one the next opens, and keys do what buttons do. */
  queue?: Queue<Row>;
};

/** Rows that open a side panel, the way to more of them, and what is shown as a file. */
export function RowList<Row>(list: RowListProps<Row>) {
  const { at: address, rows, rowKey, columns, panel, picks, queue } = list;
  const openKey = address.query.open;
  const openRow = useOpenRow((id) => address.href({ ...address.query, open: id }), openKey);
  const at = panel ? rows.findIndex((row) => rowKey(row) === openKey) : -1;
  const open = (row: Row | null) => openRow(row && rowKey(row));
  const step = (by: number) => {
    const other = rows[at + by];
    return at >= 0 && other ? () => open(other) : undefined;
  };
  const goOn = useQueue(queue, { rows, at, open });
  const shown = rows[at] && panel?.(rows[at]);
  const away = useAway(rows.map(rowKey), openKey);
  return (
    <div className={styles.list}>
      {queue && <Keys keys={[['j', 'next'], ['k', 'previous'], ...queue.keys]} />}
      <DataTable
        label={list.label}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        empty={list.empty}
        {...(picks && { picks })}
        {...(panel && { onOpen: open, openKey: openKey ?? null })}
      />
      {rows.length > 0 && <Foot list={list} />}
      <GoOnContext value={goOn}>
        {panel && (
          <SidePanel
            title={shown?.title}
            open={Boolean(shown)}
            onClose={() => open(null)}
            onPrevious={step(-1)}
            onNext={step(1)}
            actions={shown?.actions}
            isWide={shown?.isWide ?? false}
          >
            {shown?.children}
          </SidePanel>
        )}
        {panel && list.elsewhere && away && (
          <OpenElsewhere
            id={away}
            elsewhere={list.elsewhere}
            rowKey={rowKey}
            noun={list.noun}
            panel={panel}
            onClose={() => open(null)}
          />
        )}
      </GoOnContext>
    </div>
  );
}

/** The id that is open and not in the list. A row that was in it has left by what was done to it, and stays closed. */
function useAway(keys: readonly string[], open: string | undefined): string | undefined {
  const seen = useRef(new Set<string>());
  useEffect(() => {
    for (const key of keys) seen.current.add(key);
  });
  return open && !keys.includes(open) && !seen.current.has(open) ? open : undefined;
}

function Foot<Row>({ list }: { list: RowListProps<Row> }) {
  const { at, noun, plural = `${noun}s`, rows, columns, pageInfo, loadNext, isLoadingNext, onlyInFile = [] } = list;
  const inFile = [...columns.flatMap(({ head, text }) => (text ? [{ head, text }] : [])), ...onlyInFile];
  const more = pageInfo?.hasNextPage ? at.href({ ...at.query, after: pageInfo.endCursor, open: null }) : null;
  return (
    <div className={styles.foot}>
      <MoreOfList
        href={more}
        shown={rows.length}
        noun={noun}
        plural={plural}
        loadNext={loadNext ?? (() => {})}
        atOnce={25}
        busy={isLoadingNext ?? false}
      />
      {inFile.length > 0 && (
        <Button size="small" onClick={() => saveFile(`${plural}.csv`.replaceAll(' ', '-'), csvOf(inFile, rows))}>
          Export as CSV
        </Button>
      )}
    </div>
  );
}
