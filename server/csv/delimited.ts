import { Readable } from 'node:stream';
import { CsvError, type Parser, parse } from 'csv-parse';
import { separatorOf } from '#common/invitations/pasted-cells.ts';
import { decoded, type Encoding } from './encoding.ts';
import { DamagedPack } from './expand.ts';
import { refuseTable, TableProblem, tableLimits } from './problem.ts';
import type { TableRow } from './rows.ts';

/** Rows handed on together. */
const batchSize = 500;

/**
 * Reads the rows of a CSV or TSV text, with the line where each ends, in batches. Blank rows are left out. Throws a
 * `TableProblem` with the line if the text can't be read to its end.
 */
export async function* delimitedRows(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<TableRow[]> {
  const texts = decoded(bytes, encoding);
  let line = 0;
  let parser: Parser | undefined;
  try {
    const { text, separator, skipped } = withoutTold(await startOf(texts));
    parser = parserFor(separator, (lines) => {
      line = lines + skipped;
      return line;
    });
    feed(parser, checked(text, texts, skipped));
    let batch: TableRow[] = [];
    for await (const row of parser as AsyncIterable<TableRow>) {
      batch.push(row);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } catch (error) {
    throw problemAfter(line, error) ?? error;
  } finally {
    parser?.destroy();
    await texts.return(undefined);
  }
}

/** A parser whose rows have the line that `lineOf` makes of the lines it has read. */
const parserFor = (delimiter: string, lineOf: (lines: number) => number) =>
  parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: tableLimits.line,
    // The types know rows of text only.
    on_record: ((cells: string[], { lines }: { lines: number }) => ({ line: lineOf(lines), cells })) as never,
  });

function feed(parser: Parser, texts: AsyncIterable<string>): void {
  const source = Readable.from(texts, { objectMode: false });
  source.on('error', (error) => parser.destroy(error));
  parser.on('close', () => source.destroy());
  source.pipe(parser);
}

/** Enough text to see how it separates cells. */
async function startOf(texts: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (start.length < tableLimits.line) {
    const { value, done } = await texts.next();
    if (done) break;
    start += value;
  }
  return start;
}

/** The text after a first line such as 'sep=;', and the separator that it names, or else the likeliest one. */
function withoutTold(start: string): { text: string; separator: string; skipped: number } {
  const text = start.replace(/^\uFEFF/, '');
  const told = /^"?sep=([^\r\n])"?[ ]*(?:\r\n|\n|\r)/i.exec(text);
  if (told) return { text: text.slice(told[0].length), separator: told[1]!, skipped: 1 };
  // The last line may be cut.
  const whole = text.length < tableLimits.line ? text : text.slice(0, text.lastIndexOf('\n') + 1) || text;
  return { text, separator: separatorOf(whole.slice(0, tableLimits.line)), skipped: 0 };
}

/** Passes text on, and stops at a line that is too long or holds a zero byte, which no spreadsheet writes. */
async function* checked(first: string, rest: AsyncIterable<string>, skipped: number): AsyncGenerator<string> {
  let line = skipped + 1;
  let length = 0;
  const end = first.includes('\n') ? '\n' : '\r';
  const check = (text: string) => {
    const zero = text.indexOf('\0');
    let from = 0;
    for (let at = text.indexOf(end); at >= 0; at = text.indexOf(end, from)) {
      if (zero >= 0 && zero < at) break;
      if (length + at - from > tableLimits.line) refuseLong(line);
      line++;
      length = 0;
      from = at + 1;
    }
    if (zero >= 0)
      refuseTable(`Line ${line} contains a character that no text has (NUL). Export the file again as CSV.`);
    length += text.length - from;
    if (length > tableLimits.line) refuseLong(line);
  };
  check(first);
  yield first;
  for await (const text of rest) {
    check(text);
    yield text;
  }
}

const refuseLong = (line: number) =>
  refuseTable(`Line ${line} is longer than 64 KB. Check that the file is a table, and export it again.`);

/** What went wrong in words, after the last row that was read. */
function problemAfter(line: number, error: unknown): Error | undefined {
  const next = line + 1;
  if (error instanceof DamagedPack)
    return new TableProblem(
      line > 0
        ? `The compressed file is damaged or cut off after line ${line}. Export it again.`
        : 'The compressed file is damaged or cut off. Export it again.',
    );
  if (!(error instanceof CsvError)) return undefined;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new TableProblem(`A quote in the row that starts on line ${next} is never closed. Add the missing quote.`);
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new TableProblem(
      `The row that starts on line ${next} is longer than 64 KB. A quote that is never closed can cause this.`,
    );
  return new TableProblem(`We can't read line ${next}. Export the file again as CSV.`);
}
