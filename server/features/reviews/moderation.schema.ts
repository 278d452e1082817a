import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { byCommand } from '#server/graphql/mutation.ts';
import { approveReview, rejectReview } from './moderation.commands.ts';

/**
 * A review as a moderator sees it: what the public would see beside what the reviewer gave. The private note is not part
 * of it: it is between two people, is never published, and no rule is about it.
 */
const ReviewToCheck = plan.node('ReviewToCheck', {
  table: 'reviews',
  visibleTo: ({ viewer }) => sql<boolean>`${viewer.isStaff}`,
});

plan.fields(ReviewToCheck, (t) => ({
  ...t.columns({
    version: 'Int',
    reviewerType: 'String',
    reviewerName: 'String',
    reviewerEmail: 'String?',
    reviewerRole: 'String',
    shownName: 'String',
    nameDisplay: 'String',
    companyName: 'String?',
    showsCompany: 'Boolean',
    overall: 'Int',
    title: 'String',
    body: 'String',
    wasOfferedAnything: 'Boolean',
    placementConfirmed: 'Boolean',
    corrections: 'String?',
    source: 'String',
    level: 'Int',
    moderation: 'String',
    publication: 'String',
    submittedAt: 'DateTime',
    publishedAt: 'DateTime?',
    rejectedBecause: 'String?',
    rejectedWords: 'String?',
    decidedAt: 'DateTime?',
  }),
  signals: t.column('signals', { type: ['String'] }),
  criteria: t.sql({ type: 'Criteria', sql: ({ row }) => sql`${row.criteria}` }),
  shownCompany: t.sql({
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`case when ${row.shows_company} then ${row.company_name} end`,
  }),
  recruiter: t.one(plan.type('Recruiter', 'recruiters'), { via: 'recruiter_id' }),
  agency: t.one(plan.type('Agency', 'agencies'), { via: 'agency_id' }),
  placement: t.one(plan.type('Placement', 'placements'), { via: 'placement_id' }),
  invitation: t.one(plan.type('Invitation', 'invitations'), { via: 'invitation_id' }),
  decidedBy: t.one(plan.type('User', 'users'), { via: 'decided_by' }),
}));

plan.query.list('reviewsToCheck', ReviewToCheck, {
  description: 'Reviews with a signal of risk, the one that has waited longest first.',
  sorts: { OLDEST: { asc: ['submitted_at'] } },
  // A literal, so that the partial index of queued reviews serves this list.
  where: ({ row }) => sql<boolean>`${row.moderation} = 'queued'`,
});

plan.query.list('reviewsDecided', ReviewToCheck, {
  description: 'Reviews that a moderator has approved or rejected, the last one first.',
  sorts: { LAST: { desc: [({ decided_at }) => decided_at] } },
  where: ({ row }) => sql<boolean>`${row.decided_at} is not null`,
  args: (arg) => ({ moderation: arg.string() }),
  filters: { moderation: ({ row, eb }, moderation) => eb(row.moderation, '=', moderation) },
});

plan.mutation('approveReview', {
  description: 'Publishes a review that waits for a decision.',
  input: (t) => ({ reviewId: t.id({ required: true }), expectedVersion: t.int({ required: true }) }),
  payload: { review: ReviewToCheck },
  command: byCommand(approveReview, { reviewId: 'ReviewToCheck' }),
});

plan.mutation('rejectReview', {
  description: 'Keeps a review from the public and tells its writer why.',
  input: (t) => ({
    reviewId: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    reason: t.string({ required: true }),
    words: t.string(),
  }),
  payload: { review: ReviewToCheck },
  command: byCommand(rejectReview, { reviewId: 'ReviewToCheck' }),
});
