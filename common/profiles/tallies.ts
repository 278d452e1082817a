import { jobTypes } from '../placements/kinds.ts';
import { type Audience, criteria } from '../reviews/criteria.ts';

/**
 * Counts by name, kept with a profile. Of its reviews: `audience candidate`, `level 3`, `speciality legal`; of each
 * criterion `rated candidate aftercare`, how many have rated it, and `stars candidate aftercare`, the sum of their stars.
 * Of its placements: `permanent`, `temp`, `fixed-term`, and `from software`, how many of them recruitment software or an
 * offer accepted here tells of. What is not named counts nothing.
 */
export type Tallies = Readonly<Record<string, number>>;

/** A criterion with the plain average of its stars and how many reviews rated it. */
export interface RatedCriterion {
  readonly key: string;
  readonly label: string;
  readonly average: number;
  readonly count: number;
}

/** The criteria of an audience that anybody has rated, in the order of the form. */
export function ratedCriteria(tallies: Tallies, audience: Audience): RatedCriterion[] {
  return criteria[audience].flatMap(({ key, label }) => {
    const count = tallies[`rated ${audience} ${key}`] ?? 0;
    const stars = tallies[`stars ${audience} ${key}`] ?? 0;
    return count > 0 ? [{ key, label, count, average: stars / count }] : [];
  });
}

/** Counts of one kind by what they are of, such as `{ 0: 2, 3: 12 }` of `level`. */
export function talliesOf(tallies: Tallies, kind: 'audience' | 'level' | 'speciality'): Tallies {
  const prefix = `${kind} `;
  return Object.fromEntries(
    Object.entries(tallies).flatMap(([name, count]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), count]] : [],
    ),
  );
}

/** How many placements there are, and how many of them nobody had to declare. */
export function placementsOf(tallies: Tallies): { all: number; fromSoftware: number } {
  const all = jobTypes.reduce((sum, type) => sum + (tallies[type] ?? 0), 0);
  return { all, fromSoftware: tallies['from software'] ?? 0 };
}
