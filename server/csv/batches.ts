import type { TableRow } from './opened.ts';

/** Collects rows into batches of at most 1,000 rows or about 1 MB, and leaves out rows without any text. */
export class Batches {
  #filled: TableRow[][] = [];
  #rows: TableRow[] = [];
  #size = 0;

  /** Adds a row of about `size` bytes. */
  add(row: TableRow, size: number): void {
    if (!row.cells.some(hasText)) return;
    this.#rows.push(row);
    this.#size += size;
    if (this.#rows.length === 1000 || this.#size >= 1_000_000) this.#fill();
  }

  /** Takes the batches that are full. */
  take(): readonly (readonly TableRow[])[] {
    return this.#filled.length ? this.#filled.splice(0) : [];
  }

  /** Takes all rows that are left. */
  takeAll(): readonly (readonly TableRow[])[] {
    if (this.#rows.length) this.#fill();
    return this.take();
  }

  #fill() {
    this.#filled.push(this.#rows);
    this.#rows = [];
    this.#size = 0;
  }
}

const hasText = (cell: string): boolean => cell !== '' && /\S/.test(cell);
