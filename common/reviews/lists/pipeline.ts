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
  /** Hidden while under review. */
  readonly isHidden: boolean;
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

/**
 * The columns a review is in: at most one of the flow, and `bad_review` in addition. An imported review has no stars of
 * ours.
 */
export function categoriesOfReview(review: ReviewCard): PipelineCategory[] {
  if (isVisible(review.publication)) {
    if (review.isHidden) return [];
    const flow = review.hasReply ? 'published_complete' : 'published_missing_reply';
    return review.overall <= reviewLimits.badUpTo && review.level > 0 ? [flow, 'bad_review'] : [flow];
  }
  const waits = review.publication === 'unpublished' && review.moderation !== 'rejected';
  return waits && review.isConfirmed && review.level === 1 ? ['missing_verification'] : [];
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
