import { formatDay, formatNumber, formatShare } from '../formats.ts';
import { coverageLimits } from '../limits.ts';
import type { BadgeKind } from './badges.ts';
import { recommendedTitle, scoreWords } from './recommended.ts';
import type { BadgeRequirement, Requirement } from './rule.ts';

/** The kinds, and where each belongs. */
export const badgeKindWords: Readonly<Record<BadgeKind, { readonly name: string; readonly about: string }>> = {
  big_badge: { name: 'Large badge', about: 'For your website, with your name' },
  small_badge: { name: 'Small badge', about: 'For a footer or a narrow column' },
  badge: { name: 'Badge', about: 'A wide badge for your website' },
  email_signature: { name: 'Email signature', about: 'One line below your name' },
  profile: { name: 'Profile banner', about: 'The background of your LinkedIn profile' },
};

/** The requirements as headings. */
export const requirementWords: Readonly<Record<BadgeRequirement, string>> = {
  reviews: 'Verified reviews',
  score: 'Score',
  coverage: 'Invitation coverage',
};

/** What the recruiter has of a requirement, and what is needed: '7 of 10', '4.12, needs 4.3'. */
export function standingWords({ what, has, needed, isMet }: Requirement): string {
  if (what === 'reviews') return isMet ? formatNumber(has ?? 0) : `${formatNumber(has ?? 0)} of ${needed}`;
  if (what === 'score') return isMet ? scoreWords(has ?? 0) : `${scoreWords(has ?? 0)}, needs ${needed}`;
  if (has === null) return 'Too few placements';
  return isMet ? formatShare(has) : `${formatShare(has)}, needs ${formatShare(needed)}`;
}

/** What helps to meet a requirement. */
export function helpWords({ what, has, needed }: Requirement): string {
  if (what === 'reviews') {
    const missing = needed - (has ?? 0);
    return `${missing === 1 ? 'One more review' : `${missing} more reviews`} tied to a placement ${missing === 1 ? 'is' : 'are'} missing.`;
  }
  if (what === 'score') return 'New reviews count more than old ones. Ask everyone you placed.';
  if (has === null)
    return `Coverage is counted from ${coverageLimits.tooFewBelow} people who could be invited. Add your placements.`;
  return 'Invite the candidates and employers of placements that have no invitation yet.';
}

/** How long a badge is held, or when it lapsed, as the pictures say it. */
export const badgeDayWords = ({ until, lapsedOn }: { until: string; lapsedOn: string | null }): string =>
  lapsedOn ? `Lapsed on ${formatDay(lapsedOn)}` : `Valid until ${formatDay(until)}`;

/** The same where there is little room. */
export const shortDayWords = ({ until, lapsedOn }: { until: string; lapsedOn: string | null }): string =>
  lapsedOn ? `Lapsed ${formatDay(lapsedOn)}` : `Until ${formatDay(until)}`;

/** What a picture of the badge shows, for those who do not see it. */
export const badgeAlt = (name: string): string => `${name}: ${recommendedTitle} on Plaudit`;
