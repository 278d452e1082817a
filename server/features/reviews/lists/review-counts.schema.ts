import { listTabs } from '#common/reviews/lists/tabs.ts';
import { builder } from '#server/graphql/builder.ts';
import { countedUpTo, countReviews, type ReviewCounts } from './review-counts.queries.ts';

const ReviewCountsType = builder.objectRef<ReviewCounts>('ReviewCounts').implement({
  description: `The number of rows in each list of invitations and reviews, counted up to ${countedUpTo}; one more means there are more.`,
  fields: (t) =>
    Object.fromEntries(
      listTabs.map((tab) => [tab, t.int({ nullable: false, resolve: (counts) => counts[tab] })] as const),
    ),
});

const ReviewCountsFilter = builder.inputType('ReviewCountsFilter', {
  description: 'Narrows what is counted as the filters of each list do.',
  fields: (t) => ({
    audience: t.string(),
    recruiter: t.string({ description: 'The slug of one of them.' }),
    team: t.string({ description: 'The global id of a team of the agency.' }),
    from: t.string(),
    to: t.string(),
    source: t.string(),
  }),
});

builder.queryField('reviewCounts', (t) =>
  t.field({
    type: ReviewCountsType,
    nullable: true,
    description: 'The counts of the lists the viewer sees.',
    args: { filter: t.arg({ type: ReviewCountsFilter }) },
    resolve: (_root, { filter }, { viewer, database }) => countReviews(database, viewer, filter ?? {}),
  }),
);
