import { categoryOfTab, type PipelineCategory, pipelineLabels } from './pipeline.ts';

/** The tabs of `/reviews/:tab` that are lists, in the order of the work. */
export const listTabs = [
  'requested',
  'inviteNotSent',
  'inviteScheduled',
  'inviteSent',
  'pending',
  'missingVerification',
  'publishedNotReplied',
  'publishedReplied',
  'badReviews',
  'verified',
] as const;
export type ListTab = (typeof listTabs)[number];

/** The tab that shows all columns side by side. */
export const boardTab = 'statusColumn';
/** A tab of `/reviews/:tab`: the board or a list. */
export type ReviewsTab = ListTab | typeof boardTab;

/** What a tab lists: invitations, placement sides to invite, unpublished reviews, or published ones. */
export const kindOfTab = {
  requested: 'invitations',
  inviteNotSent: 'sides',
  inviteScheduled: 'invitations',
  inviteSent: 'invitations',
  pending: 'pending',
  missingVerification: 'pending',
  publishedNotReplied: 'published',
  publishedReplied: 'published',
  badReviews: 'published',
  verified: 'published',
} as const satisfies Record<ListTab, string>;

/** The same, by what you do there. */
export const tabGroups: readonly { readonly title: string; readonly tabs: readonly ListTab[] }[] = [
  { title: 'Invitations', tabs: ['requested', 'inviteNotSent', 'inviteScheduled', 'inviteSent'] },
  { title: 'Received', tabs: ['pending', 'missingVerification'] },
  { title: 'Published', tabs: ['publishedNotReplied', 'publishedReplied', 'badReviews', 'verified'] },
];

/** The tab of an address; the first list when it is missing or unknown. */
export const tabOf = (name: string | undefined): ReviewsTab =>
  name === boardTab ? boardTab : (listTabs.find((tab) => tab === name) ?? 'requested');

/** The tab that lists a column of the board. */
export const tabOfCategory = (category: PipelineCategory): ListTab =>
  listTabs.find((tab) => categoryOfTab[tab] === category)!;

const ownLabels: Readonly<Partial<Record<ListTab, string>>> = {
  requested: 'Invited',
  pending: 'Pending',
  verified: 'Verified',
};

/** The label of a tab; a column of the board has its own name. */
export function labelOfTab(tab: ReviewsTab): string {
  if (tab === boardTab) return 'Board';
  const category = categoryOfTab[tab];
  return ownLabels[tab] ?? (category ? pipelineLabels[category].narrow : tab);
}
