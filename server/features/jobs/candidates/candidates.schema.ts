import { type Expression, sql } from 'kysely';
import { type ApplicationState, applicationStates, boardColumns, columnOf } from '#common/jobs/applications.ts';
import { jobLimits } from '#common/jobs/limits.ts';
import { contains } from '#server/database/contains.ts';
import { ourNow } from '#server/database/our-now.ts';
import { uuidOf } from '#server/database/uuid-of.ts';
import { env } from '#server/env.ts';
import { builder, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { upload } from '#server/graphql/upload.ts';
import {
  askCandidateAgain,
  rejectApplication,
  startInterviews,
  submitCandidate,
  withdrawApplication,
} from './applications.commands.ts';
import { giveConsent, withdrawConsent } from './consent.commands.ts';
import { cvLinkFor } from './cv-link.queries.ts';
import { viewerSide } from './viewer-side.ts';

const Job = plan.type('Job', 'jobs');
const MarketplaceJob = plan.type('MarketplaceJob', 'jobs');
const EngagedJob = plan.type('EngagedJob', 'engagements');
const Recruiter = plan.type('Recruiter', 'recruiters');

/**
 * A candidate who was submitted for a job. The company sees one who has agreed, the recruiter all of their own. Nobody
 * else does, staff neither.
 */
const Application = plan.node('Application', {
  table: 'applications',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.and([
      sql<boolean>`${sql.lit(env.PLAUDIT_FEATURES.jobs)}`,
      eb.or([
        eb.and([
          eb(row.company_id, '=', viewer.companyId),
          eb(row.consented_at, 'is not', null),
          can('candidate_view'),
        ]),
        eb.and([eb(row.recruiter_id, '=', viewer.recruiterId), can('job_application_create')]),
      ]),
    ]),
});

plan.fields(Application, (t) => ({
  ...t.columns({
    state: 'String',
    candidateName: 'String?',
    candidateEmail: 'String?',
    candidatePhone: 'String?',
    cvName: 'String?',
    pitch: 'String',
    salaryWish: 'Int?',
    noticeWeeks: 'Int?',
    askedAt: 'DateTime',
    timesAsked: 'Int',
    consentedAt: 'DateTime?',
    consentedTo: 'String?',
    reason: 'String',
    endedBy: 'String?',
    endedAt: 'DateTime?',
    erasedAt: 'DateTime?',
    createdAt: 'DateTime',
    changedAt: 'DateTime',
    version: 'Int',
  }),
  viewerSide: t.sql({
    type: 'String',
    description: 'The side that the viewer is on: company or recruiter.',
    sql: ({ row, viewer }) => viewerSide(row, viewer),
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  job: t.one(Job, { via: 'job_id', description: 'The job, for its company.' }),
  marketplaceJob: t.one(MarketplaceJob, { via: 'job_id', description: 'The job, for the recruiter.' }),
  isHired: t.sql({ type: 'Boolean', sql: ({ row }) => sql<boolean>`(${row.state} = 'hired')` }),
}));

type Late<Names extends string> = Readonly<Record<Names, Expression<unknown>>>;

/** Whether an application is in a column of the board. */
const isInColumn = ({ state }: Late<'state'>, column: Expression<unknown>) =>
  sql<boolean>`(${JSON.stringify(statesOfColumn)}::jsonb -> ${column} ? ${state})`;

const statesOfColumn = Object.fromEntries(
  boardColumns.map((column) => [
    column,
    applicationStates.filter((state: ApplicationState) => columnOf(state) === column),
  ]),
);

const inOrder = { NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] } } as const;

plan.fields(Job, (t) => ({
  ...t.columns({
    submittedCount: 'Int',
    interviewingCount: 'Int',
    offeredCount: 'Int',
    rejectedCount: 'Int',
    withdrawnCount: 'Int',
    hiredCount: 'Int',
    unansweredCount: 'Int',
  }),
  candidateCount: t.sql({
    type: 'Int',
    description: 'Candidates who agreed that the company sees them.',
    sql: ({ row }) => sql<number>`(${row.submitted_count} + ${row.interviewing_count} + ${row.offered_count}
      + ${row.rejected_count} + ${row.withdrawn_count})`,
  }),
}));

plan.fields(EngagedJob, (t) => ({
  applications: t.connection(Application, {
    description: "The viewer's candidates for the job, the newest first.",
    on: (theirs, ours) =>
      sql<boolean>`(${theirs.job_id} = ${ours.job_id} and ${theirs.recruiter_id} = ${ours.recruiter_id})`,
    sorts: { NEWEST: { desc: ['created_at'] } },
    pageSize: jobLimits.candidatesAJob,
  }),
}));

plan.query.list('applications', Application, {
  description: "The candidates of the viewer's company who have agreed, or the viewer's own as a recruiter.",
  pageSize: 25,
  sorts: inOrder,
  parts: [
    ({ row, viewer, eb }) => eb.and([eb(row.company_id, '=', viewer.companyId), eb(row.consented_at, 'is not', null)]),
    ({ row, viewer, eb }) => eb(row.recruiter_id, '=', viewer.recruiterId),
  ],
  filterInput: (t) => ({
    jobId: t.id({ description: 'Of a job.' }),
    column: t.string({ description: 'submitted, interviewing, offered (hired too), rejected or withdrawn.' }),
    words: t.string(),
  }),
  filters: {
    jobId: ({ row }, id) => sql<boolean>`(${row.job_id} = ${uuidOf(sql<string>`substring(${id} from '^Job:(.*)$')`)})`,
    column: ({ row }, column) => isInColumn(row, column),
    words: ({ row }, words) => contains(sql<string>`folded(coalesce(${row.candidate_name}, ''))`, words),
  },
});

/** What a candidate's link asks them. */
const ConsentToGive = plan.rows('ConsentToGive', {
  table: 'applications',
  visibleTo: ({ eb }) => eb.lit(true),
});

const named = (table: string, column: Expression<unknown>) =>
  sql<string>`(select n.name from ${sql.table(table)} n where n.id = ${column})`;

plan.fields(ConsentToGive, (t) => ({
  ...t.columns({
    state: 'String',
    candidateName: 'String?',
    candidateEmail: 'String?',
    candidatePhone: 'String?',
    cvName: 'String?',
    pitch: 'String',
    consentedAt: 'DateTime?',
    endedBy: 'String?',
  }),
  jobTitle: t.sql({
    type: 'String',
    sql: ({ row }) => sql<string>`(select j.title from jobs j where j.id = ${row.job_id})`,
  }),
  jobLocation: t.sql({
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`(select j.location from jobs j where j.id = ${row.job_id})`,
  }),
  companyName: t.sql({ type: 'String', sql: ({ row }) => named('companies', row.company_id) }),
  recruiterName: t.sql({ type: 'String', sql: ({ row }) => named('recruiters', row.recruiter_id) }),
  agencyName: t.sql({ type: 'String', sql: ({ row }) => named('agencies', row.agency_id) }),
  canAgree: t.sql({
    type: 'Boolean',
    description: 'Whether the person can still agree: they were asked lately, and the job takes candidates.',
    sql: ({ row }) => sql<boolean>`(${row.state} = 'submitted' and ${row.consented_at} is null
      and ${row.asked_at} >= ${ourNow} - make_interval(days => ${sql.lit(jobLimits.consentDays)})
      and exists (select from jobs j where j.id = ${row.job_id} and j.state in ('open', 'engaged')))`,
  }),
}));

plan.query.one('consentToGive', ConsentToGive, {
  description: 'What an emailed link asks a candidate; null if the link is unknown or what it was about is erased.',
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`(${sql.lit(env.PLAUDIT_FEATURES.jobs)}
    and ${row.token_hash} = sha256(convert_to(${args.token}, 'utf8')))`,
});

builder.queryField('cvLink', (t) =>
  t.string({
    nullable: true,
    description: 'A path that serves the CV of an application for five minutes. Null for those who may not read it.',
    args: { applicationId: t.arg.id({ required: true }) },
    resolve: (_root, { applicationId }, context) => cvLinkFor(context, String(applicationId)),
  }),
);

const application = { payload: { application: Application }, ids: { applicationId: 'Application' } };

commandMutation(submitCandidate, {
  description: 'Submits a candidate for a job that the viewer works on, and asks them for their consent by email.',
  payload: { application: Application, engagedJob: EngagedJob },
  ids: { jobId: 'MarketplaceJob' },
  input: (t) => ({ cv: upload(t, 'cv') }),
});
commandMutation(askCandidateAgain, { ...application, description: 'Asks a candidate for their consent again.' });
commandMutation(withdrawApplication, { ...application, description: 'A recruiter withdraws a candidate.' });
commandMutation(rejectApplication, { ...application, description: 'The company rejects a candidate.' });
commandMutation(startInterviews, {
  ...application,
  description: 'Moves a submitted candidate to the interviews, which are arranged elsewhere.',
});
commandMutation(giveConsent, {
  description: 'A candidate agrees, by the link of an email, that a company sees them.',
  payload: { outcome: 'String' },
});
commandMutation(withdrawConsent, {
  description: 'A candidate says no or withdraws, by the link of an email, and may have their data erased.',
  payload: { outcome: 'String' },
});
