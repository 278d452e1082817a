import { afterEach, expect, test } from 'vitest';
import { placementId } from './testing/house.ts';
import { readSite } from './testing/site.ts';

const site = await readSite();
afterEach(() => site.pool.query('delete from review_reply where review_id = 2'));

const text = `mutation ($i: ReplyToReviewInput!) { replyToReview(input: $i) { clientMutationId link
  review { id rating answer: reply { text } author { name } } errors: reply { text } problems: errors { code message field } } }`;
const input = { reviewId: 'Review:2', text: 'Thank you', clientMutationId: 'm1' };

test('the rows of a payload are read by one statement, next to plain values and problems', async () => {
  const context = site.as(1, 'review:reply');
  const { data, errors } = await site.request(text, context, { i: input });
  expect(errors).toEqual([]);
  expect(data.replyToReview).toEqual({
    clientMutationId: 'm1',
    link: '/reviews/2',
    review: { id: 'Review:2', rating: 3, answer: { text: 'Thank you' }, author: { name: 'User 15' } },
    errors: { text: 'Thank you' },
    problems: [],
  });
  expect(context.statements).toHaveLength(1);
});

test('problems are a typed result, and nothing is read', async () => {
  const context = site.as(1, 'review:reply');
  const { data } = await site.request(text, context, { i: { ...input, reviewId: 'Agency:2' } });
  expect(data.replyToReview).toMatchObject({
    review: null,
    link: null,
    problems: [{ code: 'NOT_FOUND', message: 'There is no such review', field: 'reviewId' }],
  });
  expect(context.statements).toEqual([]);
});

test('nothing is read if no row is selected', async () => {
  const context = site.as(1, 'review:reply');
  const short = 'mutation ($i: ReplyToReviewInput!) { replyToReview(input: $i) { errors { code } link } }';
  const { data } = await site.request(short, context, { i: input });
  expect(data.replyToReview).toEqual({ errors: [], link: '/reviews/2' });
  expect(context.statements).toEqual([]);
});

test('rows of a payload are in scope like any others', async () => {
  const hidden = await site.request(text, site.as(1, 'review:reply'), { i: { ...input, reviewId: 'Review:6' } });
  expect(hidden.data.replyToReview.review).toBeNull();
});

test('a list of rows is in the order of its ids', async () => {
  const many =
    'mutation ($n: [Int!]!) { touchPlacements(input: { numbers: $n }) { placements { id title } errors { code } } }';
  const context = site.stranger();
  const { data } = await site.request(many, context, { n: [5, 3, 2, 1] });
  expect(data.touchPlacements.placements.map((one) => one.id)).toEqual(
    [5, 2, 1].map((n) => `Placement:${placementId(n)}`),
  );
  expect(context.statements).toHaveLength(1);
});

test('without the permission the command does not run', async () => {
  const { data, errors } = await site.request(text, site.as(1), { i: { ...input, text: 'No' } });
  expect([data.replyToReview, errors]).toEqual([null, ['replyToReview: You may not see Mutation.replyToReview']]);
  const { rows } = await site.pool.query('select 1 from review_reply where review_id = 2');
  expect(rows).toEqual([]);
});
