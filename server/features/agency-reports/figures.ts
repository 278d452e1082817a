import { sql } from 'kysely';
import type { ReportPeriod } from '#common/agency-reports/period.ts';
import { audiences, criteria } from '#common/reviews/criteria.ts';
import { halfLifeDays } from '#common/reviews/score.ts';
import type { Tx } from '#server/database/database.ts';
import { dayColumns, starsFrom, summedRatings } from '#server/features/dashboard/figure-days.ts';
import { isShownReview } from '#server/features/profiles/scopes.ts';

/** The newest reviews that a report lists. */
export const listedReviews = 3;

/** An agency's figures of a period, as they are now. */
export interface ReportFigures {
  readonly sent: number;
  readonly opened: number;
  readonly answered: number;
  readonly published: number;
  /** Counted reviews of the period, and all of them until its end. */
  readonly counted: number;
  readonly scored: number;
  /** The sums behind the score, aged to the end of the period. */
  readonly weight: number;
  readonly stars: number;
  readonly eligible: number;
  readonly invited: number;
  readonly lines: readonly ReportLine[];
}

/** The figures of a recruiter, a speciality or a criterion, or one of the newest reviews. */
export interface ReportLine {
  readonly kind: 'recruiter' | 'speciality' | 'criterion' | 'review';
  readonly recruiter_id?: string;
  readonly review_id?: string;
  readonly key?: string;
  readonly sent?: number;
  readonly answered?: number;
  readonly counted?: number;
  readonly scored?: number;
  readonly weight?: number;
  readonly stars?: number;
}

/** Reads everything that a report freezes. Null if nothing happened in the period. */
export async function figuresOf(tx: Tx, agencyId: string, { from, to }: ReportPeriod): Promise<ReportFigures | null> {
  const totals = await totalsOf(tx, agencyId, { from, to });
  if (!totals || totals.sent + totals.received === 0) return null;
  const { received: _, ratings, ...figures } = totals;
  return {
    ...figures,
    lines: [
      ...(await recruitersOf(tx, agencyId, { from, to })),
      ...(await specialitiesOf(tx, agencyId, { from, to })),
      ...criteriaOf(ratings),
      ...(await newestOf(tx, agencyId, { from, to })),
    ],
  };
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The kept days and what is not merged into them yet, until the end of the period. */
const daysUntil = (agencyId: string, to: string, ofRecruiters: boolean) => sql`
  select ${dayColumns} from figure_days
  where agency_id = ${agencyId} and recruiter_id is ${ofRecruiters ? sql`not null` : sql`null`} and day <= ${to}::date
  union all
  select ${dayColumns} from figure_day_deltas where agency_id = ${agencyId} and day <= ${to}::date`;

const agedTo = (to: string) => sql`power(0.5, greatest(0, ${to}::date - day)::float8 / ${sql.lit(halfLifeDays)})`;

const sumsOf = (from: string, to: string) => {
  const inPeriod = sql`filter (where day >= ${from}::date)`;
  return sql`
    coalesce(sum(sent) ${inPeriod}, 0)::int as sent, coalesce(sum(opened) ${inPeriod}, 0)::int as opened,
    coalesce(sum(answered) ${inPeriod}, 0)::int as answered, coalesce(sum(published) ${inPeriod}, 0)::int as published,
    coalesce(sum(counted) ${inPeriod}, 0)::int as counted, coalesce(sum(counted), 0)::int as scored,
    coalesce(sum(weight * ${agedTo(to)}), 0)::float8 as weight,
    coalesce(sum(weighted_stars * ${agedTo(to)}), 0)::float8 as stars,
    coalesce(sum(level_0 + level_1 + level_2 + level_3 + level_4) ${inPeriod}, 0)::int as received`;
};

type Totals = Omit<ReportFigures, 'lines'> & {
  readonly received: number;
  readonly ratings: Readonly<Record<string, readonly number[]>>;
};

async function totalsOf(tx: Tx, agencyId: string, { from, to }: Days) {
  const { rows } = await sql<Totals>`/* totalsOfReport */
    with days as materialized (${daysUntil(agencyId, to, false)})
    select s.*, f.eligible_count as eligible, f.invited_count as invited,
      (select coalesce(json_object_agg(audience, ratings), '{}') from (
        select audience, ${summedRatings} as ratings from days where day >= ${from}::date group by audience
      ) r) as ratings
    from (select ${sumsOf(from, to)} from days) s, agency_figures f where f.agency_id = ${agencyId}`.execute(tx);
  return rows[0];
}

async function recruitersOf(tx: Tx, agencyId: string, { from, to }: Days) {
  const { rows } = await sql<ReportLine>`/* recruitersOfReport */
    select 'recruiter' as kind, recruiter_id, sent, answered, counted, scored, weight, stars from (
      select recruiter_id, ${sumsOf(from, to)} from (${daysUntil(agencyId, to, true)}) d group by recruiter_id
    ) s where sent + received > 0
    order by counted desc, answered desc, sent desc, recruiter_id`.execute(tx);
  return rows;
}

/** By the speciality of the placement that an invitation or a counted review is about. */
async function specialitiesOf(tx: Tx, agencyId: string, { from, to }: Days) {
  const first = sql`(${from}::timestamp at time zone 'UTC')`;
  const end = sql`((${to}::date + 1)::timestamp at time zone 'UTC')`;
  const { rows } = await sql<ReportLine>`/* specialitiesOfReport */
    with happened as (
      select p.speciality, 1 as sent, (i.completed_at is not null)::int as answered, 0 as counted, 0.0 as weight, 0.0 as stars
      from invitations i join placements p on p.id = i.placement_id
      where i.agency_id = ${agencyId} and i.sent_at > ${first} and i.sent_at <= ${end}
      union all
      select p.speciality, 0, 0, 1, v.weight, v.weight * v.overall
      from reviews v join placements p on p.id = v.placement_id
      where v.agency_id = ${agencyId} and v.submitted_at > ${first} and v.submitted_at <= ${end}
        and v.level >= 2 and not v.was_offered_anything and ${isShownReview('v')}
    )
    select 'speciality' as kind, speciality as key, sum(sent)::int as sent, sum(answered)::int as answered,
      sum(counted)::int as counted, sum(counted)::int as scored, sum(weight)::float8 as weight, sum(stars)::float8 as stars
    from happened where speciality is not null group by speciality
    order by sum(counted) desc, sum(sent) desc, speciality`.execute(tx);
  return rows;
}

/** The ratings of single criteria, the highest average first. `criteria_of` in the database has them in the same order. */
function criteriaOf(ratings: Totals['ratings']): ReportLine[] {
  return audiences
    .flatMap((audience) =>
      criteria[audience].map(({ key }, place) => ({
        kind: 'criterion' as const,
        key: `${audience} ${key}`,
        counted: ratings[audience]?.[place] ?? 0,
        stars: ratings[audience]?.[starsFrom + place] ?? 0,
      })),
    )
    .filter(({ counted }) => counted > 0)
    .sort((one, other) => other.stars / other.counted - one.stars / one.counted || other.counted - one.counted);
}

async function newestOf(tx: Tx, agencyId: string, { from, to }: Days) {
  const { rows } = await sql<ReportLine>`/* newestOfReport */
    select 'review' as kind, id as review_id from reviews
    where agency_id = ${agencyId} and submitted_at > (${from}::timestamp at time zone 'UTC')
      and submitted_at <= ((${to}::date + 1)::timestamp at time zone 'UTC') and ${isShownReview()}
    order by submitted_at desc, id desc limit ${sql.lit(listedReviews)}`.execute(tx);
  return rows;
}
