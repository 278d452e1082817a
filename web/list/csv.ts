/** A column of a file: its header, and the plain value of each row. */
export type CsvColumn<Row> = { head: string; text: (row: Row) => string | number | null | undefined };

/** A table as CSV (RFC 4180), with a byte order mark for spreadsheets. No cell can start a formula. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/**
 * Spreadsheets evaluate text that begins with one of these characters. Some also accept full-width forms, or strip
 * leading spaces and quotes. A leading apostrophe keeps it text.
 */
const startsFormula = /^[\s\p{Cf}\p{Cc}"'`]*[=+\-@|%＝＋－＠\t\r]/u;

function cell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
