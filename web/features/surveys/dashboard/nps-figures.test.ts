import { expect, test } from 'vitest';
import { figureText, linesOf } from '#web/app-ui/charts/figures-table.ts';
import { csvOfLines } from '#web/list/csv.ts';
import { npsBoardTable } from '../board/NpsBoard.tsx';
import { npsSummaryTable, type ShownNps } from './NpsDashboard.tsx';
import { npsFrom, npsOverTime, rowsOf, rowsTable } from './nps-figures.ts';

// Five promoters and ten detractors of 20 answers: -25.0.
const negative = { sent: 40, answered: 20, scores: [10, 0, 0, 0, 0, 0, 0, 5, 0, 5, 0] };
const few = { sent: 4, answered: 2, scores: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
const ofFile = (table: Parameters<typeof linesOf>[0]) =>
  csvOfLines(linesOf(table))
    .split('\r\n')
    .slice(1)
    .filter((line) => line !== '');

test('a negative score and its interval are numbers in a file, and too few answers have words', () => {
  const rows = rowsOf(
    [
      { ...negative, name: 'North' },
      { ...few, name: 'South' },
    ],
    ({ name }) => name ?? '',
  );
  expect(ofFile(rowsTable('By team', 'Team', rows))).toEqual([
    'Team,NPS,95% from,95% to,Answers,Promoters,Passives,Detractors,People emailed,Response rate',
    'North,-25,-61.3,11.3,20,5,5,10,40,50%',
    'South,Too few,–,–,2,0,0,2,4,50%',
  ]);
});

test('a negative score over time is a number in the file, and has one decimal beside the chart', () => {
  const { table, points } = npsOverTime([{ ...negative, from: '2026-10-01', to: '2026-10-31' }], 'month');
  expect(ofFile(table)).toEqual(['Month,NPS,95% from,95% to,Answers', 'Oct 2026,-25,-61.3,11.3,20']);
  expect(points[0]!.facts.slice(0, 3)).toEqual([
    ['NPS', '-25.0'],
    ['95% from', '-61.3'],
    ['95% to', '11.3'],
  ]);
});

test('the summary and the board have negative scores as numbers', () => {
  const nps = npsFrom(negative.scores);
  expect(ofFile(npsSummaryTable({ nps, all: negative } as unknown as ShownNps)).slice(1, 5)).toEqual([
    'NPS,-25',
    '95% from,-61.3',
    '95% to,11.3',
    'Answers,20',
  ]);
  const row = { key: 'ann', name: 'Ann', isOwn: false, position: 1, scores: negative.scores, nps };
  const board = { rows: [row] } as unknown as Parameters<typeof npsBoardTable>[0];
  expect(ofFile(npsBoardTable(board))[1]).toBe('1,Ann,-25,-61.3,11.3,20');
});

test('a score that rounds to zero has no sign', () => {
  expect(figureText(-0.04, 'points')).toBe('0.0');
  expect(csvOfLines(linesOf({ title: 'T', columns: [{ head: 'NPS', kind: 'points' }], rows: [[-0.04]] }))).toMatch(
    /\r\n0\r\n$/,
  );
});
