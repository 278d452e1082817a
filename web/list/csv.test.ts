import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const columns = [
  { head: 'Name', text: (row: { name: string; count: number }) => row.name },
  { head: 'Count', text: (row: { name: string; count: number }) => row.count },
];
const lineOf = (name: string, count = 1) => csvOf(columns, [{ name, count }], 'UTC').split('\r\n')[1];

test('a file has a header, a line for each row, and quotes where needed', () => {
  expect(csvOf(columns, [{ name: 'Ada, "the first"', count: 2 }], 'UTC')).toBe(
    '\ufeffName,Count\r\n"Ada, ""the first""",2\r\n',
  );
});

test.each([
  ...['=1+1', '+61 400', '-2', '@SUM(A1)', '\t=1', ' =1', '\u00a0=1', '\ufeff=1', '\u200b=1'],
  ...['＝1+1', '＋1', '－1', '＠SUM(1)', '|calc', '%0A=1', "'=1", '\u0000=1'],
])('the cell %j does not start a formula', (name) => {
  expect(lineOf(name)?.startsWith("'")).toBe(true);
});

test('a quoted cell does not either, and markup and right-to-left text stay readable', () => {
  expect(lineOf('"=1')).toBe(`"'""=1",1`);
  expect(lineOf('<b>שלום</b> 😀')).toBe('<b>שלום</b> 😀,1');
  expect(lineOf('one\r\n=two')).toBe('"one');
});

test('numbers stay numbers, including negative ones', () => {
  expect(lineOf('x', -3)).toBe('x,-3');
});

test("a moment is in the viewer's time zone, which the header names, and sorts in spreadsheets", () => {
  const sent = [{ head: 'Sent', moment: (row: { at: string | null }) => row.at }];
  const rows = [{ at: '2026-12-31T13:30:00.000Z' }, { at: null }];
  expect(csvOf(sent, rows, 'Australia/Sydney').split('\r\n')).toEqual([
    '\ufeffSent (Australia/Sydney)',
    '2027-01-01 00:30',
    '',
    '',
  ]);
});
