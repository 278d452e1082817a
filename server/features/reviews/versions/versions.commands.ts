import { z } from 'zod';
import { reviewLimits } from '#common/limits.ts';
import { lastingSignals } from '#common/reviews/checks/checks.ts';
import type { RiskSignal } from '#common/reviews/checks/signals.ts';
import { isVisible } from '#common/reviews/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { type Content, contentOf, editedContent, isSame, toWrite } from '../checks/contents.ts';
import type { LoadedReview } from '../loaded-review.ts';
import { closeCases, withdraw } from '../publication/removal.ts';
import { reviewByLink } from '../review-links.ts';
import { type Sent, sentBy, signalsOfSender } from '../writing/senders.ts';
import {
  asRow,
  dropWaiting,
  keepReplaced,
  newestNumber,
  signalsOfNewestEdit,
  type WaitingVersion,
  waitingVersion,
} from './versions.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    reviewWithdrawn: { reviewId: string };
  }
}

/**
 * Stores an edit by the review's writer as a separate version, which is checked like the first one. The old version of
 * a published review stays until then.
 */
export const editReview = defineCommand({
  name: 'editReview',
  input: z.looseObject({ reviewId: z.uuid(), token: z.string().max(100), expectedNumber: z.int() }),
  actor: ({ reviewId }) => `review ${reviewId}`,
  run: async (write, { reviewId, token, expectedNumber, ...raw }) => {
    const review = await reviewByLink(write, reviewId, token);
    refuseGone(review);
    if (review.moderation === 'rejected')
      refuse('REJECTED', "This review wasn't published, so you can't edit it anymore.");
    const waiting = await waitingVersion(write, reviewId);
    const newest = await newestNumber(write, review);
    refuseClash('review', newest, expectedNumber);
    const content = editedContent(review, raw);
    if (isSame(content, contentOf(waiting ?? review)))
      refuse(
        'UNCHANGED',
        "You haven't changed anything. Edit your review first, or leave this page to keep it as it is.",
      );
    await refuseTooManyEdits(write, reviewId);
    await (isVisible(review.publication)
      ? addBeside(write, review, waiting, content, newest + 1)
      : replace(write, review, content, newest + 1));
    write.audit({
      action: 'editReview',
      agencyId: review.agency_id,
      subject: { type: 'Review', id: reviewId },
      actor: 'reviewer',
      details: { number: newest + 1 },
    });
    return { reviewId };
  },
});

/** Withdraws a review for good. Its text is no longer shown or counted. Repeating it does nothing. */
export const withdrawReview = defineCommand({
  name: 'withdrawReview',
  input: z.object({ reviewId: z.uuid(), token: z.string().max(100) }),
  actor: ({ reviewId }) => `review ${reviewId}`,
  run: async (write, { reviewId, token }) => {
    const review = await reviewByLink(write, reviewId, token);
    if (review.publication === 'withdrawn') return { reviewId };
    refuseGone(review);
    await withdraw(write, review);
    await write.emit('reviewWithdrawn', { reviewId });
    await closeCases(write, reviewId, 'withdrawn');
    write.audit({
      action: 'withdrawReview',
      agencyId: review.agency_id,
      subject: { type: 'Review', id: reviewId },
      actor: 'reviewer',
    });
    return { reviewId };
  },
});

function refuseGone({ publication }: LoadedReview) {
  if (publication === 'withdrawn') refuse('GONE', 'You withdrew this review.');
  if (publication === 'removed') refuse('GONE', 'This review was removed.');
}

const day = 86_400_000;

/** Each published edit is emailed to the recruiter, and each other one is read by a moderator. */
async function refuseTooManyEdits({ tx, at }: Write, reviewId: string) {
  const yesterday = new Date(at.getTime() - day);
  const { edits } = await tx
    .selectFrom('review_versions')
    .select(({ fn }) => fn.countAll<string>().as('edits'))
    .where('review_id', '=', reviewId)
    .where((eb) => eb.or([eb('submitted_at', '>', yesterday), eb('replaced_at', '>', yesterday)]))
    .executeTakeFirstOrThrow();
  if (Number(edits) >= reviewLimits.editsADay)
    refuse('TOO_MANY', "You've edited this review many times today. Try again tomorrow.");
}

/** An edit of a published review waits next to it, and replaces an earlier waiting one. */
async function addBeside(
  write: Write,
  review: LoadedReview,
  waiting: WaitingVersion | undefined,
  content: Content,
  number: number,
) {
  const { agency_id } = review;
  const { sender_network, sent_by_member } = sentBy(write, agency_id);
  const before = {
    agency_id,
    sender_network: waiting?.sender_network ?? null,
    sent_by_member,
    sent_at: waiting?.submitted_at ?? null,
  };
  const signals = await lasting(write, await signalsOfNewestEdit(write, review), before);
  if (waiting) await dropWaiting(write, review.id);
  const id = write.nature.newId();
  await write.tx
    .insertInto('review_versions')
    .values({
      ...toWrite(content),
      id,
      review_id: review.id,
      agency_id: review.agency_id,
      number,
      moderation: 'received',
      signals,
      sender_network,
      submitted_at: write.at,
    })
    .execute();
  await write.tx
    .updateTable('reviews')
    .set({ has_queued_edit: false, version: review.version + 1 })
    .where('id', '=', review.id)
    .execute();
  write.enqueue(enqueued({ name: 'checkReviewEdit' }, { reviewId: review.id }));
}

/** An edit of an unpublished review replaces it, and is checked from the start. */
async function replace(write: Write, review: LoadedReview, content: Content, number: number) {
  const { sender_network, sent_by_member, sent_at } = sentBy(write, review.agency_id);
  const before = {
    ...review,
    sent_by_member: review.sent_by_member || sent_by_member,
    sent_at: review.sent_at ?? review.submitted_at,
  };
  const signals = await lasting(write, review.signals, before);
  await keepReplaced(write, review);
  await write.tx
    .updateTable('reviews')
    .set({
      ...asRow(review, content, number),
      moderation: 'received',
      signals,
      sender_network,
      sent_at,
      changes_words: null,
      changes_requested_at: null,
      changes_reminded_at: null,
      decided_at: null,
      decided_by: null,
    })
    .where('id', '=', review.id)
    .execute();
  write.enqueue(enqueued({ name: 'checkReview' }, { reviewId: review.id }));
}

/**
 * Sending an edit from another network, or later, must not get it past the moderator that the earlier version was
 * queued for, checked or not.
 */
const lasting = async (write: Write, signals: readonly string[], before: Sent): Promise<RiskSignal[]> =>
  lastingSignals([...signals, ...(await signalsOfSender(write, before, before.sent_at ?? write.at))]);
