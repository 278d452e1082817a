import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { isDeep } from '#server/testing/tiers.ts';
import { tableLimits } from './opened.ts';
import { readingOf, refusalOf, rowsOf, tableFiles } from './testing/files.ts';

const files = tableFiles();
const long = { timeout: isDeep ? 180_000 : 20_000 };
afterAll(() => files[Symbol.dispose]());

const cellsIn = async (content: Buffer | string) => (await rowsOf(await files.open(content))).map(({ cells }) => cells);
const errorOf = (content: Buffer | string) => refusalOf(files.open(content));

test('a row has its cells and the line where it starts; empty rows are left out', async () => {
  const text = 'a,b\r\n"x\r\ny",2\r\n\r\n , \r\n"x\ny\n",3\nlast,1\rmac,2';
  expect(await rowsOf(await files.open(text))).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\r\ny', '2'] },
    { line: 6, cells: ['x\ny\n', '3'] },
    { line: 9, cells: ['last', '1'] },
    { line: 10, cells: ['mac', '2'] },
  ]);
});

test('rows may be shorter and longer than the head, and can be read again', async () => {
  const table = await files.open('a,b\n1\n1,2,3\n');
  const rows = [['a', 'b'], ['1'], ['1', '2', '3']];
  expect((await rowsOf(table)).map(({ cells }) => cells)).toEqual(rows);
  expect((await rowsOf(table)).map(({ cells }) => cells)).toEqual(rows);
});

test('a stray quote is text', async () => {
  expect(await cellsIn('a,b\n5" pipe,the "best" one\n"Bob" Smith,2\n')).toEqual([
    ['a', 'b'],
    ['5" pipe', 'the "best" one'],
    ['"Bob" Smith', '2'],
  ]);
});

const inEncodings: readonly (readonly [name: string, encoding: string, content: Buffer])[] = [
  ['UTF-8', 'utf-8', Buffer.from('name,city\nZoë,Łódź\n')],
  ['UTF-8 with a byte order mark', 'utf-8', Buffer.from('\uFEFFname,city\nZoë,Łódź\n')],
  ['UTF-16', 'utf-16le', Buffer.from('name,city\nZoë,Łódź\n', 'utf16le')],
  ['UTF-16 with a byte order mark', 'utf-16le', Buffer.from('\uFEFFname,city\nZoë,Łódź\n', 'utf16le')],
  ['big-endian UTF-16', 'utf-16be', Buffer.from('name,city\nZoë,Łódź\n', 'utf16le').swap16()],
  ['big-endian UTF-16 with a mark', 'utf-16be', Buffer.from('\uFEFFname,city\nZoë,Łódź\n', 'utf16le').swap16()],
];
test.each(inEncodings)('%s is recognized', async (_, encoding, content) => {
  const table = await files.open(content);
  expect(table).toMatchObject({ kind: 'csv', encoding, delimiter: ',', sheet: null, sheets: [] });
  expect(await rowsOf(table)).toEqual([
    { line: 1, cells: ['name', 'city'] },
    { line: 2, cells: ['Zoë', 'Łódź'] },
  ]);
});

test('what is not UTF-8 is Windows-1252, even where the first other letter comes late or last', async () => {
  const late = Buffer.concat([Buffer.from('name\n'), Buffer.alloc(300_000, 'plain\n'), Buffer.from([0x80, 0xe9])]);
  const table = await files.open(late);
  expect(table.encoding).toBe('windows-1252');
  expect((await rowsOf(table)).at(-1)?.cells).toEqual(['€é']);
});

test('a letter of UTF-8 may be cut by the chunks that a file is read in', async () => {
  const cells = Array.from({ length: 40_000 }, () => '🙂é');
  const [head, ...rest] = await cellsIn(`x${cells.join('\n')}`);
  expect(head).toEqual(['x🙂é']);
  expect(rest.every(([cell]) => cell === '🙂é')).toBe(true);
});

