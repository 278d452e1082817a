import { sql } from 'kysely';
import { reviewLimits } from '#common/limits.ts';
import { contains } from '#server/database/contains.ts';
import { isSince, isUntil } from '#server/features/invitations/list-filters.ts';
import { ofRecruiter, ofTeam } from '#server/features/profiles/narrowing.ts';
import { subjectOrStaff, subjectPartsOrStaff } from '#server/features/profiles/scopes.ts';
import { builder, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { localIdOf } from '#server/graphql/mutation.ts';
import { isAnswer } from './answers.ts';
import { fits } from './fitting.ts';
import { matchReview } from './matching.commands.ts';
import { placementSuggestions, type PlacementSuggestion as Suggestion } from './suggestions.queries.ts';

const Placement = plan.type('Placement', 'placements');
const Recruiter = plan.type('Recruiter', 'recruiters');

/**
 * An unpublished review, as the reviewed side may see it: who wrote it and about which job, but never stars or text.
 */
const PendingReview = plan.node('PendingReview', {
  table: 'reviews',
  // Uses literals, so that the partial indexes of such reviews apply to this scope.
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`(${row.publication} = 'unpublished' and ${row.moderation} <> 'rejected'
      and ${subjectOrStaff({ row, viewer })})`,
});

plan.fields(PendingReview, (t) => ({
  ...t.columns({
    reviewerType: 'String',
    reviewerName: 'String',
    reviewerRole: 'String',
    companyName: 'String?',
    level: 'Int',
    source: 'String',
    submittedAt: 'DateTime',
  }),
  publishesAt: t.sql({
    description: 'When it publishes automatically, if it passes the checks and no placement is found.',
    type: 'DateTime',
    nullable: true,
    sql: ({ row }) =>
      sql<Date>`case when ${row.level} = 1
        then ${row.submitted_at} + make_interval(days => ${sql.lit(reviewLimits.levelOnePublishesAfterDays)}) end`,
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  placement: t.one(Placement, { via: 'placement_id' }),
  fittingPlacements: t.connection(Placement, {
    description: 'Placements of the recruiter that the reviewer may mean, the latest first.',
    on: (theirs, ours) => fits(theirs, ours),
    sorts: { NEWEST: { desc: ['start_date'] } },
    pageSize: 10,
  }),
}));

plan.fields(plan.type('Invitation', 'invitations'), (t) => ({
  pendingReview: t.one(PendingReview, { on: isAnswer, description: 'What its recipient wrote, until it is public.' }),
}));

plan.query.list('pendingReviews', PendingReview, {
  description: "Received reviews that aren't public yet.",
  parts: subjectPartsOrStaff,
  sorts: { NEWEST: { desc: ['submitted_at'] }, OLDEST: { asc: ['submitted_at'] } },
  pageSize: 25,
  filterInput: (t) => ({
    level: t.int(),
    words: t.string(),
    audience: t.string(),
    recruiter: t.string({ description: 'The slug of one of them.' }),
    team: t.string({ description: 'The global id of a team of the agency.' }),
    from: t.string(),
    to: t.string(),
    source: t.string({ description: 'Where their placements came from; without one, the reviews.' }),
  }),
  filters: {
    level: ({ row, eb }, level) => eb(row.level, '=', level),
    // Few reviews wait at a time, so these words need no index.
    words: ({ row }, words) =>
      contains(
        sql`folded(concat_ws(' ', ${row.reviewer_name}, ${row.reviewer_role}, ${row.company_name}, ${row.searched}))`,
        words,
      ),
    audience: ({ row, eb }, audience) => eb(row.reviewer_type, '=', audience),
    recruiter: ({ row }, slug) => ofRecruiter(row, slug),
    team: ({ row, viewer }, team) => ofTeam(row, team, viewer),
    from: ({ row, viewer }, day) => isSince(row.submitted_at, day, viewer),
    to: ({ row, viewer }, day) => isUntil(row.submitted_at, day, viewer),
    source: ({ row, eb }, source) => eb(row.origin, '=', source),
  },
});

const PlacementSuggestion = builder.objectRef<Suggestion>('PlacementSuggestion').implement({
  description: 'A placement that a review may be about, and why.',
  fields: (t) => ({
    placement: t.field({ type: Placement, nullable: true, resolve: ({ id }) => ({ id }) as never }),
    reasons: t.stringList({ nullable: false, resolve: ({ reasons }) => reasons }),
    daysLater: t.int({
      nullable: true,
      description: 'How many days after the date that the reviewer gave it starts.',
      resolve: ({ daysLater }) => daysLater,
    }),
  }),
});

builder.queryField('placementSuggestions', (t) =>
  t.field({
    type: [PlacementSuggestion],
    nullable: true,
    description: 'The placements that an unmatched review may be about, the likeliest first; for the reviewed side.',
    args: { reviewId: t.arg.id({ required: true }) },
    resolve: (_root, { reviewId }, context) =>
      placementSuggestions(context, localIdOf('PendingReview', reviewId) as string),
  }),
);

commandMutation(matchReview, {
  description: "Matches a review without a placement to its placement. It's published once it's checked.",
  payload: { review: PendingReview, placement: Placement },
  ids: { reviewId: 'PendingReview', placementId: 'Placement' },
});
