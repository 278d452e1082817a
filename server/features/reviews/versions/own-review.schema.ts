import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { answerFlags } from '../flags/flags.commands.ts';
import { reviewFormInputs } from '../reviews.schema.ts';
import { editReview, withdrawReview } from './versions.commands.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');

/** A review as its writer sees it. Can be read only with the token of an email. */
const OwnReview = plan.rows('OwnReview', { table: 'reviews', visibleTo: 'everyone' });

/** An edit of it that is not public, or never will be. */
const OwnEdit = plan.rows('OwnEdit', { table: 'review_versions', visibleTo: 'everyone' });

/** The flags of the writer's review, as one case. Can be read only with the token of an email. */
const FlagsToAnswer = plan.rows('FlagsToAnswer', { table: 'review_flag_cases', visibleTo: 'everyone' });

plan.fields(OwnReview, (t) => ({
  ...t.columns({
    reviewerType: 'String',
    reviewerName: 'String',
    reviewerRole: 'String',
    companyName: 'String?',
    shownName: 'String',
    nameDisplay: 'String',
    showsCompany: 'Boolean',
    overall: 'Int',
    title: 'String',
    body: 'String',
    privateNote: 'String?',
    wasOfferedAnything: 'Boolean',
    level: 'Int',
    source: 'String',
    moderation: 'String',
    publication: 'String',
    isHidden: 'Boolean',
    changesWords: 'String?',
    changesRequestedAt: 'DateTime?',
    submittedAt: 'DateTime',
    publishedAt: 'DateTime?',
    editedAt: 'DateTime?',
  }),
  criteria: t.sql({ type: 'Criteria', sql: ({ row }) => sql`${row.criteria}` }),
  number: t.sql({
    type: 'Int',
    description: 'The number of its newest version, public or not. An edit says which one it is based on.',
    sql: ({ row }) =>
      sql<number>`greatest(${row.content_version}, (select max(n.number) from review_versions n where n.review_id = ${row.id}))`,
  }),
  edit: t.one(OwnEdit, {
    description: 'An edit that waits next to the public version.',
    on: (theirs, ours) =>
      sql<boolean>`(${theirs.review_id} = ${ours.id} and ${theirs.replaced_at} is null
        and ${theirs.moderation} in ('received', 'checked', 'queued', 'changes_requested'))`,
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
}));

plan.fields(OwnEdit, (t) => ({
  ...t.columns({
    shownName: 'String',
    nameDisplay: 'String',
    showsCompany: 'Boolean',
    overall: 'Int',
    title: 'String',
    body: 'String',
    privateNote: 'String?',
    wasOfferedAnything: 'Boolean',
    moderation: 'String',
    changesWords: 'String?',
    changesRequestedAt: 'DateTime?',
    submittedAt: 'DateTime',
  }),
  criteria: t.sql({ type: 'Criteria', sql: ({ row }) => sql`${row.criteria}` }),
}));

plan.fields(FlagsToAnswer, (t) => ({
  ...t.columns({
    state: 'String',
    openedAt: 'DateTime',
    answerBy: 'DateTime?',
    answer: 'String?',
    answeredAt: 'DateTime?',
    decidedAt: 'DateTime?',
    decidedBecause: 'String?',
    decidedWords: 'String?',
  }),
  reasons: t.sql({
    type: ['String'],
    sql: ({ row }) =>
      sql<string[]>`array(select f.reason from review_flags f where f.case_id = ${row.id} order by f.created_at, f.id)`,
  }),
  words: t.sql({
    type: ['String'],
    description: 'What they wrote, in the order of `reasons`.',
    sql: ({ row }) =>
      sql<string[]>`array(select f.words from review_flags f where f.case_id = ${row.id} order by f.created_at, f.id)`,
  }),
  review: t.one(OwnReview, { via: 'review_id' }),
}));

plan.query.one('ownReview', OwnReview, {
  description: "What the link in a reviewer's email opens. Null if id and token do not belong together.",
  args: (arg) => ({ id: arg.string({ required: true }), token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.id}::text = ${args.id} and exists (
    select from review_links k where k.review_id = ${row.id} and k.case_id is null
      and k.token_hash = sha256(convert_to(${args.token}, 'utf8')))`,
});

plan.query.one('flagsToAnswer', FlagsToAnswer, {
  description: 'What the link in an email about flags opens. Null if id and token do not belong together.',
  args: (arg) => ({ id: arg.string({ required: true }), token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.id}::text = ${args.id} and exists (
    select from review_links k where k.case_id = ${row.id}
      and k.token_hash = sha256(convert_to(${args.token}, 'utf8')))`,
});

commandMutation(editReview, {
  description: 'Edits a review, by the link in an email. The edit is checked before it is public.',
  input: reviewFormInputs,
});

commandMutation(withdrawReview, { description: 'Withdraws a review for good, by the link in an email.' });

commandMutation(answerFlags, { description: 'Answers the flags of a review, by the link in an email.' });
