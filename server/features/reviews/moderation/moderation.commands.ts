import { rejectionInput, requestChangesInput } from '#common/reviews/moderation/moderation-inputs.ts';
import { isVisible, type ModerationState, moderationTransitions } from '#common/reviews/states.ts';
import { defineDecision, type Outcome } from '#server/commands/decision.ts';
import { Refusal } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { keptBackBy } from '#server/mail/kinds.ts';
import { isSuppressed } from '#server/mail/suppression.ts';
import { type LoadedReview, loadReview } from '../loaded-review.ts';
import { changesRequested } from '../mails/ChangesRequestedMail.tsx';
import { afterPublication, publicationOf } from '../publication/publication.ts';
import { putUp, type WaitingVersion, waitingVersion } from '../versions/versions.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    /** `isEdit`: an edit was rejected, and the earlier version stays published. */
    reviewRejected: { reviewId: string; isEdit: boolean };
    editApproved: { reviewId: string };
    changesRequested: { reviewId: string; words: string; isReminder: boolean };
  }
}

/** Once changes are requested, nobody decides until the reviewer has answered or run out of time. */
const transitions: typeof moderationTransitions = { ...moderationTransitions, changes_requested: {} };

const decided = defineDecision({
  row: 'review',
  type: 'ReviewToCheck',
  transitions,
  load: reviewToDecide,
  stateOf: ({ review, edit }) => (edit || review.publication === 'unpublished' ? (edit ?? review).moderation : null),
  save,
  audited: ({ review: { id, agency_id } }) => ({ agencyId: agency_id, subject: { type: 'Review', id } }),
});

/** Publishes a queued review, or a queued edit of a published one, as if it had no signals. */
export const approveReview = decided('approveReview', {
  event: 'approve',
  before: (write, { review, edit }) =>
    edit ? { audit: { action: 'approveReviewEdit' } } : { set: publicationOf(review, write.at) ?? {} },
  after: async (write, { review, edit }) => {
    if (edit) {
      await write.emit('reviewEdited', { reviewId: review.id });
      await write.emit('editApproved', { reviewId: review.id });
    } else if (publicationOf(review, write.at)) await afterPublication(write, review);
  },
});

/** Rejects a queued review or edit permanently. The reviewer is told why, and how to object. */
export const rejectReview = decided('rejectReview', {
  event: 'reject',
  input: rejectionInput,
  before: (_, { edit }, { reason, words }) => ({
    set: { rejected_because: reason, rejected_words: words },
    audit: { ...(edit && { action: 'rejectReviewEdit' }), details: { reason } },
  }),
  after: (write, { review, edit }) => write.emit('reviewRejected', { reviewId: review.id, isEdit: edit !== null }),
});

/** Asks the reviewer for a change, which is then checked again. Without one in time, the review is rejected. */
export const requestChanges = decided('requestChanges', {
  event: 'request_changes',
  input: requestChangesInput,
  before: async (write, { review, edit }, { words }) => {
    if (!(await canBeMailed(write, review))) throw new Refusal([nobodyToWriteTo], { review: review.id });
    return {
      set: { changes_words: words, changes_requested_at: write.at, changes_reminded_at: null },
      audit: { details: { isEdit: edit !== null } },
    };
  },
  after: (write, { review }, { words }) =>
    write.emit('changesRequested', { reviewId: review.id, words, isReminder: false }),
});

interface ToDecide {
  review: LoadedReview;
  /** The edit that is decided, if a public review has one waiting. */
  edit: WaitingVersion | null;
  version: number;
}

async function reviewToDecide(write: Write, id: string): Promise<ToDecide | undefined> {
  const review = await loadReview(write, id);
  if (!review) return undefined;
  const edit = (isVisible(review.publication) && (await waitingVersion(write, id))) || null;
  return { review, edit, version: review.version };
}

function save(write: Write, { review, edit }: ToDecide, { to, set }: Outcome<ModerationState, Decision>) {
  const { at, viewer } = write;
  const by = to === 'changes_requested' ? {} : { decided_at: at, decided_by: viewer.userId };
  const change = { ...by, ...set, moderation: to };
  if (!edit) return decide(write, review, change);
  return to === 'approved'
    ? putUp(write, review, edit, { ...by, moderation: to, signals: edit.signals })
    : decideEdit(write, review, edit, change);
}

const nobodyToWriteTo = {
  code: 'NO_ADDRESS',
  message: "We can't email the reviewer to request changes. Approve or reject it instead.",
  field: null,
};

const canBeMailed = async ({ tx }: Write, { reviewer_email, agency_id }: LoadedReview) =>
  reviewer_email !== null && !(await isSuppressed(tx, reviewer_email, agency_id, keptBackBy(changesRequested.kind)));

/** What a decision changes, in a review or an edit. */
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

/** Records the decision about an unpublished review. */
export const decide = ({ tx }: Write, { id, version }: LoadedReview, change: Decision) =>
  tx
    .updateTable('reviews')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();

/** Records the decision about an edit; the public version stays as it is. */
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
