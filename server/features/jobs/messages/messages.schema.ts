import { type Expression, sql } from 'kysely';
import { env } from '#server/env.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { readJobThread, sendJobMessage } from './messages.commands.ts';
import { mayWrite } from './thread.ts';

const Application = plan.type('Application', 'applications');
const JobEngagement = plan.type('JobEngagement', 'engagements');
const EngagedJob = plan.type('EngagedJob', 'engagements');

/** What a company and a recruiter write to each other about a job or a candidate. Nobody else reads it, staff neither. */
const JobThread = plan.node('JobThread', {
  table: 'job_threads',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.and([
      sql<boolean>`${sql.lit(env.PLAUDIT_FEATURES.jobs)}`,
      eb.or([
        eb.and([eb(row.company_id, '=', viewer.companyId), can('job_view')]),
        eb.and([eb(row.recruiter_id, '=', viewer.recruiterId), can('job_list_mine')]),
      ]),
    ]),
});

/** A message of a thread. Reached by those who see the thread. */
const JobMessage = plan.rows('JobMessage', {
  table: 'job_messages',
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`exists (select from job_threads t where t.id = ${row.thread_id}
      and (t.company_id = ${viewer.companyId} or t.recruiter_id = ${viewer.recruiterId}))`,
});

type Late<Names extends string> = Readonly<Record<Names, Expression<unknown>>>;

const isCompanys = ({ company_id }: Late<'company_id'>, viewer: Late<'companyId'>) =>
  sql<boolean>`(${company_id} is not distinct from ${viewer.companyId})`;

const unreadOf = (row: Late<'company_id' | 'company_unread' | 'recruiter_unread'>, viewer: Late<'companyId'>) =>
  sql<number>`case when ${isCompanys(row, viewer)} then ${row.company_unread} else ${row.recruiter_unread} end`;

const named = (table: string, column: Expression<unknown>) =>
  sql<string>`(select n.name from ${sql.table(table)} n where n.id = ${column})`;

const ofLastMessage = (thread: Expression<unknown>, column: string) =>
  sql<string>`(select ${sql.ref(`m.${column}`)} from job_messages m where m.thread_id = ${thread}
    order by m.created_at desc, m.id desc limit 1)`;

plan.fields(JobMessage, (t) => ({
  ...t.columns({ side: 'String', words: 'String', createdAt: 'DateTime' }),
  key: t.column('id', { type: 'ID' }),
  authorName: t.sql({
    type: 'String',
    nullable: true,
    description: 'Who wrote it. Null once their account is gone.',
    sql: ({ row }) => named('users', row.author_id),
  }),
  isOwnSide: t.sql({
    type: 'Boolean',
    description: "Whether the viewer's side wrote it.",
    sql: ({ row, viewer }) => sql<boolean>`((${row.side} = 'company') = ${isCompanys(row, viewer)})`,
  }),
}));

plan.fields(JobThread, (t) => ({
  ...t.columns({ lastMessageAt: 'DateTime' }),
  viewerSide: t.sql({
    type: 'String',
    description: 'The side that the viewer is on: company or recruiter.',
    sql: ({ row, viewer }) => sql<string>`case when ${isCompanys(row, viewer)} then 'company' else 'recruiter' end`,
  }),
  unread: t.sql({
    type: 'Int',
    description: "How many messages the viewer's side has not read.",
    sql: ({ row, viewer }) => unreadOf(row, viewer),
  }),
  canWrite: t.sql({
    type: 'Boolean',
    description: 'Whether both sides may still write.',
    sql: ({ row }) => mayWrite(row),
  }),
  recruiterName: t.sql({ type: 'String', sql: ({ row }) => named('recruiters', row.recruiter_id) }),
  agencyName: t.sql({ type: 'String', sql: ({ row }) => named('agencies', row.agency_id) }),
  companyName: t.sql({ type: 'String', sql: ({ row }) => named('companies', row.company_id) }),
  jobTitle: t.sql({
    type: 'String',
    sql: ({ row }) => sql<string>`(select j.title from jobs j where j.id = ${row.job_id})`,
  }),
  candidateName: t.sql({
    type: 'String',
    nullable: true,
    description: 'The candidate whom it is about. Null if it is about the job.',
    sql: ({ row }) => sql<string>`(select p.candidate_name from applications p where p.id = ${row.application_id})`,
  }),
  aboutId: t.sql({
    type: 'ID',
    nullable: true,
    description: 'What the viewer names in order to write: the candidate, or the part of the recruiter in the job.',
    sql: ({ row, viewer }) => sql<string>`case when ${row.application_id} is not null
      then 'Application:' || ${row.application_id}
      else (select case when ${isCompanys(row, viewer)} then 'JobEngagement:' else 'EngagedJob:' end || e.id
        from engagements e where e.job_id = ${row.job_id} and e.recruiter_id = ${row.recruiter_id}) end`,
  }),
  lastWords: t.sql({
    type: 'String',
    description: 'How the newest message begins.',
    sql: ({ row }) => sql<string>`left(${ofLastMessage(row.id, 'words')}, 200)`,
  }),
  messages: t.connection(JobMessage, {
    description: 'The newest first.',
    by: 'thread_id',
    sorts: { NEWEST: { desc: ['created_at'] } },
    pageSize: 20,
  }),
}));

const aboutJob = (thread: Late<'job_id' | 'recruiter_id' | 'application_id'>, part: Late<'job_id' | 'recruiter_id'>) =>
  sql<boolean>`(${thread.job_id} = ${part.job_id} and ${thread.recruiter_id} = ${part.recruiter_id}
    and ${thread.application_id} is null)`;

plan.fields(Application, (t) => ({
  thread: t.one(JobThread, {
    description: 'What both sides wrote about the candidate. Null before the first message.',
    by: 'application_id',
  }),
}));

plan.fields(JobEngagement, (t) => ({
  thread: t.one(JobThread, {
    description: 'What both sides wrote about the job. Null before the first message.',
    on: aboutJob,
  }),
}));

plan.fields(EngagedJob, (t) => ({
  thread: t.one(JobThread, {
    description: 'What both sides wrote about the job. Null before the first message.',
    on: aboutJob,
  }),
}));

plan.query.list('jobThreads', JobThread, {
  description:
    "What the viewer's company, or the viewer as a recruiter, writes with the other side; last written first.",
  pageSize: 25,
  sorts: { NEWEST: { desc: ['last_message_at'] }, OLDEST: { asc: ['last_message_at'] } },
  parts: [
    ({ row, viewer, eb }) => eb(row.company_id, '=', viewer.companyId),
    ({ row, viewer, eb }) => eb(row.recruiter_id, '=', viewer.recruiterId),
  ],
  filterInput: (t) => ({ isUnread: t.boolean() }),
  filters: {
    isUnread: ({ row, viewer }, isUnread) => sql<boolean>`((${unreadOf(row, viewer)} > 0) = ${isUnread})`,
  },
});

commandMutation(sendJobMessage, {
  description: 'Writes to the other side about a job or a candidate. The first message begins the thread.',
  payload: { thread: JobThread, application: Application, jobEngagement: JobEngagement, engagedJob: EngagedJob },
  ids: { aboutId: ['Application', 'JobEngagement', 'EngagedJob'] },
});
commandMutation(readJobThread, {
  description: "Marks a thread as read by the viewer's side.",
  payload: { thread: JobThread },
  ids: { threadId: 'JobThread' },
});
