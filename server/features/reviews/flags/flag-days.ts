import { reviewLimits } from '#common/limits.ts';

const day = 86_400_000;

/** Until when the writer of a flagged review may answer, who is told now. */
export const answerDays = (now: Date): Date => new Date(now.getTime() + reviewLimits.flagAnsweredWithinDays * day);

/** By when flags that come now are decided about. */
export const decisionDays = (now: Date): Date => new Date(now.getTime() + reviewLimits.flagDecidedWithinDays * day);
