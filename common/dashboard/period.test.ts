import { expect, test } from 'vitest';
import { daysBetween, partsOf, periodNameOf, periodOf } from './period.ts';

const today = '2026-11-25';

test.each([
  [{}, '2025-12-01', 'month'],
  [{ period: 'nonsense' }, '2025-12-01', 'month'],
  [{ period: '30d' }, '2026-10-27', 'day'],
  [{ period: '90d' }, '2026-08-28', 'week'],
  [{ period: '24m' }, '2024-12-01', 'month'],
  [{ period: 'all' }, null, 'month'],
  // Days without the period that they belong to mean nothing.
  [{ from: '2026-01-01', to: '2026-02-01' }, '2025-12-01', 'month'],
])('%j is the days since %s, by %s', (said, from, unit) => {
  expect(periodOf(said, today)).toEqual({ from, to: today, unit });
});

test.each([
  ['2026-11-01', '2026-11-20', { from: '2026-11-01', to: '2026-11-20', unit: 'day' }],
  ['2026-11-20', '2026-11-01', { from: '2026-11-01', to: '2026-11-20', unit: 'day' }],
  ['2026-08-01', '2026-11-20', { from: '2026-08-01', to: '2026-11-20', unit: 'week' }],
  ['2024-01-15', '2030-01-01', { from: '2024-01-15', to: today, unit: 'month' }],
  ['2024-01-15', 'soon', { from: '2024-01-15', to: today, unit: 'month' }],
  [undefined, '2026-02-03', { from: null, to: '2026-02-03', unit: 'month' }],
  ['2026-02-31', '', { from: '2025-12-01', to: today, unit: 'month' }],
])('from %s to %s is %j', (from, to, period) => {
  expect(periodOf({ period: 'custom', from, to }, today)).toEqual(period);
});

test('a period of its own without a valid day is the usual one', () => {
  expect(periodNameOf({ period: 'custom' })).toBe('12m');
  expect(periodNameOf({ period: 'custom', to: '2026-02-03' })).toBe('custom');
});

test.each(['day', 'week', 'month'] as const)('the parts by %s follow each other without a gap', (unit) => {
  const parts = partsOf('2024-01-15', '2025-03-10', unit);
  expect(parts[0]!.from).toBe('2024-01-15');
  expect(parts.at(-1)!.to).toBe('2025-03-10');
  for (const [index, { from }] of parts.entries())
    if (index > 0) expect(daysBetween(parts[index - 1]!.to, from)).toBe(1);
  expect(parts.length).toBe({ day: 421, week: 61, month: 15 }[unit]);
});
