/** The rows that a text has if its cells are separated in one way. */
export interface Reading {
  readonly separator: string;
  readonly rows: readonly (readonly string[])[];
}

/**
 * The reading of a table whose separator is most likely the real one. It is a tab if most rows have one; else the one
 * that puts email addresses in their own cells in the most rows, then gives all rows equally many cells, then gives the
 * longest row, then comes first.
 */
export function clearestReading<Of extends Reading>(readings: readonly Of[]): Of {
  const tabs = readings.find(({ separator }) => separator === '\t');
  // Nobody types a tab into a cell.
  if (tabs && tabs.rows.filter((row) => row.length > 1).length * 2 > tabs.rows.length) return tabs;
  return readings
    .filter((reading) => reading !== tabs)
    .reduce((best, reading) => (isClearer(reading.rows, best.rows) ? reading : best));
}

/** The separator that Excel's first line 'sep=;' names, and the length of that line. */
export function toldSeparator(text: string): { readonly separator: string; readonly length: number } | null {
  const told = /^[\uFEFF"]*sep=([^\r\n])"?[ ]*(?:\r\n?|\n|$)/i.exec(text);
  return told && { separator: told[1]!, length: told[0].length };
}

/** Whether a cell is an email address, and nothing more. */
export const isEmail = (cell: string): boolean => /^[^\s@,;|<>]+@[^\s@,;|<>]+\.[^\s@,;|<>]+$/.test(cell);

function isClearer(rows: Reading['rows'], than: Reading['rows']): boolean {
  const [one, other] = [clarityOf(rows), clarityOf(than)];
  const at = one.findIndex((number, place) => number !== other[place]);
  return at >= 0 && one[at]! > other[at]!;
}

function clarityOf(rows: Reading['rows']): number[] {
  const widths = rows.map((row) => row.length);
  const [width = 0] = widths;
  const isEven = width > 1 && widths.every((one) => one === width);
  return [rows.filter((row) => row.some(isEmail)).length, Number(isEven), Math.max(0, ...widths)];
}
