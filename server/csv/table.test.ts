import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPieces } from '#server/storage/testing/uploads.ts';
import { expanded } from './expand.ts';
import { TableProblem } from './problem.ts';
import type { TableRow } from './rows.ts';
import { textStore } from './shared-texts.ts';
import { openTable, type TableOptions } from './table.ts';
import { type TestCell, workbook, zipped } from './testing/workbook.ts';

async function read(bytes: Buffer | string, options?: TableOptions) {
  const table = await openTable(async () => inPieces(Buffer.from(bytes), 1000), options);
  const rows: TableRow[] = [];
  for await (const batch of table.rows) rows.push(...batch);
  return { ...table, rows, cells: rows.map(({ cells }) => cells) };
}
const problemOf = (bytes: Buffer | string) =>
  read(bytes).then(
    () => 'none',
    (error) => {
      if (error instanceof TableProblem) return error.message;
      throw error;
    },
  );

const text = 'Title,Name\nCook,Zoë\n';
const cells = [
  ['Title', 'Name'],
  ['Cook', 'Zoë'],
];

test.each([
  ['UTF-8', Buffer.from(text), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), 'utf-8'],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), 'utf-16le'],
  ['UTF-16 big-endian', Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 'utf-16be'],
  ['Windows-1252', Buffer.from(text, 'latin1'), 'windows-1252'],
  ['gzip', gzipSync(text), 'utf-8'],
  ['semicolons', Buffer.from(text.replaceAll(',', ';')), 'utf-8'],
  ['tabs', Buffer.from(text.replaceAll(',', '\t')), 'utf-8'],
  ['a line that names the separator', Buffer.from(`sep=;\r\n${text.replaceAll(',', ';')}`), 'utf-8'],
  ['carriage returns', Buffer.from(text.replaceAll('\n', '\r')), 'utf-8'],
])('a table in %s is read', async (_, bytes, encoding) => {
  expect(await read(bytes)).toMatchObject({ cells, encoding, sheets: [] });
});

test('Windows-1252 is found even if only the last of many bytes is not UTF-8', async () => {
  const { encoding, rows } = await read(Buffer.from(`a,b\n${'Cook,Zoe\n'.repeat(20_000)}Cook,Zoë\n`, 'latin1'));
  expect([encoding, rows.length, rows.at(-1)]).toEqual([
    'windows-1252',
    20_002,
    { line: 20_002, cells: ['Cook', 'Zoë'] },
  ]);
});

test('rows know their line, whatever came before; blank ones are left out', async () => {
  const { rows } = await read('a,b\n\n"x\ny",1\n,\n"He said ""no""",2\n5" pipe,3\n');
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 4, cells: ['x\ny', '1'] },
    { line: 6, cells: ['He said "no"', '2'] },
    { line: 7, cells: ['5" pipe', '3'] },
  ]);
});

const long = 'x'.repeat(70_000);
const many = Array.from({ length: 20_000 }, (_, at) => `${at},row ${at * 7919}\n`).join('');

test.each([
  ['', 'This file is empty.'],
  ['a,b\n1,"2\n3,4\n', 'A quote in the row that starts on line 2 is never closed.'],
  [`a,b\n1,2\n3,"${'y,z\n'.repeat(30_000)}`, 'The row that starts on line 3 is longer than 64 KB.'],
  [`a,b\n1,2\n${long}\n`, 'Line 3 is longer than 64 KB.'],
  [long, 'Line 1 is longer than 64 KB.'],
  ['a,b\n1,2\n3,\0\n', 'Line 3 contains a character that no text has'],
  [gzipSync(`a,b\n${many}`).subarray(0, 30_000), 'The compressed file is damaged or cut off after line'],
  [gzipSync(text).subarray(0, 12), 'The compressed file is damaged or cut off.'],
  [gzipSync(workbook({ sheets: [] })), 'This is a packed workbook.'],
  [Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'This is an .xls file, or a workbook with a password.'],
  [workbook({ sheets: [{ name: 'A', rows: [['a']] }] }).subarray(0, 200), 'This workbook is damaged or cut off.'],
  [zipped({ 'a.txt': 'hello' }), 'This is not an Excel workbook.'],
  [zipped({ 'xl/workbook.xml': '<workbook/>' }, 1), 'This workbook has a password.'],
  [workbook({ sheets: [{ name: 'A', rows: [['a']], state: 'hidden' }] }), 'This workbook has no visible sheet.'],
  [zipped({ 'xl/workbook.xml': '<workbook><sheets>' }), 'This workbook is damaged or cut off.'],
])('%# is refused with a sentence', async (bytes, problem) => {
  expect(await problemOf(bytes)).toContain(problem);
});

