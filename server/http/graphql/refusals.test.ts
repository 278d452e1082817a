import { afterEach, describe, expect, test, vi } from 'vitest';
import { env } from '#server/env.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codeOf, graphqlServer } from './testing/server.ts';

const { app, database } = await graphqlServer();
await createRecruiterWithLogin(database, { slug: 'robin' });
const own = env.PLAUDIT_ENV;
afterEach(() => void Object.assign(env, { PLAUDIT_ENV: own }));

const url = '/graphql/';
const strict = 'application/graphql-response+json';
const send = (payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
const post = (query: string, variables?: object) => send({ query, variables }, { accept: strict });
const repeat = (count: number, one: (i: number) => string) => Array.from({ length: count }, (_, i) => one(i)).join(' ');
const nest = (levels: number): string =>
  levels === 0 ? 'name' : `agency { recruiters(first: 1) { edges { node { ${nest(levels - 1)} } } } }`;

describe('an operation that costs too much is refused before any SQL', () => {
  const costly: readonly (readonly [string, string, string])[] = [
    ['by its tokens', `{ recruiter(slug: "robin") { ${'name '.repeat(3000)} } }`, 'TOO_LONG'],
    ['by its length', `{ recruiter(slug: "${'x'.repeat(20_000)}") { name } }`, 'TOO_LONG'],
    ['by its depth', `{ recruiter(slug: "robin") { ${nest(4)} } }`, 'TOO_DEEP'],
    ['by its aliases', `{ recruiter(slug: "robin") { ${repeat(61, (i) => `a${i}: name`)} } }`, 'TOO_MANY_ALIASES'],
    ['by its root fields', `{ ${repeat(11, (i) => `a${i}: search(words: "x") { total }`)} }`, 'TOO_COSTLY'],
    [
      'by root fields in a fragment',
      `{ ...Many } fragment Many on Query { ${repeat(11, (i) => `a${i}: search(words: "x") { total }`)} }`,
      'TOO_COSTLY',
    ],
    [
      'by depth in fragments',
      `{ recruiter(slug: "robin") { ...A } } ${repeat(8, (i) => `fragment ${'ABCDEFGH'[i]} on Recruiter { agency { recruiters(first: 1) { edges { node { ${i < 7 ? `...${'ABCDEFGH'[i + 1]}` : 'name'} } } } } }`)}`,
      'TOO_DEEP',
    ],
  ];

  test.each(costly)('%s', async (_how, query, code) => {
    const statements = vi.spyOn(database.pool, 'query');
    const answer = await post(query);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, code]);
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
  });

  test('by its rows, where lists nest', async () => {
    const reviews =
      'reviews(first: 100) { edges { node { recruiter { reviews(first: 100) { edges { node { title } } } } } } }';
    expect(codeOf(await post(`{ recruiter(slug: "robin") { ${reviews} } }`))).toBe('TOO_COSTLY');
  });

  test('one at a time: batches are refused', async () => {
    const answer = await send([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'BATCHING_REFUSED']);
  });
});

describe("every refusal has a code, in GraphQL's format", () => {
  const wrong: readonly (readonly [string, number, string, Parameters<typeof send>])[] = [
    ['text that is not GraphQL', 400, 'GRAPHQL_PARSE_FAILED', [{ query: '{' }]],
    ['a field that does not exist', 400, 'GRAPHQL_VALIDATION_FAILED', [{ query: '{ nothing }' }]],
    [
      'variables that do not fit',
      400,
      'BAD_USER_INPUT',
      [{ query: 'query ($slug: String!) { recruiter(slug: $slug) { name } }', variables: { slug: 5 } }],
    ],
    [
      'an operation that is not in the text',
      400,
      'OPERATION_RESOLUTION_FAILURE',
      [{ query: 'query A { __typename }', operationName: 'B' }],
    ],
    ['no query', 400, 'BAD_REQUEST', [{}]],
    ['a query that is no text', 400, 'BAD_REQUEST', [{ query: 5 }]],
    ['something else than an object', 400, 'BAD_REQUEST', ['5']],
    ['no JSON', 400, 'BAD_REQUEST', ['{"query":']],
    ['JSON that would change what objects are', 400, 'BAD_REQUEST', ['{"__proto__":{"query":"{ __typename }"}}']],
    ['plain text', 415, 'UNSUPPORTED_MEDIA_TYPE', ['{ __typename }', { 'content-type': 'text/plain' }]],
    ['XML', 415, 'UNSUPPORTED_MEDIA_TYPE', ['<query/>', { 'content-type': 'application/xml' }]],
    ['a body that is too large', 413, 'TOO_LARGE', [{ query: 'x'.repeat(2_100_000) }]],
  ];

  test.each(wrong)('%s: %i %s', async (_what, status, code, [payload, headers]) => {
    const answer = await send(payload, { accept: strict, ...headers });
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
    expect(answer.headers['content-type']).toBe(`${strict}; charset=utf-8`);
    expect(answer.json()).not.toHaveProperty('data');
    expect(answer.body).not.toMatch(/node_modules|select |at Object|FST_/);
  });

  test('an invalid variable of one of our operations, too', async () => {
    const { default: operations } = await import('../../../web/__generated__/operations.json', {
      with: { type: 'json' },
    });
    const id = Object.entries(operations).find(([, text]) => text.startsWith('query ReviewCompletedPageQuery'))![0];
    const answer = await send({ id, variables: {} }, { accept: strict });
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'BAD_USER_INPUT']);
    expect((await send({ id, variables: {} })).statusCode).toBe(200);
    expect((await send({ id, variables: [] })).statusCode).toBe(400);
  });
});

describe('outside local and dev', () => {
  const introspection = '{ __schema { types { name } } }';

  test.each(['staging', 'production'])('on %s, nothing reveals the schema', async (name) => {
    Object.assign(env, { PLAUDIT_ENV: name });
    expect(codeOf(await post(introspection.replace('types', 'queryType')))).toBe('INTROSPECTION_OFF');
    expect(codeOf(await post(`{ __type(name: "${name}") { name } }`))).toBe('INTROSPECTION_OFF');
    expect((await post('{ __typename }')).json()).toEqual({ data: { __typename: 'Query' } });
    const misspelt = [
      [`{ recruiter(slug: "${name}") { nam } }`],
      [`{ recruiter(slug: "${name}") { name } serch }`],
      ['query ($i: CreateInvitationsInput!) { __typename }', { i: {} }],
      [
        'mutation ($i: ReplyToReviewInput!) { replyToReview(input: $i) { errors { code } } }',
        { i: { reviewID: name } },
      ],
    ] as const;
    for (const [query, variables] of misspelt) expect((await post(query, variables)).body).not.toMatch(/did you mean/i);
  });

  test.each(['local', 'dev'])('but %s helps developers', async (name) => {
    Object.assign(env, { PLAUDIT_ENV: name });
    expect((await post(`${introspection} # ${name}`)).json()).toHaveProperty('data.__schema.types');
    expect((await post(`{ recruiter(slug: "${name}") { nam } }`)).body).toMatch(/did you mean/i);
  });
});
