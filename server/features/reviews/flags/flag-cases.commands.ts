import { z } from 'zod';
import { decisionWords, removalInput } from '#common/reviews/flags/flag-inputs.ts';
import { flagCaseTransitions, isReasonFor, isUrgent } from '#common/reviews/flags/flags.ts';
import { defineDecision } from '#server/commands/decision.ts';
import { refuse } from '#server/commands/refusal.ts';
import { saveIn } from '#server/commands/save-in.ts';
import type { Write } from '#server/commands/write.ts';
import { loadReview } from '../loaded-review.ts';
import { question, takeDown, uphold } from '../publication/removal.ts';
import { replyOf, retireReply, type ShownReply } from '../replies/reply-versions.ts';
import { refuseBeforeAnswer } from './answer-first.ts';
import { lockedCase } from './flags.commands.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    flagsDecided: { reviewId: string; caseId: string };
    /** `reply`: as it was when the moderator decided about it. */
    replyDecided: { reviewId: string; caseId: string; reply: ShownReply };
  }
}

const decided = defineDecision({
  row: 'flagCase',
  id: 'caseId',
  type: 'FlagCase',
  noun: 'case',
  transitions: flagCaseTransitions,
  load: caseToDecide,
  stateOf: ({ state }) => state,
  save: saveIn('review_flag_cases'),
  audited: ({ id, review, about }) => ({
    agencyId: review.agency_id,
    subject: { type: 'FlagCase', id },
    details: { reviewId: review.id, about },
  }),
});

/**
 * A moderator takes up a case, and the review is labeled as under review. If a flag is for personal data, or for
 * threats, hatred or insults, they may also hide the review until the decision. Replies are decided about at once.
 */
export const takeUpFlags = decided('takeUpFlags', {
  event: 'take_up',
  input: z.object({ hide: z.boolean().prefault(false) }),
  before: async (write, { id, review, about }, { hide }) => {
    if (about === 'reply') refuse('STATE', 'A reply has no review period. Keep or remove it.');
    if (hide && !isUrgent(await reasonsOf(write, id)))
      refuse('NOT_URGENT', "You can't hide it: no flag is for personal data, threats, hatred or insults.", 'hide');
    await question(write, review, hide);
    return { set: { taken_up_at: write.at }, audit: { details: { hide } } };
  },
});

/** What was flagged stays. Its writer, the recruiter and everybody who flagged it and left an address are told. */
export const keepFlagged = decided('keepFlagged', {
  event: 'uphold',
  input: z.object({ words: decisionWords }),
  before: async (write, { review, about }, { words }) => {
    if (about === 'review') await uphold(write, review);
    return { set: { decided_because: 'upheld', decided_words: words } };
  },
  after: announce,
});

/**
 * Removes the review or the reply permanently. Before a review's writer has answered or their deadline has passed, this
 * is only possible for urgent reasons, or for advertising.
 */
export const removeFlagged = decided('removeFlagged', {
  event: 'remove',
  input: removalInput,
  before: async (write, flags, { reason, words }) => {
    const { review, about, reply } = flags;
    if (!isReasonFor(about, reason)) refuse('REASON', 'Choose a reason that fits a reply.', 'reason');
    if (about === 'review') {
      refuseBeforeAnswer(write, flags, reason);
      await takeDown(write, review, { reason, words, caseId: flags.id });
    } else {
      if (!reply) return refuse('NO_REPLY', "This review no longer has a reply, so there's nothing to remove.");
      await retireReply(write, review, reply, { state: 'removed', rejected_words: words });
    }
    return { set: { decided_because: reason, decided_words: words }, audit: { details: { reason } } };
  },
  after: announce,
});

type FlagCase = NonNullable<Awaited<ReturnType<typeof caseToDecide>>>;

async function announce(write: Write, { id: caseId, review, about, reply }: FlagCase): Promise<void> {
  if (about === 'review') await write.emit('flagsDecided', { reviewId: review.id, caseId });
  else if (reply) await write.emit('replyDecided', { reviewId: review.id, caseId, reply });
}

async function caseToDecide(write: Write, id: string) {
  const found = await write.tx
    .selectFrom('review_flag_cases')
    .select('review_id')
    .where('id', '=', id)
    .executeTakeFirst();
  // Locks the review first, as everywhere.
  const review = found && (await loadReview(write, found.review_id));
  const flags = await lockedCase(write, id);
  if (!review || !flags) return undefined;
  return { ...flags, review, reply: flags.about === 'reply' ? await replyOf(write, review.id) : undefined };
}

async function reasonsOf({ tx }: Write, caseId: string): Promise<string[]> {
  const reasons = await tx
    .selectFrom('review_flags')
    .select('reason')
    .distinct()
    .where('case_id', '=', caseId)
    .execute();
  return reasons.map(({ reason }) => reason);
}
