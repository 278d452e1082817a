import { reviewLimits } from '#common/limits.ts';

const day = 86_400_000;

/** Until when the writer of a flagged review may answer, if told now. */
export const answerDays = (now: Date): Date => new Date(now.getTime() + reviewLimits.flagAnsweredWithinDays * day);

/** When flags that arrive now must be decided. */
export const decisionDays = (now: Date): Date => new Date(now.getTime() + reviewLimits.flagDecidedWithinDays * day);
