import { type FlagReason, isUrgent } from '#common/reviews/flags/flags.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';

interface Answerable {
  told_at: Date | null;
  answered_at: Date | null;
  answer_by: Date | null;
}

/**
 * The writer of a flagged review has some days to answer. Until then it can only be removed for urgent reasons, or as
 * spam.
 */
export function refuseBeforeAnswer({ at }: Write, { told_at, answered_at, answer_by }: Answerable, reason: FlagReason) {
  const mayAnswer = told_at && !answered_at && answer_by && answer_by > at;
  if (mayAnswer && reason !== 'spam' && !isUrgent([reason]))
    refuse('NOT_ANSWERED', 'The reviewer can still answer. Wait for their answer or the deadline.', 'reason');
}
