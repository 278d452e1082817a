import type { ModerationState } from '../states.ts';

/** The label of each state of moderation, for moderators. */
export const moderationWords: Readonly<Record<ModerationState, string>> = {
  received: 'Received',
  checked: 'Checked',
  cleared: 'Cleared automatically',
  queued: 'Waiting for a moderator',
  approved: 'Approved',
  changes_requested: 'Changes requested',
  rejected: 'Rejected',
};