test('a file that unpacks to too much stops at once', async () => {
  let size = 0;
  const unpack = async () => {
    for await (const chunk of expanded(Readable.from([gzipSync(Buffer.alloc(50_000_000))]), 1_000_000))
      size += chunk.length;
  };
  await expect(unpack()).rejects.toThrow('larger than 500 MB');
  expect(size).toBeLessThan(2_000_000);
});

const rowsOf = (...rows: TestCell[][]) => ({ sheets: [{ name: 'Placements', rows }] });

test('a workbook is read: shared and inline texts, numbers, days, gaps and booleans', async () => {
  const { cells, rows, sheet, sheets, encoding } = await read(
    workbook(
      rowsOf(
        ['Title', 'ID', 'Start', 'X'],
        ['Cook & <chef>', 100_000, { day: 46_300 }, true],
        [],
        [null, null, { inline: 'in' }],
      ),
    ),
  );
  expect(cells).toEqual([
    ['Title', 'ID', 'Start', 'X'],
    ['Cook & <chef>', '100000', '2026-10-05', 'TRUE'],
    ['', '', 'in'],
  ]);
  expect([rows.at(-1)!.line, sheet, sheets, encoding]).toEqual([4, 'Placements', ['Placements'], null]);
  expect((await read(workbook({ ...rowsOf(['a'], [{ day: 44_838 }]), date1904: true }))).cells[1]).toEqual([
    '2026-10-05',
  ]);
});

test('the first visible sheet is read, or the one chosen', async () => {
  const bytes = workbook({
    sheets: [
      { name: 'Notes', rows: [['hidden']], state: 'veryHidden' },
      { name: 'First', rows: [['one']] },
      { name: 'Second & last', rows: [['two']] },
    ],
  });
  expect(await read(bytes)).toMatchObject({ cells: [['one']], sheet: 'First', sheets: ['First', 'Second & last'] });
  expect(await read(bytes, { sheet: 'Second & last' })).toMatchObject({ cells: [['two']] });
});

test('texts of a workbook are kept as they are, up to a limit', () => {
  const store = textStore(1000, 64);
  const texts = ['', 'Zoë', 'x'.repeat(100), '🏗️'];
  for (const one of texts) store.add(one);
  expect(texts.map((_, at) => store.get(at))).toEqual(texts);
  expect(store.get(4)).toBeUndefined();
  expect(() => store.add('y'.repeat(1000))).toThrow(TableProblem);
});

test('whatever is cut off or garbled, a file is read or refused with a sentence', async () => {
  const whole = [
    Buffer.from(`Title;Name\n${'"Cook; chef";Zoë\n'.repeat(50)}`),
    gzipSync(`a,b\n${many}`),
    workbook(
      rowsOf(
        ['Title', 'Start'],
        ...Array.from({ length: 30 }, (_, at): TestCell[] => [`Cook ${at}`, { day: 46_300 + at }]),
      ),
    ),
  ];
  await fc.assert(
    fc.asyncProperty(fc.nat(2), fc.nat(), fc.uint8Array({ maxLength: 8 }), async (which, at, garbage) => {
      const bytes = whole[which]!;
      const cut = at % bytes.length;
      const hurt = Buffer.concat([bytes.subarray(0, cut), garbage, at % 2 ? Buffer.alloc(0) : bytes.subarray(cut + 3)]);
      const said = await problemOf(hurt);
      expect(said).toMatch(/^none$|^[A-Z].*\.$/);
    }),
    { numRuns: 60 },
  );
});
