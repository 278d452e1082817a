import { type Expression, sql } from 'kysely';
import { ourNow } from '#server/database/our-now.ts';
import { uuidOf } from '#server/database/uuid-of.ts';
import { builder, type InputFields, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { isOfSubject, isShown, isShownReview } from '../profiles/scopes.ts';
import { reviewFilterInput, reviewFilters, reviewSorts } from './lists/listed-reviews.ts';
import { deleteReply, replyToReview } from './replies/replies.commands.ts';
import { submitReview } from './writing/reviews.commands.ts';

const Agency = plan.type('Agency', 'agencies');
const Placement = plan.type('Placement', 'placements');
const Recruiter = plan.type('Recruiter', 'recruiters');

/**
 * A published review. Until then only staff see it: the recruiter must not, so that they cannot influence the writer.
 */
const Review = plan.node('Review', {
  table: 'reviews',
  visibleTo: ({ row, viewer }) => sql<boolean>`((${isShown(row)}) or ${viewer.isStaff})`,
});

/** A review that used to be public. Everybody sees that it is gone, but nothing it said. */
const GoneReview = plan.node('GoneReview', {
  table: 'reviews',
  visibleTo: ({ row }) =>
    sql<boolean>`(${row.publication} in ('removed', 'withdrawn') and ${row.published_at} is not null)`,
});

plan.fields(GoneReview, (t) => ({
  ...t.columns({ publication: 'String' }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
}));

/** The recruiter's one reply to a review, public with it. */
const ReviewReply = plan.rows('ReviewReply', {
  table: 'review_replies',
  key: 'review_id',
  visibleTo: 'everyone',
});

plan.fields(ReviewReply, (t) =>
  t.columns({ body: 'String', version: 'Int', createdAt: 'DateTime', updatedAt: 'DateTime', editedAt: 'DateTime?' }),
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
    editedAt: 'DateTime?',
  }),
  criteria: t.sql({ type: 'Criteria', sql: ({ row }) => sql`${row.criteria}` }),
  shownCompany: t.sql({
    type: 'String',
    nullable: true,
    sql: ({ row }) =>
      sql<string>`case when ${row.shows_company} and not ${row.hidden_by_recruiter} then ${row.company_name} end`,
  }),
  // Null instead of an error for staff: they read lists of everybody's reviews, and this is between two people.
  privateNote: t.sql({
    type: 'String',
    nullable: true,
    sql: ({ row, viewer }) => sql<string>`case when ${isOfSubject({ row, viewer })} then ${row.private_note} end`,
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  agency: t.one(Agency, { via: 'agency_id' }),
  placement: t.one(Placement, { via: 'placement_id' }),
  // What the public sees of a review's placement: its kind and month, no names or titles.
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
  queuedReply: t.sql({
    type: 'String',
    nullable: true,
    description: 'A reply waiting for a moderator, for the side that wrote it.',
    sql: ({ row, viewer }) =>
      sql<string>`(select q.body from review_reply_versions q where q.review_id = ${row.id} and q.state = 'queued'
        and ${isOfSubject({ row, viewer })})`,
  }),
  viewerCanReply: t.sql({
    type: 'Boolean',
    sql: ({ row, viewer, can }) =>
      sql<boolean>`coalesce(${can('review_reply')} and ${isOfSubject({ row, viewer })}, false)`,
  }),
}));

plan.interfaceFields(plan.interface<'agencies' | 'recruiters'>('Profile'), (t, type) => ({
  reviews: t.connection(Review, {
    by: type === 'Agency' ? 'agency_id' : 'recruiter_id',
    connectionName: 'ProfileReviewsConnection',
    where: ({ row }) => isShown(row),
    sorts: reviewSorts,
    filterInput: reviewFilterInput,
    filters: reviewFilters,
  }),
  latestReviewOn: t.sql({
    type: 'Date',
    nullable: true,
    description: 'The UTC day of the newest published review.',
    sql: ({ row }) =>
      sql<string>`(select (max(v.submitted_at) at time zone 'utc')::date from reviews v
        where ${sql.ref(type === 'Agency' ? 'v.agency_id' : 'v.recruiter_id')} = ${row.id} and ${isShownReview('v')})`,
  }),
  recentReviewCount: t.sql({
    type: 'Int',
    description: 'Published reviews of the last twelve months.',
    sql: ({ row }) => recentReviews(type, row.id),
  }),
  recentReplyCount: t.sql({
    type: 'Int',
    description: 'Those of them that have a public reply.',
    sql: ({ row }) => recentReviews(type, row.id, sql`v.has_reply`),
  }),
}));

/** Counts the published reviews of the last twelve months. */
const recentReviews = (type: string, id: Expression<string>, and: Expression<unknown> = sql`true`) =>
  sql<number>`(select count(*)::int from reviews v
    where ${sql.ref(type === 'Agency' ? 'v.agency_id' : 'v.recruiter_id')} = ${id} and ${isShownReview('v')}
      and v.submitted_at > ${ourNow} - interval '12 months' and ${and})`;

plan.query.one('review', Review, {
  description: 'By the key in its URL.',
  args: (arg) => ({ key: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.id} = ${uuidOf(args.key)}`,
});

plan.query.one('goneReview', GoneReview, {
  description: 'What remains visible of a review that used to be public, by the key in its URL.',
  args: (arg) => ({ key: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.id} = ${uuidOf(args.key)}`,
});

/** The stars for one criterion; none if the reviewer skipped it. */
const CriterionInput = builder.inputType('CriterionInput', {
  fields: (t) => ({ key: t.string({ required: true }), stars: t.int() }),
});

/** The fields of a review form. The commands check them by the form's audience, so here they are only typed. */
export const reviewFormInputs = (t: InputFields) => ({
  overall: t.int(),
  criteria: t.field({ type: [CriterionInput] }),
  title: t.string(),
  body: t.string(),
  privateNote: t.string(),
  nameDisplay: t.string(),
  showCompany: t.boolean(),
  offeredAnything: t.boolean(),
});

commandMutation(submitReview, {
  description: 'Sends the review that an invitation link asks for.',
  input: (t) => ({
    ...reviewFormInputs(t),
    placementConfirmed: t.string(),
    corrections: t.string(),
    locale: t.string(),
  }),
  payload: { recruiter: Recruiter },
});

commandMutation(replyToReview, { payload: { review: Review, isQueued: 'Boolean' }, ids: { reviewId: 'Review' } });

commandMutation(deleteReply, {
  description: 'Deletes the reply to a review, and one waiting to be shown.',
  payload: { review: Review },
  ids: { reviewId: 'Review' },
});
