import { z } from 'zod';
import { rejectionInput } from '#common/reviews/moderation.ts';
import { type ModerationEvent, moderationTransitions } from '#common/reviews/states.ts';
import { transition } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { type LoadedReview, loadReview } from './loaded-review.ts';
import { afterPublication, publicationOf } from './publication.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    reviewRejected: { reviewId: string };
  }
}

const decision = z.object({ reviewId: z.uuid(), expectedVersion: z.int() });

/** Lets a queued review go up, as if it had had no signals: at once from level 2 on. */
export const approveReview = defineCommand({
  name: 'approveReview',
  input: decision,
  run: async (write, input) => {
    const { review, moderation } = await loadToDecide(write, input, 'approve');
    const published = publicationOf(review, write.at);
    await decide(write, review, { moderation, ...published });
    if (published) await afterPublication(write, review);
    note(write, 'approveReview', review, { published: published !== null });
    return { review: review.id };
  },
});

/** Keeps a queued review from the public for good. The reviewer is told why, and how to object. */
export const rejectReview = defineCommand({
  name: 'rejectReview',
  input: rejectionInput.extend(decision.shape),
  run: async (write, { reason, words, ...input }) => {
    const { review, moderation } = await loadToDecide(write, input, 'reject');
    await decide(write, review, { moderation, rejected_because: reason, rejected_words: words });
    await write.emit('reviewRejected', { reviewId: review.id });
    note(write, 'rejectReview', review, { reason });
    return { review: review.id };
  },
});

/** Locks the review and sees whether this viewer may decide about it now, in the version that they have read. */
async function loadToDecide(
  write: Write,
  { reviewId, expectedVersion }: z.output<typeof decision>,
  event: ModerationEvent,
) {
  refuseAllButSuperAdmins(write.viewer);
  const review = await loadReview(write, reviewId);
  if (!review) return refuseUnknown();
  const next = transition(moderationTransitions, review.moderation, event);
  if (!next.ok) throw new Refusal([decided], { review: reviewId });
  if (review.version !== expectedVersion) throw new Refusal([clash], { review: reviewId });
  return { review, moderation: next.to };
}

const clash = {
  code: 'CLASH',
  message: 'This review has changed meanwhile. Read it again before you decide.',
  field: null,
};

const decided = {
  code: 'DECIDED',
  message: 'This review is not waiting any more: somebody has decided meanwhile.',
  field: null,
};

interface Decision {
  moderation: string;
  publication?: string;
  published_at?: Date;
  rejected_because?: string;
  rejected_words?: string | null;
}

const decide = ({ tx, at, viewer }: Write, { id, version }: LoadedReview, change: Decision) =>
  tx
    .updateTable('reviews')
    .set({ ...change, decided_at: at, decided_by: viewer.userId, version: version + 1 })
    .where('id', '=', id)
    .execute();

function note(write: Write, action: string, review: LoadedReview, details: Record<string, string | boolean>) {
  write.audit({ action, agencyId: review.agency_id, subject: { type: 'Review', id: review.id }, details });
}
