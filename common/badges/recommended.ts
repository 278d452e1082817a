import { formatNumber, formatScoreExactly, formatShare } from '../formats.ts';
import { coverageLimits } from '../limits.ts';
import { badgeMonths, type LapseCause, type RecommendedFigures, recommendedRule } from './rule.ts';

// Apart from the other words, because public pages load them.

/** What holders are called. */
export const recommendedTitle = 'Recommended recruiter';

/** Why a badge lapsed, as the end of a sentence. */
export const lapseWords: Readonly<Record<LapseCause, string>> = {
  reviews: `fewer than ${recommendedRule.reviews} verified reviews were left`,
  score: `the score fell below ${recommendedRule.score}`,
  coverage: `invitation coverage fell below ${formatShare(recommendedRule.coverage)}`,
  ended: `its ${badgeMonths} months ended, and the rule was no longer met`,
};

/** What holders meet, in one sentence. */
export const ruleSentence = `A recommended recruiter has at least ${recommendedRule.reviews} verified reviews, a score of at least ${recommendedRule.score} and invitation coverage of at least ${formatShare(recommendedRule.coverage)}.`;

/** How the badge is kept up, in one sentence. */
export const checkSentence = `We check this every night. The badge lasts ${badgeMonths} months, renews automatically, and lapses when a requirement is no longer met.`;

/** A score with as many decimals as it takes to tell it from the needed one; rounded down, as shares are. */
export const scoreWords = (score: number) => formatScoreExactly(Math.floor(score * 100 + 1e-9) / 100);

/** The figures of a profile in one line: '14 verified reviews, score 4.60, coverage 92%'. */
export const figuresWords = ({ reviewCount, score, eligibleCount, invitedCount }: RecommendedFigures): string =>
  [
    `${formatNumber(reviewCount)} verified ${reviewCount === 1 ? 'review' : 'reviews'}`,
    `score ${scoreWords(score)}`,
    eligibleCount >= coverageLimits.tooFewBelow && `coverage ${formatShare(invitedCount / eligibleCount)}`,
  ]
    .filter(Boolean)
    .join(', ');
