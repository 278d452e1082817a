import Papa from 'papaparse';
import { trimUnseen } from '../invisible.ts';

/**
 * The cells of rows copied from a spreadsheet or a CSV file. Excel's first line 'sep=;' names the separator. Otherwise
 * it is a tab if most rows have one; else the one that puts email addresses in their own cells in the most rows, then
 * gives all rows equally many cells, then gives the longest row. Separators within quotes do not count.
 */
export function cellsOf(text: string): string[][] {
  const clean = text.replaceAll(/\r\n?/g, '\n').replace(/^[\uFEFF\u200B\s]*\n/, '');
  const told = /^[\uFEFF"]*sep=([^\n])"?[ ]*(?:\n|$)/i.exec(clean);
  if (told) return rowsOf(clean.slice(told[0].length), told[1]!);
  return rowsOf(clean, separatorOf(clean));
}

/** The separator of a table without a line that names it. */
export function separatorOf(text: string): string {
  const tabs = rowsOf(text, '\t');
  // Nobody types a tab into a cell.
  if (tabs.filter((row) => row.length > 1).length * 2 > tabs.length) return '\t';
  const tried = separators.map((separator) => ({ separator, rows: rowsOf(text, separator) }));
  return tried.reduce((best, one) => (isClearer(one.rows, best.rows) ? one : best)).separator;
}

/** Whether a cell is an email address, and nothing more. */
export const isEmail = (cell: string): boolean => /^[^\s@,;|<>]+@[^\s@,;|<>]+\.[^\s@,;|<>]+$/.test(cell);

const separators = [',', ';', '|'];

function rowsOf(text: string, delimiter: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  return data
    .map((row) => row.map((cell) => trimUnseen(cell.replaceAll(/\s+/g, ' '))))
    .filter((row) => row.some(Boolean));
}

function isClearer(rows: readonly string[][], than: readonly string[][]): boolean {
  const [one, other] = [clarityOf(rows), clarityOf(than)];
  const at = one.findIndex((number, place) => number !== other[place]);
  return at >= 0 && one[at]! > other[at]!;
}

function clarityOf(rows: readonly string[][]): number[] {
  const widths = rows.map((row) => row.length);
  const [width = 0] = widths;
  const isEven = width > 1 && widths.every((one) => one === width);
  return [rows.filter((row) => row.some(isEmail)).length, Number(isEven), Math.max(0, ...widths)];
}
