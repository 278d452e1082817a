import { flagLimits } from '#common/limits.ts';
import { type FlagSubject, reasonsFor, reasonWords } from '#common/reviews/flags/flags.ts';

/** The fields for removing a review or a reply: one of the flag reasons, and a text. */
export const removalFields = (about: FlagSubject) =>
  ({
    reasons: {
      options: reasonsFor[about].map((value) => ({ value, ...reasonWords(about, value) })),
      readBy: 'They read',
    },
    words: {
      name: 'words',
      label: about === 'reply' ? 'Message to the author' : 'Message to the reviewer and the recruiter',
      max: flagLimits.decisionWords,
      optional: true,
    },
  }) as const;
