import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Level } from './levels.ts';
import { ageDays, lastMidnight, type RatedReview, reviewWeight, scoreFromSums, scoreOf } from './score.ts';

const now = new Date('2026-11-21T10:30:00Z');
const review = (overall: number, level: Level = 4, submittedAt = now): RatedReview => ({ overall, level, submittedAt });
const many = (count: number, overall: number): RatedReview[] => Array.from({ length: count }, () => review(overall));
const four = (value: number): string => value.toFixed(4);

describe('the published vectors, fresh reviews of level 4', () => {
  test.each([
    ['none', 0, 0, '3.5000', '3.0667'],
    ['one of 5', 1, 5, '3.6875', '3.2822'],
    ['five of 5', 5, 5, '4.1250', '3.7941'],
    ['fifty of 4.8', 50, 4.8, '4.6404', '4.4885'],
    ['two hundred of 4.6', 200, 4.6, '4.5628', '4.4831'],
  ])('%s', (_, count, stars, score, rank) => {
    const result = scoreOf(many(count, stars), now);
    expect([four(result.score), four(result.rank)]).toEqual([score, rank]);
    expect(scoreFromSums({ weight: count, weightedStars: count * stars }).score).toBeCloseTo(result.score, 10);
  });

  test('the interval stays within 1 to 5; the rank has no such limits', () => {
    expect(scoreFromSums({ weight: 1, weightedStars: 5 }).high).toBeCloseTo(3.6875 + 0.4053, 4);
    const best = scoreFromSums({ weight: 20, weightedStars: 20 * 5 * 1.05 });
    expect(best.high).toBe(5);
    expect(best.rank).toBeCloseTo(best.score - best.half, 12);
    const worst = scoreOf(many(400, 1), now);
    expect(worst.low).toBe(1);
    expect(worst.rank).toBeLessThan(1);
  });
});

describe('weights', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 0.7],
    [3, 0.9],
    [4, 1],
  ] as const)('level %i weighs %f', (level, weight) => {
    expect(reviewWeight(review(5, level), now)).toBe(weight);
  });

  test('halve with each year', () => {
    expect(reviewWeight(review(5, 4, new Date('2025-11-21T00:00:00Z')), now)).toBe(0.5);
    expect(reviewWeight(review(5, 3, new Date('2024-11-21T00:00:00Z')), now)).toBeCloseTo(0.9 * 0.5 ** 2, 2);
  });

  test('are zero when something was offered for the review', () => {
    expect(reviewWeight({ ...review(5), offeredAnything: true }, now)).toBe(0);
    expect(scoreOf([{ ...review(5), offeredAnything: true }], now)).toMatchObject({
      score: 3.5,
      count: 0,
      average: null,
    });
  });
});

describe('age', () => {
  test.each([
    ['since midnight', '2026-11-21T09:00:00Z', 0],
    ['in the last second of yesterday', '2026-11-20T23:59:59Z', 0],
    ['yesterday at midnight', '2026-11-20T00:00:00Z', 1],
    ['just under two days before midnight', '2026-11-19T00:00:01Z', 1],
    ['a year ago', '2025-11-21T00:00:00Z', 365],
  ])('submitted %s', (_, submitted, days) => {
    expect(ageDays(new Date(submitted), now)).toBe(days);
  });

  test('does not change during a day', () => {
    expect(lastMidnight(now).toISOString()).toBe('2026-11-21T00:00:00.000Z');
    const old = [review(4, 4, new Date('2026-03-01T12:00:00Z'))];
    expect(scoreOf(old, new Date('2026-11-21T23:59:59Z'))).toEqual(scoreOf(old, new Date('2026-11-21T00:00:00Z')));
  });
});

describe('next to the score', () => {
  test('are the average and count of levels 2 to 4', () => {
    const mixed = [review(5, 4), review(2, 2), review(1, 1), review(1, 0)];
    expect(scoreOf(mixed, now)).toMatchObject({ average: 3.5, count: 2, isTooFew: true });
  });

  test('nine are too few, ten are not', () => {
    expect(scoreOf(many(9, 5), now).isTooFew).toBe(true);
    expect(scoreOf(many(10, 5), now).isTooFew).toBe(false);
  });
});

const anyReview = fc.record({
  overall: fc.integer({ min: 1, max: 5 }),
  level: fc.constantFrom<Level[]>(0, 1, 2, 3, 4),
  submittedAt: fc.date({ min: new Date('2020-01-01'), max: now, noInvalidDate: true }),
  offeredAnything: fc.boolean(),
});

describe('for any reviews', () => {
  test('their order does not matter', () => {
    const shuffled = fc
      .array(anyReview)
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(shuffled, ([some, others]) => {
        expect(scoreOf(others, now).score).toBeCloseTo(scoreOf(some, now).score, 10);
      }),
    );
  });

  test('another five-star review never lowers score or rank, and a one-star review never raises the score', () => {
    fc.assert(
      fc.property(fc.array(anyReview), anyReview, (all, further) => {
        const before = scoreOf(all, now);
        const good = scoreOf([...all, { ...further, overall: 5 }], now);
        const bad = scoreOf([...all, { ...further, overall: 1 }], now);
        expect(good.score).toBeGreaterThanOrEqual(before.score - 1e-12);
        expect(good.rank).toBeGreaterThanOrEqual(before.rank - 1e-12);
        expect(bad.score).toBeLessThanOrEqual(before.score + 1e-12);
      }),
    );
  });

  test('the score is in its interval, and the interval within 1 to 5', () => {
    fc.assert(
      fc.property(fc.array(anyReview), (all) => {
        const { low, score, high } = scoreOf(all, now);
        expect([low, score, high]).toEqual([low, score, high].sort((a, b) => a - b));
        expect(low).toBeGreaterThanOrEqual(1);
        expect(high).toBeLessThanOrEqual(5);
      }),
    );
  });
});
