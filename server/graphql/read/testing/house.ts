import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { type Generated, sql } from 'kysely';
import type pg from 'pg';
import { planner } from '../planner.ts';
import type { Miss, Statement } from '../run.ts';

/** A small review site: the schema of the tests. */
export interface DB {
  agency: { id: Generated<number>; name: string; parent_id: number | null };
  app_user: { id: Generated<number>; name: string; email: string };
  recruiter: {
    id: Generated<number>;
    slug: string;
    name: string;
    headline: string | null;
    agency_id: number;
    user_id: number;
    salary: number;
    hidden: boolean;
    review_count: number;
    review_sum: number;
    created_at: Date;
  };
  review: {
    id: Generated<number>;
    subject_type: 'agency' | 'recruiter';
    subject_id: number;
    recruiter_id: number | null;
    author_id: number;
    rating: number;
    text: string;
    published: boolean;
    note: string | null;
    created_at: Date;
  };
  review_reply: { review_id: number; text: string; created_at: Date };
  placement: {
    id: string;
    recruiter_id: number;
    title: string;
    state: string;
    tags: string[];
    fee: string;
    views: string;
    share: number | null;
    starts_on: string;
    days: string[] | null;
    sent_at: Date | null;
    details: unknown;
  };
}
/** Permissions that only some viewers have. */
export type Permission = 'review:moderate' | 'review:reply' | 'salary:read';
/** Who asks; null for a stranger. */
export interface Viewer {
  id: number | null;
}
/** One request, which records what it does. */
export interface Context {
  viewer: Viewer;
  permissions: ReadonlySet<Permission>;
  pool: pg.Pool;
  /** The statements it ran. */
  statements: Statement[];
  avatarLoads: (readonly string[])[];
}
/** The types of the test application, for the planner. */
export interface Site {
  DB: DB;
  Viewer: Viewer;
  Permission: Permission;
}

const builder = new SchemaBuilder<{
  Context: Context;
  Scalars: {
    DateTime: { Input: string; Output: string };
    Date: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
    Shout: { Input: string; Output: string };
  };
  AuthScopes: { can: Permission };
}>({
  plugins: [ScopeAuthPlugin, RelayPlugin],
  relay: { clientMutationId: 'optional', nodeQueryOptions: false, nodesQueryOptions: false },
  scopeAuth: { authScopes: (context) => ({ can: (permission) => context.permissions.has(permission) }) },
});
builder.queryType({});
builder.mutationType({});
builder.scalarType('DateTime', { serialize: (value) => value });
builder.scalarType('Date', { serialize: (value) => value });
builder.scalarType('JSON', { serialize: (value) => value });
builder.scalarType('Shout', { serialize: (value) => value.toUpperCase() });

export const misses: Miss[] = [];
export const plan = planner<Site>()(builder, {
  viewer: (context) => context.viewer,
  viewerTypes: { id: 'int' },
  can: (context, permission) => context.permissions.has(permission),
  query: async (context, statement) => {
    context.statements.push(statement);
    return (await context.pool.query<{ json: string | null }>(statement)).rows[0]?.json ?? null;
  },
  maxRows: 3000,
  codecs: { JSON: (value) => value },
  onMiss: (miss) => misses.push(miss),
});

const PlacementState = builder.enumType('PlacementState', {
  values: { DRAFT: { value: 'draft' }, SENT: { value: 'sent' } } as const,
});
const Reviewed = plan.interface<'agency' | 'recruiter'>('Reviewed');
const Agency = plan.node('Agency', { idType: 'int', table: 'agency', visibleTo: 'everyone', interfaces: [Reviewed] });
const User = plan.node('User', { idType: 'int', table: 'app_user', visibleTo: 'everyone' });
const Reply = plan.rows('Reply', { idType: 'int', table: 'review_reply', key: 'review_id', visibleTo: 'everyone' });
const Recruiter = plan.node('Recruiter', {
  idType: 'int',
  table: 'recruiter',
  interfaces: [Reviewed],
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.or([can('review:moderate'), eb(row.hidden, '=', false), eb(row.user_id, '=', viewer.id)]),
});
const Review = plan.node('Review', {
  idType: 'int',
  table: 'review',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.or([can('review:moderate'), eb(row.published, '=', true), eb(row.author_id, '=', viewer.id)]),
});
/** Sent placements are visible to everybody, drafts only to moderators. */
const Placement = plan.node('Placement', {
  table: 'placement',
  visibleTo: ({ row, can, eb }) => eb.or([eb(row.state, '=', 'sent'), can('review:moderate')]),
});
/** Only the recruiter sees it, so it hides part of a row that others see. */
const Contract = plan.rows('Contract', {
  idType: 'int',
  table: 'recruiter',
  visibleTo: ({ row, viewer, eb }) => eb(row.user_id, '=', viewer.id),
});
const Stats = plan.rows('Stats', { idType: 'int', table: 'recruiter', visibleTo: 'everyone' });
const Subject = plan.union('Subject', [Recruiter, Agency]);

