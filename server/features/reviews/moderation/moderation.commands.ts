import { z } from 'zod';
import { rejectionInput, requestChangesInput } from '#common/reviews/moderation/moderation-inputs.ts';
import {
  isVisible,
  type ModerationEvent,
  type ModerationState,
  moderationTransitions,
} from '#common/reviews/states.ts';
import { transition } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { keptBackBy } from '#server/mail/kinds.ts';
import { isSuppressed } from '#server/mail/suppression.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { type LoadedReview, loadReview } from '../loaded-review.ts';
import { changesRequested } from '../mails/ChangesRequestedMail.tsx';
import { afterPublication, publicationOf } from '../publication/publication.ts';
import { putUp, type WaitingVersion, waitingVersion } from '../versions/versions.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    /** `isEdit`: an edit was rejected, and the version before it stays up. */
    reviewRejected: { reviewId: string; isEdit: boolean };
    editApproved: { reviewId: string };
    changesRequested: { reviewId: string; words: string; isReminder: boolean };
  }
}

const decision = z.object({ reviewId: z.uuid(), expectedVersion: z.int() });

/** Lets a queued review, or a queued edit of a published one, go up as if it had had no signals. */
export const approveReview = defineCommand({
  name: 'approveReview',
  input: decision,
  run: async (write, input) => {
    const { review, edit, moderation } = await loadToDecide(write, input, 'approve');
    if (edit) {
      await putUp(write, review, edit, { ...decided(write), moderation, signals: edit.signals });
      await write.emit('reviewEdited', { reviewId: review.id });
      await write.emit('editApproved', { reviewId: review.id });
    } else {
      const published = publicationOf(review, write.at);
      await decide(write, review, { ...decided(write), moderation, ...published });
      if (published) await afterPublication(write, review);
    }
    note(write, edit ? 'approveReviewEdit' : 'approveReview', review, {});
    return { review: review.id };
  },
});

/** Keeps a queued review, or edit, from the public for good. The reviewer is told why, and how to object. */
export const rejectReview = defineCommand({
  name: 'rejectReview',
  input: rejectionInput.extend(decision.shape),
  run: async (write, { reason, words, ...input }) => {
    const { review, edit, moderation } = await loadToDecide(write, input, 'reject');
    const change = { ...decided(write), moderation, rejected_because: reason, rejected_words: words };
    await (edit ? decideEdit(write, review, edit, change) : decide(write, review, change));
    await write.emit('reviewRejected', { reviewId: review.id, isEdit: edit !== null });
    note(write, edit ? 'rejectReviewEdit' : 'rejectReview', review, { reason });
    return { review: review.id };
  },
});

/** Asks the reviewer to change something; their answer is checked anew. Without one in time it is rejected. */
export const requestChanges = defineCommand({
  name: 'requestChanges',
  input: requestChangesInput.extend(decision.shape),
  run: async (write, { words, ...input }) => {
    const { review, edit, moderation } = await loadToDecide(write, input, 'request_changes');
    if (!(await canBeMailed(write, review))) throw new Refusal([nobodyToAsk], { review: review.id });
    const change = {
      moderation,
      changes_words: words,
      changes_requested_at: write.at,
      changes_reminded_at: null,
    };
    await (edit ? decideEdit(write, review, edit, change) : decide(write, review, change));
    await write.emit('changesRequested', { reviewId: review.id, words, isReminder: false });
    note(write, 'requestChanges', review, { isEdit: edit !== null });
    return { review: review.id };
  },
});

/** Locks the review and sees whether this viewer may decide about it, or its edit, in the version that they have read. */
async function loadToDecide(
  write: Write,
  { reviewId, expectedVersion }: z.output<typeof decision>,
  event: ModerationEvent,
): Promise<{ review: LoadedReview; edit: WaitingVersion | null; moderation: ModerationState }> {
  refuseAllButSuperAdmins(write.viewer);
  const review = await loadReview(write, reviewId);
  if (!review) return refuseUnknown();
  const edit = (isVisible(review.publication) && (await waitingVersion(write, reviewId))) || null;
  const isOpen = edit !== null || review.publication === 'unpublished';
  const next = transition(moderationTransitions, (edit ?? review).moderation, event);
  // Changes that were asked for are the reviewer's to make: nobody decides before they did, or their days are over.
  const waits = (edit ?? review).moderation === 'queued';
  if (!next.ok || !isOpen || !waits) throw new Refusal([decidedAlready], { review: reviewId });
  if (review.version !== expectedVersion) throw new Refusal([clash], { review: reviewId });
  return { review, edit, moderation: next.to };
}

const clash = {
  code: 'CLASH',
  message: 'This review has changed meanwhile. Read it again before you decide.',
  field: null,
};

const decidedAlready = {
  code: 'DECIDED',
  message: 'This review is not waiting any more: somebody has decided meanwhile.',
  field: null,
};

const nobodyToAsk = {
  code: 'NO_ADDRESS',
  message: 'No e-mail reaches the reviewer, so nobody can be asked. Approve or reject it.',
  field: null,
};

const canBeMailed = async ({ tx }: Write, { reviewer_email, agency_id }: LoadedReview) =>
  reviewer_email !== null && !(await isSuppressed(tx, reviewer_email, agency_id, keptBackBy(changesRequested.kind)));

const decided = ({ at, viewer }: Write) => ({ decided_at: at, decided_by: viewer.userId });

/** What a decision changes, in a review and in an edit alike. */
export interface Decision {
  moderation: string;
  decided_at?: Date;
  decided_by?: string | null;
  publication?: string;
  published_at?: Date;
  rejected_because?: string;
  rejected_words?: string | null;
  changes_words?: string;
  changes_requested_at?: Date;
  changes_reminded_at?: Date | null;
}

/** Writes what was decided about a review that nobody has seen. */
export const decide = ({ tx }: Write, { id, version }: LoadedReview, change: Decision) =>
  tx
    .updateTable('reviews')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();

/** The same about an edit: what the public sees stays as it is. */
export async function decideEdit(
  { tx }: Write,
  review: LoadedReview,
  edit: WaitingVersion,
  { publication: _, published_at: __, ...change }: Decision,
): Promise<void> {
  await tx
    .updateTable('review_versions')
    .set({ ...change, version: edit.version + 1 })
    .where('id', '=', edit.id)
    .execute();
  await tx
    .updateTable('reviews')
    .set({ has_queued_edit: false, version: review.version + 1 })
    .where('id', '=', review.id)
    .execute();
}

function note(write: Write, action: string, review: LoadedReview, details: Record<string, string | boolean>) {
  write.audit({ action, agencyId: review.agency_id, subject: { type: 'Review', id: review.id }, details });
}
