/** A row of a table as text cells, with the line of the file, or the row of the sheet, where it starts. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table in a file, ready to be read as often as needed. */
export interface OpenedTable {
  readonly kind: 'csv' | 'xlsx';
  /** Null for a workbook. */
  readonly encoding: Encoding | null;
  /** Null for a workbook. */
  readonly delimiter: Delimiter | null;
  /** The sheet that is read; null for a text. */
  readonly sheet: string | null;
  /** The visible sheets of a workbook. */
  readonly sheets: readonly string[];
  /**
   * The rows in batches, the head first. Each call reads the file again. Rows without any text are left out. Throws
   * `UnreadableTable` where the rest can't be read.
   */
  rows(): AsyncIterable<readonly TableRow[]>;
}

/** How the characters of a text are stored. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What separates the cells of a text. */
export type Delimiter = ',' | ';' | '\t';

/** Why a table can't be read: a plain sentence for the person who sent it, which names the line if there is one. */
export class UnreadableTable extends Error {
  readonly line: number | null;
  constructor(message: string, line: number | null = null) {
    super(message);
    this.line = line;
  }
}

/** How many bytes a row may have, a file when it is unpacked, and the texts that the cells of a workbook share. */
export const tableLimits: Readonly<Record<'row' | 'file' | 'texts', number>> = {
  row: 65_536,
  file: 500_000_000,
  texts: 100_000_000,
};

/** Counts what a file expands to, and throws once it is too much. */
export function expansion(): (size: number) => void {
  let total = 0;
  return (size) => {
    total += size;
    if (total > tableLimits.file) throw new UnreadableTable('This file expands to more than 500 MB.');
  };
}

/** What a file says that ends too early. */
export const incomplete = (): UnreadableTable =>
  new UnreadableTable('This file is incomplete. Export it again, and wait until the download has finished.');

/** What a file says whose content contradicts itself. */
export const damaged = (): UnreadableTable => new UnreadableTable('This file is damaged. Export it again.');