const separated: readonly (readonly [name: string, content: string, delimiter: string, last: readonly string[]])[] = [
  ['commas', 'name,fee\nDana,"1;2;3"\n', ',', ['Dana', '1;2;3']],
  ['semicolons', 'name;fee\nDana;1,5\n', ';', ['Dana', '1,5']],
  ['tabs', 'name\tfee, net\nDana\t1,5;2\n', '\t', ['Dana', '1,5;2']],
  ['one column', 'name\nDana\n', ',', ['Dana']],
  ['what Excel says', 'sep=;\r\nname;a,b,c\r\nDana;1,2,3\r\n', ';', ['Dana', '1,2,3']],
  ['what Excel says after a mark', '\uFEFFsep=\t\nname\ta,b\nDana\t1,2\n', '\t', ['Dana', '1,2']],
];
test.each(separated)('the separator is found: %s', async (_, content, delimiter, last) => {
  const table = await files.open(content);
  expect(table.delimiter).toBe(delimiter);
  expect((await rowsOf(table)).at(-1)?.cells).toEqual(last);
});

test('lines are counted from the top of the file, with the line that names the separator', async () => {
  expect(await rowsOf(await files.open('sep=;\r\na;b'))).toEqual([{ line: 2, cells: ['a', 'b'] }]);
});

const longText = 'x'.repeat(tableLimits.row);
const refused: readonly (readonly [name: string, content: Buffer | string, line: number | null, message: RegExp])[] = [
  ['an empty file', '', null, /empty/],
  ['a file of blanks', '\uFEFF \r\n\n', null, /empty/],
  ['a packed empty file', gzipSync(''), null, /empty/],
  ['a NUL byte', 'a,b\r\nc,d\r\n"\r\n",\0', 4, /^Line 4 .*NUL/],
  ['a NUL in UTF-16', Buffer.from('a,b\nc,d\ne,\0', 'utf16le'), 3, /^Line 3 .*NUL/],
  ['half a character of UTF-16', Buffer.from('\uFEFFab', 'utf16le').subarray(0, -1), null, /incomplete/],
  ['half a character of UTF-8', Buffer.from('Zoë,Łódź').subarray(0, -1), null, /incomplete/],
  ['a long line', `a,b\n1,2\n${longText},b\n`, 3, /^Line 3 is longer than 64 KB/],
  ['a long line of nothing', `a,b\n${','.repeat(300_000)}`, 2, /^Line 2 is longer than 64 KB/],
  ['a quote that is never closed', 'a,b\n"1\n""",""\n"x","y\nz","""2\n', 5, /^Line 5 .*never closed/],
  ['a quote that is open for too long', `a,b\n"1\n\n","\n${'y\n'.repeat(99_999)}`, 4, /^Line 4 .*within 64 KB/],
  ['a separator that is none', 'sep=|\na|b', 1, /^Line 1 .*“\|”/],
  ['half a gzip', gzipSync(`a,b\n${'1,2\n'.repeat(99)}`).subarray(0, -12), null, /incomplete/],
  ['the start of a gzip', gzipSync('a,b\n').subarray(0, 4), null, /incomplete/],
  ['a wrong gzip', Buffer.from(gzipSync('a,b\n').map((byte, at) => (at > 9 ? byte ^ 90 : byte))), null, /damaged/],
  ['a gzip in a gzip', gzipSync(gzipSync('a,b\n')), null, /packed twice/],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), null, /old or password-protected/],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), null, /picture/],
  ['a PDF', '%PDF-1.7', null, /PDF/],
  ['another archive', Buffer.from('377abcaf271c', 'hex'), null, /archive/],
  ['JSON', '[\n  {"name": "Dana"}]', null, /JSON/],
  ['a web page', '\n<!DOCTYPE html><table>', null, /web page/],
  ['XML', '<?xml version="1.0"?><rows/>', null, /XML/],
];
test.each(refused)('%s is refused', async (_, content, line, message) => {
  expect(await errorOf(content)).toEqual([line, expect.stringMatching(message)]);
});

test('a row of exactly 64 KB is read', async () => {
  const row = `${'x'.repeat(tableLimits.row - 3)},y\n`;
  expect((await cellsIn(`a,b\n${row}1,2`)).map(([first]) => first?.length)).toEqual([1, tableLimits.row - 3, 1]);
  expect(await errorOf(`a,b\nx${row}1,2`)).toEqual([2, expect.stringContaining('64 KB')]);
});

test('a gzip bomb is refused, and stops unpacking', async () => {
  const part = gzipSync(Buffer.alloc(100_000_000, 'a,b\n'), { level: 1 });
  const before = process.cpuUsage();
  const [line, message] = (await errorOf(Buffer.concat(Array.from({ length: 50 }, () => part)))) ?? [];
  expect([line, message]).toEqual([null, 'This file expands to more than 500 MB.']);
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(10_000_000);
});

