import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';

const User = plan.type('User', 'users');

/** A firm of recruiters. Its profile is public. */
const Agency = plan.node('Agency', { table: 'agencies', visibleTo: 'everyone' });

/** A recruiter's public profile, claimed or not. */
const Recruiter = plan.node('Recruiter', { table: 'recruiters', visibleTo: 'everyone' });

plan.fields(Agency, (t) => ({
  ...t.columns({
    slug: 'String',
    name: 'String',
    legalName: 'String',
    description: 'String',
    website: 'String?',
    location: 'String',
    country: 'String',
  }),
  pageVersion: t.sql({ type: 'String', sql: ({ row }) => sql<string>`${row.page_version}::text` }),
  recruiters: t.connection(Recruiter, { by: 'agency_id', sorts: { RANK: { desc: ['score_rank'] } } }),
}));

plan.fields(Recruiter, (t) => ({
  ...t.columns({
    slug: 'String',
    name: 'String',
    headline: 'String',
    about: 'String',
    location: 'String',
    country: 'String',
    isClaimed: 'Boolean',
    joinedAt: 'DateTime',
    scoreAsOf: 'Date',
    reviewCount: 'Int',
    publishedCount: 'Int',
    confirmedOnlyCount: 'Int',
    eligibleCount: 'Int',
    invitedCount: 'Int',
  }),
  source: t.column('source', { type: 'String', nullable: true }),
  specialities: t.column('specialities', { type: ['String'] }),
  roleTypes: t.column('role_types', { type: ['String'] }),
  pageVersion: t.sql({ type: 'String', sql: ({ row }) => sql<string>`${row.page_version}::text` }),
  score: t.sql({ type: 'Float', sql: ({ row }) => sql<number>`${row.score}::float8` }),
  scoreHalf: t.sql({ type: 'Float', sql: ({ row }) => sql<number>`${row.score_half}::float8` }),
  average: t.sql({
    type: 'Float',
    nullable: true,
    sql: ({ row }) => sql<number>`round(${row.rating_sum}::numeric / nullif(${row.review_count}, 0), 2)::float8`,
  }),
  confirmedOnlyAverage: t.sql({
    type: 'Float',
    nullable: true,
    sql: ({ row }) =>
      sql<number>`round(${row.confirmed_only_sum}::numeric / nullif(${row.confirmed_only_count}, 0), 2)::float8`,
  }),
  /** Counted reviews by stars, from one to five. */
  distribution: t.sql({
    type: ['Int'],
    sql: ({ row }) =>
      sql<number[]>`array[${row.stars_1}, ${row.stars_2}, ${row.stars_3}, ${row.stars_4}, ${row.stars_5}]`,
  }),
  agency: t.one(Agency, { via: 'agency_id', nullable: false }),
  viewerIsOwner: t.sql({
    type: 'Boolean',
    sql: ({ row, viewer }) => sql<boolean>`coalesce(${row.user_id} = ${viewer.userId}, false)`,
  }),
  viewerCanAsk: t.sql({
    type: 'Boolean',
    sql: ({ row, viewer, can }) =>
      sql<boolean>`coalesce(${can('review_list')} and (${row.user_id} = ${viewer.userId} or (${viewer.seesAgency} and ${row.agency_id} = ${viewer.agencyId})), false)`,
  }),
}));

plan.fields(User, (t) => ({
  recruiter: t.one(Recruiter, { by: 'user_id' }),
}));

plan.query.one('recruiter', Recruiter, {
  args: (arg) => ({ slug: arg.string({ required: true }) }),
  where: ({ row, args, eb }) => eb(row.slug, '=', args.slug),
});
