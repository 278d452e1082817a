import { z } from 'zod';
import type { noAnswer, RejectionReason } from '#common/reviews/moderation/moderation.ts';
import { carryOut } from '#server/commands/command.ts';
import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { composeMail } from '#server/mail/compose.ts';
import { defineTask } from '#server/tasks/task.ts';
import { checkReviewCommand, checkReviewEditCommand } from './checks/checking.commands.ts';
import { describeReview, propsOf } from './described-review.ts';
import { ReplyMail, replySubject } from './mails/ReplyMail.tsx';
import { ReviewPublicMail, reviewPublicSubject } from './mails/ReviewPublicMail.tsx';
import { ReviewPublishedMail, reviewPublishedSubject } from './mails/ReviewPublishedMail.tsx';
import { ReviewReceivedMail, reviewReceivedSubject } from './mails/ReviewReceivedMail.tsx';
import { ReviewRejectedMail, reviewRejectedSubject } from './mails/ReviewRejectedMail.tsx';
import { newEditUrl } from './review-links.ts';

/** Enqueued by `submitReview`: looks at a review and publishes it, or puts it before a moderator. */
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

on('reviewReceived', async (write, { reviewId }) => {
  const review = await describeReview(write, reviewId);
  if (!review.reviewer_email) return;
  const props = { ...propsOf(review), editUrl: await newEditUrl(write, reviewId) };
  await composeMail(write, {
    kind: 'review-received',
    to: { email: review.reviewer_email, name: review.reviewer_name },
    subject: reviewReceivedSubject(props),
    body: <ReviewReceivedMail {...props} />,
    agencyId: review.agency_id,
    unsubscribe: { agencyId: review.agency_id },
  });
});

on('reviewPublished', async (write, { reviewId }) => {
  const review = await describeReview(write, reviewId);
  if (!review.login) return;
  const props = propsOf(review);
  await composeMail(write, {
    kind: 'review-published',
    to: { email: review.login, name: review.recruiter_name },
    subject: reviewPublishedSubject(props),
    body: <ReviewPublishedMail {...props} />,
    agencyId: review.agency_id,
    unsubscribe: { agencyId: review.agency_id },
  });
});

// Of the others their writers know within a minute; one that waited, for a match or a moderator, is told when it is over.
on('reviewPublished', async (write, { reviewId }) => {
  const review = await describeReview(write, reviewId);
  const hasWaited = review.level === 1 || review.moderation === 'approved';
  if (!review.reviewer_email || !hasWaited) return;
  const props = { ...propsOf(review), editUrl: await newEditUrl(write, reviewId) };
  await composeMail(write, {
    kind: 'review-public',
    to: { email: review.reviewer_email, name: review.reviewer_name },
    subject: reviewPublicSubject(props),
    body: <ReviewPublicMail {...props} />,
    agencyId: review.agency_id,
    unsubscribe: { agencyId: review.agency_id },
  });
});

on('reviewRejected', async (write, { reviewId, isEdit }) => {
  const review = await describeReview(write, reviewId);
  const rejected = isEdit ? await lastRejectedEdit(write, reviewId) : review;
  if (!review.reviewer_email || !rejected?.rejected_because) return;
  const props = {
    ...propsOf(review),
    title: rejected.title,
    reason: rejected.rejected_because as RejectionReason | typeof noAnswer,
    words: rejected.rejected_words,
    objectTo: env.CONTACT_EMAIL,
    isEdit,
  };
  await composeMail(write, {
    kind: 'review-rejected',
    to: { email: review.reviewer_email, name: review.reviewer_name },
    subject: reviewRejectedSubject(props),
    body: <ReviewRejectedMail {...props} />,
    agencyId: review.agency_id,
    unsubscribe: { agencyId: review.agency_id },
  });
});

on('reviewReplied', async (write, { reviewId, isEdit }) => {
  const review = await describeReview(write, reviewId);
  if (!review.reviewer_email || !review.reply) return;
  const props = { ...propsOf(review), reply: review.reply, isEdit, editUrl: await newEditUrl(write, reviewId) };
  await composeMail(write, {
    kind: isEdit ? 'reply-edited' : 'review-replied',
    to: { email: review.reviewer_email, name: review.reviewer_name },
    subject: replySubject(props),
    body: <ReplyMail {...props} />,
    agencyId: review.agency_id,
    unsubscribe: { agencyId: review.agency_id },
  });
});

const lastRejectedEdit = ({ tx }: Write, reviewId: string) =>
  tx
    .selectFrom('review_versions')
    .select(['title', 'rejected_because', 'rejected_words'])
    .where('review_id', '=', reviewId)
    .where('moderation', '=', 'rejected')
    .orderBy('number', 'desc')
    .executeTakeFirst();
