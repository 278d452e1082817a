import { createYoga } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { executor } from './executor.ts';
import { plan, schema } from './testing/house.ts';
import { readSite } from './testing/site.ts';
import { usePlans } from './yoga.ts';

const site = await readSite();
const yoga = createYoga({
  schema,
  logging: false,
  plugins: [usePlans(executor(plan))],
  context: () => site.as(1, 'review:reply'),
  maskedErrors: false,
});

async function ask(query: string) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query });
  const response = await yoga.fetch('http://plaudit.example/graphql', { method: 'POST', headers, body });
  return response.json();
}

test('through Yoga, as text over HTTP', async () => {
  expect(await ask('{ recruiter(slug: "r-5") { name } }')).toEqual({ data: { recruiter: { name: 'Recruiter 5' } } });
});

test('through Yoga, with a denied field', async () => {
  expect(await ask('{ recruiter(slug: "r-5") { name salary } }')).toMatchObject({
    data: { recruiter: { name: 'Recruiter 5', salary: null } },
    errors: [{ path: ['recruiter', 'salary'], extensions: { code: 'FORBIDDEN' } }],
  });
});

test('through Yoga, the schema tells of itself', async () => {
  expect(await ask('{ __type(name: "Problem") { kind } }')).toEqual({ data: { __type: { kind: 'OBJECT' } } });
});

test('through Yoga, a mutation', async () => {
  const text = 'mutation { replyToReview(input: { reviewId: "x", text: "" }) { errors { code } } }';
  expect(await ask(text)).toEqual({ data: { replyToReview: { errors: [{ code: 'NOT_FOUND' }] } } });
});

test('a database that fails is an error at its path, and is asked once', async () => {
  const context = site.stranger();
  const query = () => Promise.reject(new Error('no connection'));
  const broken = { ...context, pool: { query } as unknown as typeof context.pool };
  const { data, errors } = await site.ask('{ recruiter(slug: "r-5") { name } again: __typename }', broken);
  expect([data, errors]).toEqual([{ recruiter: null, again: 'Query' }, ['recruiter: no connection']]);
  expect(context.statements).toHaveLength(1);
});
