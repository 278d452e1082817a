import { type RawBuilder, sql } from 'kysely';
import type { StatementFigures } from '#common/statements/content.ts';
import { statementLimits, statementMonths } from '#common/statements/statements.ts';
import type { Tx } from '#server/database/database.ts';
import { placementTallies } from '#server/features/profiles/figures/counting.ts';
import { npsDaysOf, npsSums } from '#server/features/surveys/figures/nps.queries.ts';

/** The recruiter or agency a statement is about. */
export interface StatementSubject {
  readonly agencyId: string;
  /** Null for the agency itself. */
  readonly recruiterId: string | null;
}

/** What a version freezes: the figures, and which people the agency has. */
export interface Frozen {
  readonly figures: StatementFigures;
  readonly memberIds: readonly string[];
}

/** Reads the figures of a recruiter or an agency as they are now, in one statement. */
export async function figuresOf(
  kysely: Pick<Tx, 'getExecutor'>,
  { agencyId, recruiterId }: StatementSubject,
  now: Date,
): Promise<Frozen> {
  const today = now.toISOString().slice(0, 10);
  const since = sql`(${today}::date - make_interval(months => ${sql.lit(statementMonths)}))::date`;
  const ofSubject = recruiterId ? sql`p.recruiter_id = ${recruiterId}` : sql`p.agency_id = ${agencyId}`;
  const inScope = recruiterId ? sql`recruiter_id = ${recruiterId}` : sql`is_total`;
  const { rows } = await sql<Row>`/* figuresOfStatement */
    with people as materialized (
      select id, score_rank, location, specialities from recruiters where agency_id = ${agencyId} and gone_at is null
    ), colleagues as (
      select id, score_rank from people where id is distinct from ${recruiterId}::uuid
    ), places as (${recruiterId ? placeOf(recruiterId) : placesOf(agencyId)})
    select k.score::float8, greatest(1, k.score - k.score_half)::float8 as low,
      least(5, k.score + k.score_half)::float8 as high, k.score_as_of::text, k.review_count, k.published_count,
      k.eligible_count, k.invited_count,
      array(${recruiterId ? specialitiesOf(recruiterId) : specialitiesOfPeople}) as specialities,
      array(select name from places order by place, count desc, name limit ${sql.lit(statementLimits.places)}) as places,
      (select count(*)::int from places) as place_count,
      ${placementTallies(sql`${ofSubject} and p.start_date > ${since}`, now)} as placements,
      case when a.plan = 'ultimate_team' then (
        select d.scores from (
          select ${npsSums} from (${npsDaysOf(agencyId)}) every
          where ${inScope} and day > ${since} and day <= ${today}::date
        ) d where 0 < (select sum(n) from unnest(d.scores) n)
      ) end as nps,
      array(select id from colleagues order by score_rank desc, id limit ${sql.lit(statementLimits.people)}) as member_ids,
      (select count(*)::int from colleagues) as people_count
    from agencies a
      join ${recruiterId ? sql`recruiters k on k.id = ${recruiterId}` : sql`agency_figures k on k.agency_id = a.id`}
    where a.id = ${agencyId}`.execute(kysely as Tx);
  const row = rows[0]!;
  const { 'from software': _, ...placements } = row.placements;
  return {
    memberIds: row.member_ids,
    figures: {
      ...{ asOf: today, score: row.score, low: row.low, high: row.high, scoreAsOf: row.score_as_of },
      ...{ reviewCount: row.review_count, publishedCount: row.published_count },
      ...{ eligible: row.eligible_count, invited: row.invited_count, specialities: row.specialities },
      ...{ places: row.places, furtherPlaces: row.place_count - row.places.length, placements, nps: row.nps },
      peopleCount: row.people_count,
    },
  };
}

interface Row {
  score: number;
  low: number;
  high: number;
  score_as_of: string;
  review_count: number;
  published_count: number;
  eligible_count: number;
  invited_count: number;
  specialities: string[];
  places: string[];
  place_count: number;
  placements: Record<string, number>;
  nps: number[] | null;
  member_ids: string[];
  people_count: number;
}

const placeOf = (recruiterId: string) =>
  sql`select location as name, 0 as place, 1 as count from recruiters where id = ${recruiterId} and location <> ''`;

/** The agency's own place first, then those of its people, the most frequent first. */
const placesOf = (agencyId: string) => sql`
  select name, min(place) as place, count(*) as count from (
    select location as name, 0 as place from agencies where id = ${agencyId}
    union all select location, 1 from people
  ) p where name <> '' group by name`;

const specialitiesOf = (recruiterId: string) => sql`
  select s.id from recruiters r, unnest(r.specialities) with ordinality s (id, place) where r.id = ${recruiterId}
  order by s.place`;

const specialitiesOfPeople: RawBuilder<unknown> = sql`
  select s.id from people, unnest(specialities) s (id) group by s.id order by count(*) desc, s.id`;
