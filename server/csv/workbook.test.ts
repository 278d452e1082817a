import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { zipOf } from '#server/storage/zip.ts';
import { isDeep } from '#server/testing/tiers.ts';
import { tableLimits } from './opened.ts';
import { readingOf, refusalOf, rowsOf, tableFiles } from './testing/files.ts';
import { xlsxOf } from './testing/xlsx.ts';

const files = tableFiles();
const long = { timeout: isDeep ? 180_000 : 20_000 };
afterEach(() => vi.restoreAllMocks());
afterAll(() => files[Symbol.dispose]());

const sheetName = 'xl/worksheets/sheet1.xml';
const oneSheet = [{ name: 'Placements', rows: [] }];
/** A workbook whose sheet has the XML as its data, with other parts. */
const withData = (data: string, parts: Readonly<Record<string, string>> = {}) =>
  xlsxOf(oneSheet, { [sheetName]: `<worksheet><sheetData>${data}</sheetData></worksheet>`, ...parts });
const rowsIn = async (content: Buffer) => rowsOf(await files.open(content));
const cellsIn = async (content: Buffer) => (await rowsIn(content)).map(({ cells }) => cells);
const errorOf = (content: Buffer, sheet?: string) => refusalOf(files.open(content, sheet));

test('the cells of a sheet are read as texts, with the row of the sheet', async () => {
  const table = await files.open(
    xlsxOf([
      {
        name: 'Placements',
        rows: [['name', 'start', 'fee', 'paid'], [], [null, ''], ['Zoë <&>', { day: '2025-03-10' }, 0.1 + 0.2, true]],
      },
    ]),
  );
  expect(table).toMatchObject({ kind: 'xlsx', encoding: null, delimiter: null, sheet: 'Placements' });
  const rows = [
    { line: 1, cells: ['name', 'start', 'fee', 'paid'] },
    { line: 4, cells: ['Zoë <&>', '2025-03-10', '0.3', 'TRUE'] },
  ];
  expect(await rowsOf(table)).toEqual(rows);
  expect(await rowsOf(table)).toEqual(rows);
});

test('the first visible sheet is read unless another is chosen; hidden ones are not offered', async () => {
  const content = xlsxOf([
    { name: 'Secret', hidden: true, rows: [['secret']] },
    { name: 'One', rows: [['one']] },
    { name: 'Two & more', rows: [['two']] },
  ]);
  const table = await files.open(content);
  expect([table.sheet, table.sheets]).toEqual(['One', ['One', 'Two & more']]);
  expect(await rowsOf(table)).toEqual([{ line: 1, cells: ['one'] }]);
  expect(await rowsOf(await files.open(content, 'Two & more'))).toEqual([{ line: 1, cells: ['two'] }]);
  expect(await errorOf(content, 'Secret')).toEqual([null, 'This workbook has no visible sheet named “Secret”.']);
  expect(await errorOf(xlsxOf([{ name: 'Secret', hidden: true, rows: [['secret']] }]))).toEqual([
    null,
    'This workbook has no visible sheet.',
  ]);
});

