import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { decisionMutation } from '#server/graphql/decision.ts';
import { approveReply, rejectReply } from '../replies/reply-moderation.commands.ts';
import { moderatedFilters, replyFilters } from './moderated-reviews.ts';
import { approveReview, rejectReview, requestChanges } from './moderation.commands.ts';

/**
 * A review as a moderator sees it: what the public would see, next to what the reviewer entered. Leaves out the private
 * note, which is between two people, is never published, and has no rules.
 */
const ReviewToCheck = plan.node('ReviewToCheck', {
  table: 'reviews',
  visibleTo: ({ viewer }) => sql<boolean>`${viewer.isStaff}`,
});

/** A version of a review other than the current one. */
const ReviewEdit = plan.rows('ReviewEdit', {
  table: 'review_versions',
  visibleTo: ({ viewer }) => sql<boolean>`${viewer.isStaff}`,
});

/** A reply that waits for a moderator, or was decided. */
const ReplyToCheck = plan.node('ReplyToCheck', {
  table: 'review_reply_versions',
  visibleTo: ({ viewer }) => sql<boolean>`${viewer.isStaff}`,
});

plan.fields(ReviewEdit, (t) => ({
  ...t.columns({
    number: 'Int',
    shownName: 'String',
    overall: 'Int',
    title: 'String',
    body: 'String',
    showsCompany: 'Boolean',
    wasOfferedAnything: 'Boolean',
    moderation: 'String',
    changesWords: 'String?',
    changesRequestedAt: 'DateTime?',
    rejectedBecause: 'String?',
    submittedAt: 'DateTime',
    replacedAt: 'DateTime?',
    decidedAt: 'DateTime?',
  }),
  key: t.column('id', { type: 'ID' }),
  criteria: t.sql({ type: 'Criteria', sql: ({ row }) => sql`${row.criteria}` }),
  signals: t.column('signals', { type: ['String'] }),
  decidedBy: t.one(plan.type('User', 'users'), { via: 'decided_by' }),
}));

plan.fields(ReplyToCheck, (t) => ({
  ...t.columns({
    number: 'Int',
    body: 'String',
    state: 'String',
    createdAt: 'DateTime',
    decidedAt: 'DateTime?',
    rejectedWords: 'String?',
    version: 'Int',
  }),
  signals: t.column('signals', { type: ['String'] }),
  review: t.one(ReviewToCheck, { via: 'review_id' }),
  writtenBy: t.one(plan.type('User', 'users'), { via: 'written_by' }),
  decidedBy: t.one(plan.type('User', 'users'), { via: 'decided_by' }),
}));

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
    editedAt: 'DateTime?',
    isHidden: 'Boolean',
    hasQueuedEdit: 'Boolean',
    changesWords: 'String?',
    changesRequestedAt: 'DateTime?',
    removedBecause: 'String?',
    removedWords: 'String?',
    goneAt: 'DateTime?',
  }),
  edit: t.one(ReviewEdit, {
    description: 'An edit waiting for a check while the earlier version is public.',
    on: (theirs, ours) =>
      sql<boolean>`(${theirs.review_id} = ${ours.id} and ${theirs.replaced_at} is null
        and ${theirs.moderation} in ('received', 'checked', 'queued', 'changes_requested'))`,
  }),
  versions: t.connection(ReviewEdit, {
    description: 'Earlier versions and edits, newest first.',
    by: 'review_id',
    sorts: { NEWEST: { desc: ['number'] } },
  }),
  signals: t.column('signals', { type: ['String'] }),
  criteria: t.sql({ type: 'Criteria', sql: ({ row }) => sql`${row.criteria}` }),
  shownCompany: t.sql({
    type: 'String',
    nullable: true,
    sql: ({ row }) =>
      sql<string>`case when ${row.shows_company} and not ${row.hidden_by_recruiter} then ${row.company_name} end`,
  }),
  recruiter: t.one(plan.type('Recruiter', 'recruiters'), { via: 'recruiter_id' }),
  agency: t.one(plan.type('Agency', 'agencies'), { via: 'agency_id' }),
  placement: t.one(plan.type('Placement', 'placements'), { via: 'placement_id' }),
  invitation: t.one(plan.type('Invitation', 'invitations'), { via: 'invitation_id' }),
  decidedBy: t.one(plan.type('User', 'users'), { via: 'decided_by' }),
}));

plan.query.list('reviewsToCheck', ReviewToCheck, {
  description: 'Reviews with risk signals, or with edits that have them, oldest first.',
  sorts: { OLDEST: { asc: ['submitted_at'] }, NEWEST: { desc: ['submitted_at'] } },
  // Uses literals, so that the partial index of waiting reviews applies to this list.
  where: ({ row }) =>
    sql<boolean>`((${row.moderation} = 'queued' and ${row.publication} = 'unpublished') or ${row.has_queued_edit})`,
  filterInput: (t) => ({ words: t.string(), signal: t.string(), audience: t.string(), level: t.int() }),
  filters: moderatedFilters,
});

plan.query.list('reviewsDecided', ReviewToCheck, {
  description: 'Reviews that a moderator approved or rejected, newest decision first.',
  sorts: { NEWEST: { desc: [({ decided_at }) => decided_at] }, OLDEST: { asc: [({ decided_at }) => decided_at] } },
  where: ({ row }) => sql<boolean>`${row.decided_at} is not null`,
  filterName: 'DecidedReviewFilter',
  filterInput: (t) => ({
    moderation: t.string(),
    words: t.string(),
    signal: t.string(),
    audience: t.string(),
    level: t.int(),
  }),
  filters: { ...moderatedFilters, moderation: ({ row, eb }, moderation) => eb(row.moderation, '=', moderation) },
});

plan.query.list('repliesToCheck', ReplyToCheck, {
  description: 'Replies that sound like an accusation, longest waiting first.',
  sorts: { OLDEST: { asc: ['created_at'] }, NEWEST: { desc: ['created_at'] } },
  where: ({ row }) => sql<boolean>`${row.state} = 'queued'`,
  filterInput: (t) => ({ words: t.string(), signal: t.string(), audience: t.string(), level: t.int() }),
  filters: replyFilters,
});

decisionMutation(approveReview, ReviewToCheck, { description: 'Publishes a review waiting for a decision.' });

decisionMutation(rejectReview, ReviewToCheck, {
  description: 'Rejects a review and tells the reviewer why.',
});

decisionMutation(requestChanges, ReviewToCheck, {
  description: 'Asks the reviewer to change a waiting review or edit.',
});

decisionMutation(approveReply, ReplyToCheck, { description: 'Publishes a reply waiting for a decision.' });

decisionMutation(rejectReply, ReplyToCheck, { description: 'Rejects a reply and tells its author why.' });