plan.interfaceFields(Reviewed, (t) => t.columns({ name: 'String' }));
plan.fields(Agency, (t) => ({
  parent: t.one(Agency, { via: 'parent_id' }),
  recruiters: t.connection(Recruiter, {
    by: 'agency_id',
    sorts: { OLDEST: { asc: ['created_at'] } },
    totalCount: true,
  }),
}));
plan.fields(User, (t) => ({
  ...t.columns({ name: 'String' }),
  email: t.column('email', {
    type: 'String',
    nullable: true,
    allowed: ({ row, viewer, eb }) => eb(row.id, '=', viewer.id),
  }),
  avatar: t.batched({
    type: 'String',
    select: ['email'],
    key: (row) => row.email,
    load: async (emails, context) => {
      context.avatarLoads.push(emails);
      return emails.map((email) => `picture of ${email}`);
    },
  }),
}));
plan.fields(Reply, (t) => t.columns({ text: 'String', createdAt: 'DateTime' }));
plan.fields(Contract, (t) => ({ pay: t.column('salary', { type: 'Int' }) }));
plan.fields(Stats, (t) => ({
  count: t.column('review_count', { type: 'Int' }),
  ...t.columns({ createdAt: 'DateTime' }),
}));
plan.fields(Placement, (t) => ({
  ...t.columns({
    title: 'String',
    state: PlacementState,
    tags: '[String!]',
    fee: 'String',
    views: 'String',
    share: 'Float?',
    startsOn: 'Date',
    days: '[Date!]?',
    sentAt: 'DateTime?',
    details: 'JSON?',
  }),
  loud: t.column('title', { type: 'Shout' }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
}));
plan.fields(Recruiter, (t) => ({
  contract: t.part(Contract),
  drafts: t.connection(Review, {
    by: 'recruiter_id',
    permission: 'review:moderate',
    sorts: { NEWEST: { desc: ['created_at'] } },
  }),
  stats: t.part(Stats),
  ...t.columns({ slug: 'String', headline: 'String?', reviewCount: 'Int' }),
  salary: t.column('salary', { type: 'Int', nullable: true, permission: 'salary:read' }),
  wage: t.plain.exposeInt('salary' as never, { nullable: true, authScopes: { can: 'salary:read' } }),
  initials: t.computed({ type: 'String', select: ['name', 'id'], resolve: (row) => `${row.name[0]}${row.id}` }),
  averageRating: t.sql({
    type: 'Float',
    nullable: true,
    sql: ({ row }) => sql<number>`round(${row.review_sum}::numeric / nullif(${row.review_count}, 0), 2)`,
  }),
  agency: t.one(Agency, { via: 'agency_id', nullable: false }),
  placements: t.connection(Placement, {
    by: 'recruiter_id',
    sorts: {
      DEAREST: [{ desc: 'fee' }, { asc: 'views' }, { desc: 'starts_on' }],
      TITLE: { asc: [(row) => sql`lower(${row.title})`] },
    },
    totalCount: true,
  }),
  reviews: t.connection(Review, {
    by: 'recruiter_id',
    sorts: { NEWEST: { desc: ['created_at'] }, WORST: { asc: ['rating', 'created_at'] } },
    filterInput: (f) => ({ minRating: f.int(), words: f.string() }),
    filters: {
      minRating: ({ row, eb }, rating) => eb(row.rating, '>=', rating),
      words: ({ row }, words) => sql`${row.text} like '%' || ${words} || '%'`,
    },
    totalCount: ({ row }) => row.review_count,
  }),
}));
plan.fields(Review, (t) => ({
  ...t.columns({ rating: 'Int', text: 'String', createdAt: 'DateTime' }),
  note: t.column('note', {
    type: 'String',
    nullable: true,
    allowed: ({ row, viewer, can, eb }) => eb.or([can('review:moderate'), eb(row.author_id, '=', viewer.id)]),
  }),
  author: t.one(User, { via: 'author_id', nullable: false }),
  reply: t.one(Reply, { by: 'review_id' }),
  subject: t.oneOf(Subject, { by: 'subject_type', id: 'subject_id', cases: { recruiter: Recruiter, agency: Agency } }),
}));

plan.query.nodes();
plan.query.one('me', User, { where: ({ row, viewer, eb }) => eb(row.id, '=', viewer.id) });
plan.query.one('recruiter', Recruiter, {
  args: (arg) => ({ slug: arg.string({ required: true }) }),
  where: ({ row, args, eb }) => eb(row.slug, '=', args.slug),
});
plan.query.list('reviews', Review, {
  sorts: { NEWEST: { desc: ['created_at'] } },
  totalCount: true,
  filterName: 'ListedReviewFilter',
  filterInput: (t) => ({
    authorId: t.int(),
    recruiterId: t.id(),
    ofRecruiters: t.idList(),
    since: t.field({ type: 'DateTime' }),
  }),
  filters: {
    authorId: ({ row, eb }, id) => eb(row.author_id, '=', id),
    recruiterId: ({ row }, id) => sql`${row.recruiter_id} = ${plan.key(Recruiter, id)}`,
    ofRecruiters: ({ row }, ids) => sql`${row.recruiter_id} = any(${plan.key(Recruiter, ids)})`,
    since: ({ row, eb }, since) => eb(row.created_at, '>=', sql<Date>`${since}`),
  },
});
/** Matches by several columns, and a review may match several times: by its writer, its subject and its moderators. */
plan.query.list('involved', Review, {
  sorts: { NEWEST: { desc: ['created_at'] }, WORST: { asc: ['rating', 'created_at'] } },
  parts: [
    ({ row, viewer, eb }) => eb(row.author_id, '=', viewer.id),
    ({ row, viewer }) => sql`${row.recruiter_id} = any (select id from recruiter where user_id = ${viewer.id})`,
    ({ row, can, eb }) => eb.and([can('review:moderate'), eb(row.rating, '<=', 3)]),
  ],
  totalCount: true,
  filterName: 'InvolvedReviewFilter',
  filterInput: (t) => ({ minRating: t.int() }),
  filters: { minRating: ({ row, eb }, rating) => eb(row.rating, '>=', rating) },
});
plan.query.list('salaries', Recruiter, {
  permission: 'salary:read',
  sorts: { HIGHEST: { desc: ['salary'] }, LOWEST: { asc: ['salary'] } },
});
/** Fields from ordinary resolvers, which know only ids. */
builder.queryFields((t) => ({
  spotlight: t.field({
    type: [Recruiter],
    args: { ids: t.arg.stringList({ required: true }) },
    resolve: (_root, { ids }) => ids.map((id) => ({ id })),
  }),
  latest: t.field({ type: Placement, nullable: true, resolve: () => Promise.resolve({ id: placementId(4) }) }),
}));
plan.mutation('replyToReview', {
  permission: 'review:reply',
  input: (t) => ({ reviewId: t.id({ required: true }), text: t.string({ required: true }) }),
  payload: { review: Review, reply: Reply, link: 'String' },
  command: async ({ reviewId, text }, { pool }) => {
    const review = plan.key(Review, reviewId);
    if (!review) return { errors: [{ code: 'NOT_FOUND', message: 'There is no such review', field: 'reviewId' }] };
    await pool.query(
      'insert into review_reply values ($1, $2, now()) on conflict (review_id) do update set text = excluded.text',
      [review, text],
    );
    return { review, reply: review, link: `/reviews/${review}` };
  },
});
plan.mutation('touchPlacements', {
  input: (t) => ({ numbers: t.intList({ required: true }) }),
  payload: { placements: [Placement] },
  command: async ({ numbers }) => ({ placements: numbers.map(placementId) }),
});

/** The nth placement of the data. */
export const placementId = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const schema = plan.toSchema();
