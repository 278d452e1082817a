import { z } from 'zod';
import { oneOf, optional, paragraphs } from '../../inputs.ts';
import { rejectionReasons, rejectionWordsMax } from './moderation.ts';

/** A rejection: a listed reason and, optionally, a message to the reviewer. */
export const rejectionInput = z.object({
  reason: oneOf(rejectionReasons, "Choose why you're rejecting the review."),
  words: optional(paragraphs('a message to the reviewer', { max: rejectionWordsMax })),
});

/** A request for changes: what the reviewer should change. */
export const requestChangesInput = z.object({
  words: paragraphs('what the reviewer should change', { min: 10, max: rejectionWordsMax }),
});
