import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/database/types.ts';

const cell = ['agency_id', 'recruiter_id', 'audience', 'day'] as const;
const counts = [
  'sent',
  'opened',
  'started',
  'answered',
  'published',
  'level_0',
  'level_1',
  'level_2',
  'level_3',
  'level_4',
  'counted',
] as const;
const sums = [...counts, 'weight', 'weighted_stars'] as const;

/** A criterion's ratings are at its place, and the sum of its stars this many places later. */
export const starsFrom = 12;

/** Sums of the ratings of several rows, place by place. */
export const summedRatings = sql`array[${sql.join(
  Array.from({ length: 2 * starsFrom }, (_, place) => sql`coalesce(sum(ratings[${sql.lit(place + 1)}]), 0)::int`),
)}]`;

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const summed = sql.join([
  ...counts.map((name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`),
  sql`sum(weight) as weight, sum(weighted_stars) as weighted_stars, ${summedRatings} as ratings`,
]);

/** All columns of a day's figures, in one order. */
export const dayColumns = list([...cell, ...sums, 'ratings']);

/** A row for everything that counts now: each invitation that was sent, and each review that the public may read. */
export const countedDays = sql`
  select f.* from invitations i cross join lateral figures_of_invitation(i, 1) f
  union all
  select f.* from reviews r cross join lateral figures_of_review(r, 1) f`;

/** Sums such rows for each recruiter at an agency, each agency and everyone, by audience and day. */
export const summedDays = (rows: RawBuilder<unknown>) => sql`
  select ${list(cell)}, ${summed} from ${rows} r
  group by grouping sets ((agency_id, recruiter_id, audience, day), (agency_id, audience, day), (audience, day))`;

/** The kept figures as they are with all deltas, without days on which nothing counts any more. */
export const keptDays = sql`
  select ${list(cell)}, ${summed}
  from (
    select ${dayColumns} from figure_days
    union all
    select ${dayColumns} from (${summedDays(sql`figure_day_deltas`)}) d
  ) r
  group by ${list(cell)}
  having ${sql.join(
    counts.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
    sql` or `,
  )}`;

/**
 * Merges the deltas into the figures, in a statement that takes exactly the deltas it deletes. Sums are right before and
 * after.
 */
export async function mergeFigureDays(kysely: Kysely<DB>): Promise<void> {
  await sql`/* mergeFigureDays */
    with taken as (delete from figure_day_deltas returning *)
    insert into figure_days as f (${dayColumns}) ${summedDays(sql`taken`)}
    ${addedToTheSameDay()}`.execute(kysely);
}

/**
 * Gives the figures of an agency or a recruiter to another one. Call it once all that is counted has moved: the deltas of
 * these moves then add up to nothing.
 */
export async function moveFigureDays(
  kysely: Kysely<DB>,
  of: 'agency_id' | 'recruiter_id',
  { from, into }: { from: string; into: string },
): Promise<void> {
  const moved = cell.map((name) => (name === of ? sql`${into}::uuid` : sql.ref(name)));
  await sql`/* moveFigureDays */
    with taken as (delete from figure_days where ${sql.ref(of)} = ${from} returning *)
    insert into figure_days as f (${dayColumns}) select ${sql.join(moved)}, ${list([...sums, 'ratings'])} from taken
    ${addedToTheSameDay()}`.execute(kysely);
  await sql`/* moveFigureDeltas */
    update figure_day_deltas set ${sql.ref(of)} = ${into} where ${sql.ref(of)} = ${from}`.execute(kysely);
}

/** What becomes of a day that has figures already. */
function addedToTheSameDay() {
  const addedRatings = sql.join(
    Array.from({ length: 2 * starsFrom }, (_, index) => {
      const place = sql.lit(index + 1);
      return sql`f.ratings[${place}] + excluded.ratings[${place}]`;
    }),
  );
  const added = sums.map((name) => sql`${sql.ref(name)} = f.${sql.ref(name)} + excluded.${sql.ref(name)}`);
  return sql`on conflict (${list(cell)}) do update set ${sql.join(added)}, ratings = array[${addedRatings}]`;
}
