import { type Expression, type SqlBool, sql } from 'kysely';

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
