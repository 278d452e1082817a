import { type ReactNode, useEffect, useRef } from 'react';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { SidePanel, type SidePanelProps } from '#web/app-ui/SidePanel.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { MoreOfList } from '../MoreOfList.tsx';
import { type CsvColumn, csvOf } from './csv.ts';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import styles from './PanelList.module.css';
import { withOpen } from './panel-address.ts';
import type { PanelPart } from './panel-parts.ts';
import type { RowElsewhere } from './row-elsewhere.ts';
import { useOpenRow } from './use-open-row.ts';

/** A column of a panel list. With `text` it is also part of the file that can be taken away. */
export type PanelColumn<Row> = Column<Row> & { head: string; text?: CsvColumn<Row>['text'] };

export type PanelListProps<Row> = {
  part: PanelPart;
  address: PageAddress;
  /** What the table lists, such as 'Users'. */
  label: string;
  /** What one of them is called, such as 'user'. */
  noun: string;
  /** Where an s does not make the plural. */
  plural?: string;
  columns: readonly PanelColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Stands in the place of the rows when there are none. */
  empty: ReactNode;
  /** Of the connection that `rows` come from. */
  pageInfo?: { readonly endCursor?: string | null | undefined; readonly hasNextPage: boolean } | undefined;
  /** Relay's own, of `usePaginationFragment`. */
  loadNext?: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  isLoadingNext?: boolean;
  /** What an open row shows in the side panel; without it rows do not open. The open row stands in the address as `open`. */
  panel?: (row: Row) => Pick<SidePanelProps, 'title' | 'children' | 'actions' | 'isWide'>;
  /** How a row is read that the address opens and `rows` do not hold. */
  elsewhere?: RowElsewhere<Row>;
  /** Further columns of the file that the table has no room for. */
  onlyInFile?: readonly CsvColumn<Row>[];
};

/** A list of the panel: rows that open a side panel, the way to more of them, and what is shown as a file. */
export function PanelList<Row>(list: PanelListProps<Row>) {
  const { part, address, rows, rowKey, columns, panel } = list;
  const openRow = useOpenRow(part, address);
  const at = panel ? rows.findIndex((row) => rowKey(row) === address.query.open) : -1;
  const open = (row: Row | null) => openRow(row && rowKey(row));
  const step = (by: number) => {
    const other = rows[at + by];
    return at >= 0 && other ? () => open(other) : undefined;
  };
  const shown = rows[at] && panel?.(rows[at]);
  const away = useAway(rows.map(rowKey), address.query.open);
  return (
    <div className={styles.list}>
      <DataTable
        label={list.label}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        empty={list.empty}
        {...(panel && { onOpen: open, openKey: address.query.open ?? null })}
      />
      {rows.length > 0 && <Foot list={list} />}
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

function Foot<Row>({ list }: { list: PanelListProps<Row> }) {
  const {
    part,
    address,
    noun,
    plural = `${noun}s`,
    rows,
    columns,
    pageInfo,
    loadNext,
    isLoadingNext,
    onlyInFile = [],
  } = list;
  const inFile = [...columns.flatMap(({ head, text }) => (text ? [{ head, text }] : [])), ...onlyInFile];
  const more = pageInfo?.hasNextPage
    ? withOpen(part, { ...address, query: { ...address.query, after: pageInfo.endCursor ?? '' } }, null)
    : null;
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
        <Button size="small" onClick={() => save(`${plural}.csv`.replaceAll(' ', '-'), csvOf(inFile, rows))}>
          Export as CSV
        </Button>
      )}
    </div>
  );
}

/** Hands a text to the browser as a file. */
function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
