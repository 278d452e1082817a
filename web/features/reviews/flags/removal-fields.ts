import { flagLimits } from '#common/limits.ts';
import { flagReasons, flagReasonWords } from '#common/reviews/flags/flags.ts';

/** The fields for removing a review: one of the flag reasons, and a text. */
export const removalFields = {
  reasons: {
    options: flagReasons.map((value) => ({ value, ...flagReasonWords[value] })),
    readBy: 'They read',
  },
  words: {
    name: 'words',
    label: 'Message to the reviewer and the recruiter',
    max: flagLimits.decisionWords,
    optional: true,
  },
} as const;
