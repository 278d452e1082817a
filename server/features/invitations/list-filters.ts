import { type Expression, type SqlBool, sql } from 'kysely';

/** Rows of the recruiter with this slug, which is looked up once. */
export const ofRecruiter = ({ recruiter_id }: { recruiter_id: Expression<string> }, slug: Expression<string>) =>
  sql<SqlBool>`${recruiter_id} = (select id from recruiters where slug = ${slug})`;

/** Rows of the recruiters who are on the viewer's agency's team with this id, as the API has it. */
export const ofTeam = (
  { recruiter_id }: { recruiter_id: Expression<string> },
  team: Expression<string>,
  { agencyId }: { agencyId: Expression<string | null> },
) =>
  sql<SqlBool>`${recruiter_id} = any (array(select m.recruiter_id from team_members m
    where m.agency_id = ${agencyId} and m.team_id::text = substr(${team}, 6)))`;

/** A typed day, 'YYYY-MM-DD', as a date; null for an invalid one, which is not an error. */
const dateOf = (day: Expression<string>) =>
  sql<string>`(case when ${day}::text ~ '^\\d{4}-\\d\\d-\\d\\d$' and pg_input_is_valid(${day}::text, 'date') then ${day}::text::date end)`;

/**
 * Whether a moment is on or after a day in the viewer's time zone. An invalid day matches nothing. Written so that an
 * index on the moment serves it.
 */
export const isSince = (at: Expression<unknown>, day: Expression<string>, { timeZone }: Zoned) =>
  sql<SqlBool>`${at} >= ${dateOf(day)}::timestamp at time zone ${timeZone}`;

/** Whether a moment is on or before a day in the viewer's time zone, likewise. */
export const isUntil = (at: Expression<unknown>, day: Expression<string>, { timeZone }: Zoned) =>
  sql<SqlBool>`${at} < (${dateOf(day)} + 1)::timestamp at time zone ${timeZone}`;

/** The same for a date, without a time zone. */
export const isSinceDay = (at: Expression<unknown>, day: Expression<string>) => sql<SqlBool>`${at} >= ${dateOf(day)}`;

/** The same for a date, without a time zone. */
export const isUntilDay = (at: Expression<unknown>, day: Expression<string>) => sql<SqlBool>`${at} <= ${dateOf(day)}`;

interface Zoned {
  readonly timeZone: Expression<string>;
}
