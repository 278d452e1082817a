import { type ClosedReason, type FlagReason, type FlagSubject, flagReasons } from '#common/reviews/flags/flags.ts';
import { absolute, recruiterUrl, reviewsUrl } from '#common/urls.ts';
import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { tell } from '#server/features/notices/tell.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { describeReview, ownerOf, ownReviewPath, propsOf, recruiterOf, toReviewer } from './described-review.ts';
import { answerDeadline } from './flags/flag-deadlines.ts';
import { changesReminder, changesRequested } from './mails/ChangesRequestedMail.tsx';
import { editApproved } from './mails/EditApprovedMail.tsx';
import { type FlagsDecidedMailProps, flagDecided, flagsDecided, replyDecided } from './mails/FlagsDecidedMail.tsx';
import { replyRejected } from './mails/ReplyRejectedMail.tsx';
import { replyReported } from './mails/ReplyReportedMail.tsx';
import { reviewEdited } from './mails/ReviewEditedMail.tsx';
import { reviewFlagged } from './mails/ReviewFlaggedMail.tsx';
import { reviewWithdrawn } from './mails/ReviewWithdrawnMail.tsx';
import { replyOf } from './replies/reply-versions.ts';
import { newAnswerUrl, newEditUrl } from './review-links.ts';

on('changesRequested', async (write, { reviewId, words, isReminder }) => {
  const review = await describeReview(write, reviewId);
  const to = toReviewer(review);
  if (!to) return;
  const props = { ...propsOf(review), words, isReminder, editUrl: await newEditUrl(write, reviewId) };
  await sendMail(write, isReminder ? changesReminder : changesRequested, { ...to, props });
});

on('editApproved', async (write, { reviewId }) => {
  const review = await describeReview(write, reviewId);
  const to = toReviewer(review);
  if (!to) return;
  const props = { ...propsOf(review), editUrl: await newEditUrl(write, reviewId) };
  await sendMail(write, editApproved, { ...to, props });
});

on('reviewEdited', async (write, { reviewId }) => {
  const review = await describeReview(write, reviewId);
  if (review.is_hidden) return;
  const props = { ...propsOf(review), hasReply: review.reply !== null };
  await tell(write, 'reviewEdited', {
    to: ownerOf(review),
    reviewId,
    path: ownReviewPath(reviewId, tabOf(review)),
    mail: () => sendMail(write, reviewEdited, { ...recruiterOf(review)!, props }),
  });
});

on('reviewWithdrawn', async (write, { reviewId }) => {
  const review = await describeReview(write, reviewId);
  const to = toReviewer(review);
  if (to) await sendMail(write, reviewWithdrawn, { ...to, props: propsOf(review) });
});

on('flagsClosed', async (write, { reviewId, caseId }) => {
  const { about, decided_because } = await caseOf(write, caseId);
  const outcome = { state: 'closed', because: decided_because as ClosedReason } as const;
  const review = await describeReview(write, reviewId);
  await tellFlaggers(write, caseId, { ...aboutDecision(review), about, outcome, words: null });
});

/** The writer is told at once, and their days to answer start now. Without an address, there is no wait. */
on('reviewFlagged', async (write, { reviewId, caseId }) => {
  const review = await describeReview(write, reviewId);
  const to = toReviewer(review);
  if (!to) return;
  const props = {
    ...propsOf(review),
    reason: await firstReasonOf(write, caseId),
    answerUrl: await newAnswerUrl(write, reviewId, caseId),
    editUrl: await newEditUrl(write, reviewId),
  };
  const { outcome } = await sendMail(write, reviewFlagged, { ...to, props });
  if (outcome === 'suppressed') return;
  await write.tx
    .updateTable('review_flag_cases')
    .set({ told_at: write.at, answer_by: answerDeadline(write.at) })
    .where('id', '=', caseId)
    .execute();
});

/** The writer of a reply can change it at any time, so that nothing waits for an answer. */
on('replyReported', async (write, { reviewId, caseId }) => {
  const review = await describeReview(write, reviewId);
  const reply = await replyOf(write, reviewId);
  const to = reply && (await writerOf(write, review, reply.written_by));
  if (!to) return;
  const props = {
    name: to.to.name,
    title: review.title,
    reply: reply.body,
    reason: await firstReasonOf(write, caseId),
    ownUrl: absolute(env.PLAUDIT_URL, reviewsUrl('publishedReplied', { open: `Review:${reviewId}` })),
  };
  const told = await tell(write, 'replyReported', {
    to: to.ids,
    reviewId,
    path: ownReviewPath(reviewId, 'publishedReplied'),
    mail: () => sendMail(write, replyReported, { to: to.to, agencyId: to.agencyId, props }),
  });
  if (told.length === 0) return;
  await write.tx.updateTable('review_flag_cases').set({ told_at: write.at }).where('id', '=', caseId).execute();
});

on('replyDecided', async (write, { reviewId, caseId, reply }) => {
  const review = await describeReview(write, reviewId);
  const decision = { ...aboutDecision(review), ...(await decisionOf(write, caseId)), reply: reply.body };
  const to = await writerOf(write, review, reply.written_by);
  const props = { ...decision, reader: 'writer', readerName: to?.to.name ?? '', editUrl: null } as const;
  if (to)
    await tell(write, decision.outcome.state === 'removed' ? 'replyRemoved' : 'replyUpheld', {
      to: to.ids,
      reviewId,
      path: ownReviewPath(reviewId, tabOf(review)),
      mail: () => sendMail(write, replyDecided, { to: to.to, agencyId: to.agencyId, props }),
    });
  await tellFlaggers(write, caseId, { ...decision, words: null });
});

