import { expect, test } from 'vitest';
import { pastPeriods, reportPeriodFrom, reportPeriodName } from './period.ts';

test('a month and a quarter begin on their first day only', () => {
  expect(reportPeriodFrom('month', '2028-02-01')).toEqual({ span: 'month', from: '2028-02-01', to: '2028-02-29' });
  expect(reportPeriodFrom('quarter', '2026-10-01')).toEqual({ span: 'quarter', from: '2026-10-01', to: '2026-12-31' });
  expect(reportPeriodFrom('month', '2028-02-02')).toBeNull();
  expect(reportPeriodFrom('quarter', '2026-11-01')).toBeNull();
});

test('past periods are over, the latest first', () => {
  const from = (span: 'month' | 'quarter', today: string, count: number) =>
    pastPeriods(span, today, count).map((period) => period.from);
  expect(from('month', '2027-02-01', 3)).toEqual(['2027-01-01', '2026-12-01', '2026-11-01']);
  expect(from('month', '2027-01-31', 1)).toEqual(['2026-12-01']);
  expect(from('quarter', '2027-01-01', 2)).toEqual(['2026-10-01', '2026-07-01']);
  expect(from('quarter', '2027-03-31', 1)).toEqual(['2026-10-01']);
});

test('periods have names', () => {
  expect(reportPeriodName({ span: 'month', from: '2026-10-01' })).toBe('October 2026');
  expect(reportPeriodName({ span: 'quarter', from: '2026-10-01' })).toBe('Q4 2026');
});
