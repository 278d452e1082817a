import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { graphqlRoutes } from './graphql.http.ts';

const { database } = await testDatabase();
const app = Fastify();
app.decorate('database', database);
await app.register(multipart);
await app.register(graphqlRoutes);
afterAll(() => app.close());
const { recruiter } = await createRecruiterWithLogin(database, { slug: 'robin' });

const post = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/graphql/', payload, headers });
const query = 'query ($slug: String!) { recruiter(slug: $slug) { name } }';
const answer = { data: { recruiter: { name: recruiter.name } } };

describe('/graphql/', () => {
  test('answers JSON, a GET, and a form of query and variables alike', async () => {
    expect((await post({ query, variables: { slug: 'robin' } })).json()).toEqual(answer);
    const search = new URLSearchParams({ query, variables: JSON.stringify({ slug: 'robin' }) });
    expect((await app.inject(`/graphql/?${search}`)).json()).toEqual(answer);
    const form = new FormData();
    form.set('query', query);
    form.set('variables', JSON.stringify({ slug: 'robin' }));
    const sent = new Request('http://localhost', { method: 'POST', body: form });
    const multipartAnswer = await app.inject({
      method: 'POST',
      url: '/graphql/',
      headers: { 'content-type': sent.headers.get('content-type')! },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(multipartAnswer.json()).toEqual(answer);
  });

  test('changes nothing by GET', async () => {
    const search = new URLSearchParams({
      query: 'mutation { replyToReview(input: { reviewId: "x", body: "y" }) { errors { code } } }',
    });
    expect((await app.inject(`/graphql/?${search}`)).statusCode).toBe(405);
  });

  test('says 401 to a token that is not valid, so that the browser renews it', async () => {
    const { statusCode, body } = await post(
      { query, variables: { slug: 'robin' } },
      { authorization: 'Bearer nothing' },
    );
    expect(statusCode).toBe(401);
    expect(JSON.parse(body)).toMatchObject({ code: 401 });
  });

  test('refuses many root fields, deep nesting and long documents before any SQL', async () => {
    const aliases = Array.from({ length: 11 }, (_, i) => `a${i}: search(words: "x") { total }`).join(' ');
    const inFragment = `{ ...Many } fragment Many on Query { ${aliases} }`;
    for (const costly of [`{ ${aliases} }`, inFragment])
      expect((await post({ query: costly })).body).toContain('at most 10 root fields');
    const long = `{ recruiter(slug: "robin") { ${'name '.repeat(3000)} } }`;
    expect((await post({ query: long })).json().errors).toHaveLength(1);
  });

  test('answers what is not a query with a sentence, not with our insides', async () => {
    for (const body of [{ query: '{' }, { query: '{ nothing }' }, {}, { query: 5 }]) {
      const { statusCode, body: text } = await post(body);
      expect(statusCode).toBeLessThan(500);
      expect(text).not.toMatch(/node_modules|select |at Object/);
    }
  });
});
