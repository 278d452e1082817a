import { reviewLimits } from '../limits.ts';

/** What a score from 0 to 10 makes of a person. The order is that of every list. */
export const npsGroups = ['promoter', 'passive', 'detractor'] as const;
export type NpsGroup = (typeof npsGroups)[number];

/** The lowest and highest score of each group, from the definition of the net promoter score. */
export const groupScores: Readonly<Record<NpsGroup, readonly [number, number]>> = {
  promoter: [9, 10],
  passive: [7, 8],
  detractor: [0, 6],
};

/** The group of a score: 9 and 10 promoter, 7 and 8 passive, below that detractor. */
export const groupOf = (score: number): NpsGroup =>
  npsGroups.find((group) => score >= groupScores[group][0]) ?? 'detractor';

/** How many people of each group answered. */
export type NpsCounts = Readonly<Record<NpsGroup, number>>;

/** The groups of answers that are counted by score, those of 0 first. */
export const groupCounts = (scores: readonly number[]): NpsCounts => ({
  promoter: sumOf(scores, 'promoter'),
  passive: sumOf(scores, 'passive'),
  detractor: sumOf(scores, 'detractor'),
});

function sumOf(scores: readonly number[], group: NpsGroup): number {
  const [lowest, highest] = groupScores[group];
  return scores.slice(lowest, highest + 1).reduce((sum, count) => sum + count, 0);
}

/** A net promoter score from -100 to 100 and its 95 % interval, or only the count of answers while these are too few. */
export interface Nps {
  readonly count: number;
  readonly score: number | null;
  /** Half the width of the interval. */
  readonly half: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** The quantile of the normal distribution that leaves 2.5 % on each side. */
const z95 = 1.959964;

/**
 * The share of promoters minus that of detractors, times 100. Its standard error is 100 × √((P + D − (P − D)²) / n);
 * the interval ends at -100 and 100. Below ten answers, score and interval are null.
 */
export function npsOf({ promoter, passive, detractor }: NpsCounts): Nps {
  const count = promoter + passive + detractor;
  if (count < reviewLimits.tooFewBelow) return { count, score: null, half: null, low: null, high: null };
  const [p, d] = [promoter / count, detractor / count];
  const score = 100 * (p - d);
  const half = z95 * 100 * Math.sqrt((p + d - (p - d) ** 2) / count);
  return { count, score, half, low: Math.max(-100, score - half), high: Math.min(100, score + half) };
}
