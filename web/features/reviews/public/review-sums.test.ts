import { expect, test } from 'vitest';
import { notCounted, reviewSums } from './review-sums.ts';

const tallies = {
  'level 4': 91,
  'level 3': 51,
  'level 2': 30,
  'level 1': 14,
  'level 0': 1008,
  'audience candidate': 9,
};

test('every published review is either in the score or in one of the kinds outside it', () => {
  const sums = reviewSums(tallies, 168);
  expect(168 + sums.confirmedOnly + sums.imported + sums.offered).toBe(sums.published);
  expect(notCounted(sums)).toBe('14 email confirmed only\u00A0· 1,008 imported\u00A0· 4 with an incentive offered');
});

test('is empty when every review counts', () => {
  expect(notCounted(reviewSums({ 'level 4': 3 }, 3))).toBe('');
  expect(reviewSums({}, 0).published).toBe(0);
});
