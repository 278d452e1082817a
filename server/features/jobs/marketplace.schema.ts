import { type Expression, sql } from 'kysely';
import { env } from '#server/env.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { acceptEngagement, rejectEngagement, requestEngagement, withdrawEngagement } from './engaging.commands.ts';
import { engagementColumns, jobColumns } from './job-parts.ts';
import { isInMarketplace, marketplaceFilters } from './marketplace.ts';

const Job = plan.type('Job', 'jobs');

/** A job as recruiters read it: those who find it in the marketplace, and those who were invited or work on it. */
const MarketplaceJob = plan.node('MarketplaceJob', {
  table: 'jobs',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.and([
      sql<boolean>`${sql.lit(env.PLAUDIT_FEATURES.jobs)}`,
      can('marketplace_job_view'),
      eb.or([isInMarketplace(row, viewer), isEngagedIn(row.id, viewer.recruiterId)]),
    ]),
});

/** A recruiter's own work on a job, or an invitation or request to work on it. */
const EngagedJob = plan.node('EngagedJob', {
  table: 'engagements',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.and([
      sql<boolean>`${sql.lit(env.PLAUDIT_FEATURES.jobs)}`,
      can('job_list_mine'),
      eb(row.recruiter_id, '=', viewer.recruiterId),
      sql<boolean>`(${row.told_at} is not null or not ${row.is_invitation})`,
    ]),
});

/** Whether a recruiter has a part in a job that they know of. */
const isEngagedIn = (job: Expression<unknown>, recruiterId: Expression<unknown>) =>
  sql<boolean>`exists (select from engagements e where e.job_id = ${job} and e.recruiter_id = ${recruiterId}
    and (e.told_at is not null or not e.is_invitation))`;

plan.fields(MarketplaceJob, (t) => ({
  ...t.columns(jobColumns),
  companyName: t.sql({
    type: 'String',
    sql: ({ row }) => sql<string>`(select c.name from companies c where c.id = ${row.company_id})`,
  }),
  companyDescription: t.sql({
    type: 'String',
    sql: ({ row }) => sql<string>`(select c.description from companies c where c.id = ${row.company_id})`,
  }),
  ownPart: t.sql({
    type: 'String',
    nullable: true,
    description:
      "The state of the viewer's own part in it: invited, requested, accepted, rejected, withdrawn, or null.",
    sql: ({ row, viewer }) => sql<string>`(select e.state from engagements e where e.job_id = ${row.id}
      and e.recruiter_id = ${viewer.recruiterId} and (e.told_at is not null or not e.is_invitation))`,
  }),
}));

plan.fields(EngagedJob, (t) => ({
  ...t.columns(engagementColumns),
  job: t.one(MarketplaceJob, { via: 'job_id' }),
}));

const openedOr = (opened: Expression<unknown>) => sql`coalesce(${opened}, '-infinity'::timestamptz)`;

plan.query.list('marketplaceJobs', MarketplaceJob, {
  description: 'The jobs that the viewer can request to work on, those opened last first.',
  pageSize: 25,
  sorts: {
    NEWEST: { desc: [({ opened_at }) => openedOr(opened_at)] },
    OLDEST: { asc: [({ opened_at }) => openedOr(opened_at)] },
  },
  where: ({ row, viewer }) => isInMarketplace(row, viewer),
  filterInput: (t) => ({
    words: t.string(),
    speciality: t.string(),
    jobType: t.string(),
    country: t.string(),
    searchType: t.string(),
  }),
  filters: {
    words: ({ row }, words) => marketplaceFilters.words(row, words),
    speciality: ({ row }, speciality) => marketplaceFilters.speciality(row, speciality),
    jobType: ({ row }, type) => marketplaceFilters.jobType(row, type),
    country: ({ row }, country) => marketplaceFilters.country(row, country),
    searchType: ({ row }, type) => marketplaceFilters.searchType(row, type),
  },
});

plan.query.list('engagedJobs', EngagedJob, {
  description: 'The jobs that the viewer was invited to, has requested, works on or worked on; last changed first.',
  pageSize: 25,
  sorts: { NEWEST: { desc: ['changed_at'] }, OLDEST: { asc: ['changed_at'] } },
  filterInput: (t) => ({
    list: t.string({ description: 'invited, engaged, requested, or withdrawn (over: rejected ones too).' }),
  }),
  filters: {
    list: (
      { row },
      list,
    ) => sql<boolean>`coalesce(${row.state} = any (string_to_array(${JSON.stringify(statesOfList)}::jsonb
      ->> ${list}, ' ')), true)`,
  },
});

const statesOfList = {
  invited: 'invited',
  engaged: 'accepted',
  requested: 'requested',
  withdrawn: 'withdrawn rejected',
};

commandMutation(requestEngagement, {
  description: "A recruiter requests to work on a job, and says why they're the right one.",
  payload: { marketplaceJob: MarketplaceJob, engagedJob: EngagedJob },
  ids: { jobId: 'MarketplaceJob' },
});
const engagement = {
  payload: { job: Job, engagedJob: EngagedJob },
  ids: { engagementId: ['EngagedJob', 'JobEngagement'] },
};
commandMutation(acceptEngagement, {
  ...engagement,
  description: 'Accepts an invitation as its recruiter, or a request as the company.',
});
commandMutation(rejectEngagement, {
  ...engagement,
  description: 'Rejects an invitation as its recruiter, or a request as the company.',
});
commandMutation(withdrawEngagement, {
  ...engagement,
  description: 'Withdraws an own request or invitation, or ends work that has begun.',
});
