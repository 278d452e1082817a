import { parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { clearestReading, toldSeparator } from '#common/invitations/clearest-reading.ts';
import { Batches } from './batches.ts';
import { type EncodedText, utf8Of } from './encoding.ts';
import { type Delimiter, type TableRow, tableLimits, UnreadableTable } from './opened.ts';

/** How the cells of a text are separated, and how long the first line is if it says so. */
export interface Separation {
  readonly delimiter: Delimiter;
  readonly toldIn: number;
}

/** What separates the cells: what Excel's first line 'sep=;' says, or else what reads the first lines best. */
export function findSeparation(first: string): Separation {
  const told = toldSeparator(first);
  if (!told) return { delimiter: clearestReading(delimiters.map((one) => readingOf(first, one))).separator, toldIn: 0 };
  const delimiter = delimiters.find((one) => one === told.separator);
  if (delimiter) return { delimiter, toldIn: Buffer.byteLength(first.slice(0, told.length)) };
  throw new UnreadableTable(
    `Line 1 says that “${told.separator}” separates the cells. Use a comma, semicolon or tab.`,
    1,
  );
}

/** The rows of a text in batches. Throws `UnreadableTable` at a row that is too long, or a quote that is never closed. */
export async function* textRows(
  text: EncodedText,
  { delimiter, toldIn }: Separation,
): AsyncGenerator<readonly TableRow[], void, void> {
  const batches = new Batches();
  // Where the row starts that is being read: its line, its byte, and its line as the parser counts, which sees two in a
  // quoted \r\n.
  const start = { line: toldIn ? 2 : 1, byte: 0, lines: 0 };
  const parser = parse({
    ...dialect(delimiter),
    on_record(cells: string[], { bytes, lines }) {
      const size = bytes - start.byte;
      if (size > tableLimits.row) throw tooLong(start.line);
      batches.add({ line: start.line, cells }, size);
      start.line += 1 + (lines - start.lines > 1 ? breaksIn(cells) : 0);
      start.byte = bytes;
      start.lines = lines;
      return null;
    },
  });
  // Each call gets the error, too.
  parser.on('error', () => {});
  let [fed, open] = [0, Buffer.alloc(0)];
  try {
    for await (const slice of slicesOf(utf8Of(text), toldIn)) {
      open = Buffer.concat([open, slice]);
      fed += slice.length;
      await done((then) => parser.write(slice, then));
      yield* batches.take();
      open = open.subarray(open.length - (fed - start.byte));
      if (open.length > tableLimits.row + lookahead) throw endless(open, start.line, delimiter);
    }
    await done((then) => parser.end(then));
  } catch (error) {
    throw (error as { code?: string }).code === 'CSV_QUOTE_NOT_CLOSED' ? endless(open, start.line, delimiter) : error;
  } finally {
    parser.destroy();
  }
  yield* batches.takeAll();
}

const delimiters = [',', ';', '\t'] as const;
const lineEnds = ['\r\n', '\n', '\r'];
/** How many bytes of the next row the parser may need to see that a row has ended. */
const lookahead = 4;

/** A quote within an unquoted cell is part of its text, as in Excel. */
const dialect = (delimiter: Delimiter) => ({
  delimiter,
  record_delimiter: lineEnds,
  relax_column_count: true,
  relax_quotes: true,
});

const done = (call: (then: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())));

/** Small slices keep a row that never ends from filling the memory. The first `without` bytes are left out. */
async function* slicesOf(chunks: AsyncIterable<Buffer>, without: number): AsyncGenerator<Buffer, void, void> {
  let left = without;
  for await (const chunk of chunks) {
    for (let at = Math.min(left, chunk.length); at < chunk.length; at += tableLimits.row)
      yield chunk.subarray(at, at + tableLimits.row);
    left -= Math.min(left, chunk.length);
  }
}

/** The lines at the beginning of a text, without one that is cut off unless it is the only one. */
export async function firstLines(text: EncodedText): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of utf8Of(text)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > tableLimits.row) break;
  }
  const sample = Buffer.concat(chunks).toString();
  const end = length > tableLimits.row ? Math.max(sample.lastIndexOf('\n'), sample.lastIndexOf('\r')) + 1 : 0;
  return sample.slice(0, end || undefined);
}

function readingOf(sample: string, separator: Delimiter) {
  const rows: string[][] = [];
  const on_record = (cells: string[]) => {
    const trimmed = cells.map((cell) => cell.trim());
    if (trimmed.some(Boolean)) rows.push(trimmed);
    return null;
  };
  try {
    parseAtOnce(sample, { ...dialect(separator), on_record, to: 100 });
  } catch {
    // The sample ends within a quoted cell: the rows before it tell enough.
  }
  return { separator, rows };
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n?|\n/g)?.length ?? 0), 0);

const tooLong = (line: number) =>
  new UnreadableTable(`Line ${line} is longer than 64 KB, so it can't be a row of a table.`, line);

/** What is said of a row without an end: the quote that is open, or its length. */
function endless(row: Buffer, line: number, delimiter: Delimiter): UnreadableTable {
  const text = row.toString();
  const quote = openQuote(text, delimiter);
  if (quote === null) return tooLong(line);
  const quoted = line + breaksIn([text.slice(0, quote)]);
  const within = row.length > tableLimits.row ? "isn't closed within 64 KB" : 'is never closed';
  return new UnreadableTable(`Line ${quoted} has a quote (") that ${within}.`, quoted);
}

/** Where the quote is that no other closes, in a row that doesn't end. */
function openQuote(row: string, delimiter: Delimiter): number | null {
  const closed = /"(?:[^"]|"")*"(?!")/y;
  for (let cell = 0; ; ) {
    closed.lastIndex = cell;
    const isQuoted = row[cell] === '"';
    if (isQuoted && !closed.test(row)) return cell;
    const next = row.indexOf(delimiter, isQuoted ? closed.lastIndex : cell);
    if (next < 0) return null;
    cell = next + 1;
  }
}
