import { z } from 'zod';
import { emailAddress, line, moment, oneOf, optional, paragraphs } from '../inputs.ts';
import { textLimits } from '../limits.ts';
import { endsAfterStart, placementFacts } from '../placements/inputs.ts';
import { audiences } from '../reviews/criteria.ts';
import { wordingProblem } from '../reviews/wording.ts';

const message = optional(paragraphs('a message', textLimits.message)).superRefine((text, context) => {
  const problem = text === null ? undefined : wordingProblem(text);
  if (problem) context.addIssue({ code: 'custom', message: problem.message });
});

/**
 * An ask for a review with the placement it is about. The recipient is the candidate or the employer's contact, as
 * `audience` says; `candidateName` and `contactName` name the other side where it is known. Without `scheduledFor`
 * the agency's delay decides.
 */
export const askForReviewInput = z
  .object({
    ...placementFacts,
    recruiterId: optional(z.string()),
    audience: oneOf(audiences, 'Choose whom to ask: the candidate or the employer.'),
    recipientName: line('the name of the person to ask', textLimits.name),
    recipientEmail: emailAddress,
    candidateName: optional(line("the candidate's name", textLimits.name)),
    contactName: optional(line("the contact's name", textLimits.name)),
    message,
    scheduledFor: optional(moment),
  })
  .superRefine(endsAfterStart);
export type AskForReview = z.output<typeof askForReviewInput>;
