import { formatCount, formatDay, formatInterval, formatNumber, formatScore, formatShare } from '../formats.ts';
import { coverageLimits, reviewLimits } from '../limits.ts';
import { jobTypeLabels, jobTypes } from '../placements/kinds.ts';
import { levels } from '../reviews/levels.ts';
import { isTooFew } from '../reviews/score.ts';
import { specialityOf } from '../specialities.ts';
import { groupCounts, type Nps, npsOf } from '../surveys/nps.ts';
import type { QuotedReview, StatementContent, StatementFigures } from './content.ts';
import { type StatementSection, statementMonths } from './statements.ts';

/** A figure with what it counts. */
export type Fact = readonly [label: string, value: string];

/** The sections of a statement that have anything to show. */
export const filledSections = (content: StatementContent): StatementSection[] =>
  content.sections.filter((section) => hasContent(content, section));

function hasContent(
  { figures, about, people, reviews, contact }: StatementContent,
  section: StatementSection,
): boolean {
  if (section === 'about') return about !== '';
  if (section === 'team') return people.length > 0;
  if (section === 'specialities') return figures.specialities.length > 0;
  if (section === 'places') return figures.places.length > 0;
  if (section === 'reviews') return reviews.length > 0;
  if (section === 'nps') return figures.nps !== null;
  if (section === 'contact') return Object.values(contact).some(Boolean);
  return true;
}

/** 'Score 4.6, 80% interval 4.4–4.8, from 41 reviews', or that there are too few. */
export function scoreFacts({ score, low, high, reviewCount, scoreAsOf, eligible, invited }: StatementFigures): Fact[] {
  const facts: Fact[] = [];
  if (reviewCount > 0)
    facts.push(['Score out of 5', formatScore(score)], ['80% interval', formatInterval({ low, high })]);
  facts.push(['Reviews in the score', countOrTooFew(reviewCount)], ['Score as of', formatDay(scoreAsOf)]);
  const share = `${formatNumber(invited)} of ${formatNumber(eligible)} eligible people`;
  facts.push([
    'Invited to review',
    eligible < coverageLimits.tooFewBelow
      ? `Too few placements to tell (${share})`
      : `${formatShare(invited / eligible)}, ${share}${invited / eligible < coverageLimits.goodFrom ? ': selective inviting' : ''}`,
  ]);
  return facts;
}

const countOrTooFew = (count: number) =>
  count === 0 ? 'None yet' : isTooFew(count) ? `${formatNumber(count)} (too few)` : formatNumber(count);

/** Placements by type and all together, in the months before the day of the figures. */
export function placementFacts({ placements }: StatementFigures): Fact[] {
  const counted = jobTypes.map((type): [string, number] => [jobTypeLabels[type], placements[type] ?? 0]);
  const all = counted.reduce((sum, [, count]) => sum + count, 0);
  return [...counted, ['All placements', all] as const].map(([label, count]) => [label, formatNumber(count)]);
}

/** 'Placements that started from Nov 28, 2024 to Nov 28, 2026'. */
export const placementsNote = ({ asOf }: StatementFigures): string =>
  `Placements that started in the ${statementMonths} months before ${formatDay(asOf)}.`;

/** The names of the specialities. */
export const specialityNames = ({ specialities }: StatementFigures): string[] =>
  specialities.map((id) => specialityOf(id)?.name ?? id);

/** The places in one line, with how many more there are. */
export const placesText = ({ places, furtherPlaces }: StatementFigures): string =>
  furtherPlaces > 0 ? `${places.join(' · ')} and ${furtherPlaces} more` : places.join(' · ');

/** The net promoter score of the survey answers; null where there is no NPS. */
export const npsOfStatement = ({ nps }: StatementFigures): Nps | null => nps && npsOf(groupCounts(nps));

/** The net promoter score with its interval and answers. */
export function npsFacts(figures: StatementFigures): Fact[] {
  const nps = npsOfStatement(figures);
  if (!nps) return [];
  const { score, low, high, count } = nps;
  if (score === null || low === null || high === null)
    return [
      [
        'Net promoter score',
        `Too few answers: ${formatNumber(count)}, at least ${reviewLimits.tooFewBelow} are needed`,
      ],
    ];
  return [
    ['Net promoter score', formatScore(score)],
    ['95% interval', `${formatScore(low)} to ${formatScore(high)}`],
    ['Answers', formatNumber(count)],
  ];
}

/** '3 of 41 published reviews shown'. */
export function reviewsShown({ reviews, figures: { publishedCount } }: StatementContent): string {
  const all = Math.max(publishedCount, reviews.length);
  return `${formatNumber(reviews.length)} of ${formatCount(all, 'published review')} shown`;
}

/** How a quoted review was verified: 'Level 3: Placement confirmed'. */
export const levelText = ({ level }: QuotedReview): string => `Level ${level}: ${levels[level].name}`;

/** How many people of the team are not named. */
export const furtherPeople = ({ people, figures: { peopleCount } }: StatementContent): number =>
  Math.max(0, peopleCount - people.length);

/** The ways to reach the subject that are known. */
export const contactFacts = ({ email, phone, website }: StatementContent['contact']): Fact[] =>
  Object.entries({ Email: email, Phone: phone, Website: website }).flatMap(([label, value]): Fact[] =>
    value ? [[label, value]] : [],
  );
