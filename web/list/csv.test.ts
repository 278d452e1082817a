import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const columns = [
  { head: 'Name', text: (row: { name: string; count: number }) => row.name },
  { head: 'Count', text: (row: { name: string; count: number }) => row.count },
];
const lineOf = (name: string, count = 1) => csvOf(columns, [{ name, count }]).split('\r\n')[1];

test('a file has a head, a line for each row, and quotes where they are needed', () => {
  expect(csvOf(columns, [{ name: 'Ada, "the first"', count: 2 }])).toBe(
    '\ufeffName,Count\r\n"Ada, ""the first""",2\r\n',
  );
});

test.each([
  ...['=1+1', '+61 400', '-2', '@SUM(A1)', '\t=1', ' =1', '\u00a0=1', '\ufeff=1', '\u200b=1'],
  ...['＝1+1', '＋1', '－1', '＠SUM(1)', '|calc', '%0A=1', "'=1", '\u0000=1'],
])('a cell %j starts no formula', (name) => {
  expect(lineOf(name)?.startsWith("'")).toBe(true);
});

test('behind a quote neither, and what looks like markup or turns text around stays readable', () => {
  expect(lineOf('"=1')).toBe(`"'""=1",1`);
  expect(lineOf('<b>שלום</b> 😀')).toBe('<b>שלום</b> 😀,1');
  expect(lineOf('one\r\n=two')).toBe('"one');
});

test('a number stays a number, also below zero', () => {
  expect(lineOf('x', -3)).toBe('x,-3');
});