test('a line of 50 MB takes little memory', async () => {
  const table = await files.open(Buffer.concat([Buffer.from('a,b\n'), Buffer.alloc(50_000_000, '",')]));
  const before = process.memoryUsage.rss();
  const { error } = await readingOf(Promise.resolve(table));
  expect(error?.line).toBe(2);
  expect(process.memoryUsage.rss() - before).toBeLessThan(30_000_000);
});

const cell = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    ' b ',
    '=1+1',
    'x,y',
    'x;y',
    'x\ty',
    '"',
    '""',
    'say "hi"',
    'two\nlines',
    'two\r\nlines',
    '-',
  ),
  fc.string({ unit: fc.constantFrom(...'ab,;\t"\n\r éß€') }),
);
const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 30 });
const delimiter = fc.constantFrom(',', ';', '\t');
const lineEnd = fc.constantFrom('\n', '\r\n');
const encoders = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with mark': (text: string) => Buffer.from(`\uFEFF${text}`),
  'utf-16le': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'windows-1252': (text: string) => Buffer.from(text.replaceAll('€', '\x80'), 'latin1'),
};
const encoder = fc.constantFrom(...Object.values(encoders));
const runs = { numRuns: isDeep ? 2000 : 120 };

const quoted = (one: string, always: boolean) =>
  always || /[",;\t\r\n]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one;

test('any rows with any separator, quoting, encoding and packing are read as they were written', long, async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      delimiter,
      lineEnd,
      encoder,
      fc.boolean(),
      fc.boolean(),
      async (some, by, end, encode, always, packed) => {
        const all = [['name', 'city'], ...some];
        const lines = all.map((row) => row.map((one) => quoted(one, always)).join(by));
        const bytes = encode(`sep=${by}${end}${lines.join(end)}${end}`);
        const read = await cellsIn(packed ? gzipSync(bytes) : bytes);
        expect(read).toEqual(all.filter((row) => row.some((one) => /\S/.test(one))));
      },
    ),
    runs,
  );
});

test('the beginning of a text gives the first rows, and possibly a reason why there are no more', long, async () => {
  await fc.assert(
    fc.asyncProperty(rows, delimiter, encoder, fc.boolean(), fc.nat(), async (some, by, encode, packed, cut) => {
      const all = [['name', 'city', 'fee'], ...some];
      const bytes = encode(`sep=${by}\n${all.map((row) => row.map((one) => quoted(one, true)).join(by)).join('\n')}\n`);
      const whole = packed ? gzipSync(bytes) : bytes;
      const { rows: read, error } = await readingOf(files.open(whole.subarray(0, cut % whole.length)));
      // Without a reason, the last row may be cut.
      const certain = error ? read : read.slice(0, -1);
      const written = all.filter((row) => row.some((one) => /\S/.test(one)));
      if (cut % whole.length > 20) expect(certain).toEqual(written.slice(0, certain.length));
    }),
    runs,
  );
});

test('any bytes are read or refused in words', long, async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (bytes, packed) => {
      await readingOf(files.open(packed ? gzipSync(bytes) : Buffer.from(bytes)));
    }),
    runs,
  );
});

/** A table of about `size` bytes. */
function* tableText(size: number) {
  yield 'external_id,job_title,job_type,start_date,end_date,location,candidate_email,company\n';
  let rest = size;
  for (let at = 0; rest > 0; at += 1) {
    const row = `EXT-${at},Engineer,permanent,2025-03-10,,"Sydney, NSW",dana${at}@mail.example,Harbour ${at % 97}\n`;
    rest -= row.length;
    yield row;
  }
}

test('reading a large table takes little memory', long, async () => {
  const megabytes = isDeep ? 100 : 20;
  const table = await files.open(gzipSync([...tableText(megabytes * 1_000_000)].join('')));
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let [most, count] = [0, 0];
  for await (const batch of table.rows()) {
    expect(batch.length).toBeLessThanOrEqual(1000);
    count += batch.length;
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(count).toBeGreaterThan(megabytes * 9000);
  expect(most).toBeLessThan(150_000_000);
});
