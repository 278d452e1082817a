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

test.each(['=1+1', '+61 400', '-2', '@SUM(A1)', '\t=1', ' =1'])('a cell %j starts no formula', (name) => {
  expect(lineOf(name)?.startsWith("'")).toBe(true);
});

test('a number stays a number, also below zero', () => {
  expect(lineOf('x', -3)).toBe('x,-3');
});
