import { flagLimits } from '#common/limits.ts';
import { flagReasons, flagReasonWords } from '#common/reviews/flags/flags.ts';

/** What is asked of whoever removes a review: one of the reasons for which anybody may flag, and words. */
export const removalFields = {
  reasons: {
    options: flagReasons.map((value) => ({ value, ...flagReasonWords[value] })),
    readBy: 'They read',
  },
  words: { name: 'words', label: 'What else they should know', max: flagLimits.decisionWords, optional: true },
} as const;
