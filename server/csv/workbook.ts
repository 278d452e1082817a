import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { refuseExpanded, refuseTable, TableProblem, tableLimits } from './problem.ts';
import type { Table, TableRow } from './rows.ts';
import { type TextStore, textStore } from './shared-texts.ts';
import { cellReader, type DateSystem, isDateFormat } from './sheet-cells.ts';

/** Rows handed on together. */
const batchSize = 500;

/**
 * Opens an Excel workbook (.xlsx), at its first visible sheet or the one with this name. It is put into a temporary file
 * first, because the index of a zip file is at its end.
 */
export async function openWorkbook(source: Readable, wanted: string | null): Promise<Table> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plaudit-workbook-'));
  let zip: ZipFile | undefined;
  const close = async () => {
    zip?.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const file = path.join(folder, 'workbook');
    await pipeline(source, createWriteStream(file, { mode: 0o600 }));
    zip = await yauzl.openPromise(file, { autoClose: false });
    const book = await readBook(zip);
    const sheets = book.sheets.map(({ name }) => name);
    const sheet = book.sheets.find(({ name }) => name === wanted) ?? book.sheets[0];
    if (!sheet) refuseTable('This workbook has no visible sheet.');
    return { sheets, sheet: sheet.name, encoding: null, rows: rowsOf(book, sheet.file, close), close };
  } catch (error) {
    await close();
    throw inWords(error);
  }
}

/** What is needed to read any sheet of a workbook. */
interface Book {
  zip: ZipFile;
  entries: ReadonlyMap<string, Entry>;
  sheets: readonly { name: string; file: string }[];
  dates: DateSystem;
  /** By style: whether its numbers are days. */
  isDate: readonly boolean[];
  texts: TextStore;
  read: { bytes: number };
}

async function readBook(zip: ZipFile): Promise<Book> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) refuseTable('This workbook has a password. Save it without one.');
    entries.set(entry.fileName, entry);
    if (entries.size > 10_000) refuseTable('This file is not a workbook that we can read. Save it as .xlsx again.');
  }
  const book = { zip, entries, read: { bytes: 0 } };
  if (!entries.has('xl/workbook.xml'))
    refuseTable('This is not an Excel workbook. Send a .xlsx or CSV file, not a folder packed as .zip.');
  const { sheets, dates } = await readSheets(book);
  return { ...book, sheets, dates, isDate: await readStyles(book), texts: await readTexts(book) };
}

type Opened = Pick<Book, 'zip' | 'entries' | 'read'>;

async function readSheets(book: Opened) {
  const files = new Map<string, string>();
  await readXml(book, 'xl/_rels/workbook.xml.rels', (parser) =>
    parser.on('opentag', ({ name, attributes }) => {
      const { Id, Target } = attributes as Attributes;
      if (local(name) === 'Relationship' && Id && Target) files.set(Id, path.posix.resolve('/xl', Target).slice(1));
    }),
  );
  const sheets: { name: string; file: string }[] = [];
  let dates: DateSystem = 1900;
  await readXml(book, 'xl/workbook.xml', (parser) =>
    parser.on('opentag', (tag) => {
      const at = tag.attributes as Attributes;
      if (local(tag.name) === 'workbookPr' && isTrue(at['date1904'])) dates = 1904;
      if (local(tag.name) !== 'sheet' || (at['state'] ?? 'visible') !== 'visible') return;
      const id = Object.entries(at).find(([name]) => name.endsWith(':id'))?.[1];
      const file = id ? files.get(id) : undefined;
      if (at['name'] && file && book.entries.has(file)) sheets.push({ name: at['name'], file });
    }),
  );
  return { sheets, dates };
}

