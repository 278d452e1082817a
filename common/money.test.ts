import { expect, test } from 'vitest';
import { currencyOf, formatMoney, minorUnitsOf, mostMinorUnits, typedMoney } from './money.ts';

test.each([
  ['85,000', 8_500_000],
  ['85 000', 8_500_000],
  ['$85k', 8_500_000],
  ['85.5k', 8_550_000],
  ['42.50', 4250],
  ['42.5', 4250],
  ['0.1', 10],
  ['£ 19', 1900],
  ['  ', null],
  ['20,000,000', mostMinorUnits],
  ['20,000,000.01', undefined],
  ['85,00', undefined],
  ['1.005', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['about 80', undefined],
])('the amount %j is read as %j minor units', (typed, units) => {
  expect(minorUnitsOf(typed)).toBe(units);
});

test('an amount is written with cents only where it has some, and is read back as it was', () => {
  expect(formatMoney(8_500_000, 'AUD')).toBe('$85,000');
  expect(formatMoney(4250, 'GBP')).toBe('£42.50');
  for (const units of [0, 1, 10, 99, 4250, 8_500_000, 123_456_789, mostMinorUnits])
    expect(minorUnitsOf(typedMoney(units))).toBe(units);
  expect(typedMoney(null)).toBe('');
});

test('each country has its currency', () => {
  expect(['AU', 'NZ', 'GB', 'SG', 'HK', 'FR', null].map(currencyOf)).toEqual([
    ...['AUD', 'NZD', 'GBP', 'SGD', 'HKD', 'USD', 'USD'],
  ]);
});
