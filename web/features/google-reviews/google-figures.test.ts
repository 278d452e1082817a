import { expect, test } from 'vitest';
import { monthsOf, type PlaceFigures, ratingsOf } from './google-figures.ts';

const places: readonly PlaceFigures[] = [
  { distribution: [1, 0, 0, 2, 3], months: { 'count 2026-11': 2, 'stars 2026-11': 9, 'count 2025-11': 7 } },
  {
    distribution: [0, 0, 0, 0, 1],
    months: { 'count 2026-11': 1, 'stars 2026-11': 5, 'count 2026-01': 1, 'stars 2026-01': 2 },
  },
];
const today = new Date('2026-11-30T23:00:00Z');

test('ratings of several places are added up, the best first', () => {
  expect(ratingsOf(places).table.rows).toEqual([
    ['5 of 5', 4],
    ['4 of 5', 2],
    ['3 of 5', 0],
    ['2 of 5', 0],
    ['1 of 5', 1],
  ]);
  expect(ratingsOf([]).isEmpty).toBe(true);
});

test('the last twelve months have their count and average; a month without ratings has none', () => {
  const { rows } = monthsOf(places, today).table;
  expect([rows.length, rows[0]]).toEqual([12, ['Dec 2025', 0, null]]);
  expect(rows[1]).toEqual(['Jan 2026', 1, 2]);
  expect(rows[11]?.slice(0, 2)).toEqual(['Nov 2026', 3]);
  expect(rows[11]?.[2]).toBeCloseTo(14 / 3);
});
