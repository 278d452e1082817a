import { expect, test } from 'vitest';
import { comparedWith } from './compare.ts';
import { asMarkdown, asSummary, type Row, readTable, type Taking, withNew } from './table.ts';

const row = (what: string, changed: Partial<Row> = {}): Row => ({
  what,
  ours: '900/s',
  limit: '1,000/s (a route)',
  ratio: '0.90',
  byCpu: '0.91',
  spread: '0.88 to 0.93',
  goal: '≥ 0.8',
  isReached: true,
  command: 'node bench/b.ts',
  ...changed,
});
const taking = (figure: string, at: string): Taking => ({
  figure,
  at,
  minutes: '3',
  load: '0.1',
  machine: 'Node 26, 2 × a machine',
});

test('a table is read as it was written', () => {
  const table = {
    rows: [row('B1 kept'), row('B2 drawn', { isReached: false })],
    takings: [taking('B1', 'today'), taking('B2', 'today')],
  };
  expect(readTable(asMarkdown(table))).toEqual(table);
});

test('the summary says our result, the goal and whether it is met', () => {
  expect(
    asSummary([row('B2 drawn', { isReached: false })])
      .split('\n')
      .at(-1),
  ).toBe('| B2 drawn | 900/s | 0.90 | ≥ 0.8 | **no** | `node bench/b.ts` |');
});

test('without results there is no table', () => {
  expect(readTable('Not yet taken.')).toEqual({ rows: [], takings: [] });
});

test('new results replace their own rows only, in the order of the goals', () => {
  const former = {
    rows: ['B1 kept', 'B3 known', 'B3 other', 'B11 tasks'].map((what) => row(what)),
    takings: ['B1', 'B3', 'B11'].map((figure) => taking(figure, 'yesterday')),
  };
  const taken = {
    rows: [row('B3 known', { ours: '950/s' }), row('B2 drawn')],
    takings: [taking('B3', 'today'), taking('B2', 'today')],
  };
  const { rows, takings } = withNew(former, taken);
  expect(rows.map(({ what, ours }) => [what, ours])).toEqual([
    ['B1 kept', '900/s'],
    ['B2 drawn', '900/s'],
    ['B3 known', '950/s'],
    ['B11 tasks', '900/s'],
  ]);
  expect(takings.map(({ figure, at }) => `${figure} ${at}`)).toEqual([
    'B1 yesterday',
    'B2 today',
    'B3 today',
    'B11 yesterday',
  ]);
});

test('each ratio is compared with the earlier spread, except rows without a ratio or an earlier row', () => {
  const former = [row('B1 kept'), row('B2 drawn'), row('B11 start', { ratio: '–', spread: '1.0 to 2.0 ms' })];
  const now = [
    row('B1 kept', { ratio: '0.92' }),
    row('B2 drawn', { ratio: '0.94', command: 'node bench/b.ts --rounds 9' }),
    row('B11 start', { ratio: '–' }),
    row('B12 paint'),
  ];
  expect(comparedWith(former, now)).toEqual([
    'B1 kept: 0.92, within 0.88 to 0.93',
    'B2 drawn: 0.94, **not** within 0.88 to 0.93, which was taken otherwise: node bench/b.ts',
  ]);
});
