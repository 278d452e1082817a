import { formatShare } from '../formats.ts';
import { coverageLimits, reviewLimits } from '../limits.ts';
import type { Audience } from '../reviews/criteria.ts';
import { type BoardPeriod, type Missing, missingFrom, recentMonths, type Standing } from './boards.ts';

/** The periods in words. */
export const boardPeriodWords: Readonly<Record<BoardPeriod, string>> = {
  '12m': 'Last 12 months',
  '24m': 'Last 24 months',
  all: 'All time',
};

/** Whose reviews a board counts, in words. */
export const boardAudienceWords: Readonly<Record<Audience, string>> = {
  candidate: 'Candidates',
  employer: 'Employers',
};

/** What a recruiter still needs to be ranked, such as '3 more reviews'; empty for one who is. */
export function missingWords(standing: Standing): string[] {
  const { recentCount, eligibleCount, invitedCount } = standing;
  const reviews = reviewLimits.tooFewBelow - recentCount;
  const words: Readonly<Record<Missing, string>> = {
    reviews: `${reviews} more counted ${reviews === 1 ? 'review' : 'reviews'} from the last ${recentMonths} months`,
    placements: `Too few placements to tell coverage: ${eligibleCount} of ${coverageLimits.tooFewBelow} eligible people`,
    coverage: `Coverage of ${formatShare(coverageLimits.goodFrom)}: ${invitedCount} of ${eligibleCount} eligible people invited`,
  };
  return missingFrom(standing).map((what) => words[what]);
}
