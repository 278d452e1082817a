import { z } from 'zod';
import { line, oneOf, optional, paragraphs } from '../inputs.ts';
import { reviewLimits, textLimits } from '../limits.ts';
import { type Audience, criterionOf, mandatoryCriteria } from './criteria.ts';
import { nameDisplays } from './display.ts';

const { min, max } = reviewLimits.stars;
const chooseStars = `Choose ${min} to ${max} stars.`;
const stars = z.int({ error: chooseStars }).min(min, chooseStars).max(max, chooseStars);

/** One rated criterion; `stars` null says 'not applicable'. */
const criterionRating = z.object({ key: z.string(), stars: stars.nullable() });

const submitReview = z.object({
  overall: stars,
  criteria: z.array(criterionRating, { error: 'Rate the criteria.' }).prefault([]),
  title: line('a title for your review', textLimits.reviewTitle),
  body: paragraphs('your review', textLimits.reviewBody),
  privateNote: optional(paragraphs('your note', textLimits.privateNote)),
  nameDisplay: oneOf(nameDisplays, 'Choose how your name is shown.'),
  showCompany: z.boolean({ error: 'Choose whether the company is shown.' }),
  offeredAnything: z.boolean({ error: 'Say whether you were offered anything for this review.' }),
  placementConfirmed: oneOf(['yes', 'no'], 'Say whether the facts of the placement are right.'),
  corrections: optional(paragraphs('what is wrong', textLimits.corrections)),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Choose a language.')
    .prefault('en-US'),
});

/** A review as sent by its form, read. */
export type SubmitReview = z.output<typeof submitReview>;

/** The schema of a review by an audience; on the short form only Overall and the text are asked for. */
export function submitReviewInput(audience: Audience, { isShortForm }: { isShortForm: boolean }) {
  return submitReview.superRefine(({ criteria }, context) => {
    const add = (message: string, path: (string | number)[]): void =>
      context.addIssue({ code: 'custom', message, path: ['criteria', ...path] });
    const seen = new Set<string>();
    for (const [index, { key, stars }] of criteria.entries()) {
      const criterion = criterionOf(audience, key);
      if (!criterion) add('Leave out this criterion, it is not part of this form.', [index, 'key']);
      else if (seen.has(key)) add(`Rate '${criterion.label}' once.`, [index, 'key']);
      else if (stars === null && criterion.isMandatory && !isShortForm) add(chooseStars, [index, 'stars']);
      seen.add(key);
    }
    for (const { key, label } of mandatoryCriteria(audience, isShortForm)) {
      if (!seen.has(key)) add(`Rate '${label}'.`, [key]);
    }
  });
}

/** A recruiter's public answer to a review. */
export const replyToReviewInput = z.object({ body: paragraphs('your reply', textLimits.replyBody) });
export type ReplyToReview = z.output<typeof replyToReviewInput>;
