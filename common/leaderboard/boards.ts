import { coverageLimits, reviewLimits } from '../limits.ts';
import { lastMidnight } from '../reviews/score.ts';

/** The boards: of the viewer's own agency, and of the market. The first is the default. */
export const boards = ['agency', 'market'] as const;
export type Board = (typeof boards)[number];

/** The periods whose reviews a board counts. The first is the default. */
export const boardPeriods = ['12m', '24m', 'all'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

/** Reviews older than this many months don't help to reach the number that a board asks for. */
export const recentMonths = 24;

/** When the reviews of a period begin, as of the last UTC midnight; null without a beginning. */
export function sinceOf(period: BoardPeriod, now: Date): Date | null {
  return period === 'all' ? null : monthsBefore(lastMidnight(now), period === '12m' ? 12 : 24);
}

/** The same time of day this many months earlier. */
export function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** What a recruiter needs to be ranked, from their kept figures. */
export interface Standing {
  /** Counted reviews in the period, and in the last 24 months. */
  readonly recentCount: number;
  readonly eligibleCount: number;
  readonly invitedCount: number;
}

/** What keeps a recruiter off a board, in the order in which it is shown. */
export const missingThings = ['reviews', 'placements', 'coverage'] as const;
export type Missing = (typeof missingThings)[number];

/** What is missing; nothing for somebody who is ranked. `standings.is_ranked` says the same in SQL. */
export function missingFrom({ recentCount, eligibleCount, invitedCount }: Standing): Missing[] {
  const hasTooFewPlacements = eligibleCount < coverageLimits.tooFewBelow;
  const isSelective = !hasTooFewPlacements && invitedCount / eligibleCount < coverageLimits.goodFrom;
  return missingThings.filter(
    (what) =>
      ({ reviews: recentCount < reviewLimits.tooFewBelow, placements: hasTooFewPlacements, coverage: isSelective })[
        what
      ],
  );
}
