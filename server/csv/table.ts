import type { Readable } from 'node:stream';
import { delimitedRows } from './delimited.ts';
import { type Encoding, encodingOf } from './encoding.ts';
import { DamagedPack, expanded } from './expand.ts';
import { refuseTable, TableProblem } from './problem.ts';
import type { Table } from './rows.ts';
import { openWorkbook } from './workbook.ts';

/** How to read a file: what an earlier reading found out, or what a person chose. */
export interface TableOptions {
  sheet?: string | null;
  encoding?: Encoding | null;
}

/**
 * Opens a CSV or TSV file, packed with gzip or not, or an Excel workbook. The first bytes decide which it is. `open`
 * reads the file from its start, and may be called twice. Problems of the file are `TableProblem`s, here or while its
 * rows are read.
 */
export async function openTable(open: () => Promise<Readable>, options: TableOptions = {}): Promise<Table> {
  const head = await headOf(await open());
  if (head.length === 0) refuseTable('This file is empty.');
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0]))
    refuseTable('This is an .xls file, or a workbook with a password. Save it as .xlsx without a password.');
  if (startsWith(head, [0x50, 0x4b])) return openWorkbook(await open(), options.sheet ?? null);
  const encoding = options.encoding ?? (await foundEncoding(await open()));
  const rows = delimitedRows(expanded(await open()), encoding);
  return { sheets: [], sheet: null, encoding, rows, close: async () => void (await rows.return(undefined)) };
}

const startsWith = (head: Buffer, signature: readonly number[]) => signature.every((byte, at) => head[at] === byte);

/** The first chunk; the source is closed. */
async function headOf(source: Readable): Promise<Buffer> {
  for await (const chunk of source as AsyncIterable<Buffer>) return chunk;
  return Buffer.alloc(0);
}

async function foundEncoding(source: Readable): Promise<Encoding> {
  const bytes = expanded(source);
  try {
    const { value: first, done } = await bytes.next();
    if (!done && startsWith(first, [0x50, 0x4b]))
      refuseTable('This is a packed workbook. Unpack it, and send the .xlsx file itself.');
    return await encodingOf(from(first, bytes));
  } catch (error) {
    // Reading the rows comes to the same place, and knows the line.
    if (error instanceof DamagedPack) return 'utf-8';
    throw error;
  } finally {
    await bytes.return(undefined);
  }
}

async function* from(first: Buffer | undefined, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (first) yield first;
  yield* rest;
}

/** The sentence of a problem with the file; rethrows every other error. */
export function tableProblemOf(error: unknown): string {
  if (error instanceof TableProblem) return error.message;
  throw error;
}
