import { jobTypes } from '../placements/kinds.ts';
import { type Audience, criteria } from '../reviews/criteria.ts';

/**
 * Counts by name, kept with a profile. For reviews: `audience candidate`, `level 3`, `speciality legal`; for each
 * criterion `rated candidate aftercare`, the number of ratings, and `stars candidate aftercare`, their sum. For
 * placements: `permanent`, `temp`, `fixed-term`, and `from software`, the number that an ATS or an offer accepted here
 * proves. A missing name means zero.
 */
export type Tallies = Readonly<Record<string, number>>;

/** A criterion with its average stars and the number of ratings. */
export interface RatedCriterion {
  readonly key: string;
  readonly label: string;
  readonly average: number;
  readonly count: number;
}

/** An audience's rated criteria, in the order of the form. */
export function ratedCriteria(tallies: Tallies, audience: Audience): RatedCriterion[] {
  return criteria[audience].flatMap(({ key, label }) => {
    const count = tallies[`rated ${audience} ${key}`] ?? 0;
    const stars = tallies[`stars ${audience} ${key}`] ?? 0;
    return count > 0 ? [{ key, label, count, average: stars / count }] : [];
  });
}

/** Counts of one kind by value, such as `{ 0: 2, 3: 12 }` for `level`. */
export function talliesOf(tallies: Tallies, kind: 'audience' | 'level' | 'speciality'): Tallies {
  const prefix = `${kind} `;
  return Object.fromEntries(
    Object.entries(tallies).flatMap(([name, count]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), count]] : [],
    ),
  );
}

/** The number of placements, and how many of them are proven rather than declared. */
export function placementsOf(tallies: Tallies): { all: number; fromSoftware: number } {
  const all = jobTypes.reduce((sum, type) => sum + (tallies[type] ?? 0), 0);
  return { all, fromSoftware: tallies['from software'] ?? 0 };
}
