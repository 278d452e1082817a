import { type Expression, type RawBuilder, sql } from 'kysely';
import { uuidOf } from '#server/database/uuid-of.ts';
import { env } from '#server/env.ts';
import { plan } from '#server/graphql/builder.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');

type Late<Names extends string> = { readonly [Name in Names]: Expression<unknown> };

/** Whether the company shows its job to everybody: recruiters can work on it, and its search is open. */
const isShown = ({ state, search_type }: Late<'state' | 'search_type'>, where: Expression<unknown>) =>
  sql<boolean>`(${sql.lit(env.PLAUDIT_FEATURES.jobs)} and ${where} and ${search_type} = 'open'
    and ${state} in ('open', 'engaged'))`;

const nameOf = (company: Expression<unknown>): RawBuilder<string> =>
  sql<string>`(select c.name from companies c where c.id = ${company})`;

/** A job that its company shows on a page of its own, as everybody reads it: without the fee and how far it has come. */
const PublicJob = plan.rows('PublicJob', {
  table: 'jobs',
  visibleTo: ({ row }) => isShown(row, sql`${row.is_public}`),
});

plan.fields(PublicJob, (t) => ({
  ...t.columns({
    title: 'String',
    description: 'String',
    jobType: 'String?',
    country: 'String',
    location: 'String?',
    currency: 'String',
    salaryPeriod: 'String',
    salaryFrom: 'Int?',
    salaryTo: 'Int?',
    openedAt: 'DateTime?',
    closesOn: 'Date?',
    closesAt: 'DateTime?',
  }),
  key: t.sql({ type: 'String', sql: ({ row }) => sql<string>`${row.id}::text` }),
  companyName: t.sql({ type: 'String', sql: ({ row }) => nameOf(row.company_id) }),
  companyWebsite: t.sql({
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`(select c.website from companies c where c.id = ${row.company_id})`,
  }),
  recruiters: t.connection(Recruiter, {
    description: 'Who works on it, if the company allows their profiles to say so; best score first.',
    on: (recruiter, job) => sql<boolean>`(${job.is_on_profiles} and ${recruiter.gone_at} is null
      and ${recruiter.id} in (select e.recruiter_id from engagements e where e.job_id = ${job.id} and e.state = 'accepted'))`,
    sorts: { RANK: { desc: ['score_rank'] } },
  }),
}));

/** A job that used to be public. Everybody sees that it has ended, but nothing it said. */
const EndedJob = plan.rows('EndedJob', {
  table: 'jobs',
  visibleTo: ({ row }) => sql<boolean>`(${sql.lit(env.PLAUDIT_FEATURES.jobs)} and ${row.is_public}
    and ${row.opened_at} is not null and ${row.ended_at} is not null)`,
});

plan.fields(EndedJob, (t) => t.columns({ endedAt: 'DateTime?' }));

plan.query.one('publicJob', PublicJob, {
  description: 'A job that anybody may read, by the key in its URL.',
  args: (arg) => ({ key: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.id} = ${uuidOf(args.key)}`,
});

plan.query.one('endedJob', EndedJob, {
  description: 'What remains visible of a job that used to be public, by the key in its URL.',
  args: (arg) => ({ key: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.id} = ${uuidOf(args.key)}`,
});

/** A job that a recruiter works on, as their profile names it. */
const ProfileJob = plan.rows('ProfileJob', {
  table: 'jobs',
  visibleTo: ({ row }) => isShown(row, sql`${row.is_on_profiles}`),
});

plan.fields(ProfileJob, (t) => ({
  ...t.columns({ title: 'String', location: 'String?' }),
  companyName: t.sql({ type: 'String', sql: ({ row }) => nameOf(row.company_id) }),
  key: t.sql({
    type: 'String',
    nullable: true,
    description: 'The key in the URL of its page; null if it has none.',
    sql: ({ row }) => sql<string>`case when ${row.is_public} then ${row.id}::text end`,
  }),
}));

plan.fields(Recruiter, (t) => ({
  jobs: t.connection(ProfileJob, {
    description: 'Jobs that they work on and whose companies allow their profile to say so; those opened last first.',
    on: (job, recruiter) => sql<boolean>`${job.id} in (select e.job_id from engagements e
      where e.recruiter_id = ${recruiter.id} and e.state = 'accepted')`,
    sorts: { NEWEST: { desc: [({ opened_at }) => sql`coalesce(${opened_at}, '-infinity'::timestamptz)`] } },
    pageSize: 5,
  }),
}));
