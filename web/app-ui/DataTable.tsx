import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './DataTable.module.css';

/** A column: its header and how to render a row's cell. */
export type Column<Row> = {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Right-aligns numbers. */
  numeric?: boolean;
  /** For sentences: may be wider than other columns. */
  isBroad?: boolean;
  /** Takes the room that the other columns leave. Its content must fit any width. */
  isRest?: boolean;
  /** Hidden on narrow screens. */
  wideOnly?: boolean;
  /** A link that sorts by this column, and the current direction. */
  sort?: { href: string; now?: 'ascending' | 'descending' };
};

/** The selected rows, for bulk actions. */
export type Picks<Row> = {
  has: (row: Row) => boolean;
  pick: (rows: readonly Row[], isPicked: boolean) => void;
  /** The row's name for screen readers. */
  name: (row: Row) => string;
  /** By default every row can be selected. */
  mayPick?: (row: Row) => boolean;
};

export type DataTableProps<Row> = {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads; the first cell becomes the link. */
  rowHref?: (row: Row) => string;
  /** Opens in place instead of going to `rowHref`. */
  onOpen?: (row: Row) => void;
  /** Key of the open row. */
  openKey?: string | null;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** On narrow screens each row is a block, with its cells below each other. */
  isStacked?: boolean;
  /** Adds a checkbox to each row, and one for all. */
  picks?: Picks<Row>;
};

/** A dense table: 40 px rows, a sticky header, arrow keys to move between rows, and Enter or a click to open. */
export function DataTable<Row>(table: DataTableProps<Row>) {
  if (table.rows.length === 0 && table.empty) return table.empty;
  const className = classes(styles.scroll, table.isStacked && styles.stacked);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <section className={className} aria-label={table.label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.picks && <PickAll rows={table.rows} picks={table.picks} />}
            {table.columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenRows}>
          {table.rows.map((row) => (
            <BodyRow key={table.rowKey(row)} row={row} table={table} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head<Row>({ column: { head, sort, ...column } }: { column: Column<Row> }) {
  return (
    <th scope="col" className={cellClass(column)} aria-sort={sort?.now}>
      {sort ? (
        <Link href={sort.href} className={styles.sort}>
          {head}
          <span aria-hidden="true">{sort.now ? arrows[sort.now] : ''}</span>
        </Link>
      ) : (
        head
      )}
    </th>
  );
}

function BodyRow<Row>({ row, table }: { row: Row; table: DataTableProps<Row> }) {
  const opens = Boolean(table.rowHref || table.onOpen);
  const isOpen = table.openKey === table.rowKey(row);
  return (
    <tr className={classes(opens && styles.opens, isOpen && styles.open)} onClick={opens ? pressRowLink : undefined}>
      {table.picks && <PickOne row={row} picks={table.picks} />}
      {table.columns.map((column, index) => (
        <td key={column.key} className={cellClass(column)}>
          {index === 0 && opens ? (
            <RowLink row={row} table={table}>
              {column.cell(row)}
            </RowLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

function PickAll<Row>({ rows, picks }: { rows: readonly Row[]; picks: Picks<Row> }) {
  const pickable = rows.filter((row) => picks.mayPick?.(row) ?? true);
  const count = pickable.filter(picks.has).length;
  const isWhole = count > 0 && count === pickable.length;
  return (
    <th scope="col" className={classes(styles.cell, styles.pick)}>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label="Select all shown"
          checked={isWhole}
          disabled={pickable.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isWhole;
          }}
          onChange={() => picks.pick(pickable, !isWhole)}
        />
      </label>
    </th>
  );
}

function PickOne<Row>({ row, picks }: { row: Row; picks: Picks<Row> }) {
  return (
    <td className={classes(styles.cell, styles.pick)}>
      {(picks.mayPick?.(row) ?? true) && (
        <label className={styles.box}>
          <input
            type="checkbox"
            aria-label={`Select ${picks.name(row)}`}
            checked={picks.has(row)}
            onChange={(event) => picks.pick([row], event.currentTarget.checked)}
          />
        </label>
      )}
    </td>
  );
}

function RowLink<Row>({ row, table, children }: { row: Row; table: DataTableProps<Row>; children: ReactNode }) {
  const { rowHref, onOpen, openKey, rowKey } = table;
  const isOpen = openKey === rowKey(row) ? true : undefined;
  if (!rowHref) {
    return (
      <button type="button" className={styles.link} data-row aria-current={isOpen} onClick={() => onOpen?.(row)}>
        {children}
      </button>
    );
  }
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(row);
  };
  return (
    <Link href={rowHref(row)} className={styles.link} data-row aria-current={isOpen} onClick={open}>
      {children}
    </Link>
  );
}

const arrows = { ascending: '↑', descending: '↓' };

function cellClass(column: Pick<Column<never>, 'numeric' | 'isBroad' | 'isRest' | 'wideOnly'>) {
  const { numeric, isBroad, isRest, wideOnly } = column;
  return classes(
    styles.cell,
    numeric && styles.numeric,
    isBroad && styles.broad,
    isRest && styles.rest,
    wideOnly && styles.wideOnly,
  );
}

/** A click anywhere in a row follows its link, unless it hit a control or selected text. */
function pressRowLink(event: MouseEvent<HTMLTableRowElement>) {
  const onControl = (event.target as HTMLElement).closest('a, button, input, label, select, summary');
  if (onControl || window.getSelection()?.toString()) return;
  event.currentTarget.querySelector<HTMLElement>('[data-row]')?.click();
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const here = links.findIndex((link) => link.closest('tr')?.contains(event.target as Node));
  const next = links[here + (event.key === 'ArrowDown' ? 1 : -1)];
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
