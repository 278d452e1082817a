import { randomBytes } from 'node:crypto';
import { criteria } from '#common/reviews/criteria.ts';

/** A text like no other, without digits: two alike wait for a moderator, and so does what may be a phone number. */
export const words = (): string =>
  Array.from({ length: 12 }, () => randomBytes(8).toString('hex').replaceAll(/\d/g, '')).join(' then ');

/** What a form sends of a review by somebody of this side. */
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
