import { z } from 'zod';
import type { RiskSignal } from '#common/reviews/checks/signals.ts';
import { canReplyToReview } from '#common/reviews/rules.ts';
import { isVisible } from '#common/reviews/states.ts';
import { replyToReviewInput } from '#common/reviews/writing/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { signedIn } from '#server/session/viewer.ts';
import { signalsOfReply } from '../checks/placement-signals.ts';
import { type LoadedReview, loadReview } from '../loaded-review.ts';
import { closeCases } from '../publication/removal.ts';
import { addReplyVersion, leaveQueue, replyOf, retireReply, showReply, wasRemoved } from './reply-versions.ts';

/**
 * Writes or changes the recruiter's one reply. A change says which version it read; a clash returns the newer one. What
 * the writer can fix is refused. What sounds like an accusation, or follows a reply that a moderator removed, waits for
 * a moderator, and the current reply stays until then.
 */
export const replyToReview = defineCommand({
  name: 'replyToReview',
  input: replyToReviewInput.extend({ reviewId: z.uuid(), expectedVersion: z.int().nullish() }),
  run: async (write, { reviewId, body, expectedVersion }) => {
    const review = await loadToReply(write, reviewId);
    const signals = await signalsOfReply(write.tx, review, body);
    const advice = adviceFor(signals);
    if (advice) refuse('UNFAIR_REPLY', advice, 'body');
    const known = await replyOf(write, reviewId);
    // Somebody who has seen no reply must not overwrite one that was written in between.
    if (known) refuseClash('reply', known.version, expectedVersion ?? null, { review: reviewId });
    if (known?.body === body) return { review: reviewId, isQueued: false };
    await leaveQueue(write, reviewId);
    if (await wasRemoved(write, reviewId)) signals.push('removed_before');
    const isQueued = signals.some((signal) => signal.startsWith('alleges') || signal === 'removed_before');
    if (isQueued) await addReplyVersion(write, review, { body, state: 'queued', signals });
    else await showReply(write, review, { body, written_by: write.viewer.userId, known });
    write.audit({
      action: isQueued ? 'queueReply' : 'replyToReview',
      agencyId: review.agency_id,
      subject: { type: 'Review', id: reviewId },
    });
    return { review: reviewId, isQueued };
  },
});

/** Deletes the reply, and one that waited to replace it. The text is kept in its versions. */
export const deleteReply = defineCommand({
  name: 'deleteReply',
  input: z.object({ reviewId: z.uuid(), expectedVersion: z.int().nullish() }),
  run: async (write, { reviewId, expectedVersion }) => {
    const review = await loadToReply(write, reviewId);
    const known = await replyOf(write, reviewId);
    if (known && expectedVersion != null) refuseClash('reply', known.version, expectedVersion, { review: reviewId });
    const left = await leaveQueue(write, reviewId);
    if (!known && !left) refuse('NO_REPLY', 'This review no longer has a reply.');
    if (known) {
      await retireReply(write, review, known, { state: 'deleted' });
      await closeCases(write, reviewId, 'reply_deleted', ['reply']);
    }
    write.audit({ action: 'deleteReply', agencyId: review.agency_id, subject: { type: 'Review', id: reviewId } });
    return { review: reviewId };
  },
});

/** Locks a review that this viewer may reply to. Other reviews are treated as unknown, even if they can be read. */
async function loadToReply(write: Write, reviewId: string): Promise<LoadedReview> {
  const review = await loadReview(write, reviewId);
  if (!review || !isVisible(review.publication) || review.is_hidden) return refuseUnknown();
  const verdict = canReplyToReview(signedIn(write.viewer), {
    recruiterId: review.recruiter_id,
    agencyId: review.agency_id,
    publication: review.publication,
  });
  if (verdict.ok) return review;
  return review.agency_id === write.viewer.agencyId ? refuse('FORBIDDEN', verdict.message) : refuseUnknown();
}

/** What the writer of a reply can fix; null if nothing was found. */
function adviceFor(signals: readonly RiskSignal[]): string | null {
  if (signals.includes('names_person')) return "Remove the names of people the review doesn't name.";
  if (signals.some((signal) => signal.startsWith('contains')))
    return 'Remove links, email addresses, and phone numbers from your reply.';
  return null;
}
