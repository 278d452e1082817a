import { type RawBuilder, sql } from 'kysely';
import type { Period } from '#common/dashboard/period.ts';
import type { Database } from '#server/database/database.ts';
import { partOf } from '#server/features/dashboard/dashboard.queries.ts';
import { scoreCount } from './kept-figures.ts';
import type { NpsScope } from './nps-scope.ts';

/** Emails sent in a period and how far they have come by now, and the answers given in it by score, those of 0 first. */
export interface NpsSums {
  readonly sent: number;
  readonly opened: number;
  readonly started: number;
  readonly answered: number;
  readonly scores: readonly number[];
}

/** The sums of a part of the period, an audience, a recruiter or a team. */
export interface NamedSums extends NpsSums {
  readonly kind: 'part' | 'audience' | 'recruiter' | 'team';
  /** The first day, the audience, the slug, or the team's global id. */
  readonly key: string;
  readonly name: string | null;
}

/** Everything the NPS dashboard shows, as read. */
export interface NpsRead {
  /** Whether anything was ever sent or answered. */
  readonly hasFigures: boolean;
  /** Cases of detractors that are not resolved, of any day. */
  readonly openCases: number;
  readonly sums: readonly NamedSums[];
}

/** Counting open cases stops here. */
export const countedCases = 1000;

const scoreColumns = Array.from({ length: scoreCount }, (_, score) => `s${score}`);
const steps = ['sent', 'opened', 'started', 'answered'] as const;

/** The kept days of an agency and the deltas that are not merged yet, with a column for each score. */
export const npsDaysOf = (agencyId: string): RawBuilder<unknown> => sql`
  select recruiter_id, recruiter_id is null as is_total, audience, day, sent, opened, started, answered,
    ${sql.join(scoreColumns.map((name, score) => sql`scores[${sql.lit(score + 1)}] as ${sql.ref(name)}`))}
  from nps_days where agency_id = ${agencyId}
  union all
  select w.recruiter_id, w.is_total, audience, day, sent, opened, started, answered,
    ${sql.join(scoreColumns.map((_, score) => sql`case when score = ${sql.lit(score)} then scored else 0 end`))}
  from survey_deltas d cross join lateral (
    select null::uuid, true union all select d.recruiter_id, false where d.recruiter_id is not null
  ) w (recruiter_id, is_total)
  where agency_id = ${agencyId}`;

/** The sums of such days, as the columns of `NpsSums`. */
export const npsSums = sql`${sql.join(
  steps.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::int as ${sql.ref(name)}`),
)},
  array[${sql.join(scoreColumns.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::int`))}] as scores`;

/** Reads everything in one statement. */
export async function readNps(
  { kysely }: Database,
  { agencyId, recruiterIds, isOfSeveral }: NpsScope,
  { from, to, unit }: Period,
  audience: string | null,
): Promise<NpsRead> {
  const inScope = recruiterIds ? sql`recruiter_id = any (${recruiterIds})` : sql`is_total`;
  const ofPeople = recruiterIds ? inScope : sql`not is_total`;
  const inPeriod = sql`day <= ${to}::date ${from === null ? sql`` : sql`and day >= ${from}::date`}`;
  const none = sql`where false`;
  const { rows } = await sql<NpsRead>`/* npsDashboard */
    with every as materialized (
      ${npsDaysOf(agencyId)}
    ), days as (
      select * from every where ${inPeriod} ${audience === null ? sql`` : sql`and audience = ${audience}`}
    ), people as (
      select * from days where ${ofPeople} ${isOfSeveral ? sql`` : sql`and false`}
    ), sums as (
      select 'part' as kind, (${partOf(from, unit)})::text as key, null as name, ${npsSums}
      from days where ${inScope} group by 2
      union all
      select 'audience', audience, null, ${npsSums} from days where ${inScope} group by audience
      union all
      select 'recruiter', r.slug, r.name, ${npsSums} from people p join recruiters r on r.id = p.recruiter_id
      group by r.id
      union all
      select 'team', 'Team:' || t.id, t.name, ${npsSums}
      from people p join team_members m on m.recruiter_id = p.recruiter_id
        join teams t on t.id = m.team_id and t.agency_id = ${agencyId}
      ${isOfSeveral ? sql`` : none} group by t.id
    )
    select exists (select from every where ${inScope} and (sent <> 0 or ${sql.join(
      scoreColumns.map((name) => sql`${sql.ref(name)} <> 0`),
      sql` or `,
    )})) as "hasFigures",
      (select count(*)::int from (
        select from nps_cases k join responses v on v.id = k.response_id
        where k.agency_id = ${agencyId} and k.state <> 'resolved'
          ${recruiterIds ? sql`and v.recruiter_id = any (${recruiterIds})` : sql``}
        limit ${sql.lit(countedCases + 1)}
      ) k) as "openCases",
      coalesce((select json_agg(s order by kind, name, key) from sums s), '[]') as sums`.execute(kysely);
  return rows[0]!;
}
