import { reviewLimits } from '../../limits.ts';
import { lowestCountedLevel } from '../levels.ts';

/** Reviews sent by this time have waited long enough for a placement. */
export const waitedSince = (now: Date): Date =>
  new Date(now.getTime() - reviewLimits.levelOnePublishesAfterDays * 86_400_000);

/**
 * Whether a review that passed the checks is published at once: its placement is known, or it has waited long enough.
 */
export const mayGoUp = ({ level, submittedAt }: { level: number; submittedAt: Date }, now: Date): boolean =>
  level >= lowestCountedLevel || submittedAt <= waitedSince(now);
