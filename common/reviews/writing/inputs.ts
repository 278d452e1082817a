import { z } from 'zod';
import { emailAddress, line, oneOf, optional, paragraphs, plainDate } from '../../inputs.ts';
import { reviewLimits, textLimits } from '../../limits.ts';
import { jobTypes } from '../../placements/kinds.ts';
import { type Audience, criterionOf, mandatoryCriteria } from '../criteria.ts';
import { nameDisplays } from '../display.ts';

const { min, max } = reviewLimits.stars;
const chooseStars = `Choose ${min} to ${max} stars.`;
const stars = z.int({ error: chooseStars }).min(min, chooseStars).max(max, chooseStars);

/** One rated criterion; `stars` null means 'not applicable'. */
const criterionRating = z.object({ key: z.string(), stars: stars.nullable() });

const writtenReview = z.object({
  overall: stars,
  criteria: z.array(criterionRating, { error: 'Rate the criteria.' }).prefault([]),
  title: line('a title for your review', textLimits.reviewTitle),
  body: paragraphs('your review', textLimits.reviewBody),
  privateNote: optional(paragraphs('your note', textLimits.privateNote)),
  nameDisplay: oneOf(nameDisplays, 'Choose how your name should appear.'),
  showCompany: z.boolean({ error: "Choose whether to show your company's name." }),
  offeredAnything: z.boolean({ error: 'Say whether you were offered anything for this review.' }),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Choose a language.')
    .prefault('en-US'),
});

/** What somebody writes about a recruiter, parsed, without its subject and author. */
export type WrittenReview = z.output<typeof writtenReview>;

/** Whether a placement's facts are right: all of them, not all, or it never happened. */
export const placementAnswers = ['yes', 'no', 'never'] as const;
export type PlacementAnswer = (typeof placementAnswers)[number];

const placementAnswer = {
  placementConfirmed: oneOf(placementAnswers, 'Choose whether these details are right.'),
  corrections: optional(paragraphs('what is wrong', textLimits.corrections)),
};

/** A reviewer's answer about the placement's facts. */
export const placementAnswerInput = z.object(placementAnswer);

const submitReview = writtenReview.extend(placementAnswer);

/** A review as sent by its form, parsed. */
export type SubmitReview = z.output<typeof submitReview>;

/** Which form it is: the short one asks for Overall and the text only. */
interface FormLength {
  isShortForm: boolean;
}

/** The schema of a review by invitation. */
export const submitReviewInput = (audience: Audience, length: FormLength) =>
  submitReview.superRefine(criteriaOf(audience, length));

const openReview = writtenReview.extend({
  reviewerName: line('your name', textLimits.name),
  reviewerEmail: emailAddress,
  jobTitle: optional(line('the job title', textLimits.jobTitle)),
  jobType: optional(oneOf(jobTypes, 'Choose permanent, temporary, or fixed-term.')),
  startDate: optional(plainDate('the first day')),
  companyName: optional(line('the company', textLimits.companyName)),
});

/** A review by the open link, parsed: its author, and what they say about the placement. */
export type OpenReview = z.output<typeof openReview>;

/** The schema of a review without invitation. */
export const openReviewInput = (audience: Audience, length: FormLength) =>
  openReview.superRefine(criteriaOf(audience, length));

/** Refuses criteria of another form, repeated ones, and too few. */
const criteriaOf =
  (audience: Audience, { isShortForm }: FormLength) =>
  ({ criteria }: Pick<WrittenReview, 'criteria'>, context: z.RefinementCtx): void => {
    const add = (message: string, path: (string | number)[]): void =>
      context.addIssue({ code: 'custom', message, path: ['criteria', ...path] });
    const seen = new Set<string>();
    for (const [index, { key, stars }] of criteria.entries()) {
      const criterion = criterionOf(audience, key);
      if (!criterion) add("This criterion isn't part of this form.", [index, 'key']);
      else if (seen.has(key)) add(`Rate '${criterion.label}' once.`, [index, 'key']);
      else if (stars === null && criterion.isMandatory && !isShortForm) add(chooseStars, [index, 'stars']);
      seen.add(key);
    }
    for (const { key, label } of mandatoryCriteria(audience, isShortForm)) {
      if (!seen.has(key)) add(`Rate '${label}'.`, [key]);
    }
  };

/** A recruiter's public reply to a review. */
export const replyToReviewInput = z.object({ body: paragraphs('your reply', textLimits.replyBody) });
export type ReplyToReview = z.output<typeof replyToReviewInput>;
