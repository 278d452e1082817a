import { categoryOfTab, pipelineLabels } from './pipeline.ts';

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

/** The tab of an address; the first one when it is missing or not a list. */
export const listTabOf = (name: string | undefined): ListTab => listTabs.find((tab) => tab === name) ?? 'requested';

const ownLabels: Readonly<Partial<Record<ListTab, string>>> = {
  requested: 'Invited',
  pending: 'Pending',
  verified: 'Verified',
};

/** The label of a tab; a column of the board has its own name. */
export function labelOfTab(tab: ListTab): string {
  const category = categoryOfTab[tab];
  return ownLabels[tab] ?? (category ? pipelineLabels[category].narrow : tab);
}
