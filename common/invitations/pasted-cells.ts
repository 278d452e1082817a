import Papa from 'papaparse';
import { trimUnseen } from '../invisible.ts';
import { clearestReading, toldSeparator } from './clearest-reading.ts';

/**
 * The cells of rows copied from a spreadsheet or a CSV file. Excel's first line 'sep=;' names the separator. Otherwise
 * it is the one that reads most clearly. Separators within quotes do not count.
 */
export function cellsOf(text: string): string[][] {
  const clean = text.replaceAll(/\r\n?/g, '\n').replace(/^[\uFEFF\u200B\s]*\n/, '');
  const told = toldSeparator(clean);
  if (told) return rowsOf(clean.slice(told.length), told.separator);
  return clearestReading(separators.map((separator) => ({ separator, rows: rowsOf(clean, separator) }))).rows;
}

const separators = ['\t', ',', ';', '|'];

function rowsOf(text: string, delimiter: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  return data
    .map((row) => row.map((cell) => trimUnseen(cell.replaceAll(/\s+/g, ' '))))
    .filter((row) => row.some(Boolean));
}
