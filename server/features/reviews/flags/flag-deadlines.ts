import { reviewLimits } from '#common/limits.ts';

const day = 86_400_000;

/** The deadline for an answer by the writer of a flagged review, if told now. */
export const answerDeadline = (now: Date): Date => new Date(now.getTime() + reviewLimits.flagAnsweredWithinDays * day);

/** The deadline for deciding flags that arrive now. */
export const decisionDeadline = (now: Date): Date => new Date(now.getTime() + reviewLimits.flagDecidedWithinDays * day);
