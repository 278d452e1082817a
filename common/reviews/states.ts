import type { TransitionTable } from '../transitions.ts';

/** The state of checking one version of a review. An edit starts a new version. */
export const moderationStates = [
  'received',
  'checked',
  'cleared',
  'queued',
  'approved',
  'changes_requested',
  'rejected',
] as const;
export type ModerationState = (typeof moderationStates)[number];

/**
 * What can happen to a version in moderation. `resubmit` answers a request for changes; `recheck` follows when a
 * placement is found for a version cleared without one.
 */
export const moderationEvents = [
  'check',
  'clear',
  'queue',
  'approve',
  'request_changes',
  'reject',
  'resubmit',
  'recheck',
] as const;
export type ModerationEvent = (typeof moderationEvents)[number];

/** Only a moderator rejects, except that changes not made within 7 days end in `rejected`. */
export const moderationTransitions: TransitionTable<ModerationState, ModerationEvent> = {
  received: { check: 'checked' },
  checked: { clear: 'cleared', queue: 'queued' },
  cleared: { recheck: 'received' },
  queued: { approve: 'approved', request_changes: 'changes_requested', reject: 'rejected' },
  approved: {},
  changes_requested: { resubmit: 'received', reject: 'rejected' },
  rejected: {},
};

/** Whether the public sees a review. Under review it stays visible, with a label. */
export const publicationStates = ['unpublished', 'published', 'under_review', 'removed', 'withdrawn'] as const;
export type PublicationState = (typeof publicationStates)[number];

/** `uphold` decides in the review's favour; `withdraw` is the reviewer's own choice. */
export const publicationEvents = ['publish', 'question', 'uphold', 'remove', 'withdraw'] as const;
export type PublicationEvent = (typeof publicationEvents)[number];

/** A removed or withdrawn review never comes back. Withdrawing one under review first upholds it: two steps. */
export const publicationTransitions: TransitionTable<PublicationState, PublicationEvent> = {
  unpublished: { publish: 'published', withdraw: 'withdrawn' },
  published: { question: 'under_review', withdraw: 'withdrawn' },
  under_review: { uphold: 'published', remove: 'removed' },
  removed: {},
  withdrawn: {},
};

/** Whether the public sees it, so it counts in the score unless its weight is zero. */
export function isVisible(publication: PublicationState): boolean {
  return publication === 'published' || publication === 'under_review';
}

/** The state of one version of a reply. A newer version replaces it; a moderator removes it after a report. */
export const replyStates = ['queued', 'shown', 'replaced', 'rejected', 'deleted', 'removed'] as const;
export type ReplyState = (typeof replyStates)[number];

/** A moderator decides once. An approved reply is shown only while its review is. */
export const replyTransitions: TransitionTable<ReplyState, 'approve' | 'reject'> = {
  queued: { approve: 'shown', reject: 'rejected' },
  shown: {},
  replaced: {},
  rejected: {},
  deleted: {},
  removed: {},
};
