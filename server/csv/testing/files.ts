import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenedTable, openTable, type TableRow, UnreadableTable } from '../table.ts';

/** Writes files with tables into a folder that is removed when it is disposed of. */
export function tableFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
  let count = 0;
  const written = (content: Buffer | string): string => {
    count += 1;
    const file = path.join(folder, String(count));
    writeFileSync(file, content);
    return file;
  };
  return {
    written,
    open: (content: Buffer | string, sheet?: string): Promise<OpenedTable> => openTable(written(content), { sheet }),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

/** All rows of a table. */
export async function rowsOf(table: OpenedTable): Promise<TableRow[]> {
  const batches = await Array.fromAsync(table.rows());
  return batches.flat();
}

/** What a table reads as: its rows, and why they end too early if they do. Throws any other error. */
export async function readingOf(
  opening: Promise<OpenedTable>,
): Promise<{ readonly rows: readonly (readonly string[])[]; readonly error: UnreadableTable | null }> {
  const rows: (readonly string[])[] = [];
  try {
    for await (const batch of (await opening).rows()) rows.push(...batch.map(({ cells }) => cells));
    return { rows, error: null };
  } catch (error) {
    if (error instanceof UnreadableTable) return { rows, error };
    throw error;
  }
}

/** The line and the words that a table is refused with; null if all of it is read. */
export async function refusalOf(opening: Promise<OpenedTable>): Promise<readonly [number | null, string] | null> {
  try {
    for await (const _ of (await opening).rows());
    return null;
  } catch (error) {
    if (error instanceof UnreadableTable) return [error.line, error.message];
    throw error;
  }
}
