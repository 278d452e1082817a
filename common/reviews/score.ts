import { reviewLimits } from '../limits.ts';
import { type Level, levelWeight, lowestCountedLevel } from './levels.ts';

/** What the score needs from a published review. `overall` is 1–5 stars; a rewarded review weighs nothing. */
export interface RatedReview {
  readonly overall: number;
  readonly level: Level;
  readonly submittedAt: Date;
  readonly offeredAnything?: boolean;
}

/** Σ w and Σ w·r over a subject's reviews. */
export interface WeightedSums {
  readonly weight: number;
  readonly weightedStars: number;
}

/** A score with its 80 % interval (`low` to `high`, within 1–5), and the lower bound that ranks boards. */
export interface Score {
  readonly score: number;
  readonly half: number;
  readonly low: number;
  readonly high: number;
  readonly rank: number;
}

/** A subject's score, with the plain average and the count of its reviews. */
export interface ScoreOfReviews extends Score {
  readonly count: number;
  readonly average: number | null;
  readonly isTooFew: boolean;
}

/** The version of the formula. It changes whenever a number below does. */
export const scoreVersion = 1;

/** The numbers of the formula: where a score starts and how heavily, the variance of stars, and the normal quantile of 80 %. */
export const scoreConstants = { prior: { weight: 7, stars: 3.5 }, variance: 0.8, z80: 1.2816 } as const;
const { prior, variance, z80 } = scoreConstants;
/** The days in which a review comes to weigh half as much. */
export const halfLifeDays = 365;
const day = 86_400_000;

/** The score as of the last UTC midnight before `now`. The order of the reviews does not matter. */
export function scoreOf(reviews: readonly RatedReview[], now: Date): ScoreOfReviews {
  const counted = reviews.filter((review) => review.level >= lowestCountedLevel && !review.offeredAnything);
  const stars = counted.reduce((sum, { overall }) => sum + overall, 0);
  return {
    ...scoreFromSums(sumsOf(counted, now)),
    count: counted.length,
    average: counted.length > 0 ? stars / counted.length : null,
    isTooFew: isTooFew(counted.length),
  };
}

/** The formula itself, for sums from the database: an average pulled towards 3.5 by the weight of 7 reviews. */
export function scoreFromSums({ weight, weightedStars }: WeightedSums): Score {
  const total = prior.weight + weight;
  const score = (prior.weight * prior.stars + weightedStars) / total;
  const half = z80 * Math.sqrt(variance / total);
  return { score, half, low: Math.max(1, score - half), high: Math.min(5, score + half), rank: score - half };
}

/** The weighted stars behind a score and its weight. */
export const weightedStarsOf = ({ score, weight }: { score: number; weight: number }): number =>
  score * (prior.weight + weight) - prior.weight * prior.stars;

/** The weight of one review: its level's weight, halved with each year of age. */
export function reviewWeight(review: RatedReview, now: Date): number {
  if (review.offeredAnything) return 0;
  return levelWeight(review.level) * 0.5 ** (ageDays(review.submittedAt, now) / halfLifeDays);
}

/** Whole days from submission to the last UTC midnight; 0 for anything since. */
export function ageDays(submittedAt: Date, now: Date): number {
  return Math.max(0, Math.floor((lastMidnight(now).getTime() - submittedAt.getTime()) / day));
}

/** The time that scores are 'as of'. */
export function lastMidnight(now: Date): Date {
  return new Date(Math.floor(now.getTime() / day) * day);
}

/** Whether too few reviews count, so that 'too few' is shown. */
export function isTooFew(count: number): boolean {
  return count < reviewLimits.tooFewBelow;
}

function sumsOf(reviews: readonly RatedReview[], now: Date): WeightedSums {
  let weight = 0;
  let weightedStars = 0;
  for (const review of reviews) {
    const own = reviewWeight(review, now);
    weight += own;
    weightedStars += own * review.overall;
  }
  return { weight, weightedStars };
}
