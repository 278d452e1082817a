import { sql } from 'kysely';
import { builder, plan } from '#server/graphql/builder.ts';
import { countedUpTo, listedReviews } from './dashboard.queries.ts';
import { type Dashboard, type DashboardPart, dashboardFor } from './dashboard.ts';

const Review = plan.type('Review', 'reviews');
const Recruiter = plan.type('Recruiter', 'recruiters');

const DashboardPartType = builder.objectRef<DashboardPart>('DashboardPart').implement({
  description: 'Some days of a dashboard, and the score at the end of the last.',
  fields: (t) => ({
    from: t.field({ type: 'Date', nullable: false, resolve: ({ from }) => from }),
    to: t.field({ type: 'Date', nullable: false, resolve: ({ to }) => to }),
    score: t.float({ nullable: false, resolve: ({ score }) => score.score }),
    scoreLow: t.float({ nullable: false, resolve: ({ score }) => score.low }),
    scoreHigh: t.float({ nullable: false, resolve: ({ score }) => score.high }),
    scored: t.int({
      nullable: false,
      description: 'The number of reviews in the score, from these days and before.',
      resolve: ({ scored }) => scored,
    }),
    levels: t.intList({
      nullable: false,
      description: 'Public reviews submitted on these days, by level from 0 to 4.',
      resolve: ({ levels }) => [...levels],
    }),
    sent: t.int({
      nullable: false,
      description: 'Invitations sent on these days. The other counts say how far they have come by now.',
      resolve: ({ sent }) => sent,
    }),
    opened: t.int({ nullable: false, resolve: ({ opened }) => opened }),
    started: t.int({ nullable: false, resolve: ({ started }) => started }),
    answered: t.int({ nullable: false, resolve: ({ answered }) => answered }),
    published: t.int({ nullable: false, resolve: ({ published }) => published }),
  }),
});

const DashboardType = builder.objectRef<Dashboard>('Dashboard').implement({
  description: 'The figures of reviews and invitations in a period. Days are in UTC.',
  fields: (t) => ({
    from: t.field({ type: 'Date', nullable: false, resolve: ({ from }) => from }),
    to: t.field({ type: 'Date', nullable: false, resolve: ({ to }) => to }),
    unit: t.string({
      nullable: false,
      description: 'What a part stands for: day, week or month.',
      resolve: ({ unit }) => unit,
    }),
    hasFigures: t.boolean({
      nullable: false,
      description: 'Whether there has been anything to count, in any period.',
      resolve: ({ hasFigures }) => hasFigures,
    }),
    parts: t.field({ type: [DashboardPartType], nullable: false, resolve: ({ parts }) => [...parts] }),
    criteria: t.field({
      type: 'Tallies',
      nullable: false,
      description: 'Ratings of single criteria in the period, named as in `reviewTallies`.',
      resolve: ({ criteria }) => criteria,
    }),
    eligible: t.int({
      nullable: false,
      description: 'Sides of placements that could have been invited in the last 24 months.',
      resolve: ({ eligible }) => eligible,
    }),
    invited: t.int({ nullable: false, resolve: ({ invited }) => invited }),
    reviews: t.field({
      type: [Review],
      nullable: false,
      description: `The latest ${listedReviews} reviews and the latest ${listedReviews} without a reply, newest first, in any period.`,
      resolve: ({ reviews }) => reviews as never,
    }),
    unanswered: t.int({
      nullable: false,
      description: `Reviews without a reply, counted up to ${countedUpTo}; one more means there are more.`,
      resolve: ({ unanswered }) => unanswered,
    }),
  }),
});

builder.queryField('dashboard', (t) =>
  t.field({
    type: DashboardType,
    nullable: true,
    description:
      "The viewer's figures; the whole agency's for its admin, a team's for its lead, everyone's for staff. Unknown values filter nothing.",
    args: {
      period: t.arg.string({ description: '30d, 90d, 12m, 24m, all, or custom.' }),
      from: t.arg.string({ description: 'The first day of a custom period.' }),
      to: t.arg.string({ description: 'The last day of a custom period.' }),
      recruiter: t.arg.string({ description: 'The slug of one recruiter, for agency admins, leads and staff.' }),
      team: t.arg.string({ description: 'The global id of a team, for agency admins and leads.' }),
      audience: t.arg.string({ description: 'candidate or employer.' }),
    },
    resolve: (_root, wish, context) => dashboardFor(context, wish),
  }),
);

/** A review by the viewer's own email address, as its writer sees it while signed in. */
const GivenReview = plan.node('GivenReview', {
  table: 'reviews',
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`(${row.reviewer_email} = (select u.email from users u where u.id = ${viewer.userId} and u.is_verified)
      and ${row.publication} <> 'withdrawn' and ${row.text_erased_at} is null)`,
});

plan.fields(GivenReview, (t) => ({
  ...t.columns({
    reviewerType: 'String',
    overall: 'Int',
    title: 'String',
    level: 'Int',
    moderation: 'String',
    publication: 'String',
    isHidden: 'Boolean',
    submittedAt: 'DateTime',
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
}));

plan.fields(plan.type('User', 'users'), (t) => ({
  givenReviews: t.connection(GivenReview, {
    description: "Reviews by this person's confirmed email address. Empty for anyone else.",
    on: (theirs, ours) => sql<boolean>`${theirs.reviewer_email} = ${ours.email}`,
    sorts: { NEWEST: { desc: ['submitted_at'] } },
    pageSize: 25,
  }),
}));
