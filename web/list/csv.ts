import { byteOrderMark, csvLine } from '#common/csv.ts';
import { localTime } from '#common/local-time.ts';

type Text = string | number | null | undefined;

/** What a column puts into a file: the plain value of a row, or a moment, which the viewer's time zone decides about. */
export type InFile<Row> =
  | { text: (row: Row, zone: string) => Text; moment?: undefined }
  | { moment: (row: Row) => string | null | undefined; text?: undefined };

/** A column of a file: its header, and what it contains. The header of a moment names the time zone. */
export type CsvColumn<Row> = { head: string } & InFile<Row>;

/** A table as CSV (RFC 4180), with a byte order mark for spreadsheets. No cell can start a formula. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], zone: string): string {
  const heads = columns.map(({ head, moment }) => (moment ? `${head} (${zone})` : head));
  const lines = [heads, ...rows.map((row) => columns.map((column) => contentOf(column, row, zone)))];
  return csvOfLines(lines);
}

/** Lines of any length as CSV, in the same way. */
export const csvOfLines = (lines: readonly (readonly Text[])[]): string => byteOrderMark + lines.map(csvLine).join('');

/** A moment is '2026-11-21 14:05', which every spreadsheet sorts and reads as a date. */
const contentOf = <Row>({ text, moment }: CsvColumn<Row>, row: Row, zone: string): Text =>
  moment ? localTime(moment(row), zone).replace('T', ' ') : text(row, zone);
