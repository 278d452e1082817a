import { expect, test } from 'vitest';
import { reviewHrefOf } from './review-of-invitation.ts';

const open = 'open=Review%3A1';
const review = (changes: object = {}) => ({ id: 'Review:1', reply: null, ...changes });

test.each([
  [review(), null, `/reviews/publishedNotReplied?${open}`],
  [review({ reply: {} }), null, `/reviews/publishedReplied?${open}`],
  [null, { id: 'PendingReview:1', level: 2 }, '/reviews/pending?open=PendingReview%3A1'],
  [null, { id: 'PendingReview:1', level: 1 }, '/reviews/missingVerification?open=PendingReview%3A1'],
  [null, null, null],
])('%j and %j lead to %s', (shown, pendingReview, href) => {
  expect(reviewHrefOf({ review: shown, pendingReview })).toBe(href);
});
