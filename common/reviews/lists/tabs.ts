import { categoryOfTab, pipelineLabels } from './pipeline.ts';

/** The tabs of `/reviews/:tab` that are lists, in the order of the work: from asking to what is answered. */
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

/** What a tab lists: asks, sides of placements to ask, reviews that are not public yet, or published ones. */
export const kindOfTab = {
  requested: 'asks',
  inviteNotSent: 'sides',
  inviteScheduled: 'asks',
  inviteSent: 'asks',
  pending: 'pending',
  missingVerification: 'pending',
  publishedNotReplied: 'published',
  publishedReplied: 'published',
  badReviews: 'published',
  verified: 'published',
} as const satisfies Record<ListTab, string>;

/** The same by what one does there. */
export const tabGroups: readonly { readonly title: string; readonly tabs: readonly ListTab[] }[] = [
  { title: 'Asking', tabs: ['requested', 'inviteNotSent', 'inviteScheduled', 'inviteSent'] },
  { title: 'Received', tabs: ['pending', 'missingVerification'] },
  { title: 'Published', tabs: ['publishedNotReplied', 'publishedReplied', 'badReviews', 'verified'] },
];

/** The tab that an address names; the first for none, and for one that is no list. */
export const listTabOf = (name: string | undefined): ListTab => listTabs.find((tab) => tab === name) ?? 'requested';

const ownLabels: Readonly<Partial<Record<ListTab, string>>> = {
  requested: 'Requested',
  pending: 'Pending',
  verified: 'Verified',
};

/** What a tab is called; a column of the board by its name there. */
export function labelOfTab(tab: ListTab): string {
  const category = categoryOfTab[tab];
  return ownLabels[tab] ?? (category ? pipelineLabels[category].narrow : tab);
}