const cells: readonly (readonly [name: string, xml: string, cells: readonly string[]])[] = [
  ['a text in the cell', '<c t="inlineStr"><is><t>Dana</t></is></c>', ['Dana']],
  ['runs of a rich text', '<c t="inlineStr"><is><r><rPr/><t>Da</t></r><r><t>na </t></r></is></c>', ['Dana ']],
  ['no readings', '<c t="inlineStr"><is><t>東京</t><rPh><t>トウキョウ</t></rPh></is></c>', ['東京']],
  ['a shared text', '<c t="s"><v>1</v></c>', ['rich text']],
  ['the value of a formula', '<c t="str"><f>A1&amp;"x"</f><v>result</v></c>', ['result']],
  ['a number of a formula', '<c><f>SUM(1,2)</f><v>3</v></c>', ['3']],
  ['no errors', '<c t="e"><v>#N/A</v></c><c t="n"><v>1</v></c>', ['', '1']],
  ['booleans', '<c t="b"><v>1</v></c><c t="b"><v>0</v></c>', ['TRUE', 'FALSE']],
  ['a written day', '<c t="d"><v>2025-03-10T09:30:00</v></c>', ['2025-03-10']],
  ['a day with its time', '<c s="2"><v>45726.4</v></c>', ['2025-03-10']],
  ['a number with a format', '<c s="1"><v>45726.5</v></c>', ['45726.5']],
  ['a time without a day', '<c s="2"><v>0.5</v></c>', ['0.5']],
  ['gaps', '<c r="B1"><v>1</v></c><c r="E1"><v>2</v></c><c r="F1"/>', ['', '1', '', '', '2']],
  ['columns after Z', '<c r="AB1"><v>1</v></c>', [...Array.from({ length: 27 }, () => ''), '1']],
  ['cells without a place', '<c r="B1"><v>1</v></c><c><v>2</v></c>', ['', '1', '2']],
  ['cells in any order', '<c r="B1"><v>2</v></c><c r="A1"><v>1</v></c>', ['1', '2']],
];
test.each(cells)('a cell may have %s', async (_, xml, expected) => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d\\.m\\.yyyy\\ h:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="4"/><xf numFmtId="164"/></cellXfs></styleSheet>';
  const texts = '<sst><si><t>plain</t></si><si><r><t>rich </t></r><r><t>text</t></r></si></sst>';
  const content = withData(`<row r="1">${xml}</row>`, { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': texts });
  expect(await cellsIn(content)).toEqual([expected]);
});

test('rows have the number that they say, or the next one', async () => {
  const cell = '<c><v>1</v></c>';
  const content = withData(`<row r="3">${cell}</row><row>${cell}</row><row r="9">${cell}</row>`);
  expect((await rowsIn(content)).map(({ line }) => line)).toEqual([3, 4, 9]);
});

test('workbooks from old Macs count days from 1904', async () => {
  const content = xlsxOf([{ name: 'One', rows: [[{ day: '2025-03-10' }]] }], {
    'xl/workbook.xml':
      '<workbook xmlns:r="x"><workbookPr date1904="1"/><sheets><sheet name="One" r:id="rId1"/></sheets></workbook>',
  });
  expect(await cellsIn(content)).toEqual([['2029-03-11']]);
});

test('names may have a prefix, and parts another place', async () => {
  const relation = (kind: string, target: string) =>
    `<Relationships><Relationship Id="a" Type="http://purl.oclc.org/ooxml/${kind}" Target="${target}"/></Relationships>`;
  const content = zipOf({
    '_rels/.rels': relation('officeDocument', '/Data/Book.xml'),
    'data/book.xml':
      '<x:workbook xmlns:x="m" xmlns:q="r"><x:sheets><x:sheet name="One" q:id="a"/></x:sheets></x:workbook>',
    'data/_rels/book.xml.rels': relation('worksheet', '../sheets/one.xml'),
    'sheets/one.xml':
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  });
  expect(await cellsIn(content)).toEqual([['1']]);
});

test('what follows the data of a sheet is not read', async () => {
  const content = xlsxOf(oneSheet, {
    [sheetName]:
      '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData><ext><row><c><v>2</v></c></row></ext></worksheet>',
  });
  expect(await cellsIn(content)).toEqual([['1']]);
});

const small = xlsxOf([{ name: 'One', rows: [['name'], ['Dana']] }]);
const entity = '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/hostname">]>';
const cellOf = (text: string) => `<row r="7"><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
const nested = `<a>${'<a>'.repeat(200)}`;
const refused: readonly (readonly [name: string, content: Buffer, line: number | null, message: RegExp])[] = [
  ['a file cut in the middle', small.subarray(0, -30), null, /incomplete/],
  ['a packed workbook', gzipSync(small), null, /packed twice/],
  ['another zip file', zipOf({ 'placements.csv': 'a,b' }), null, /isn't an .xlsx workbook/],
  ['a text document', xlsxOf(oneSheet, { 'xl/workbook.xml': '<document/>' }), null, /isn't an .xlsx workbook/],
  ['an external entity', withData('', { [sheetName]: `${entity}<worksheet>&secret;</worksheet>` }), null, /damaged/],
  ['an entity without a type', withData(cellOf('&secret;')), null, /damaged/],
  ['a document type', withData('', { 'xl/workbook.xml': `${entity}<workbook/>` }), null, /damaged/],
  ['XML that ends too early', withData('', { [sheetName]: '<worksheet><sheetData>' }), null, /damaged/],
  ['deep XML', withData(nested), null, /damaged/],
  ['a tag without an end', withData('', { [sheetName]: `<worksheet ${'a'.repeat(3_000_000)}` }), null, /damaged/],
  [
    'a comment without an end',
    withData('', { [sheetName]: `<w><!--${' '.repeat(3_000_000)}--></w>` }),
    null,
    /damaged/,
  ],
  ['a text without a number', withData('<row><c t="s"><v>99</v></c></row>'), null, /damaged/],
  ['a column that no sheet has', withData('<row><c r="ZZZZZZZZ1"><v>1</v></c></row>'), null, /damaged/],
  ['a row of gaps', withData('<row r="4"><c r="XFD4"><v>1</v></c></row>'), 4, /^Row 4 is longer than 64 KB/],
  ['a long cell', withData(cellOf('x'.repeat(70_000))), 7, /^Row 7 is longer than 64 KB/],
  [
    'a long row',
    withData(`<row r="8">${'<c t="inlineStr"><is><t>xxxxxxxxxx</t></is></c>'.repeat(7000)}</row>`),
    8,
    /^Row 8 /,
  ],
  [
    'a name that leads out of the folder',
    zipOf({ '../../etc/passwd': 'x', '_rels/.rels': '<Relationships/>' }),
    null,
    /damaged/,
  ],
  [
    'very many parts',
    zipOf(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [String(at), '']))),
    null,
    /10,000/,
  ],
];
test.each(refused)('%s is refused', async (_, content, line, message) => {
  expect(await errorOf(content)).toEqual([line, expect.stringMatching(message)]);
});

test('a part that is not what its sum says is refused', async () => {
  const at = small.indexOf(sheetName) + sheetName.length + 40;
  const content = Buffer.from(small);
  content[at]! ^= 1;
  expect(await errorOf(content)).toEqual([null, expect.stringMatching('damaged')]);
});

test('a part that is protected by a password is refused', async () => {
  const content = Buffer.from(small);
  for (let at = content.indexOf('PK\x01\x02'); at >= 0; at = content.indexOf('PK\x01\x02', at + 1))
    content[at + 8]! |= 1;
  expect(await errorOf(content)).toEqual([null, expect.stringMatching('password')]);
});

test('a sheet that expands to more than 500 MB is refused before it is read', async () => {
  const content = Buffer.from(small);
  for (let at = content.indexOf('PK\x01\x02'); at >= 0; at = content.indexOf('PK\x01\x02', at + 1))
    if (content.subarray(at + 46).toString('latin1', 0, sheetName.length) === sheetName)
      content.writeUInt32LE(500_000_001, at + 24);
  expect(await errorOf(content)).toEqual([null, 'This file expands to more than 500 MB.']);
});

test('rows that are wide only by their gaps are refused once they are too many', async () => {
  vi.spyOn(tableLimits, 'file', 'get').mockReturnValue(5_000_000);
  const row = '<row><c r="KTN1"><v>1</v></c></row>';
  expect(await errorOf(withData(row.repeat(70)))).toBeNull();
  expect(await errorOf(withData(row.repeat(80)))).toEqual([null, 'This file expands to more than 500 MB.']);
});

test('more than 100 MB of text is refused', async () => {
  vi.spyOn(tableLimits, 'texts', 'get').mockReturnValue(1_000_000);
  const withTexts = (texts: string) => withData('', { 'xl/sharedStrings.xml': `<sst>${texts}</sst>` });
  const text = `<si><t>${'é'.repeat(9998)}</t></si>`;
  expect(await errorOf(withTexts(text.repeat(50)))).toBeNull();
  const refusal = [null, 'This workbook has more than 100 MB of text. Save the sheet as CSV.'];
  expect(await errorOf(withTexts(text.repeat(51)))).toEqual(refusal);
  // Even empty ones take some memory.
  expect(await errorOf(withTexts('<si/>'.repeat(250_001)))).toEqual(refusal);
});

const text = fc.oneof(
  fc.constantFrom('', 'a', '=1+1', '<&">', ' b ', '_x0041_', 'two\r\nlines', '\t', '🙂é', '#N/A', 'TRUE', '0012'),
  fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll('\0', '')),
);
const cell = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc
    .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((at) => ({ day: at.toISOString().slice(0, 10) })),
);
const table = fc.array(fc.array(cell, { maxLength: 30 }), { maxLength: 30 });
const runs = { numRuns: isDeep ? 1000 : 60 };

const shown = (one: unknown): string => {
  if (one === null) return '';
  if (typeof one === 'boolean') return one ? 'TRUE' : 'FALSE';
  return typeof one === 'object' ? (one as { day: string }).day : String(one);
};

test('any rows are read as they were written', long, async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const expected = rows.map((row) => {
        const cellsOf = row.map(shown);
        return cellsOf.slice(0, cellsOf.findLastIndex((one) => one !== '') + 1);
      });
      const read = await rowsIn(xlsxOf([{ name: 'One', rows }]));
      expect(read).toEqual(
        expected
          .map((row, at) => ({ line: at + 1, cells: row }))
          .filter(({ cells: row }) => row.some((one) => /\S/.test(one))),
      );
    }),
    runs,
  );
});

test('the beginning of a workbook, or one with a wrong byte, is read or refused in words', long, async () => {
  const content = xlsxOf([
    {
      name: 'One',
      rows: [
        ['name', 'start'],
        ['Dana', { day: '2025-03-10' }],
        [1, true],
      ],
    },
  ]);
  const whole = await cellsIn(content);
  await fc.assert(
    fc.asyncProperty(fc.nat(content.length - 1), fc.nat(255), async (at, byte) => {
      const { error } = await readingOf(files.open(content.subarray(0, at)));
      if (at > 4) expect(error?.message).toMatch('incomplete');
      const changed = Buffer.from(content);
      changed[at] = byte;
      const { rows, error: problem } = await readingOf(files.open(changed));
      if (!problem && at >= 4) expect(rows).toEqual(whole);
    }),
    { numRuns: isDeep ? 5000 : 300 },
  );
});

test('reading a large sheet takes little memory', long, async () => {
  const rows = Array.from({ length: isDeep ? 100_000 : 10_000 }, (_, at) => [
    `EXT-${at}`,
    'Engineer',
    { day: '2025-03-10' },
    at,
    `dana${at}@mail.example`,
  ]);
  const opened = await files.open(xlsxOf([{ name: 'One', rows }]));
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let [most, count] = [0, 0];
  for await (const batch of opened.rows()) {
    expect(batch.length).toBeLessThanOrEqual(1000);
    count += batch.length;
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(count).toBe(rows.length);
  expect(most).toBeLessThan(100_000_000);
});
