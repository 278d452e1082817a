import type { InvitationState } from '../../invitations/states.ts';
import { reviewLimits } from '../../limits.ts';
import type { Level } from '../levels.ts';
import { isVisible, type ModerationState, type PublicationState } from '../states.ts';

/** The columns of the review board, in order. Derived from states, never stored. */
export const pipelineCategories = [
  'missing_verification',
  'invite_not_sent',
  'invite_scheduled',
  'invite_sent',
  'published_missing_reply',
  'published_complete',
  'bad_review',
] as const;
export type PipelineCategory = (typeof pipelineCategories)[number];

/** A column's label; `narrow` is for the board's narrow layout. */
export const pipelineLabels: Readonly<Record<PipelineCategory, { readonly wide: string; readonly narrow: string }>> = {
  missing_verification: { wide: 'Missing Verification', narrow: 'Missing Verification' },
  invite_not_sent: { wide: 'Invite not sent', narrow: 'Invite not sent' },
  invite_scheduled: { wide: 'Invite Scheduled', narrow: 'Invite Scheduled' },
  invite_sent: { wide: 'Invite sent', narrow: 'Invite sent' },
  published_missing_reply: { wide: 'Published - Missing Reply', narrow: 'Missing Reply' },
  published_complete: { wide: 'Published - Complete', narrow: 'Complete' },
  bad_review: { wide: '4 or Less Stars', narrow: '4 or Less Stars' },
};

/** A review as the board sees it. */
export interface ReviewCard {
  readonly overall: number;
  readonly level: Level;
  readonly isConfirmed: boolean;
  readonly moderation: ModerationState;
  readonly publication: PublicationState;
  readonly hasReply: boolean;
}

/**
 * The column of a placement's side by its latest invitation, null without one. A cancelled or bounced invitation counts
 * as not sent; an answered or otherwise ended one has no card.
 */
export function categoryOfInvitation(invitation: InvitationState | null): PipelineCategory | null {
  switch (invitation) {
    case null:
    case 'draft':
    case 'cancelled':
    case 'bounced':
      return 'invite_not_sent';
    case 'scheduled':
      return 'invite_scheduled';
    case 'sent':
    case 'opened':
    case 'started':
      return 'invite_sent';
    default:
      return null;
  }
}

/** The columns a review is in: at most one of the flow, and `bad_review` in addition. */
export function categoriesOfReview(review: ReviewCard): PipelineCategory[] {
  if (isVisible(review.publication)) {
    const flow = review.hasReply ? 'published_complete' : 'published_missing_reply';
    return review.overall <= reviewLimits.badUpTo ? [flow, 'bad_review'] : [flow];
  }
  const waits = review.publication === 'unpublished' && review.moderation !== 'rejected';
  return waits && review.isConfirmed && review.level === 1 ? ['missing_verification'] : [];
}

/** What moving a card requires. */
export type PipelineAction =
  | 'schedule_invitation'
  | 'send_invitation'
  | 'cancel_invitation'
  | 'match_placement'
  | 'open_reply';

const moves: Readonly<Record<PipelineCategory, Readonly<Partial<Record<PipelineCategory, PipelineAction>>>>> = {
  missing_verification: { published_missing_reply: 'match_placement' },
  invite_not_sent: { invite_scheduled: 'schedule_invitation', invite_sent: 'send_invitation' },
  invite_scheduled: { invite_sent: 'send_invitation', invite_not_sent: 'cancel_invitation' },
  invite_sent: {},
  published_missing_reply: { published_complete: 'open_reply' },
  published_complete: {},
  bad_review: {},
};

/** The moves a card offers, for its 'Move to …' menu. */
export function movesFrom(from: PipelineCategory): PipelineCategory[] {
  return Object.keys(moves[from]) as PipelineCategory[];
}

/** What a move does, or the sentence that refuses it. */
export function moveCard(
  from: PipelineCategory,
  to: PipelineCategory,
): { ok: true; action: PipelineAction } | { ok: false; reason: string } {
  const action = moves[from][to];
  return action ? { ok: true, action } : { ok: false, reason: refusalOf(from, to) };
}

function refusalOf(from: PipelineCategory, to: PipelineCategory): string {
  if (from === to) return `The card is already in '${pipelineLabels[to].wide}'.`;
  const possible = movesFrom(from).map((category) => `'${pipelineLabels[category].wide}'`);
  const end = possible.length > 0 ? `it can go to ${possible.join(' or ')}.` : 'it moves automatically from here.';
  return `A card can't go from '${pipelineLabels[from].wide}' to '${pipelineLabels[to].wide}'; ${end}`;
}

/** The tabs of `/reviews/:tab` that are one column as a list. */
export const categoryOfTab: Readonly<Record<string, PipelineCategory>> = {
  missingVerification: 'missing_verification',
  inviteNotSent: 'invite_not_sent',
  inviteScheduled: 'invite_scheduled',
  inviteSent: 'invite_sent',
  publishedNotReplied: 'published_missing_reply',
  publishedReplied: 'published_complete',
  badReviews: 'bad_review',
};
