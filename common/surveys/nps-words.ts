import { formatInterval, formatScore } from '../formats.ts';
import { reviewLimits } from '../limits.ts';
import type { Nps } from './nps.ts';

/** A net promoter score, such as '45.0', or 'too few' below the number of answers that says something. */
export const npsText = ({ score }: Pick<Nps, 'score'>): string => (score === null ? 'Too few' : formatScore(score));

/** The 95 % interval, such as '22.1 to 67.9'; nothing without a score. */
export const npsInterval = ({ low, high }: Pick<Nps, 'low' | 'high'>): string =>
  low === null || high === null ? '' : formatInterval({ low, high }, formatScore).replace('–', ' to ');

/** Why there is no score yet. */
export const tooFewAnswers = `You need at least ${reviewLimits.tooFewBelow} answers for a score.`;