async function readStyles(book: Opened): Promise<boolean[]> {
  const formats = new Map<string, string>();
  const isDate: boolean[] = [];
  let isInCells = false;
  await readXml(book, 'xl/styles.xml', (parser) => {
    parser.on('opentag', ({ name, attributes }) => {
      const at = attributes as Attributes;
      if (local(name) === 'numFmt' && at['numFmtId']) formats.set(at['numFmtId'], at['formatCode'] ?? '');
      if (local(name) === 'cellXfs') isInCells = true;
      if (local(name) === 'xf' && isInCells) {
        const id = at['numFmtId'] ?? '0';
        isDate.push(isDateFormat(Number(id), formats.get(id)));
      }
    });
    parser.on('closetag', ({ name }) => {
      if (local(name) === 'cellXfs') isInCells = false;
    });
  });
  return isDate;
}

/** Readings of a text in another script (rPh) are left out. */
async function readTexts(book: Opened): Promise<TextStore> {
  const store = textStore(tableLimits.sheetTexts);
  let text = '';
  let reads = false;
  let isReading = 0;
  await readXml(book, 'xl/sharedStrings.xml', (parser) => {
    parser.on('opentag', ({ name }) => {
      if (local(name) === 'si') text = '';
      if (local(name) === 'rPh') isReading++;
      reads = local(name) === 't' && isReading === 0;
    });
    parser.on('text', (found) => {
      if (!reads) return;
      text += found;
      if (text.length > tableLimits.line) refuseTable('A cell of this workbook holds more than 64 KB.');
    });
    parser.on('closetag', ({ name }) => {
      reads = false;
      if (local(name) === 'rPh') isReading--;
      if (local(name) === 'si') store.add(text);
    });
  });
  return store;
}

async function* rowsOf(book: Book, file: string, close: () => Promise<void>): AsyncGenerator<TableRow[]> {
  let line = 0;
  try {
    const batch: TableRow[] = [];
    const parser = new SaxesParser();
    const reader = cellReader(book, (row) => {
      line = row.line;
      batch.push(row);
    });
    parser.on('opentag', (tag) => reader.open(local(tag.name), tag.attributes as Attributes));
    parser.on('text', reader.text);
    parser.on('closetag', (tag: SaxesTagPlain) => reader.close(local(tag.name)));
    for await (const chunk of textsOf(book, file)) {
      parser.write(chunk);
      while (batch.length >= batchSize) yield batch.splice(0, batchSize);
    }
    parser.close();
    if (batch.length > 0) yield batch;
  } catch (error) {
    throw inWords(error, line);
  } finally {
    await close();
  }
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Reads a part to its end. Does nothing if the workbook doesn't have it. */
async function readXml(book: Opened, file: string, listen: (parser: SaxesParser) => void): Promise<void> {
  if (!book.entries.has(file)) return;
  const parser = new SaxesParser();
  listen(parser);
  for await (const chunk of textsOf(book, file)) parser.write(chunk);
  parser.close();
}

/** The text of a part. All parts together count towards the limit. */
async function* textsOf({ zip, entries, read }: Opened, file: string): AsyncGenerator<string> {
  const entry = entries.get(file)!;
  if (read.bytes + entry.uncompressedSize > tableLimits.expanded) refuseExpanded();
  const decoder = new TextDecoder();
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    read.bytes += (chunk as Buffer).length;
    if (read.bytes > tableLimits.expanded) refuseExpanded();
    yield decoder.decode(chunk as Buffer, { stream: true });
  }
}

/** A name without its namespace: some programs write 'x:row'. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);
const isTrue = (text: string | undefined) => text === '1' || text === 'true';

/** Errors of the zip file and of its XML, in words. Others are not the file's. */
function inWords(error: unknown, line = 0): unknown {
  if (error instanceof TableProblem || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (/^E[A-Z]+$/.test(code)) return error;
  return new TableProblem(
    line > 0
      ? `This workbook is damaged or cut off after row ${line}. Save it as .xlsx again.`
      : 'This workbook is damaged or cut off. Save it as .xlsx again.',
  );
}
