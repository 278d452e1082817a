import { z } from 'zod';
import { accentColor, line, oneOf, optional, paragraphs } from '../inputs.ts';
import { clearable } from '../invitations/settings.ts';
import { wordingProblem } from '../reviews/checks/wording.ts';
import type { Answer } from './answers.ts';
import { surveyLimits } from './limits.ts';
import { conditions, type Question, questionTypes, standardQuestions, traitsOf } from './questions.ts';
import { surveyTemplates } from './workflows.ts';

/** The name of a tag. */
export const tagName = line('a tag', { max: surveyLimits.tagName });

/** The id of a question or a choice, made by the editor. */
const partId = z.string().regex(/^[a-z0-9]{1,12}$/, 'Reload the page and try again.');

/** Text of one line that may be missing while a draft is written. */
const unfinished = (what: string, max: number) => optional(line(what, { max })).transform((text) => text ?? '');

const choices = z
  .array(z.object({ id: partId, label: unfinished('a label', surveyLimits.label) }))
  .max(surveyLimits.choices, `Use at most ${surveyLimits.choices} of these.`);

const skip = z.object({
  condition: oneOf(conditions, 'Choose a condition.'),
  value: z.union([z.string().max(12), z.int()]).nullable(),
  goTo: partId.nullable(),
});

const question = z
  .object({
    id: partId,
    type: oneOf(questionTypes, 'Choose a type.'),
    standard: z.enum(standardQuestions).nullable(),
    title: unfinished('a question', surveyLimits.title),
    help: optional(line('a help text', { max: surveyLimits.help })),
    isRequired: z.boolean(),
    choices,
    rows: choices,
    hasOther: z.boolean(),
    skips: z.array(skip).max(surveyLimits.skips, `Use at most ${surveyLimits.skips} rules.`),
  })
  .transform(withoutStrayParts);

/** Drops what the question's type doesn't have. */
function withoutStrayParts(given: Question): Question {
  const traits = traitsOf[given.type];
  return {
    ...given,
    choices: traits.choices ? given.choices : [],
    rows: traits.rows ? given.rows : [],
    hasOther: traits.other && given.hasOther,
  };
}

/**
 * The questions of a draft. Only their shape is checked; `problemsOfQuestions` says what keeps them from being
 * published.
 */
export const draftQuestions = z
  .array(question)
  .min(1, 'Reload the page and try again.')
  .max(surveyLimits.questions, `Use at most ${surveyLimits.questions} questions.`);

/** A text that is shown or emailed to people who are asked: it may not offer anything or ask for a certain answer. */
export const fairText = (what: string, max: number) =>
  paragraphs(what, { max }).superRefine((text, context) => {
    const problem = wordingProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem.message });
  });

/** What is saved of a draft of a workflow. */
export const workflowDraft = z.object({
  questions: draftQuestions,
  thanksTitle: unfinished('a title', surveyLimits.thanksTitle),
  thanksText: optional(fairText('a text', surveyLimits.thanksText)).transform((text) => text ?? ''),
  notifiesOwner: z.boolean(),
  sendsWebhook: z.boolean(),
});

/** The name of a campaign, which only the agency sees. */
export const campaignName = line('a name', { max: surveyLimits.campaignName });

/** One line of a survey or its email, under the same rule as `fairText`. */
const fairLine = (what: string, max: number) =>
  line(what, { max }).superRefine((text, context) => {
    const problem = wordingProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem.message });
  });

/** What an agency saves of an audience's survey. What is left out stays as it is. */
export const surveyInput = z.object({
  template: oneOf(surveyTemplates, 'Choose a design.').optional(),
  question: clearable(fairLine('a question', surveyLimits.title)),
  accent: accentColor.optional(),
  showsLogo: z.boolean().optional(),
  intro: clearable(fairText('an introduction', surveyLimits.mailText)),
  subject: clearable(fairLine('a subject', surveyLimits.subject)),
  mailText: clearable(fairText('a text', surveyLimits.mailText)),
  offersGoogle: z.boolean().optional(),
  offersReview: z.boolean().optional(),
});

const chosen = z.string().max(12);
const otherText = optional(line('what you mean', { max: surveyLimits.shortText })).transform(
  (text) => text ?? undefined,
);

/**
 * An answer in one of the shapes of `Answer`. Whether it fits its question, `problemOfAnswer` says. Text loses what can't
 * be stored or would disguise it.
 */
export const answerInput: z.ZodType<Answer> = z.union([
  z.null(),
  z.number(),
  z.boolean(),
  optional(paragraphs('an answer', { max: surveyLimits.longText })),
  z.strictObject({ choice: chosen, other: otherText.optional() }),
  z.strictObject({ choices: z.array(chosen).max(surveyLimits.choices + 1), other: otherText.optional() }),
  z.strictObject({ cells: z.record(chosen, chosen) }),
  z.strictObject({ order: z.array(chosen).max(surveyLimits.choices) }),
]) as z.ZodType<Answer>;
