import { expect, test } from 'vitest';
import { exponentOf, mean, median, percentile, spreadOf } from './statistics.ts';

test('the median is the middle value in any order; of an even number the upper one', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 1, 2])).toBe(9);
  expect(median([4])).toBe(4);
});

test('a percentile is one of the values, with its share of them below', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(values, 0.95)).toBe(96);
  expect(percentile(values, 1)).toBe(100);
  expect(percentile(values, 0)).toBe(1);
});

test('values stay in their order', () => {
  const values = [3, 1, 2];
  expect([median(values), spreadOf(values)]).toEqual([2, { least: 1, most: 3 }]);
  expect(values).toEqual([3, 1, 2]);
});

test('without values there is no median and no mean', () => {
  expect([median([]), percentile([], 0.95), mean([])]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
});

test('the mean counts each value equally', () => {
  expect(mean([1, 2, 6])).toBe(3);
});

test.each([
  ['the same at any size', 500, 0],
  ['as the size', 5000, 1],
  ['as its square', 50_000, 2],
])('a cost that grows %s has that exponent', (_, cost, exponent) => {
  expect(exponentOf([10_000, 100_000], [500, cost])).toBeCloseTo(exponent, 10);
});
