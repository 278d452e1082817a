import { z } from 'zod';
import { reviewLimits } from '#common/limits.ts';
import type { noAnswer, RejectionReason } from '#common/reviews/moderation/moderation.ts';
import { absolute, reportReplyUrl } from '#common/urls.ts';
import { carryOut } from '#server/commands/command.ts';
import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { tell } from '#server/features/notices/tell.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { defineTask } from '#server/tasks/task.ts';
import { checkReviewCommand, checkReviewEditCommand } from './checks/checking.commands.ts';
import { describeReview, ownerOf, ownReviewPath, propsOf, recruiterOf, toReviewer } from './described-review.ts';
import { replyEdited, reviewReplied } from './mails/ReplyMail.tsx';
import { reviewPublic } from './mails/ReviewPublicMail.tsx';
import { reviewPublished } from './mails/ReviewPublishedMail.tsx';
import { reviewReceived } from './mails/ReviewReceivedMail.tsx';
import { reviewRejected } from './mails/ReviewRejectedMail.tsx';
import { remindToReplyCommand } from './replies/reminding.commands.ts';
import { newEditUrl } from './review-links.ts';

/** Enqueued by `submitReview`: checks a review, and publishes it or queues it for a moderator. */
export const checkReview = defineTask({
  name: 'checkReview',
  payload: z.object({ reviewId: z.uuid() }),
  run: async (context, payload) => {
    await carryOut(context, checkReviewCommand, payload);
  },
});

/** Enqueued by `editReview`: the same for an edit of a published review. */
export const checkReviewEdit = defineTask({
  name: 'checkReviewEdit',
  payload: z.object({ reviewId: z.uuid() }),
  run: async (context, payload) => {
    await carryOut(context, checkReviewEditCommand, payload);
  },
});

/** Enqueued when a review is published: tells its recruiter some days later that it still has no reply. */
export const remindToReply = defineTask({
  name: 'remindToReply',
  payload: z.object({ reviewId: z.uuid() }),
  run: async (context, payload) => {
    await carryOut(context, remindToReplyCommand, payload);
  },
});

on('reviewReceived', async (write, { reviewId }) => {
  const review = await describeReview(write, reviewId);
  const to = toReviewer(review);
  if (!to) return;
  const props = { ...propsOf(review), editUrl: await newEditUrl(write, reviewId) };
  await sendMail(write, reviewReceived, { ...to, props });
});

on('reviewPublished', async (write, { reviewId }) => {
  const review = await describeReview(write, reviewId);
  await tell(write, 'reviewPublished', {
    to: ownerOf(review),
    reviewId,
    path: ownReviewPath(reviewId, 'publishedNotReplied'),
    mail: () => sendMail(write, reviewPublished, { ...recruiterOf(review)!, props: propsOf(review) }),
  });
});

on('reviewPublished', async (write, { reviewId }) => {
  const runAt = new Date(write.at.getTime() + reviewLimits.replyReminderDays * 86_400_000);
  write.enqueue(enqueued(remindToReply, { reviewId }, { runAt, key: `remindToReply:${reviewId}` }));
});

// Other writers know within a minute. The writer of a review that waited for a match or a moderator is told when the
// wait is over.
on('reviewPublished', async (write, { reviewId }) => {
  const review = await describeReview(write, reviewId);
  const hasWaited = review.level === 1 || review.moderation === 'approved';
  const to = toReviewer(review);
  if (!to || !hasWaited) return;
  const props = { ...propsOf(review), editUrl: await newEditUrl(write, reviewId) };
  await sendMail(write, reviewPublic, { ...to, props });
});

on('reviewRejected', async (write, { reviewId, isEdit }) => {
  const review = await describeReview(write, reviewId);
  const rejected = isEdit ? await lastRejectedEdit(write, reviewId) : review;
  const to = toReviewer(review);
  if (!to || !rejected?.rejected_because) return;
  const props = {
    ...propsOf(review),
    title: rejected.title,
    reason: rejected.rejected_because as RejectionReason | typeof noAnswer,
    words: rejected.rejected_words,
    isEdit,
  };
  await sendMail(write, reviewRejected, { ...to, props });
});

on('reviewReplied', async (write, { reviewId, isEdit }) => {
  const review = await describeReview(write, reviewId);
  const to = toReviewer(review);
  if (!to || !review.reply) return;
  const props = {
    ...propsOf(review),
    reply: review.reply,
    isEdit,
    reportUrl: absolute(env.PLAUDIT_URL, reportReplyUrl(reviewId)),
    editUrl: await newEditUrl(write, reviewId),
  };
  await sendMail(write, isEdit ? replyEdited : reviewReplied, { ...to, props });
});

const lastRejectedEdit = ({ tx }: Write, reviewId: string) =>
  tx
    .selectFrom('review_versions')
    .select(['title', 'rejected_because', 'rejected_words'])
    .where('review_id', '=', reviewId)
    .where('moderation', '=', 'rejected')
    .orderBy('number', 'desc')
    .executeTakeFirst();
