import type { Encoding } from './encoding.ts';

/** A row with the line of the file, or of the sheet, where it ends. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** A file of rows, read in batches as they are needed. */
export interface Table {
  /** The visible sheets of a workbook; empty for text. */
  sheets: readonly string[];
  /** The sheet that is read; null for text. */
  sheet: string | null;
  /** Null for a workbook. */
  encoding: Encoding | null;
  rows: AsyncGenerator<TableRow[]>;
  /** Ends reading, wherever it is. */
  close(): Promise<void>;
}
