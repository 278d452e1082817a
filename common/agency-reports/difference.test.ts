import { expect, test } from 'vitest';
import { intervalsDiffer, sharesDiffer } from './difference.ts';

test('shares differ by the pooled two-proportion test', () => {
  // z = 0.1 / √(0.45 · 0.55 · (1/200 + 1/200)) = 2.01, and 1.94 for one answer less.
  expect(sharesDiffer({ some: 100, all: 200 }, { some: 80, all: 200 })).toBe('yes');
  expect(sharesDiffer({ some: 80, all: 200 }, { some: 100, all: 200 })).toBe('yes');
  expect(sharesDiffer({ some: 99, all: 200 }, { some: 80, all: 200 })).toBe('no');
  expect(sharesDiffer({ some: 50, all: 100 }, { some: 50, all: 100 })).toBe('no');
});

test('too few cases of a kind tell nothing', () => {
  expect(sharesDiffer({ some: 0, all: 0 }, { some: 5, all: 10 })).toBe('few');
  expect(sharesDiffer({ some: 9, all: 9 }, { some: 0, all: 9 })).toBe('few');
  expect(sharesDiffer({ some: 200, all: 200 }, { some: 200, all: 200 })).toBe('few');
  expect(sharesDiffer({ some: 10, all: 10 }, { some: 0, all: 10 })).toBe('yes');
});

test('intervals differ if there is a gap between them', () => {
  expect(intervalsDiffer({ low: 3, high: 3.5 }, { low: 3.6, high: 4 })).toBe('yes');
  expect(intervalsDiffer({ low: 3.6, high: 4 }, { low: 3, high: 3.5 })).toBe('yes');
  expect(intervalsDiffer({ low: 3, high: 3.6 }, { low: 3.6, high: 4 })).toBe('no');
  expect(intervalsDiffer(null, { low: 3.6, high: 4 })).toBe('few');
});
