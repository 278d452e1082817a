import { coverageLimits } from '../limits.ts';

/** What a recommended recruiter needs: counted reviews, a score, and a share of people invited. */
export const recommendedRule = { reviews: 10, score: 4.3, coverage: coverageLimits.goodFrom } as const;

/** Months for which the badge is given. */
export const badgeMonths = 12;

/** The requirements, in the order in which they are shown. */
export const badgeRequirements = ['reviews', 'score', 'coverage'] as const;
export type BadgeRequirement = (typeof badgeRequirements)[number];

/** What a profile shows of a recruiter, as it is kept. */
export interface RecommendedFigures {
  /** Counted reviews: of level 2 or more. */
  readonly reviewCount: number;
  readonly score: number;
  readonly eligibleCount: number;
  readonly invitedCount: number;
}

/** A requirement, what it asks for, and what the recruiter has. */
export interface Requirement {
  readonly what: BadgeRequirement;
  readonly needed: number;
  /** Null while there are too few placements to tell. */
  readonly has: number | null;
  readonly isMet: boolean;
}

/** Whether a recruiter meets the rule, and how they stand in each requirement. */
export interface RecommendedEligibility {
  readonly isEligible: boolean;
  readonly requirements: readonly Requirement[];
}

/** Compares the figures of a profile with the rule, as they are and not as they are rounded to be shown. */
export function recommendedEligibility(figures: RecommendedFigures): RecommendedEligibility {
  const { reviewCount, score, eligibleCount, invitedCount } = figures;
  const coverage = eligibleCount < coverageLimits.tooFewBelow ? null : invitedCount / eligibleCount;
  const has = { reviews: reviewCount, score, coverage };
  const requirements = badgeRequirements.map((what): Requirement => {
    const needed = recommendedRule[what];
    return { what, needed, has: has[what], isMet: has[what] !== null && has[what] >= needed };
  });
  return { isEligible: requirements.every(({ isMet }) => isMet), requirements };
}

/** Whether one requirement alone is missing, and nine tenths of it are there. */
export function isCloseToBadge(requirements: readonly Requirement[]): boolean {
  const [missing, ...others] = requirements.filter(({ isMet }) => !isMet);
  return missing !== undefined && others.length === 0 && (missing.has ?? 0) >= missing.needed * 0.9;
}

/** Why a badge lapsed: a requirement was no longer met, when it was checked at night or when its months ended. */
export const lapseCauses = [...badgeRequirements, 'ended'] as const;
export type LapseCause = (typeof lapseCauses)[number];

/** What the check does with a recruiter's badge; nothing is undefined. */
export type BadgeChange =
  | { readonly to: 'given' }
  | { readonly to: 'renewed' }
  | { readonly to: 'lapsed'; readonly because: LapseCause };

/** Decides on a day, from the figures and from the day until which the badge is held, if it is held. */
export function badgeChange(figures: RecommendedFigures, until: string | null, today: string): BadgeChange | undefined {
  const { isEligible, requirements } = recommendedEligibility(figures);
  const isOver = until !== null && until <= today;
  if (isEligible) return until === null ? { to: 'given' } : isOver ? { to: 'renewed' } : undefined;
  if (until === null) return undefined;
  return { to: 'lapsed', because: isOver ? 'ended' : requirements.find(({ isMet }) => !isMet)!.what };
}

/** The day on which a badge given or renewed today ends. The last of February follows the 29th. */
export function badgeEnd(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + badgeMonths + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + badgeMonths, Math.min(day, last))).toISOString().slice(0, 10);
}
