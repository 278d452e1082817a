import { expect, test } from 'vitest';
import { dayOf, fitsBoth, isDay, orderOf } from './pasted-days.ts';

test.each([
  ['2026-10-05', '2026-10-05'],
  ['2026/10/5', '2026-10-05'],
  ['25/10/2026', '2026-10-25'],
  ['10/25/2026', '2026-10-25'],
  ['5/5/2026', '2026-05-05'],
  ['5 Oct 2026', '2026-10-05'],
  ['5th October 2026', '2026-10-05'],
  ['Oct 5, 2026', '2026-10-05'],
  ['Mon, 5 Oct 2026', '2026-10-05'],
  ['2026-10-05 00:00:00', '2026-10-05'],
  ['\u200b2026-10-05\u00a0', '2026-10-05'],
  ['5/10/2026', null],
  ['5.10.26', null],
  ['31/2/2026', null],
  ['soon', null],
])('without an order the day %j is read as %j', (cell, day) => {
  expect(dayOf(cell)).toBe(day);
});

test.each([
  ['5/10/2026', '2026-10-05', '2026-05-10'],
  ['5.10.26', '2026-10-05', '2026-05-10'],
  ['9/21/2026 12:00 AM', '2026-09-21', '2026-09-21'],
])('%j is %s with the day first, %s with the month first', (cell, dayFirst, monthFirst) => {
  expect(dayOf(cell, 'day-first')).toBe(dayFirst);
  expect(dayOf(cell, 'month-first')).toBe(monthFirst);
});

test.each([
  [['9/21/2026', '10/9/2026', '8/3/2026'], 'month-first'],
  [['10/9/2026', '21/9/2026', ''], 'day-first'],
  [['10/9/2026', '8/3/2026'], 'unclear'],
  [['21/9/2026', '9/21/2026'], 'mixed'],
  [['5/5/2026', '2026-10-05', 'soon'], null],
  [['31/2/2026'], null],
])('the order of %j is %s', (cells, order) => {
  expect(orderOf(cells)).toBe(order);
});

test('a day may be one in two orders', () => {
  expect(['5/10/2026', '5/5/2026', '25/10/2026', 'soon'].map(fitsBoth)).toEqual([true, false, false, false]);
  expect(['5/10/2026', '31/2/2026'].map(isDay)).toEqual([true, false]);
});
