import { randomBytes } from 'node:crypto';
import { criteria } from '#common/reviews/criteria.ts';

/**
 * A unique text without digits: duplicates wait for a moderator, and so does anything that looks like a phone number.
 */
export const words = (): string =>
  Array.from({ length: 12 }, () => randomBytes(8).toString('hex').replaceAll(/\d/g, '')).join(' then ');

/** The form's input for a review by somebody of this audience. */
export const aReview = (stars: number, audience: string) => ({
  overall: stars,
  criteria: criteria[audience as 'candidate' | 'employer']
    .filter(({ isMandatory }) => isMandatory)
    .map(({ key }) => ({ key, stars })),
  title: 'Clear from start to finish',
  body: words(),
  nameDisplay: 'first_initial',
  showCompany: audience === 'employer',
  offeredAnything: false,
});
