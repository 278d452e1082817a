import { z } from 'zod';
import { decisionWords } from '#common/reviews/flags/flag-inputs.ts';
import { isVisible, type ReplyState, replyTransitions } from '#common/reviews/states.ts';
import { defineDecision } from '#server/commands/decision.ts';
import { saveIn } from '#server/commands/save-in.ts';
import type { Write } from '#server/commands/write.ts';
import { loadReview } from '../loaded-review.ts';
import { replyOf, showReply } from './reply-versions.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    replyRejected: { reviewId: string; versionId: string };
  }
}

const decided = defineDecision({
  row: 'reply',
  type: 'ReplyToCheck',
  transitions: replyTransitions,
  load: replyToDecide,
  stateOf: ({ state }) => state as ReplyState,
  save: saveIn('review_reply_versions'),
  audited: ({ review: { id, agency_id } }) => ({ agencyId: agency_id, subject: { type: 'Review', id } }),
});

/** Shows a reply that waited for a moderator. */
export const approveReply = decided('approveReply', {
  event: 'approve',
  before: async (write, { review, body, written_by }) => {
    if (!isVisible(review.publication)) return { set: { state: 'replaced' } };
    const known = await replyOf(write, review.id);
    // Replaces the shown version first, because at most one version may be shown.
    await showReply(write, review, { body, written_by, known, isKept: true });
    return {};
  },
});

/** Rejects a reply. Its writer is told why. */
export const rejectReply = decided('rejectReply', {
  event: 'reject',
  input: z.object({ words: decisionWords }),
  before: (_, __, { words }) => ({ set: { rejected_words: words } }),
  after: (write, { id, review }) => write.emit('replyRejected', { reviewId: review.id, versionId: id }),
});

async function replyToDecide(write: Write, id: string) {
  const version = write.tx.selectFrom('review_reply_versions').selectAll().where('id', '=', id);
  const found = await version.executeTakeFirst();
  // Locks the review first, as everywhere.
  const review = found && (await loadReview(write, found.review_id));
  const reply = await version.forUpdate().executeTakeFirst();
  return review && reply && { ...reply, review };
}
