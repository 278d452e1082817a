import { expect, test } from 'vitest';
import { badgeChange, badgeEnd, isCloseToBadge, recommendedEligibility } from './rule.ts';
import { standingWords } from './words.ts';

const good = { reviewCount: 10, score: 4.3, eligibleCount: 10, invitedCount: 8 };

test('exactly the least of each requirement is enough', () => {
  expect(recommendedEligibility(good)).toEqual({
    isEligible: true,
    requirements: [
      { what: 'reviews', needed: 10, has: 10, isMet: true },
      { what: 'score', needed: 4.3, has: 4.3, isMet: true },
      { what: 'coverage', needed: 0.8, has: 0.8, isMet: true },
    ],
  });
});

test.each([
  ['reviews', { reviewCount: 9 }, '9 of 10'],
  // The profile shows it as 4.3.
  ['score', { score: 4.2999 }, '4.29, needs 4.3'],
  ['coverage', { eligibleCount: 1000, invitedCount: 799 }, '79%, needs 80%'],
  ['coverage', { eligibleCount: 9, invitedCount: 9 }, 'Too few placements'],
])('just below what is needed, %s alone is missing', (what, change, words) => {
  const { isEligible, requirements } = recommendedEligibility({ ...good, ...change });
  expect(isEligible).toBe(false);
  const missing = requirements.filter(({ isMet }) => !isMet);
  expect(missing.map((one) => one.what)).toEqual([what]);
  expect(standingWords(missing[0]!)).toBe(words);
});

test('a badge is given, kept, renewed on its last day, and lapses for the first reason', () => {
  const today = '2026-11-28';
  const poor = { ...good, score: 4.2, invitedCount: 0 };
  expect(badgeChange(good, null, today)).toEqual({ to: 'given' });
  expect(badgeChange(poor, null, today)).toBeUndefined();
  expect(badgeChange(good, '2026-11-29', today)).toBeUndefined();
  expect(badgeChange(good, '2026-11-28', today)).toEqual({ to: 'renewed' });
  expect(badgeChange(good, '2026-01-01', today)).toEqual({ to: 'renewed' });
  expect(badgeChange(poor, '2026-11-29', today)).toEqual({ to: 'lapsed', because: 'score' });
  expect(badgeChange({ ...good, reviewCount: 3 }, '2026-11-29', today)).toEqual({ to: 'lapsed', because: 'reviews' });
  expect(badgeChange({ ...good, invitedCount: 7 }, '2026-11-29', today)).toEqual({ to: 'lapsed', because: 'coverage' });
  expect(badgeChange(poor, '2026-11-28', today)).toEqual({ to: 'lapsed', because: 'ended' });
});

test('a badge ends on the same day of the next year', () => {
  expect(badgeEnd('2026-11-28')).toBe('2027-11-28');
  expect(badgeEnd('2026-12-31')).toBe('2027-12-31');
  expect(badgeEnd('2028-02-29')).toBe('2029-02-28');
});

test.each([
  [{ reviewCount: 9 }, true],
  [{ reviewCount: 8 }, false],
  [{ score: 3.9 }, true],
  [{ score: 3.8 }, false],
  [{ reviewCount: 9, score: 4.2 }, false],
  [{ eligibleCount: 9, invitedCount: 9 }, false],
  [{}, false],
])('%j is close: %s', (change, isClose) => {
  expect(isCloseToBadge(recommendedEligibility({ ...good, ...change }).requirements)).toBe(isClose);
});
