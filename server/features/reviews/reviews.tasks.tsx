import { z } from 'zod';
import type { Level } from '#common/reviews/levels.ts';
import type { RejectionReason } from '#common/reviews/moderation.ts';
import { absolute, recruiterUrl, reviewAnchorUrl } from '#common/urls.ts';
import { carryOut } from '#server/commands/command.ts';
import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { composeMail } from '#server/mail/compose.ts';
import { defineTask } from '#server/tasks/task.ts';
import { checkReviewCommand } from './checking.commands.ts';
import { ReplyMail, replySubject } from './mails/ReplyMail.tsx';
import { ReviewPublicMail, reviewPublicSubject } from './mails/ReviewPublicMail.tsx';
import { ReviewPublishedMail, reviewPublishedSubject } from './mails/ReviewPublishedMail.tsx';
import { ReviewReceivedMail, reviewReceivedSubject } from './mails/ReviewReceivedMail.tsx';
import { ReviewRejectedMail, reviewRejectedSubject } from './mails/ReviewRejectedMail.tsx';

/** Enqueued by `submitReview`: looks at a review and publishes it, or puts it before a moderator. */
export const checkReview = defineTask({
  name: 'checkReview',
  payload: z.object({ reviewId: z.uuid() }),
  run: async (context, payload) => {
    await carryOut(context, checkReviewCommand, payload);
  },
});

on('reviewReceived', async (write, { reviewId }) => {
  const review = await describe(write, reviewId);
  if (!review.reviewer_email) return;
  const props = propsOf(review);
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
  const review = await describe(write, reviewId);
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

// Of the others their writers know within a minute; one that waited is told when it is over.
on('reviewPublished', async (write, { reviewId }) => {
  const review = await describe(write, reviewId);
  if (!review.reviewer_email || review.level !== 1) return;
  const props = propsOf(review);
  await composeMail(write, {
    kind: 'review-public',
    to: { email: review.reviewer_email, name: review.reviewer_name },
    subject: reviewPublicSubject(props),
    body: <ReviewPublicMail {...props} />,
    agencyId: review.agency_id,
    unsubscribe: { agencyId: review.agency_id },
  });
});

on('reviewRejected', async (write, { reviewId }) => {
  const review = await describe(write, reviewId);
  if (!review.reviewer_email || !review.rejected_because) return;
  const objectTo = env.CONTACT_EMAIL;
  const reason = review.rejected_because as RejectionReason;
  const props = { ...propsOf(review), reason, words: review.rejected_words, objectTo };
  await composeMail(write, {
    kind: 'review-rejected',
    to: { email: review.reviewer_email, name: review.reviewer_name },
    subject: reviewRejectedSubject(props),
    body: <ReviewRejectedMail {...props} />,
    agencyId: review.agency_id,
    unsubscribe: { agencyId: review.agency_id },
  });
});

on('reviewReplied', async (write, { reviewId }) => {
  const review = await describe(write, reviewId);
  if (!review.reviewer_email || !review.reply) return;
  const props = { ...propsOf(review), reply: review.reply };
  await composeMail(write, {
    kind: 'review-replied',
    to: { email: review.reviewer_email, name: review.reviewer_name },
    subject: replySubject(props),
    body: <ReplyMail {...props} />,
    agencyId: review.agency_id,
    unsubscribe: { agencyId: review.agency_id },
  });
});

const describe = ({ tx }: Write, id: string) =>
  tx
    .selectFrom('reviews as v')
    .innerJoin('recruiters as r', 'r.id', 'v.recruiter_id')
    .innerJoin('agencies as a', 'a.id', 'v.agency_id')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('review_replies as p', 'p.review_id', 'v.id')
    .select([
      'v.id',
      'v.agency_id',
      'v.title',
      'v.body',
      'v.overall',
      'v.level',
      'v.shown_name',
      'v.reviewer_name',
      'v.reviewer_email',
      'v.rejected_because',
      'v.rejected_words',
      'r.name as recruiter_name',
      'r.slug',
      'a.name as agency_name',
      'a.contact_email',
      'u.email as login',
      'p.body as reply',
    ])
    .where('v.id', '=', id)
    .executeTakeFirstOrThrow();

const propsOf = (review: Awaited<ReturnType<typeof describe>>) => ({
  reviewerName: review.reviewer_name,
  shownName: review.shown_name,
  recruiterName: review.recruiter_name,
  agencyName: review.agency_name,
  agencyContact: review.contact_email,
  title: review.title,
  body: review.body,
  overall: review.overall,
  level: review.level as Level,
  reviewUrl: absolute(env.PLAUDIT_URL, reviewAnchorUrl(review.slug, review.id)),
  profileUrl: absolute(env.PLAUDIT_URL, recruiterUrl(review.slug)),
});