on('flagsDecided', async (write, { reviewId, caseId }) => {
  const review = await describeReview(write, reviewId);
  const decision = { ...aboutDecision(review), ...(await decisionOf(write, caseId)) };
  await tellBothSides(write, review, decision);
  // A moderator's own words go to the two sides of the review only.
  await tellFlaggers(write, caseId, { ...decision, words: null });
});

on('reviewRemoved', async (write, { reviewId, caseId }) => {
  if (caseId) return;
  const review = await describeReview(write, reviewId);
  const outcome = { state: 'removed', reason: reasonOf(review.removed_because) } as const;
  const words = review.removed_words;
  await tellBothSides(write, review, { ...aboutDecision(review), outcome, words, wasFlagged: false });
});

on('replyRejected', async (write, { reviewId, versionId }) => {
  const review = await describeReview(write, reviewId);
  const reply = await write.tx
    .selectFrom('review_reply_versions as v')
    .innerJoin('users as u', 'u.id', 'v.written_by')
    .select(['v.body', 'v.signals', 'v.rejected_words', 'u.id', 'u.email', 'u.name'])
    .where('v.id', '=', versionId)
    .executeTakeFirst();
  if (!reply) return;
  const { title, reviewUrl } = propsOf(review);
  const { name, email, body, rejected_words: words } = reply;
  const isAccusing = reply.signals.some((signal) => signal.startsWith('alleges'));
  const props = { name, title, reviewUrl, reply: body, isAccusing, words };
  await tell(write, 'replyRejected', {
    to: [reply.id],
    reviewId,
    path: ownReviewPath(reviewId, tabOf(review)),
    mail: () => sendMail(write, replyRejected, { to: { email, name }, props, agencyId: review.agency_id }),
  });
});

type Described = Awaited<ReturnType<typeof describeReview>>;
type Decision = Omit<FlagsDecidedMailProps, 'reader' | 'readerName' | 'editUrl'>;

const aboutDecision = (review: Described) => ({
  ...propsOf(review),
  about: 'review' as FlagSubject,
  reply: null,
  wasFlagged: true,
});

async function caseOf({ tx }: Write, caseId: string) {
  const flags = await tx
    .selectFrom('review_flag_cases')
    .select(['about', 'state', 'decided_because', 'decided_words'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return { ...flags, about: flags.about as FlagSubject };
}

async function decisionOf(write: Write, caseId: string) {
  const { about, state, decided_because, decided_words: words } = await caseOf(write, caseId);
  const outcome =
    state === 'removed'
      ? ({ state: 'removed', reason: reasonOf(decided_because) } as const)
      : ({ state: 'upheld' } as const);
  return { about, outcome, words };
}

async function firstReasonOf({ tx }: Write, caseId: string): Promise<FlagReason> {
  const { reason } = await tx
    .selectFrom('review_flags')
    .select('reason')
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  return reasonOf(reason);
}

/** Who wrote a reply; the recruiter if that account is gone, and null if nobody owns the profile either. */
async function writerOf({ tx }: Write, review: Described, userId: string | null) {
  const user =
    userId &&
    (await tx.selectFrom('users').select(['id', 'email', 'name']).where('id', '=', userId).executeTakeFirst());
  if (user) return { ids: [user.id], to: { email: user.email, name: user.name }, agencyId: review.agency_id };
  const recruiter = recruiterOf(review);
  return recruiter && { ids: ownerOf(review), ...recruiter };
}

const reasonOf = (text: string | null): FlagReason => flagReasons.find((reason) => reason === text) ?? 'spam';

async function tellBothSides(write: Write, review: Described, decision: Decision) {
  const stays = decision.outcome.state === 'upheld';
  const writer = toReviewer(review);
  if (writer) {
    const editUrl = stays ? await newEditUrl(write, review.id) : null;
    const props = { ...decision, reader: 'writer', readerName: writer.to.name, editUrl } as const;
    await sendMail(write, flagsDecided, { ...writer, props });
  }
  const path = stays ? ownReviewPath(review.id, tabOf(review)) : recruiterUrl(review.slug);
  await tell(write, stays ? 'reviewUpheld' : 'reviewRemoved', {
    to: ownerOf(review),
    reviewId: review.id,
    path,
    mail: () => {
      const recruiter = recruiterOf(review)!;
      const props = { ...decision, reader: 'recruiter', readerName: recruiter.to.name, editUrl: null } as const;
      return sendMail(write, flagsDecided, { ...recruiter, props });
    },
  });
}

const tabOf = ({ reply }: Described) => (reply === null ? 'publishedNotReplied' : 'publishedReplied');

/** Unique addresses, however often each was given. */
async function tellFlaggers(write: Write, caseId: string, decision: Decision) {
  const flags = await write.tx
    .selectFrom('review_flags')
    .select('email')
    .distinct()
    .where('case_id', '=', caseId)
    .where('email', 'is not', null)
    .orderBy('email')
    .execute();
  const props = { ...decision, reader: 'flagger', readerName: '', editUrl: null } as const;
  for (const { email } of flags) await sendMail(write, flagDecided, { to: { email: email!, name: '' }, props });
}
