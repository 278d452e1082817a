import { sql } from 'kysely';
import type { Period } from '#common/dashboard/period.ts';
import type { JobStage } from '#common/jobs/stages.ts';
import type { Database } from '#server/database/database.ts';
import type { JobScope } from './scope.ts';

/** How long a stage took: the median of those that ended in the period, in days, and how many these are. */
export interface StageTime {
  readonly stage: JobStage;
  readonly days: number | null;
  readonly count: number;
}

/** The figures of jobs in a period, as read. */
export interface JobFiguresRead {
  /** The first day with anything to count, in any period; null if there is none. */
  readonly firstDay: string | null;
  /** Jobs that are open to more recruiters, and those that have all they asked for, now. */
  readonly open: number;
  readonly engaged: number;
  /** Candidates who have not agreed yet, now. */
  readonly waiting: number;
  /** What happened in the period. */
  readonly submissions: number;
  readonly interviews: number;
  readonly offers: number;
  readonly placements: number;
  /** How far the candidates submitted in the period have come by now. */
  readonly interviewed: number;
  readonly offered: number;
  readonly hired: number;
  readonly stages: readonly StageTime[];
}

/** Reads everything in one statement. A candidate counts from the day on which they agreed; days are in UTC. */
export async function readJobFigures(
  { kysely }: Database,
  { ofJobs, ofApplications }: JobScope,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<JobFiguresRead> {
  const inPeriod = (moment: string) => sql<boolean>`coalesce((${sql.raw(moment)} at time zone 'UTC')::date
    between coalesce(${from}::date, '-infinity'::date) and ${to}::date, false)`;
  const stage = (name: JobStage, rows: string, begins: string, ends: string) => sql`
    select ${name} as stage, count(*)::int as count,
      percentile_cont(0.5) within group (order by greatest(0, extract(epoch from ${sql.raw(`${ends} - ${begins}`)}) / 86400)) as days
    from ${sql.raw(rows)} where ${sql.raw(begins)} is not null and ${inPeriod(ends)}`;
  const { rows } = await sql<JobFiguresRead>`/* jobFigures */
    with own_jobs as materialized (
      select id, state, opened_at, case when state = 'filled' then ended_at end as filled_at
      from jobs where ${ofJobs} and opened_at is not null
    ), submitted as materialized (
      select a.id, a.job_id, a.state, a.consented_at, case when a.state = 'hired' then a.ended_at end as hired_at,
        (select min(i.created_at) from interviews i where i.application_id = a.id) as interviewed_at,
        (select min(o.created_at) from offers o where o.application_id = a.id) as offered_at
      from applications a where ${ofApplications} and consented_at is not null
    ), first_candidates as (
      select j.opened_at, min(s.consented_at) as submitted_at from own_jobs j join submitted s on s.job_id = j.id group by j.id, j.opened_at
    ), cohort as (
      select *, state = 'hired' as is_hired, offered_at is not null or state in ('offered', 'hired') as is_offered,
        interviewed_at is not null or offered_at is not null or state in ('interviewing', 'offered', 'hired') as is_interviewed
      from submitted where ${inPeriod('consented_at')}
    ), stages as (
      ${stage('firstCandidate', 'first_candidates', 'opened_at', 'submitted_at')}
      union all ${stage('interview', 'submitted', 'consented_at', 'interviewed_at')}
      union all ${stage('offer', 'submitted', 'interviewed_at', 'offered_at')}
      union all ${stage('hire', 'submitted', 'offered_at', 'hired_at')}
      union all ${stage('fill', 'own_jobs', 'opened_at', 'filled_at')}
    )
    select
      (select (least((select min(opened_at) from own_jobs), (select min(consented_at) from submitted))
        at time zone 'UTC')::date::text) as "firstDay",
      (select count(*)::int from own_jobs where state = 'open') as open,
      (select count(*)::int from own_jobs where state = 'engaged') as engaged,
      (select count(*)::int from applications where ${ofApplications} and consented_at is null and state = 'submitted') as waiting,
      (select count(*)::int from cohort) as submissions,
      (select count(*)::int from interviews i join submitted s on s.id = i.application_id
        where i.state <> 'cancelled' and ${inPeriod('i.created_at')}) as interviews,
      (select count(*)::int from offers o join submitted s on s.id = o.application_id
        where ${inPeriod('o.created_at')}) as offers,
      (select count(*)::int from submitted where ${inPeriod('hired_at')}) as placements,
      (select count(*)::int from cohort where is_interviewed) as interviewed,
      (select count(*)::int from cohort where is_offered) as offered,
      (select count(*)::int from cohort where is_hired) as hired,
      (select json_agg(s) from stages s) as stages`.execute(kysely);
  return rows[0]!;
}
