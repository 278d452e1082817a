import { sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { decisionMutation } from '#server/graphql/decision.ts';
import { removeReview } from '../removal/removal.commands.ts';
import { keepFlagged, removeFlagged, takeUpFlags } from './flag-cases.commands.ts';
import { flagReview, reportReply } from './flags.commands.ts';

const User = plan.type('User', 'users');
const ReviewToCheck = plan.type('ReviewToCheck', 'reviews');
const HistoryEntry = plan.type('HistoryEntry', 'audit_entries');

/** All flags of a review, or all reports of its reply, that wait or were decided together. Only staff see it. */
const FlagCase = plan.node('FlagCase', {
  table: 'review_flag_cases',
  visibleTo: ({ viewer }) => sql<boolean>`${viewer.isStaff}`,
});

/** One person's flag of a review, or report of a reply. */
const ReviewFlag = plan.rows('ReviewFlag', {
  table: 'review_flags',
  visibleTo: ({ viewer }) => sql<boolean>`${viewer.isStaff}`,
});

plan.fields(ReviewFlag, (t) => ({
  ...t.columns({
    reason: 'String',
    words: 'String',
    email: 'String?',
    isFromAgency: 'Boolean',
    createdAt: 'DateTime',
  }),
  key: t.column('id', { type: 'ID' }),
}));

plan.fields(FlagCase, (t) => ({
  ...t.columns({
    about: 'String',
    state: 'String',
    openedAt: 'DateTime',
    decideBy: 'DateTime',
    toldAt: 'DateTime?',
    answerBy: 'DateTime?',
    answer: 'String?',
    answeredAt: 'DateTime?',
    takenUpAt: 'DateTime?',
    decidedAt: 'DateTime?',
    decidedBecause: 'String?',
    decidedWords: 'String?',
    version: 'Int',
  }),
  review: t.one(ReviewToCheck, { via: 'review_id' }),
  decidedBy: t.one(User, { via: 'decided_by' }),
  reasons: t.sql({
    type: ['String'],
    description: 'The distinct reasons given.',
    sql: ({ row }) =>
      sql<string[]>`array(select distinct f.reason from review_flags f where f.case_id = ${row.id} order by 1)`,
  }),
  flagCount: t.sql({
    type: 'Int',
    sql: ({ row }) => sql<number>`(select count(*)::int from review_flags f where f.case_id = ${row.id})`,
  }),
  flags: t.connection(ReviewFlag, { by: 'case_id', sorts: { OLDEST: { asc: ['created_at'] } }, pageSize: 50 }),
  earlier: t.connection(FlagCase, {
    description: 'Earlier decisions about the same review or its reply.',
    on: (theirs, ours) => sql<boolean>`(${theirs.review_id} = ${ours.review_id} and ${theirs.id} <> ${ours.id})`,
    sorts: { NEWEST: { desc: ['opened_at'] } },
  }),
  history: t.connection(HistoryEntry, {
    on: (theirs, ours) => sql<boolean>`(${theirs.subject_id} in (${ours.id}, ${ours.review_id}))`,
    sorts: { NEWEST: { desc: ['at'] } },
  }),
}));

plan.query.list('flagCases', FlagCase, {
  description: 'Flagged reviews and replies, open ones sorted by deadline.',
  sorts: { DUE: { asc: ['decide_by'] }, NEWEST: { desc: ['opened_at'] }, OLDEST: { asc: ['opened_at'] } },
  filterInput: (t) => ({
    state: t.string(),
    about: t.string(),
    isUndecided: t.boolean(),
    isOverdue: t.boolean(),
    reason: t.string(),
    words: t.string(),
  }),
  filters: {
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    about: ({ row, eb }, about) => eb(row.about, '=', about),
    isUndecided: ({ row }, isUndecided) => sql<boolean>`(${row.decided_at} is null) = ${isUndecided}`,
    isOverdue: ({ row }, isOverdue) =>
      sql<boolean>`(${row.decided_at} is null and ${row.decide_by} < ${ourNow}) = ${isOverdue}`,
    reason: ({ row }, reason) =>
      sql<boolean>`exists (select from review_flags f where f.case_id = ${row.id} and f.reason = ${reason})`,
    words: ({ row }, words) => sql<boolean>`exists (
      select from reviews v join recruiters r on r.id = v.recruiter_id
      where v.id = ${row.review_id} and ${contains(sql`folded(v.title || ' ' || v.reviewer_name || ' ' || r.name)`, words)})`,
  },
});

commandMutation(flagReview, {
  description: 'Reports that a published review breaks the policy. Nothing changes until a moderator decides.',
  ids: { reviewId: 'Review' },
  input: (t) => ({ reason: t.string(), words: t.string() }),
});

commandMutation(reportReply, {
  description: 'Reports that the reply to a review breaks the policy. Nothing changes until a moderator decides.',
  ids: { reviewId: 'Review' },
  input: (t) => ({ reason: t.string(), words: t.string() }),
});

decisionMutation(takeUpFlags, FlagCase, {
  description: 'Puts a flagged review under review, with a label; `hide` hides it until the decision.',
});

decisionMutation(keepFlagged, FlagCase, {
  description: 'Keeps a flagged review or reply, and notifies everyone involved.',
});

decisionMutation(removeFlagged, FlagCase, {
  description: 'Removes a flagged review or reply, and notifies everyone involved.',
});

decisionMutation(removeReview, ReviewToCheck, {
  description: 'Removes a published review that no one flagged, and notifies both sides.',
});
