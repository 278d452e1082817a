import { type Expression, sql } from 'kysely';
import {
  type JobFilter,
  type JobQueryType,
  jobFilters,
  jobQueryTypes,
  statesOfJobFilter,
  statesOfQueryType,
} from '#common/jobs/states.ts';
import { contains } from '#server/database/contains.ts';
import { env } from '#server/env.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { decisionMutation } from '#server/graphql/decision.ts';
import { approveJob, declineJob } from './approving.commands.ts';
import { inviteToJob } from './inviting.commands.ts';
import { engagementColumns, jobColumns, searchedJob } from './job-parts.ts';
import { copyJob, createJob, deleteJob, saveJob } from './jobs.commands.ts';
import { closeJob, publishJob, withdrawJob } from './publishing.commands.ts';

const Company = plan.type('Company', 'companies');
const Recruiter = plan.type('Recruiter', 'recruiters');
const HistoryEntry = plan.type('HistoryEntry', 'audit_entries');

/** A job as its company and staff see it. */
const Job = plan.node('Job', {
  table: 'jobs',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.and([
      sql<boolean>`${sql.lit(env.PLAUDIT_FEATURES.jobs)}`,
      eb.or([eb.and([eb(row.company_id, '=', viewer.companyId), can('job_view')]), viewer.isStaff]),
    ]),
});

/** A recruiter's work on a job, or how far they are from it, as the company sees it. */
const JobEngagement = plan.node('JobEngagement', {
  table: 'engagements',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.and([
      sql<boolean>`${sql.lit(env.PLAUDIT_FEATURES.jobs)}`,
      eb(row.company_id, '=', viewer.companyId),
      can('job_view'),
    ]),
});

plan.fields(JobEngagement, (t) => ({
  ...t.columns({ ...engagementColumns, toldAt: 'DateTime?', version: 'Int' }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
}));

plan.fields(Job, (t) => ({
  ...t.columns({
    ...jobColumns,
    opensOn: 'Date?',
    isPublic: 'Boolean',
    isOnProfiles: 'Boolean',
    publishedAt: 'DateTime?',
    endedAt: 'DateTime?',
    declinedBecause: 'String?',
    requestedCount: 'Int',
    invitedCount: 'Int',
    version: 'Int',
    createdAt: 'DateTime',
    changedAt: 'DateTime',
  }),
  company: t.one(Company, { via: 'company_id' }),
  createdByName: t.sql({
    type: 'String',
    nullable: true,
    description: 'The name of the person who began it. Null if their account is gone.',
    sql: ({ row }) => sql<string>`(select u.name from users u where u.id = ${row.created_by})`,
  }),
  engagements: t.connection(JobEngagement, {
    description: 'Recruiters who were invited, have requested to work on it, or do; in the order they came.',
    by: 'job_id',
    sorts: { OLDEST: { asc: ['created_at'] } },
    pageSize: 50,
  }),
  suggestedRecruiters: t.connection(Recruiter, {
    description: "Recruiters with the job's speciality in its country who are not part of it, best score first.",
    on: (recruiter, job) => sql<boolean>`(${recruiter.user_id} is not null and ${recruiter.gone_at} is null
      and ${recruiter.country} = ${job.country} and ${recruiter.specialities} @> array[${job.speciality}]
      and not exists (select from engagements e where e.job_id = ${job.id} and e.recruiter_id = ${recruiter.id}))`,
    sorts: { RANK: { desc: ['score_rank'] } },
    pageSize: 10,
  }),
  history: t.connection(HistoryEntry, {
    description: 'What people did with it, the latest first.',
    on: (entry, job) => sql<boolean>`(${entry.subject_type} = 'Job' and ${entry.subject_id} = ${job.id})`,
    sorts: { NEWEST: { desc: ['at'] } },
  }),
}));

type Late<Names extends string> = Readonly<Record<Names, Expression<unknown>>>;

/** Whether a job is in one of the states that a name stands for; an unknown name stands for all. */
const inStates = <Name extends string>(
  { state }: Late<'state'>,
  given: Expression<unknown>,
  names: readonly Name[],
  statesOf: (name: Name) => readonly string[],
) => {
  const known = Object.fromEntries(names.map((name) => [name, statesOf(name)]));
  return sql<boolean>`coalesce(${JSON.stringify(known)}::jsonb -> ${given} ? ${state}, true)`;
};

plan.query.list('jobs', Job, {
  description: "The jobs of the viewer's company; all jobs for staff.",
  pageSize: 25,
  sorts: {
    NEWEST: { desc: ['created_at'] },
    OLDEST: { asc: ['created_at'] },
    TITLE: { asc: [({ title }) => sql`folded(${title})`] },
  },
  filterInput: (t) => ({
    filter: t.string({ description: 'all, draft, active, closed or pending.' }),
    type: t.string({
      description: 'all, closed, draft, engaged, filed (filled), open, pending, pending_open or withdrawn.',
    }),
    words: t.string(),
    speciality: t.string(),
    jobType: t.string(),
  }),
  filters: {
    filter: ({ row }, filter) => inStates(row, filter, jobFilters, (name: JobFilter) => statesOfJobFilter[name]),
    type: ({ row }, type) => inStates(row, type, jobQueryTypes, (name: JobQueryType) => statesOfQueryType(name)),
    words: ({ row }, words) => contains(searchedJob(row), words),
    speciality: ({ row, eb }, speciality) => eb(row.speciality, '=', speciality),
    jobType: ({ row, eb }, type) => eb(row.job_type, '=', type),
  },
});

const job = { payload: { job: Job }, ids: { jobId: 'Job' } };

commandMutation(createJob, { description: 'Begins a draft of a job.', payload: { job: Job } });
commandMutation(saveJob, { ...job, description: 'Saves parts of a job. A clash returns the newer job.' });
commandMutation(copyJob, { ...job, description: 'Begins a draft with the facts of another job.' });
commandMutation(deleteJob, {
  description: 'Deletes a draft.',
  payload: { deletedJobId: 'ID' },
  ids: { jobId: 'Job' },
});
commandMutation(publishJob, {
  ...job,
  description: 'Publishes a draft: it opens at once or on its day, or waits for approval.',
});
commandMutation(closeJob, { ...job, description: 'Closes a job: no recruiter can begin to work on it.' });
commandMutation(withdrawJob, { ...job, description: 'Withdraws a job that is not filled.' });
commandMutation(inviteToJob, {
  description: 'Invites recruiters to a job. They are told once it is open.',
  payload: { job: Job },
  ids: { jobId: 'Job', recruiterIds: 'Recruiter' },
});
decisionMutation(approveJob, Job);
decisionMutation(declineJob, Job);
