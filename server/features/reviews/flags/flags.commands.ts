import { sql } from 'kysely';
import { z } from 'zod';
import { flagLimits, reviewLimits } from '#common/limits.ts';
import { answerFlagsInput, flagReviewInput, reportReplyInput } from '#common/reviews/flags/flag-inputs.ts';
import { type FlagCaseState, type FlagReason, type FlagSubject, isUndecided } from '#common/reviews/flags/flags.ts';
import { isVisible } from '#common/reviews/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { useCaptcha } from '#server/features/accounts/session/captcha.ts';
import { isOfAgency } from '#server/features/profiles/own-addresses.ts';
import { senderOf } from '#server/session/sender-network.ts';
import { type LoadedReview, loadReview } from '../loaded-review.ts';
import { replyOf } from '../replies/reply-versions.ts';
import { caseByLink } from '../review-links.ts';
import { decisionDeadline } from './flag-deadlines.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    reviewFlagged: { reviewId: string; caseId: string };
    replyReported: { reviewId: string; caseId: string };
  }
}

const hour = 3_600_000;
const day = 24 * hour;

const sentBesides = { reviewId: z.uuid(), captcha: z.string().max(10_000).nullish() };

/**
 * Flags a published review as breaking the policy. It opens a case or joins the open one, and changes nothing that the
 * public sees. One network flags a review once per open case; flagging it again does nothing.
 */
export const flagReview = defineCommand({
  name: 'flagReview',
  input: flagReviewInput.extend(sentBesides),
  run: (write, input) => flag(write, 'review', input),
});

/** Reports the public reply to a review in the same way, as a case of its own. */
export const reportReply = defineCommand({
  name: 'reportReply',
  input: reportReplyInput.extend(sentBesides),
  run: (write, input) => flag(write, 'reply', input),
});

interface Flag {
  reviewId: string;
  reason: FlagReason;
  words: string;
  email: string | null;
  captcha?: string | null | undefined;
}

async function flag(write: Write, about: FlagSubject, { reviewId, reason, words, email, captcha }: Flag) {
  if (write.isRobot) refuse('NOT_FOR_PROGRAMS', 'This is for people. Open the page in a browser.');
  const review = await loadReview(write, reviewId);
  if (!review || !isVisible(review.publication) || review.is_hidden) return refuseUnknown();
  if (about === 'reply' && !(await replyOf(write, reviewId)))
    refuse('NO_REPLY', "This review no longer has a reply, so there's nothing to report.");
  const network_hash = senderOf(write);
  const known = await openCaseOf(write, reviewId, about);
  if (known && (await hasFlagged(write, known.id, network_hash))) return {};
  await refuseTooMany(write, network_hash, captcha ?? null);
  const caseId = known?.id ?? (await openCase(write, review, about));
  await write.tx
    .insertInto('review_flags')
    .values({
      id: write.nature.newId(),
      case_id: caseId,
      review_id: reviewId,
      agency_id: review.agency_id,
      reason,
      words,
      email,
      is_from_agency: await isFromAgency(write, review, email),
      network_hash,
      created_at: write.at,
    })
    .execute();
  if (!known) await write.emit(about === 'reply' ? 'replyReported' : 'reviewFlagged', { reviewId, caseId });
  write.audit({
    action: about === 'reply' ? 'reportReply' : 'flagReview',
    agencyId: review.agency_id,
    subject: { type: 'FlagCase', id: caseId },
    details: { reason },
  });
  return {};
}

/** The answer of a flagged review's writer. They may change it until their deadline. */
export const answerFlags = defineCommand({
  name: 'answerFlags',
  input: answerFlagsInput.extend({ caseId: z.uuid(), token: z.string().max(100) }),
  actor: ({ caseId }) => `flags ${caseId}`,
  run: async (write, { caseId, token, answer }) => {
    const { review_id } = await caseByLink(write, caseId, token);
    const review = await loadReview(write, review_id);
    const flags = await lockedCase(write, caseId);
    if (!review || !flags) return refuseUnknown();
    if (!isUndecided(flags.state))
      refuse('DECIDED', 'This has already been decided. Reload the page to see the decision.');
    if (flags.answer_by && flags.answer_by < write.at)
      refuse('TOO_LATE', `The ${reviewLimits.flagAnsweredWithinDays} days to answer are over.`);
    await write.tx
      .updateTable('review_flag_cases')
      .set({ answer, answered_at: write.at, version: flags.version + 1 })
      .where('id', '=', caseId)
      .execute();
    write.audit({
      action: 'answerFlags',
      agencyId: review.agency_id,
      subject: { type: 'FlagCase', id: caseId },
      actor: 'reviewer',
    });
    return { caseId };
  },
});

/** A case of flags, locked after its review. */
export async function lockedCase({ tx }: Pick<Write, 'tx'>, id: string) {
  const row = await tx.selectFrom('review_flag_cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && { ...row, about: row.about as FlagSubject, state: row.state as FlagCaseState };
}

const openCaseOf = ({ tx }: Write, reviewId: string, about: FlagSubject) =>
  tx
    .selectFrom('review_flag_cases')
    .select('id')
    .where('review_id', '=', reviewId)
    .where('about', '=', about)
    .where('decided_at', 'is', null)
    .executeTakeFirst();

async function openCase({ tx, at, nature }: Write, review: LoadedReview, about: FlagSubject): Promise<string> {
  const id = nature.newId();
  await tx
    .insertInto('review_flag_cases')
    .values({
      id,
      review_id: review.id,
      agency_id: review.agency_id,
      about,
      state: 'open',
      opened_at: at,
      decide_by: decisionDeadline(at),
    })
    .execute();
  return id;
}

async function hasFlagged({ tx }: Write, caseId: string, network: Buffer | null): Promise<boolean> {
  if (!network) return false;
  const flag = await tx
    .selectFrom('review_flags')
    .select('id')
    .where('case_id', '=', caseId)
    .where('network_hash', '=', network)
    .executeTakeFirst();
  return flag !== undefined;
}

/** Simultaneous attempts are counted one after the other. */
async function refuseTooMany(write: Write, network: Buffer | null, captcha: string | null) {
  if (!network) return;
  const { tx, at } = write;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`flags ${network.toString('hex')}`}, 0))`.execute(tx);
  const { lately, today } = await tx
    .selectFrom('review_flags')
    .select(({ fn }) => [
      fn.countAll<string>().as('today'),
      fn
        .countAll<string>()
        .filterWhere('created_at', '>', new Date(at.getTime() - hour))
        .as('lately'),
    ])
    .where('network_hash', '=', network)
    .where('created_at', '>', new Date(at.getTime() - day))
    .executeTakeFirstOrThrow();
  if (Number(lately) >= flagLimits.anHour || Number(today) >= flagLimits.aDay)
    refuse('TOO_MANY', 'Too many flags came from your network. Try again tomorrow, or email us.');
  const isSolved = () => useCaptcha({ ...write, database: { ...write.database, kysely: tx } }, 'flag', captcha);
  if (Number(lately) >= flagLimits.captchaFrom && !(await isSolved()))
    refuse(
      'CAPTCHA',
      'Several flags came from your network. Wait for the check below, then send this again.',
      'captcha',
    );
}

/**
 * Somebody signed in at the agency, or with an address of it. They may flag like anybody, but the moderator is told.
 */
const isFromAgency = async ({ tx, viewer }: Write, { agency_id }: LoadedReview, email: string | null) =>
  (viewer.agencyId !== null && viewer.agencyId === agency_id) ||
  (email !== null && (await isOfAgency(tx, agency_id, email)));
