import { expect, test } from 'vitest';
import { readSite } from './testing/site.ts';

const site = await readSite();
const request = (query: string) => site.request(query, site.as(1, 'review:reply'));

test('the text from Postgres is the response', async () => {
  expect(await request('{ recruiter(slug: "r-5") { name } }')).toEqual({
    data: { recruiter: { name: 'Recruiter 5' } },
    errors: [],
  });
});

test('a denied field is an error at its path', async () => {
  expect(await request('{ recruiter(slug: "r-5") { name salary } }')).toEqual({
    data: { recruiter: { name: 'Recruiter 5', salary: null } },
    errors: ['recruiter.salary: You may not see Recruiter.salary'],
  });
});

test('introspection works', async () => {
  const { data } = await request('{ __type(name: "Problem") { kind } }');
  expect(data).toEqual({ __type: { kind: 'OBJECT' } });
});

test('a mutation works', async () => {
  const text = 'mutation { replyToReview(input: { reviewId: "x", text: "" }) { errors { code } } }';
  expect((await request(text)).data).toEqual({ replyToReview: { errors: [{ code: 'NOT_FOUND' }] } });
});

test('a query for only type names reads nothing, and variables decide what is selected', async () => {
  const text =
    'query ($all: Boolean!) { __typename ...Named @include(if: $all) } fragment Named on Query { again: __typename }';
  const context = site.stranger();
  for (const all of [true, false, true])
    expect((await site.request(text, context, { all })).data).toEqual({
      __typename: 'Query',
      ...(all && { again: 'Query' }),
    });
  expect(context.statements).toEqual([]);
});

test('a database failure is an error at its path, and is not retried', async () => {
  const context = site.stranger();
  const query = () => Promise.reject(new Error('no connection'));
  const broken = { ...context, pool: { query } as unknown as typeof context.pool };
  const { data, errors } = await site.request('{ recruiter(slug: "r-5") { name } again: __typename }', broken);
  expect([data, errors]).toEqual([{ recruiter: null, again: 'Query' }, ['recruiter: no connection']]);
  expect(context.statements).toHaveLength(1);
});
