import { expect, test } from 'vitest';
import { zipf } from './zipf.ts';

const places = (next: () => number, count: number) => Array.from({ length: count }, next);

test('the same seed draws the same indexes, another seed different ones', () => {
  const drawn = places(zipf(1000, 7), 50);
  expect(places(zipf(1000, 7), 50)).toEqual(drawn);
  expect(places(zipf(1000, 8), 50)).not.toEqual(drawn);
});

test('the first index is drawn about twice as often as the second, and every one is drawn', () => {
  const drawn = places(zipf(10, 7), 20_000);
  const times = Array.from({ length: 10 }, (_, place) => drawn.filter((one) => one === place).length);
  expect(times[0]! / times[1]!).toBeCloseTo(2, 0);
  expect(times.every((count) => count > 0)).toBe(true);
  expect(times.reduce((sum, count) => sum + count, 0)).toBe(20_000);
});
