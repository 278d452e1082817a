import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessTokens } from '#server/features/accounts/session/sessions.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codeOf, encoded, graphqlServer } from './testing/server.ts';

const { app, database } = await graphqlServer();
const { user, recruiter } = await createRecruiterWithLogin(database, { slug: 'robin' });
const token = await accessTokens().sign({ ...user, roles: [] }, new Date());
const url = '/graphql/';
const query = 'query ($slug: String!) { recruiter(slug: $slug) { name } }';
const variables = JSON.stringify({ slug: 'robin' });
const known: Readonly<Record<string, string>> = JSON.parse(readFileSync('web/__generated__/operations.json', 'utf8'));
const hashOf = (start: string) => Object.keys(known).find((id) => known[id]!.startsWith(start))!;
const completed = hashOf('query ReviewCompletedPageQuery');
const replying = hashOf('mutation ReplyFormMutation');

/** Each way to send fields, by name. */
const ways: Readonly<
  Record<string, (fields: Readonly<Record<string, string>>) => Promise<{ statusCode: number; json(): unknown }>>
> = {
  'a form with parts': (fields) => sendForm(fields, new FormData()),
  'a form of an address': (fields) => sendForm(fields, new URLSearchParams()),
  GET: async (fields) => app.inject(`${url}?${new URLSearchParams(fields)}`),
  JSON: async (fields) =>
    app.inject({
      method: 'POST',
      url,
      payload: { ...fields, ...(fields['variables'] && { variables: JSON.parse(fields['variables']) }) },
    }),
  'operations without files': ({ id, ...fields }) =>
    sendForm(
      {
        ...(id && { id }),
        operations: JSON.stringify({ ...fields, variables: JSON.parse(fields['variables']!) }),
        map: '{}',
      },
      new FormData(),
    ),
};

async function sendForm<Form extends FormData | URLSearchParams>(fields: Readonly<Record<string, string>>, form: Form) {
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { type, payload } = await encoded(form);
  return app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
}

describe.each(Object.entries(ways))('by %s', (_name, send) => {
  test('a query and its variables are answered', async () => {
    const answer = { data: { recruiter: { name: recruiter.name } } };
    expect((await send({ query, variables })).json()).toEqual(answer);
  });

  test('one of our operations is known by its hash alone', async () => {
    expect((await send({ id: completed, variables })).json()).toMatchObject({
      data: { recruiter: { name: recruiter.name } },
    });
  });

  test('an unknown operation comes with its text', async () => {
    const id = createHash('sha256').update(query).digest('hex');
    expect((await send({ id, query, variables })).json()).toMatchObject({
      data: { recruiter: { name: recruiter.name } },
    });
    const without = await send({ id, variables });
    expect([without.statusCode, without.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'OPERATION_UNKNOWN' } }] },
    ]);
  });
});

describe('GET', () => {
  test('changes nothing, by text and by hash', async () => {
    const text = 'mutation { replyToReview(input: { reviewId: "x", body: "y" }) { errors { code } } }';
    const requests = [
      { query: text },
      { id: replying, variables: JSON.stringify({ input: { reviewId: 'Review:x', body: 'y' } }) },
    ];
    for (const fields of requests) {
      const answer = await app.inject(`${url}?${new URLSearchParams(Object.entries(fields))}`);
      expect(answer.statusCode).toBe(405);
      expect(codeOf(answer)).toBeDefined();
    }
  });

  test('and POST are the only methods: others are refused with a list of what is allowed', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url });
      expect([answer.statusCode, answer.headers['allow'], codeOf(answer)]).toEqual([
        405,
        'GET, POST',
        'METHOD_NOT_ALLOWED',
      ]);
    }
  });
});

describe('the user', () => {
  const viewer = 'query { viewer { email } }';

  test('is identified by the header, and responses are never cached', async () => {
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: { query: viewer },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json()).toEqual({ data: { viewer: { email: user.email } } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is anonymous without it: a form on another site, which browsers send without asking us, acts for nobody', async () => {
    const form = new FormData();
    form.set('query', viewer);
    for (const sent of [form, new URLSearchParams({ query: viewer })]) {
      const { type, payload } = await encoded(sent);
      const headers = {
        'content-type': type,
        origin: 'https://rival.example',
        cookie: `token=${token}; plaudit.user=${token}`,
      };
      expect((await app.inject({ method: 'POST', url, headers, payload })).json()).toEqual({ data: { viewer: null } });
    }
    const read = await app.inject({
      url: `${url}?${new URLSearchParams({ query: viewer })}`,
      headers: { origin: 'https://rival.example' },
    });
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('is asked to sign in again when the token is not valid', async () => {
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: { query: viewer },
      headers: { authorization: 'Bearer nothing' },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { code: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    ]);
  });
});
