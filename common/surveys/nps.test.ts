import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupOf, npsOf } from './nps.ts';

describe('groups', () => {
  it('follow the score', () => {
    expect(Array.from({ length: 11 }, (_, score) => groupOf(score)[1])).toEqual([...'eeeeeee', ...'aa', ...'rr']);
  });
});

describe('the net promoter score', () => {
  it.each([
    [{ promoter: 24, passive: 10, detractor: 6 }, 45, 22.9],
    [{ promoter: 240, passive: 100, detractor: 60 }, 45, 7.3],
  ])('of %o is %d ± %d', (counts, score, half) => {
    const nps = npsOf(counts);
    expect(nps.score).toBeCloseTo(score, 10);
    expect(nps.half).toBeCloseTo(half, 1);
  });

  it('is not given below ten answers', () => {
    expect(npsOf({ promoter: 9, passive: 0, detractor: 0 })).toEqual({
      ...{ count: 9, score: null, half: null, low: null, high: null },
    });
    expect(npsOf({ promoter: 9, passive: 1, detractor: 0 }).score).toBe(90);
  });

  it('stays within its interval, and the interval within -100 and 100', () => {
    const count = fc.nat({ max: 500 });
    fc.assert(
      fc.property(count, count, count, (promoter, passive, detractor) => {
        const { score, low, high } = npsOf({ promoter, passive, detractor });
        if (score === null) return promoter + passive + detractor < 10;
        return low! >= -100 && low! <= score + 1e-9 && score - 1e-9 <= high! && high! <= 100;
      }),
    );
  });
});
