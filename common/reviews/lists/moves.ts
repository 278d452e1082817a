import { type PipelineCategory, pipelineLabels } from './pipeline.ts';

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

/** The columns a card can move to, for its 'Move to' menu. */
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
  if (from === to) return `It's already in '${pipelineLabels[to].wide}'.`;
  if (from === 'bad_review') return 'This review is also in another column. Move it there.';
  if (to === 'bad_review') return 'Published reviews with four stars or fewer appear here automatically.';
  return refusals[from][isReview(to) ? 'toReview' : 'toInvitation'];
}

const isReview = (category: PipelineCategory) => !category.startsWith('invite_');

const written = 'Someone has already written this review, so there is no one to invite.';

/** Why the other moves of a card don't exist: to the columns of invitations, and to those of reviews. */
const refusals: Readonly<
  Record<Exclude<PipelineCategory, 'bad_review'>, { readonly toInvitation: string; readonly toReview: string }>
> = {
  missing_verification: {
    toInvitation: written,
    toReview: 'Match it to its placement first. You can reply once the review is published.',
  },
  invite_not_sent: {
    toInvitation: 'Invite this person first.',
    toReview: 'There is no review yet. Invite this person first.',
  },
  invite_scheduled: {
    toInvitation: "It's already scheduled.",
    toReview: "There is no review yet. The person hasn't been invited.",
  },
  invite_sent: {
    toInvitation: "This invitation has been sent, so it can't be taken back.",
    toReview: 'It moves automatically once this person has written a review.',
  },
  published_missing_reply: { toInvitation: written, toReview: "It's already published." },
  published_complete: {
    toInvitation: written,
    toReview: 'It has a reply. Open the review to edit or delete it.',
  },
};
