import { refuseTable, tableLimits } from './problem.ts';
import type { TableRow } from './rows.ts';
import type { TextStore } from './shared-texts.ts';

/** The year from which a workbook counts its days: 1904 where it comes from an old Mac. */
export type DateSystem = 1900 | 1904;

/** What is known about a workbook when its cells are read. */
export interface CellContext {
  readonly dates: DateSystem;
  /** By style: whether its numbers are days. */
  readonly isDate: readonly boolean[];
  readonly texts: TextStore;
}

/** Takes the tags and texts of a sheet in order. */
export interface CellReader {
  open(name: string, attributes: Readonly<Record<string, string | undefined>>): void;
  text(found: string): void;
  close(name: string): void;
}

/**
 * Reads the rows of a sheet's XML as text. Days become 'YYYY-MM-DD', errors become empty, booleans TRUE or FALSE. Rows
 * without any text are left out.
 */
export function cellReader(context: CellContext, take: (row: TableRow) => void): CellReader {
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let size = 0;
  let type = '';
  let style = 0;
  let value = '';
  let isValue = false;
  let isReading = 0;
  return {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        cells = [];
        column = -1;
        size = 0;
      } else if (name === 'c') {
        column = attributes['r'] ? columnOf(attributes['r']) : column + 1;
        if (column >= tableLimits.columns)
          refuseTable(`Row ${line} has more than ${tableLimits.columns} columns. Remove those that aren't needed.`);
        type = attributes['t'] ?? 'n';
        style = Number(attributes['s'] ?? 0);
        value = '';
      } else if (name === 'rPh') isReading++;
      isValue = name === 'v' || (name === 't' && isReading === 0);
    },
    text(found) {
      if (!isValue) return;
      value += found;
      size += found.length;
      if (size > tableLimits.line)
        refuseTable(`Row ${line} holds more than 64 KB. Check that the sheet is a table of placements.`);
    },
    close(name) {
      isValue = false;
      if (name === 'rPh') isReading--;
      if (name === 'c' && column >= 0) {
        while (cells.length < column) cells.push('');
        cells[column] = textOf(context, type, style, value);
      }
      if (name === 'row' && cells.some((cell) => cell !== '')) take({ line, cells });
    },
  };
}

function textOf({ texts, isDate, dates }: CellContext, type: string, style: number, value: string): string {
  if (type === 's') return texts.get(Number(value)) ?? '';
  if (type === 'e') return '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n') return value;
  if (value === '') return '';
  return isDate[style] ? (dayOfSerial(Number(value), dates) ?? value) : plainNumber(value);
}

/** Excel writes 12345 as 12345, but 100000 as 1E5 and 0.1 as 0.10000000000000001. */
function plainNumber(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) ? String(number) : value;
}

/** 'BC12' is column 54, counted from 0. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
    if (column > tableLimits.columns) break;
  }
  return column - 1;
}

/** The day with a number in Excel, as 'YYYY-MM-DD'; null for a time of day and for numbers that are no day. */
export function dayOfSerial(serial: number, dates: DateSystem = 1900): string | null {
  const days = Math.floor(serial) + (dates === 1904 ? 1462 : 0);
  // Excel believes that 1900 was a leap year, so days count from Dec 30, 1899.
  if (!(days > 60 && days < 109_575)) return null;
  return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
}

/** Whether numbers with this format are days: one of Excel's own formats, or one that names a day, month or year. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined)
    return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  const plain = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[dy]|mmm/i.test(plain.split(';')[0]!);
}
