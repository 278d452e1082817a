import { z } from 'zod';
import { oneOf } from '#common/inputs.ts';
import { decisionWords, removalInput } from '#common/reviews/flags/flag-inputs.ts';
import {
  type FlagCaseEvent,
  type FlagReason,
  flagCaseTransitions,
  flagReasons,
  isUndecided,
  isUrgent,
} from '#common/reviews/flags/flags.ts';
import { transition } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { type LoadedReview, loadReview } from '../loaded-review.ts';
import { question, takeDown, uphold } from '../publication/removal.ts';
import { lockedCase } from './flags.commands.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    flagsDecided: { reviewId: string; caseId: string };
  }
}

const named = z.object({ caseId: z.uuid(), expectedVersion: z.int() });

/**
 * A moderator takes a case up: from now on the review is labelled as under review. Where personal data or a threat is
 * alleged, they may also take it out of sight until the decision.
 */
export const takeUpFlags = defineCommand({
  name: 'takeUpFlags',
  input: named.extend({ hide: z.boolean().prefault(false) }),
  run: async (write, { hide, ...input }) => {
    const { flags, review, reasons } = await loadToDecide(write, input, 'take_up');
    if (hide && !isUrgent(reasons))
      refuse('NOT_URGENT', 'It stays visible: neither personal data nor a threat is alleged.', 'hide');
    await question(write, review, hide);
    await write.tx
      .updateTable('review_flag_cases')
      .set({ state: 'taken_up', taken_up_at: write.at, version: flags.version + 1 })
      .where('id', '=', flags.id)
      .execute();
    note(write, 'takeUpFlags', review, flags.id, { hide });
    return { flagCase: flags.id };
  },
});

/** The review stays. Its writer, those who flagged it and gave an address, and the recruiter are told. */
export const upholdReview = defineCommand({
  name: 'upholdReview',
  input: named.extend({ words: decisionWords }),
  run: async (write, { words, ...input }) => {
    const { flags, review } = await loadToDecide(write, input, 'uphold');
    await uphold(write, review);
    await decide(write, flags, { state: 'upheld', decided_because: 'upheld', decided_words: words });
    await write.emit('flagsDecided', { reviewId: review.id, caseId: flags.id });
    note(write, 'upholdReview', review, flags.id, {});
    return { flagCase: flags.id };
  },
});

/**
 * The review goes, for good. Before its writer has answered, or their days for it are over, only for what must not stand
 * a day longer, or for advertising.
 */
export const removeFlagged = defineCommand({
  name: 'removeFlagged',
  input: named.extend(removalInput.shape),
  run: async (write, { reason, words, ...input }) => {
    const { flags, review } = await loadToDecide(write, input, 'remove');
    refuseBeforeAnswer(write, flags, reason);
    await takeDown(write, review, { reason, words, caseId: flags.id });
    await decide(write, flags, { state: 'removed', decided_because: reason, decided_words: words });
    await write.emit('flagsDecided', { reviewId: review.id, caseId: flags.id });
    note(write, 'removeFlagged', review, flags.id, { reason });
    return { flagCase: flags.id };
  },
});

/** Removes a published review that nobody flagged, or whose flags wait: then it decides them, too. */
export const removeReview = defineCommand({
  name: 'removeReview',
  input: z.object({
    reviewId: z.uuid(),
    expectedVersion: z.int(),
    reason: oneOf(flagReasons, 'Choose why the review is removed.'),
    words: decisionWords,
  }),
  run: async (write, { reviewId, expectedVersion, reason, words }) => {
    refuseAllButSuperAdmins(write.viewer);
    const review = await loadReview(write, reviewId);
    if (!review) return refuseUnknown();
    if (review.version !== expectedVersion) throw new Refusal([clash], { review: reviewId });
    const open = await write.tx
      .selectFrom('review_flag_cases')
      .select('id')
      .where('review_id', '=', reviewId)
      .where('decided_at', 'is', null)
      .executeTakeFirst();
    const flags = open && (await lockedCase(write, open.id));
    if (flags) refuseBeforeAnswer(write, flags, reason);
    await takeDown(write, review, { reason, words, caseId: flags?.id ?? null });
    if (flags) await decide(write, flags, { state: 'removed', decided_because: reason, decided_words: words });
    if (flags) await write.emit('flagsDecided', { reviewId, caseId: flags.id });
    write.audit({
      action: 'removeReview',
      agencyId: review.agency_id,
      subject: { type: 'Review', id: reviewId },
      details: { reason },
    });
    return { review: reviewId };
  },
});

/** Locks review and case, and sees whether this viewer may do that to it now, as they have read it. */
async function loadToDecide(write: Write, { caseId, expectedVersion }: z.output<typeof named>, event: FlagCaseEvent) {
  refuseAllButSuperAdmins(write.viewer);
  const found = await write.tx
    .selectFrom('review_flag_cases')
    .select('review_id')
    .where('id', '=', caseId)
    .executeTakeFirst();
  // The review first, as everywhere.
  const review = found && (await loadReview(write, found.review_id));
  const flags = await lockedCase(write, caseId);
  if (!review || !flags) return refuseUnknown();
  if (!isUndecided(flags.state)) throw new Refusal([decidedAlready], { flagCase: caseId });
  if (flags.version !== expectedVersion) throw new Refusal([clash], { flagCase: caseId });
  if (!transition(flagCaseTransitions, flags.state, event).ok) throw new Refusal([clash], { flagCase: caseId });
  const reasons = await write.tx
    .selectFrom('review_flags')
    .select('reason')
    .distinct()
    .where('case_id', '=', caseId)
    .execute();
  return { review, flags, reasons: reasons.map(({ reason }) => reason) };
}

type Case = NonNullable<Awaited<ReturnType<typeof lockedCase>>>;

/** The writer of a flagged review has days to answer. Until they are over it goes only for what must not stand, or for spam. */
function refuseBeforeAnswer({ at }: Write, { told_at, answered_at, answer_by }: Case, reason: FlagReason) {
  const mayAnswer = told_at && !answered_at && answer_by && answer_by > at;
  if (mayAnswer && reason !== 'spam' && !isUrgent([reason]))
    refuse('NOT_ANSWERED', 'Its writer may still answer. Wait for the answer, or until their days are over.', 'reason');
}

const decide = (
  { tx, at, viewer }: Write,
  { id, version }: Case,
  outcome: { state: string; decided_because: string; decided_words: string | null },
) =>
  tx
    .updateTable('review_flag_cases')
    .set({ ...outcome, decided_at: at, decided_by: viewer.userId, version: version + 1 })
    .where('id', '=', id)
    .execute();

const clash = {
  code: 'CLASH',
  message: 'This has changed meanwhile. Read it again before you decide.',
  field: null,
};

const decidedAlready = {
  code: 'ALREADY_DECIDED',
  message: 'This has been decided meanwhile. Nothing was done again.',
  field: null,
};

function note(
  write: Write,
  action: string,
  review: LoadedReview,
  caseId: string,
  details: Record<string, string | boolean>,
) {
  write.audit({
    action,
    agencyId: review.agency_id,
    subject: { type: 'FlagCase', id: caseId },
    details: { ...details, reviewId: review.id },
  });
}
