import { firstBytes, type Source } from './bytes.ts';
import { findEncoding } from './encoding.ts';
import { empty, kindOf, refuseOtherText } from './kind.ts';
import { type OpenedTable, UnreadableTable } from './opened.ts';
import { findSeparation, firstLines, textRows } from './text-rows.ts';
import { openWorkbook } from './workbook.ts';

export { type OpenedTable, type TableRow, UnreadableTable } from './opened.ts';

/**
 * Opens a table in a file on disk: CSV or TSV, each also packed by gzip, or .xlsx. Reads the file once to find out how
 * to read it. `sheet` names the sheet of a workbook; without it, the first visible one is read. Throws `UnreadableTable`.
 */
export async function openTable(path: string, { sheet = null }: { sheet?: string | null } = {}): Promise<OpenedTable> {
  const kind = kindOf(await firstBytes({ path, isGzip: false }, headSize));
  if (kind === 'xlsx') return openWorkbook(path, sheet);
  return openText({ path, isGzip: kind === 'gzip' });
}

async function openText(source: Source): Promise<OpenedTable> {
  const head = await firstBytes(source, headSize);
  if (source.isGzip && kindOf(head) !== 'text')
    throw new UnreadableTable('This file is packed twice. Unpack it, and send the file in it.');
  const text = { source, encoding: await findEncoding(source, head) };
  const first = await firstLines(text);
  if (!first.trim()) throw empty();
  refuseOtherText(first);
  const separation = findSeparation(first);
  return {
    kind: 'csv',
    encoding: text.encoding,
    delimiter: separation.delimiter,
    sheet: null,
    sheets: [],
    rows: () => textRows(text, separation),
  };
}

const headSize = 4096;
