/** Whether a difference is larger than chance; `few` if there is too little to tell. */
export type Verdict = 'yes' | 'no' | 'few';

/** Some out of all, such as answers out of invitations. */
export interface Share {
  readonly some: number;
  readonly all: number;
}

/** The normal quantile of a two-sided test at 5 %. */
const z95 = 1.96;
/** The least number of expected cases of each kind for the normal approximation. */
const leastExpected = 5;

/**
 * The two-proportion z-test with a pooled share, two-sided at 5 %. With fewer than five expected cases of a kind in
 * either group, there is too little to tell. Source: NIST/SEMATECH e-Handbook of Statistical Methods, section 7.3.3.
 */
export function sharesDiffer(one: Share, other: Share): Verdict {
  if (one.all === 0 || other.all === 0) return 'few';
  const pooled = (one.some + other.some) / (one.all + other.all);
  const expected = [one.all, other.all].flatMap((all) => [all * pooled, all * (1 - pooled)]);
  if (Math.min(...expected) < leastExpected) return 'few';
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.all + 1 / other.all));
  return Math.abs(one.some / one.all - other.some / other.all) > z95 * error ? 'yes' : 'no';
}

/** A figure with its interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Whether two 80 % intervals leave a gap. For independent figures with equally wide intervals, chance alone does this in
 * about 7 % of comparisons (2 × 1.2816 / √2 = 1.81 standard errors); for scores that share reviews, less often.
 * Source: Schenker and Gentleman (2001), On judging the significance of differences by examining the overlap.
 */
export const intervalsDiffer = (one: Interval | null, other: Interval | null): Verdict =>
  !one || !other ? 'few' : one.low > other.high || other.low > one.high ? 'yes' : 'no';
