import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { hashToken } from '#server/session/tokens.ts';

type Review = Pick<Selectable<DB['reviews']>, 'id'>;

/** The token of an email to a review's writer: to edit and withdraw or, with a case, to answer its flags. */
export async function createReviewLink({ kysely }: Database, review: Review, caseId: string | null = null) {
  const token = randomBytes(16).toString('hex');
  await kysely
    .insertInto('review_links')
    .values({ token_hash: hashToken(token), review_id: review.id, case_id: caseId, created_at: new Date() })
    .execute();
  return token;
}

/** The form input of an edit, for a review made by `createReview`. */
export const editing = (review: Review, token: string, change: Record<string, unknown> = {}) => ({
  reviewId: review.id,
  token,
  expectedNumber: 1,
  overall: 2,
  criteria: [],
  title: 'It looks different half a year later',
  // Unique, because similar texts are a risk signal.
  body: Array.from({ length: 12 }, () => randomBytes(8).toString('hex').replaceAll(/\d/g, '')).join(' then '),
  nameDisplay: 'first_initial',
  showCompany: false,
  offeredAnything: false,
  ...change,
});
