import { type Expression, type SqlBool, sql } from 'kysely';

/** Rows of the recruiter with this slug, which is looked up once. */
export const ofRecruiter = ({ recruiter_id }: { recruiter_id: Expression<string> }, slug: Expression<string>) =>
  sql<SqlBool>`${recruiter_id} = (select id from recruiters where slug = ${slug})`;

/**
 * Whether a moment is on or after a day, 'YYYY-MM-DD' in the viewer's time zone. Compared as text, so that an invalid
 * day is not an error.
 */
export const isSince = (at: Expression<unknown>, day: Expression<string>, { timeZone }: Zoned) =>
  sql<SqlBool>`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD') >= ${day}`;

/** Whether a moment is on or before a day, 'YYYY-MM-DD' in the viewer's time zone. */
export const isUntil = (at: Expression<unknown>, day: Expression<string>, { timeZone }: Zoned) =>
  sql<SqlBool>`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD') <= ${day}`;

/** Whether the placement with this id came from a source. */
export const isOfSource = (placementId: Expression<unknown>, source: Expression<string>) =>
  sql<SqlBool>`exists (select from placements s where s.id = ${placementId} and s.source = ${source})`;

interface Zoned {
  readonly timeZone: Expression<string>;
}
