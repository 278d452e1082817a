import { z } from 'zod';
import { oneOf, optional, paragraphs } from '../../inputs.ts';
import { rejectionReasons, rejectionWordsMax } from './moderation.ts';

/** The input of a rejection: a reason of the list and, optionally, words to the reviewer. */
export const rejectionInput = z.object({
  reason: oneOf(rejectionReasons, 'Choose why the review is rejected.'),
  words: optional(paragraphs('what the reviewer should know', { max: rejectionWordsMax })),
});

/** The input of a wish for changes: what the writer is to change, in words. */
export const requestChangesInput = z.object({
  words: paragraphs('what the reviewer should change', { min: 10, max: rejectionWordsMax }),
});
