import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Figures } from '#web/app-ui/charts/ChartCard.tsx';
import { linesOf } from '#web/app-ui/charts/figures-table.ts';
import {
  answersOverTime,
  criteriaOf,
  criteriaTable,
  funnelOf,
  funnelTable,
  partTitle,
  reviewsByLevel,
  scoreOverTime,
} from './dashboard-figures.ts';

const quiet = {
  ...{ from: '2026-10-01', to: '2026-10-31', score: 3.5, scoreLow: 3.07, scoreHigh: 3.93, scored: 0 },
  ...{ levels: [0, 0, 0, 0, 0], sent: 0, opened: 0, started: 0, answered: 0, published: 0 },
};
const busy = {
  ...{ from: '2026-11-01', to: '2026-11-25', score: 4.256, scoreLow: 3.9, scoreHigh: 4.6, scored: 12 },
  ...{ levels: [1, 2, 0, 1200, 3], sent: 8, opened: 6, started: 5, answered: 4, published: 3 },
};
const parts = [quiet, busy];

test('a part is named by its days', () => {
  expect(partTitle(busy, 'month')).toBe('Nov 2026');
  expect(partTitle({ from: '2026-11-03', to: '2026-11-09' }, 'week')).toBe('Nov 3, 2026 – Nov 9, 2026');
  expect(partTitle({ from: '2026-11-03', to: '2026-11-03' }, 'day')).toBe('Nov 3, 2026');
});

test('there is no score until a review counts, and no answer rate without an invitation', () => {
  const score = scoreOverTime(parts, 'month');
  expect(score.table.rows).toEqual([
    ['Oct 2026', null, null, null, 0],
    ['Nov 2026', 4.256, 3.9, 4.6, 12],
  ]);
  expect(score.points.map(({ values }) => values['score'])).toEqual([null, 4.256]);
  expect([score.isEmpty, scoreOverTime([quiet], 'month').isEmpty]).toEqual([false, true]);
  expect(answersOverTime(parts, 'month').table.rows.map((row) => row[3])).toEqual([null, 0.5]);
});

test('the funnel gives each step its share of those invited', () => {
  expect(funnelOf(parts).map(({ label, count, share }) => [label, count, share])).toEqual([
    ['Invited', 8, 1],
    ['Opened', 6, 0.75],
    ['Started', 5, 0.625],
    ['Completed', 4, 0.5],
    ['Published', 3, 0.375],
  ]);
  expect(funnelOf([quiet])[0]!.share).toBeNull();
});

test('criteria are all, those that must be rated, or the others', () => {
  const tallies = {
    ...{ 'rated candidate communication': 2, 'stars candidate communication': 9 },
    ...{ 'rated candidate aftercare': 1, 'stars candidate aftercare': 3, 'rated employer aftercare': 1 },
    'stars employer aftercare': 4,
  };
  const shown = (choice?: 'mandatory' | 'optional') => criteriaTable(criteriaOf(tallies, choice)).rows;
  expect(shown()).toEqual([
    ['Communication (candidates)', 4.5, 2],
    ['Aftercare (candidates)', 3, 1],
    ['Aftercare (employers)', 4, 1],
  ]);
  expect(shown('mandatory')).toEqual([['Communication (candidates)', 4.5, 2]]);
  expect(shown('optional')).toHaveLength(2);
});

test.each([
  scoreOverTime(parts, 'month').table,
  reviewsByLevel(parts, 'month').table,
  answersOverTime(parts, 'month').table,
  funnelTable(funnelOf(parts)),
])('the file of ‘$title’ holds what its table shows', (table) => {
  const html = renderToStaticMarkup(<Figures table={table} />);
  const shown = [...html.matchAll(/<t[hd](?: [^>]*)?>(.*?)<\/t[hd]>/g)].map(([, text]) => text!.replaceAll(',', ''));
  const [title, ...lines] = linesOf(table);
  expect(title).toEqual([table.title]);
  expect(lines.flat().map((figure) => String(figure).replaceAll(',', ''))).toEqual(shown);
});
