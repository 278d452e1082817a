import { expect, test } from 'vitest';
import { codeOf, encoded, graphqlServer } from './testing/server.ts';

const { app } = await graphqlServer();
const url = '/graphql/';
const query = '{ __typename }';
const accept = 'application/graphql-response+json';
const nested = (levels: number, [open, close]: readonly [string, string] = ['[', ']']) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;
const deep = `{"a":${nested(4000)}}`;

const json = (payload: string) =>
  app.inject({ method: 'POST', url, payload, headers: { accept, 'content-type': 'application/json' } });
const text = (value: string) => json(JSON.stringify({ query: value }));
async function form(fields: Readonly<Record<string, string>>, of: FormData | URLSearchParams = new FormData()) {
  for (const [name, value] of Object.entries(fields)) of.set(name, value);
  const { type, payload } = await encoded(of);
  return app.inject({ method: 'POST', url, payload, headers: { accept, 'content-type': type } });
}

test.each([
  ['variables', () => json(`{"query":"${query}","variables":${deep}}`)],
  ['variables of objects', () => json(`{"query":"${query}","variables":${nested(4000, ['{"a":', '}'])}}`)],
  ['extensions', () => json(`{"query":"${query}","extensions":${deep}}`)],
  ['the name of an operation', () => json(`{"query":"${query}","operationName":${deep}}`)],
  ['the whole body', () => json(nested(4000))],
  ['variables in a form', () => form({ query, variables: deep })],
  ['extensions in a form', () => form({ query, extensions: deep })],
  ['variables in an address', () => form({ query, variables: deep }, new URLSearchParams())],
  [
    'variables by GET',
    () => app.inject({ url: `${url}?${new URLSearchParams({ query, variables: deep })}`, headers: { accept } }),
  ],
  ['operations with files', () => form({ operations: `{"query":"${query}","variables":${deep}}`, map: '{}' })],
  ['the map of files', () => form({ operations: `{"query":"${query}"}`, map: deep })],
  ['a list in the text', () => text(`{ search(words: ${nested(900)}) { total } }`)],
  ['an object in the text', () => text(`{ search(words: ${nested(450, ['{a:', '}'])}) { total } }`)],
  ['a default in the text', () => text(`query ($a: [String] = ${nested(900)}) { search(words: $a) { total } }`)],
])('%s, nested too deeply: 400 TOO_DEEP', async (_where, send) => {
  const answer = await send();
  expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'TOO_DEEP']);
});

test('what is nested a little is read', async () => {
  expect((await json(`{"query":"${query}","variables":{"a":${nested(10)}}}`)).statusCode).toBe(200);
});
