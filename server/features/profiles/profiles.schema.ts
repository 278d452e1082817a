import { type Expression, sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';

const User = plan.type('User', 'users');

/** To two places; null of nothing. */
const average = (sum: Expression<number>, count: Expression<number>) =>
  sql<number>`round(${sum}::numeric / nullif(${count}, 0), 2)::float8`;

/** A firm of recruiters. Its profile is public. */
const Agency = plan.node('Agency', { table: 'agencies', visibleTo: 'everyone' });

/** A recruiter's public profile, claimed or not. */
const Recruiter = plan.node('Recruiter', { table: 'recruiters', visibleTo: 'everyone' });

/** What is counted of an agency's reviews and asks, as of the last fold. */
const AgencyFigures = plan.rows('AgencyFigures', {
  table: 'agency_figures',
  key: 'agency_id',
  visibleTo: 'everyone',
});

plan.fields(AgencyFigures, (t) => ({
  ...t.columns({
    scoreAsOf: 'Date',
    reviewCount: 'Int',
    publishedCount: 'Int',
    confirmedOnlyCount: 'Int',
    removedCount: 'Int',
    eligibleCount: 'Int',
    invitedCount: 'Int',
  }),
  pageVersion: t.sql({ type: 'String', sql: ({ row }) => sql<string>`${row.page_version}::text` }),
  score: t.sql({ type: 'Float', sql: ({ row }) => sql<number>`${row.score}::float8` }),
  scoreHalf: t.sql({ type: 'Float', sql: ({ row }) => sql<number>`${row.score_half}::float8` }),
  average: t.sql({
    type: 'Float',
    nullable: true,
    sql: ({ row }) => average(row.rating_sum, row.review_count),
  }),
  confirmedOnlyAverage: t.sql({
    type: 'Float',
    nullable: true,
    sql: ({ row }) => average(row.confirmed_only_sum, row.confirmed_only_count),
  }),
  /** Counted reviews by stars, from one to five. */
  distribution: t.sql({
    type: ['Int'],
    sql: ({ row }) =>
      sql<number[]>`array[${row.stars_1}, ${row.stars_2}, ${row.stars_3}, ${row.stars_4}, ${row.stars_5}]`,
  }),
}));

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
  /** Only a firm that was checked has a page of its own: what a stranger typed at the enquiry is none yet. */
  hasPage: t.column('is_approved', { type: 'Boolean' }),
  figures: t.one(AgencyFigures, { by: 'agency_id', nullable: false }),
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
    removedCount: 'Int',
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
    sql: ({ row }) => average(row.rating_sum, row.review_count),
  }),
  confirmedOnlyAverage: t.sql({
    type: 'Float',
    nullable: true,
    sql: ({ row }) => average(row.confirmed_only_sum, row.confirmed_only_count),
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

plan.query.one('agency', Agency, {
  description: 'An agency that has a page.',
  args: (arg) => ({ slug: arg.string({ required: true }) }),
  where: ({ row, args, eb }) => eb.and([eb(row.slug, '=', args.slug), eb(row.is_approved, '=', true)]),
});
