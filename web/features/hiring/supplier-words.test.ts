import { expect, test } from 'vitest';
import { feeOf, guaranteeOf, stateOf, termsOf } from './supplier-words.ts';

const agreement = { state: 'current', endsOn: '2026-12-20', feePercent: 17.5, guaranteeDays: 90 };

test('an agreement that ends within 30 days says when', () => {
  const label = (today: string, change: object = {}) => stateOf({ ...agreement, ...change }, today).label;
  expect(label('2026-11-19')).toBe('Current');
  expect(label('2026-11-20')).toBe('Ends in 30 days');
  expect(label('2026-12-19')).toBe('Ends in 1 day');
  expect(label('2026-12-20')).toBe('Ends today');
  expect(label('2026-12-19', { endsOn: null })).toBe('Current');
  expect(label('2026-12-21', { state: 'ended' })).toBe('Ended');
});

test('terms keep their decimals and leave out what was not agreed', () => {
  expect(termsOf(agreement)).toBe('17.5% fee\u00A0· 90-day guarantee\u00A0· until Dec 20, 2026');
  expect(termsOf({ ...agreement, feePercent: null, guaranteeDays: 0, endsOn: null })).toBe('');
  expect(feeOf({ feePercent: 0 })).toBe('0%');
  expect([guaranteeOf({ guaranteeDays: 0 }), guaranteeOf({ guaranteeDays: null })]).toEqual(['None', null]);
});
