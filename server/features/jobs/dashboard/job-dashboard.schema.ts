import { type Expression, sql } from 'kysely';
import { ourNow } from '#server/database/our-now.ts';
import { env } from '#server/env.ts';
import { builder, plan } from '#server/graphql/builder.ts';
import type { StageTime } from './job-figures.queries.ts';
import { type JobDashboard, jobDashboardFor } from './job-figures.ts';
import { jobsOfRecruiter } from './scope.ts';

const JobStageTime = builder.objectRef<StageTime>('JobStageTime').implement({
  description: 'How long a stage of a job took, where it ended in the period.',
  fields: (t) => ({
    stage: t.string({
      nullable: false,
      description: 'firstCandidate, interview, offer, hire or fill.',
      resolve: ({ stage }) => stage,
    }),
    days: t.float({
      nullable: true,
      description: 'The median in days; null if none ended.',
      resolve: ({ days }) => days,
    }),
    count: t.int({ nullable: false, resolve: ({ count }) => count }),
  }),
});

const JobDashboardType = builder.objectRef<JobDashboard>('JobDashboard').implement({
  description:
    'The figures of a company’s jobs, or of the jobs a recruiter works on. A candidate counts once they have agreed; days are in UTC.',
  fields: (t) => ({
    side: t.string({ nullable: false, description: 'company or recruiter.', resolve: ({ side }) => side }),
    from: t.field({ type: 'Date', nullable: false, resolve: ({ from }) => from }),
    to: t.field({ type: 'Date', nullable: false, resolve: ({ to }) => to }),
    hasFigures: t.boolean({
      nullable: false,
      description: 'Whether there has been anything to count, in any period.',
      resolve: ({ hasFigures }) => hasFigures,
    }),
    open: t.int({
      nullable: false,
      description: 'Jobs that are open to more recruiters, now.',
      resolve: ({ open }) => open,
    }),
    engaged: t.int({
      nullable: false,
      description: 'Jobs that have all the recruiters they asked for, now.',
      resolve: ({ engaged }) => engaged,
    }),
    waiting: t.int({
      nullable: true,
      description: "The recruiter's candidates who have not agreed yet, now. Null for a company.",
      resolve: ({ waiting }) => waiting,
    }),
    submissions: t.int({
      nullable: false,
      description: 'Candidates submitted in the period.',
      resolve: ({ submissions }) => submissions,
    }),
    interviews: t.int({
      nullable: false,
      description: 'Interviews proposed in the period and not cancelled.',
      resolve: ({ interviews }) => interviews,
    }),
    offers: t.int({
      nullable: false,
      description: 'Offers made in the period.',
      resolve: ({ offers }) => offers,
    }),
    placements: t.int({
      nullable: false,
      description: 'Candidates hired in the period.',
      resolve: ({ placements }) => placements,
    }),
    interviewed: t.int({
      nullable: false,
      description: 'Of the candidates submitted in the period, those who came to an interview by now.',
      resolve: ({ interviewed }) => interviewed,
    }),
    offered: t.int({ nullable: false, resolve: ({ offered }) => offered }),
    hired: t.int({ nullable: false, resolve: ({ hired }) => hired }),
    stages: t.field({ type: [JobStageTime], nullable: false, resolve: ({ stages }) => [...stages] }),
  }),
});

builder.queryField('jobDashboard', (t) =>
  t.field({
    type: JobDashboardType,
    nullable: true,
    description: "The figures of jobs, for the people of a company and for recruiters. A recruiter's are their own.",
    args: {
      period: t.arg.string({ description: '30d, 90d, 12m, 24m, all, or custom.' }),
      from: t.arg.string({ description: 'The first day of a custom period.' }),
      to: t.arg.string({ description: 'The last day of a custom period.' }),
    },
    resolve: (_root, said, context) => jobDashboardFor(context, said),
  }),
);

/** A job that was opened, with its figures: of all candidates for its company, of their own for a recruiter. */
const JobFigures = plan.node('JobFigures', {
  table: 'jobs',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.and([
      sql<boolean>`${sql.lit(env.PLAUDIT_FEATURES.jobs)}`,
      eb(row.opened_at, 'is not', null),
      eb.or([
        eb.and([eb(row.company_id, '=', viewer.companyId), can('job_list')]),
        eb.and([sql<boolean>`${row.id} = any (${jobsOfRecruiter(viewer.recruiterId)})`, can('job_list_mine')]),
      ]),
    ]),
});

type Late<Names extends string> = Readonly<Record<Names, Expression<unknown>>>;

/** How many candidates of a job in the viewer's sight are so far. */
const candidatesWho = (
  row: Late<'id' | 'company_id'>,
  viewer: Late<'companyId' | 'recruiterId'>,
  so: ReturnType<typeof sql>,
) =>
  sql<number>`(select count(*)::int from applications a where a.job_id = ${row.id} and a.consented_at is not null
    and (${row.company_id} = ${viewer.companyId} or a.recruiter_id = ${viewer.recruiterId}) and ${so})`;

const wasOffered = sql`(a.state in ('offered', 'hired') or exists (select from offers o where o.application_id = a.id))`;
const wasInterviewed = sql`(a.state = 'interviewing' or ${wasOffered}
  or exists (select from interviews i where i.application_id = a.id))`;

plan.fields(JobFigures, (t) => ({
  ...t.columns({
    state: 'String',
    title: 'String',
    wantedRecruiters: 'Int',
    engagedCount: 'Int',
    openedAt: 'DateTime?',
  }),
  companyName: t.sql({
    type: 'String',
    sql: ({ row }) => sql<string>`(select c.name from companies c where c.id = ${row.company_id})`,
  }),
  candidates: t.sql({ type: 'Int', sql: ({ row, viewer }) => candidatesWho(row, viewer, sql`true`) }),
  interviewed: t.sql({ type: 'Int', sql: ({ row, viewer }) => candidatesWho(row, viewer, wasInterviewed) }),
  offered: t.sql({ type: 'Int', sql: ({ row, viewer }) => candidatesWho(row, viewer, wasOffered) }),
  hired: t.sql({ type: 'Int', sql: ({ row, viewer }) => candidatesWho(row, viewer, sql`a.state = 'hired'`) }),
  daysOpen: t.sql({
    type: 'Int',
    description: 'Whole days from its opening until it ended, or until now.',
    sql: ({ row }) =>
      sql<number>`greatest(0, floor(extract(epoch from coalesce(${row.ended_at}, ${ourNow}) - ${row.opened_at}) / 86400))::int`,
  }),
}));

plan.query.list('jobFigures', JobFigures, {
  description: "The jobs of the viewer's company that were opened, or those that the viewer works on as a recruiter.",
  pageSize: 25,
  sorts: { NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] } },
  parts: [
    ({ row, viewer, eb }) => eb(row.company_id, '=', viewer.companyId),
    ({ row, viewer }) => sql<boolean>`${row.id} = any (${jobsOfRecruiter(viewer.recruiterId)})`,
  ],
});
