import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright-core';
import { formatScore } from '#common/formats.ts';

/** The cells of the CSV file that a button downloads, without the apostrophe that keeps formulas from running. */
export async function exported(page: Page, button: string): Promise<string[][]> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await text(await (await waiting).createReadStream());
  const lines = parse(file, { bom: true, relax_column_count: true }) as string[][];
  return lines.map((cells) => cells.map((cell) => cell.replace(/^'(?=[\s"'`]*[=+\-@|%])/, '')));
}

/** A table of a file with several: the lines below its title, up to an empty one. */
export function tableIn(lines: readonly (readonly string[])[], title: string): (readonly string[])[] {
  const start = lines.findIndex((cells) => cells.length === 1 && cells[0] === title) + 1;
  if (start === 0) throw new Error(`No table “${title}” in the file`);
  const end = lines.findIndex((cells, at) => at > start && cells.every((cell) => cell === ''));
  return lines.slice(start, end === -1 ? undefined : end);
}

/** The cells of a shown table, each as its lines, once it has rows; with `heads` also the first row. */
export async function shownCells(table: Locator, { heads = false } = {}): Promise<string[][][]> {
  await table.locator('tbody tr').first().waitFor();
  return table
    .locator(heads ? 'tr' : 'tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...(row as HTMLTableRowElement).cells].map((cell) => cell.innerText.split('\n').map((line) => line.trim())),
      ),
    );
}

/** The terms of a list of figures with their values. */
export const figuresIn = async (within: Locator): Promise<Record<string, string>> =>
  Object.fromEntries(
    await within
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('dt')!.innerText, row.querySelector('dd')!.innerText.split(/\s/)[0]!]),
      ),
  ) as Record<string, string>;

/** A figure of a file as screens show it. */
export const points = (cell: string): string => (Number.isNaN(Number(cell)) ? cell : formatScore(Number(cell)));

/** The line of a recruiter in the dashboard's file, as the cells of its table. */
export const asShown = ([name, nps, low, high, ...counts]: readonly string[]): string[][] => [
  [name!],
  nps === 'Too few' ? [nps] : [points(nps!), `${points(low!)} to ${points(high!)}`],
  // The number of emails is only in the file.
  ...counts.toSpliced(4, 1).map((count) => [count]),
];
