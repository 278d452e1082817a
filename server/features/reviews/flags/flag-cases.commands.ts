import { z } from 'zod';
import { decisionWords, removalInput } from '#common/reviews/flags/flag-inputs.ts';
import { flagCaseTransitions, isUrgent } from '#common/reviews/flags/flags.ts';
import { defineDecision } from '#server/commands/decision.ts';
import { refuse } from '#server/commands/refusal.ts';
import { saveIn } from '#server/commands/save-in.ts';
import type { Write } from '#server/commands/write.ts';
import { loadReview } from '../loaded-review.ts';
import { question, takeDown, uphold } from '../publication/removal.ts';
import { refuseBeforeAnswer } from './answer-first.ts';
import { lockedCase } from './flags.commands.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    flagsDecided: { reviewId: string; caseId: string };
  }
}

const decided = defineDecision({
  row: 'flagCase',
  id: 'caseId',
  type: 'FlagCase',
  noun: 'review',
  transitions: flagCaseTransitions,
  load: caseToDecide,
  stateOf: ({ state }) => state,
  save: saveIn('review_flag_cases'),
  audited: ({ id, review }) => ({
    agencyId: review.agency_id,
    subject: { type: 'FlagCase', id },
    details: { reviewId: review.id },
  }),
});

/**
 * A moderator takes up a case, and the review is labeled as under review. If a flag is for personal data, or for
 * threats, hatred or insults, they may also hide the review until the decision.
 */
export const takeUpFlags = decided('takeUpFlags', {
  event: 'take_up',
  input: z.object({ hide: z.boolean().prefault(false) }),
  before: async (write, { id, review }, { hide }) => {
    if (hide && !isUrgent(await reasonsOf(write, id)))
      refuse('NOT_URGENT', "You can't hide it: no flag is for personal data, threats, hatred or insults.", 'hide');
    await question(write, review, hide);
    return { set: { taken_up_at: write.at }, audit: { details: { hide } } };
  },
});

/** The review stays. Its writer, the recruiter and everybody who flagged it and left an address are told. */
export const upholdReview = decided('upholdReview', {
  event: 'uphold',
  input: z.object({ words: decisionWords }),
  before: async (write, { review }, { words }) => {
    await uphold(write, review);
    return { set: { decided_because: 'upheld', decided_words: words } };
  },
  after: (write, { id, review }) => write.emit('flagsDecided', { reviewId: review.id, caseId: id }),
});

/**
 * Removes the review permanently. Before its writer has answered or their deadline has passed, this is only possible
 * for urgent reasons, or for advertising.
 */
export const removeFlagged = decided('removeFlagged', {
  event: 'remove',
  input: removalInput,
  before: async (write, flags, { reason, words }) => {
    refuseBeforeAnswer(write, flags, reason);
    await takeDown(write, flags.review, { reason, words, caseId: flags.id });
    return { set: { decided_because: reason, decided_words: words }, audit: { details: { reason } } };
  },
  after: (write, { id, review }) => write.emit('flagsDecided', { reviewId: review.id, caseId: id }),
});

async function caseToDecide(write: Write, id: string) {
  const found = await write.tx
    .selectFrom('review_flag_cases')
    .select('review_id')
    .where('id', '=', id)
    .executeTakeFirst();
  // Locks the review first, as everywhere.
  const review = found && (await loadReview(write, found.review_id));
  const flags = await lockedCase(write, id);
  return review && flags && { ...flags, review };
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
