/**
 * Spreadsheets evaluate text that begins with one of these characters. Some also accept full-width forms, or strip
 * leading spaces and quotes. A leading apostrophe keeps it text.
 */
const startsFormula = /^[\s\p{Cf}\p{Cc}"'`]*[=+\-@|%＝＋－＠\t\r]/u;

/** A cell of a CSV file (RFC 4180) that can't start a formula. */
export function csvCell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of a CSV file, with its end. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;

/** Spreadsheets take a file that begins with it as UTF-8. */
export const byteOrderMark = '\ufeff';
