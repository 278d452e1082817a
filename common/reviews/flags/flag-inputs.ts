import { z } from 'zod';
import { emailAddress, oneOf, optional, paragraphs } from '../../inputs.ts';
import { flagLimits } from '../../limits.ts';
import { flagReasons, reasonsFor } from './flags.ts';

const flagger = {
  words: paragraphs("what's wrong with it", flagLimits.words),
  email: optional(emailAddress),
};

/** A flag as its form sends it. */
export const flagReviewInput = z.object({
  reason: oneOf(reasonsFor.review, "Choose what's wrong with this review."),
  ...flagger,
});

/** A report of a reply as its form sends it. */
export const reportReplyInput = z.object({
  reason: oneOf(reasonsFor.reply, "Choose what's wrong with this reply."),
  ...flagger,
});

/** The answer of a flagged review's author. */
export const answerFlagsInput = z.object({ answer: paragraphs('your answer', flagLimits.answer) });

/** A moderator's message to the author, sent with a decision. */
export const decisionWords = optional(paragraphs('your message', { max: flagLimits.decisionWords }));

/** A removal, for one of the reasons a review or a reply can be flagged for. */
export const removalInput = z.object({
  reason: oneOf(flagReasons, "Choose why you're removing it."),
  words: decisionWords,
});
