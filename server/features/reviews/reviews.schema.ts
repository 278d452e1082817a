import { type Expression, sql } from 'kysely';
import { builder, plan } from '#server/graphql/builder.ts';
import { byCommand } from '#server/graphql/mutation.ts';
import { replyToReview } from './replies.commands.ts';
import { submitReview } from './reviews.commands.ts';

const Agency = plan.type('Agency', 'agencies');
const Placement = plan.type('Placement', 'placements');
const Recruiter = plan.type('Recruiter', 'recruiters');

/** A published review. Before that, nobody but staff sees it: the recruiter must not, so as not to sway its writer. */
const Review = plan.node('Review', {
  table: 'reviews',
  // Literals, so that the partial index of published reviews serves this scope.
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`(${row.publication} in ('published', 'under_review') or ${viewer.isStaff})`,
});

/** A review that was public once: that it is gone is told to everybody, and nothing of what it said. */
const GoneReview = plan.node('GoneReview', {
  table: 'reviews',
  visibleTo: ({ row }) =>
    sql<boolean>`(${row.publication} in ('removed', 'withdrawn') and ${row.published_at} is not null)`,
});

plan.fields(GoneReview, (t) => ({
  ...t.columns({ publication: 'String' }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
}));

/** The recruiter's one answer to a review, public with it. */
const ReviewReply = plan.rows('ReviewReply', {
  table: 'review_replies',
  key: 'review_id',
  visibleTo: 'everyone',
});

plan.fields(ReviewReply, (t) =>
  t.columns({ body: 'String', version: 'Int', createdAt: 'DateTime', updatedAt: 'DateTime' }),
);

plan.fields(Review, (t) => ({
  ...t.columns({
    reviewerType: 'String',
    shownName: 'String',
    reviewerRole: 'String',
    overall: 'Int',
    title: 'String',
    body: 'String',
    level: 'Int',
    source: 'String',
    publication: 'String',
    wasOfferedAnything: 'Boolean',
    submittedAt: 'DateTime',
    publishedAt: 'DateTime?',
  }),
  criteria: t.sql({ type: 'Criteria', sql: ({ row }) => sql`${row.criteria}` }),
  shownCompany: t.sql({
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`case when ${row.shows_company} then ${row.company_name} end`,
  }),
  privateNote: t.column('private_note', {
    type: 'String',
    nullable: true,
    allowed: ({ row, viewer, eb }) =>
      eb.or([
        eb(row.recruiter_id, '=', viewer.recruiterId),
        eb.and([viewer.seesAgency, eb(row.agency_id, '=', viewer.agencyId)]),
      ]),
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  agency: t.one(Agency, { via: 'agency_id' }),
  placement: t.one(Placement, { via: 'placement_id' }),
  // What the public learns of the placement that a review is tied to: its kind and the month, nobody's name or title.
  placedAs: t.sql({
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`(select p.job_type from placements p where p.id = ${row.placement_id})`,
  }),
  placedIn: t.sql({
    type: 'String',
    nullable: true,
    sql: ({ row }) =>
      sql<string>`(select to_char(p.start_date, 'YYYY-MM') from placements p where p.id = ${row.placement_id})`,
  }),
  reply: t.one(ReviewReply, { by: 'review_id' }),
  viewerCanReply: t.sql({
    type: 'Boolean',
    sql: ({ row, viewer, can }) =>
      sql<boolean>`coalesce(${can('review_reply')} and (${row.recruiter_id} = ${viewer.recruiterId} or (${viewer.seesAgency} and ${row.agency_id} = ${viewer.agencyId})), false)`,
  }),
}));

plan.fields(Agency, (t) => ({
  reviews: t.connection(Review, {
    by: 'agency_id',
    sorts: { NEWEST: { desc: ['submitted_at'] }, OLDEST: { asc: ['submitted_at'] } },
    args: { audience: t.plain.arg.string(), stars: t.plain.arg.int() },
    filters: {
      audience: ({ row, eb }, audience) => eb(row.reviewer_type, '=', audience),
      stars: ({ row, eb }, stars) =>
        eb.and([eb(row.overall, '=', stars), eb(row.level, '>=', 2), eb(row.was_offered_anything, '=', false)]),
    },
  }),
}));

plan.fields(Recruiter, (t) => ({
  reviews: t.connection(Review, {
    by: 'recruiter_id',
    sorts: { NEWEST: { desc: ['submitted_at'] }, OLDEST: { asc: ['submitted_at'] } },
    args: { audience: t.plain.arg.string(), stars: t.plain.arg.int() },
    filters: {
      audience: ({ row, eb }, audience) => eb(row.reviewer_type, '=', audience),
      // As the bars of the distribution count: who follows one sees just the reviews that it counts.
      stars: ({ row, eb }, stars) =>
        eb.and([eb(row.overall, '=', stars), eb(row.level, '>=', 2), eb(row.was_offered_anything, '=', false)]),
    },
    totalCount: ({ row }) => row.published_count,
  }),
}));

plan.query.one('review', Review, {
  description: 'By the key that stands in its address.',
  args: (arg) => ({ key: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.id} = ${uuidOf(args.key)}`,
});

plan.query.one('goneReview', GoneReview, {
  description: 'What is still told of a review that was public once, by the key that stands in its address.',
  args: (arg) => ({ key: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.id} = ${uuidOf(args.key)}`,
});

/** Anything may stand in an address; what is no key belongs to no row. As text first: a parameter that is a uuid must be one. */
const uuidOf = (text: Expression<string>) =>
  sql<string>`case when ${text} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text}::text::uuid end`;

plan.query.list('receivedReviews', Review, {
  description: 'Published reviews of the viewer, or of the whole agency for its admin.',
  sorts: { NEWEST: { desc: ['submitted_at'] } },
  args: (arg) => ({ hasReply: arg.boolean() }),
  where: ({ row, viewer, eb }) =>
    eb.or([
      eb(row.recruiter_id, '=', viewer.recruiterId),
      eb.and([viewer.seesAgency, eb(row.agency_id, '=', viewer.agencyId)]),
    ]),
  filters: {
    hasReply: ({ row }, hasReply) =>
      sql<boolean>`exists (select from review_replies p where p.review_id = ${row.id}) = ${hasReply}`,
  },
});

const CriterionInput = builder.inputType('CriterionInput', {
  fields: (t) => ({ key: t.string({ required: true }), stars: t.int() }),
});

plan.mutation('submitReview', {
  description: 'Sends the review that a mailed link asks for.',
  input: (t) => ({
    invitationId: t.string({ required: true }),
    token: t.string({ required: true }),
    overall: t.int(),
    criteria: t.field({ type: [CriterionInput] }),
    title: t.string(),
    body: t.string(),
    privateNote: t.string(),
    nameDisplay: t.string(),
    showCompany: t.boolean(),
    offeredAnything: t.boolean(),
    placementConfirmed: t.string(),
    corrections: t.string(),
    locale: t.string(),
  }),
  payload: { recruiter: Recruiter },
  command: byCommand(submitReview),
});

plan.mutation('replyToReview', {
  input: (t) => ({
    reviewId: t.id({ required: true }),
    body: t.string({ required: true }),
    expectedVersion: t.int(),
  }),
  payload: { review: Review },
  command: byCommand(replyToReview, { reviewId: 'Review' }),
});
