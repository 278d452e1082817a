import { type RawBuilder, sql } from 'kysely';
import type { Period } from '#common/dashboard/period.ts';
import type { Database } from '#server/database/database.ts';
import { isShownReview } from '#server/features/profiles/scopes.ts';
import { summedRatings } from './figure-days.ts';
import type { DashboardScope } from './scope.ts';

/** Reviews listed in each of the two lists. */
export const listedReviews = 5;

/** Counting reviews without a reply stops here. */
export const countedUpTo = 1000;

/** Sums over the days of one part of the period, or of everything before it (`part` is null). */
export interface PartSums {
  readonly part: string | null;
  readonly sent: number;
  readonly opened: number;
  readonly started: number;
  readonly answered: number;
  readonly published: number;
  readonly levels: readonly number[];
  readonly counted: number;
  /** The sums behind the score, aged to the end of the part. */
  readonly weight: number;
  readonly weightedStars: number;
}

/** Everything a dashboard shows, as read. */
export interface DashboardRead {
  /** Whether anything was ever counted, in any period. */
  readonly hasFigures: boolean;
  readonly parts: readonly PartSums[] | null;
  /** By audience, as `starsFrom` says. */
  readonly ratings: Readonly<Record<string, readonly number[]>>;
  readonly coverage: { readonly eligible: number; readonly invited: number } | null;
  readonly reviews: readonly string[] | null;
  readonly unanswered: number;
}

/** Reads everything in one statement, from days that are counted already. `today` is the day in UTC. */
export async function readDashboard(
  { kysely }: Database,
  scope: DashboardScope,
  { from, to, unit }: Period,
  audience: string | null,
  today: string,
): Promise<DashboardRead> {
  const first = sql`${from}::date`;
  const part = partOf(from, unit);
  // The day after a part. Nothing ages beyond the last midnight, which the score is as of.
  const end = {
    day: sql`part + 1`,
    week: sql`part + 7`,
    month: sql`(date_trunc('month', part) + interval '1 month')::date`,
  }[unit];
  const before = sql`coalesce(day < ${first}, false)`;
  const age = sql`power(0.5, greatest(0, ends - day - 1)::float8 / 365)`;
  const ofAudience = audience === null ? sql`true` : sql`audience = ${audience}`;
  const reviews = sql`reviews where ${scope.ofReviews} and ${isShownReview()}
    ${audience === null ? sql`` : sql`and reviewer_type = ${audience}`}`;
  const newest = sql`order by submitted_at desc, id desc limit ${sql.lit(listedReviews)}`;
  const { rows } = await sql<DashboardRead>`/* dashboard */
    with days as materialized (
      ${daysOf(scope, ofAudience)}
    ), parts as (
      select case when ${before} then null else ${part} end as part, d.* from days d where day <= ${to}::date
    ), ended as (
      select p.*, least(case when part is null then ${first} else ${end} end, ${to}::date + 1, ${today}::date) as ends
      from parts p
    ), listed as (
      (select id, submitted_at from ${reviews} ${newest})
      union
      (select id, submitted_at from ${reviews} and not has_reply ${newest})
    )
    select
      exists (select from days where sent <> 0 or level_0 + level_1 + level_2 + level_3 + level_4 <> 0) as "hasFigures",
      (select json_agg(s) from (
        select part, sum(sent) as sent, sum(opened) as opened, sum(started) as started, sum(answered) as answered,
          sum(published) as published,
          json_build_array(sum(level_0), sum(level_1), sum(level_2), sum(level_3), sum(level_4)) as levels,
          sum(counted) as counted, sum(weight * ${age}) as weight, sum(weighted_stars * ${age}) as "weightedStars"
        from ended group by part
      ) s) as parts,
      (select coalesce(json_object_agg(audience, ratings), '{}') from (
        select audience, ${summedRatings} as ratings from parts where part is not null group by audience
      ) r) as ratings,
      (${scope.coverage}) as coverage,
      (select json_agg(id order by submitted_at desc, id desc) from listed) as reviews,
      (select count(*)::int from (
        select from ${reviews} and not has_reply limit ${sql.lit(countedUpTo + 1)}
      ) u) as unanswered`.execute(kysely);
  return rows[0]!;
}

/** The first day of the part of a period that a row's day belongs to. */
export function partOf(from: string | null, unit: Period['unit']): RawBuilder<unknown> {
  const first = sql`${from}::date`;
  return {
    day: sql`day`,
    week: sql`(${first} + (day - ${first}) / 7 * 7)`,
    month: sql`greatest(date_trunc('month', day)::date, ${first})`,
  }[unit];
}

/** The kept days in a scope, and the deltas that are not merged yet. */
function daysOf(scope: DashboardScope, ofAudience: RawBuilder<unknown>) {
  const invited = (['sent', 'opened', 'started', 'answered', 'published'] as const).map(
    (name) => sql`case when ${scope.ofInvitations} then ${sql.ref(name)} else 0 end as ${sql.ref(name)}`,
  );
  const columns = sql`day, audience, ${sql.join(invited)}, level_0, level_1, level_2, level_3, level_4, counted,
        weight::float8 as weight, weighted_stars::float8 as weighted_stars, ratings`;
  return sql`select ${columns} from figure_days where ${scope.ofDays} and ${ofAudience}
      union all
      select ${columns} from figure_day_deltas where ${scope.ofDeltas} and ${ofAudience}`;
}
