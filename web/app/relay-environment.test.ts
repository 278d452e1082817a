import { fetchQuery, type RequestParameters } from 'relay-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import replyMutation from '#web/__generated__/ReplyFormMutation.graphql.ts';
import searchQuery from '#web/__generated__/SearchPageQuery.graphql.ts';
import { runMutation } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Session } from '#web/kit/session/session.ts';
import { createEnvironment, SignedOut } from './relay-environment.ts';
import { sendIn } from './route-of-page.tsx';
import { formOf, sendAs } from './send-operation.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const found = { data: { search: { total: 0, isBounded: false, pages: 0, didYouMean: null, facets: [], results: [] } } };
const replied = { data: { replyToReview: { errors: [], review: null } } };
const refused = { code: 'PLAN', message: 'Your plan does not cover replies.', field: null };

test('the same query is sent once a minute, unless forced or after a mutation', async () => {
  const server = newServer();
  await server.search();
  await server.search();
  expect(server.requested).toEqual(['SearchPageQuery']);
  await server.search({ force: true });
  expect(server.requested).toHaveLength(2);
  await server.reply();
  await server.search();
  expect(server.requested).toEqual(['SearchPageQuery', 'SearchPageQuery', 'ReplyFormMutation', 'SearchPageQuery']);
});

test('a mutation invalidates the store', async () => {
  const server = newServer();
  const request = () =>
    fetchQuery(server.environment, searchQuery, { words: 'ann' }, { fetchPolicy: 'store-or-network' }).toPromise();
  await request();
  await request();
  expect(server.requested).toHaveLength(1);
  await server.reply();
  await request();
  expect(server.requested).toHaveLength(3);
});

test('a read that was under way during a change is repeated', async () => {
  const server = newServer();
  const late = Promise.withResolvers<void>();
  server.holds = late.promise;
  const read = server.search();
  await vi.waitFor(() => expect(server.requested).toEqual(['SearchPageQuery']));
  server.holds = undefined;
  await server.reply();
  late.resolve();
  await read;
  expect(server.requested).toEqual(['SearchPageQuery', 'ReplyFormMutation', 'SearchPageQuery']);
  await server.search();
  expect(server.requested).toHaveLength(3);
});

test("a payload's problems and top-level errors both reject a mutation", async () => {
  const server = newServer();
  server.answers.ReplyFormMutation = { data: { replyToReview: { errors: [refused], review: null } } };
  await expect(server.reply()).rejects.toMatchObject({ problems: [refused] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.answers.ReplyFormMutation = { data: { replyToReview: null }, errors: [{ message: 'It broke.' }] };
  await expect(server.reply()).rejects.toMatchObject({ problems: [{ message: 'It broke.' }] });
});

test('a field that failed through a bug is an error, not something missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = newServer();
  const failed = { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL' } };
  server.answers.SearchPageQuery = { data: { search: null }, errors: [failed] };
  await expect(server.search()).rejects.toThrow('Something went wrong on our side.');
  server.answers.SearchPageQuery = found;
  await server.search();
  server.answers.ReplyFormMutation = { data: { replyToReview: null }, errors: [failed] };
  expect(await server.reply().catch(problemsOf)).toMatchObject([{ message: failed.message }]);
});

test("a form's action gets a payload's problems as an answer, and anything else as an error", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = newServer();
  const reply = () => sendIn(server.environment)(replyMutation, { input: { reviewId: 'Review:1', body: 'Thanks' } });
  server.answers.ReplyFormMutation = { data: { replyToReview: { errors: [refused], review: null } } };
  expect(await reply()).toMatchObject({ replyToReview: { errors: [refused] } });
  for (const extensions of [{ code: 'INTERNAL' }, { code: 'TOO_COSTLY' }]) {
    server.answers.ReplyFormMutation = { data: { replyToReview: null }, errors: [{ message: 'No.', extensions }] };
    await expect(reply()).rejects.toThrow('No.');
  }
});

test('a form is told when the network is down, or when something else answers', async () => {
  const server = newServer();
  const told = () => server.reply().catch(problemsOf);
  const message = "We couldn't reach Plaudit. What you typed is still here. Try again when you're online.";
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await told()).toEqual([{ code: 'FAILED', message, field: null }]);
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  expect(await told()).toMatchObject([{ message }]);
});

test('a response without data is a network error that lists the messages', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = newServer();
  server.answers.SearchPageQuery = {
    data: null,
    errors: [{ message: 'One.', extensions: { debugMessage: 'more of it' } }, { message: 'Two.' }],
  };
  await expect(server.search()).rejects.toThrow('One., Two.');
  expect(log).toHaveBeenCalledWith('Got error fetching GraphQL query!', 'more of it');
  server.answers.SearchPageQuery = { data: null };
  await expect(server.search()).rejects.toThrow('No errors');
});

test('an expired token is refreshed once and the call repeated; if that fails, the user is signed out', async () => {
  const server = newServer({ signedInWith: 'spent' });
  await server.search();
  expect(server.tokens()).toEqual(['Bearer spent', 'Bearer renewed-1']);
  server.refuses = () => true;
  await expect(server.search({ force: true })).rejects.toBeInstanceOf(SignedOut);
});

test('a request started by one user is never sent in the name of the next', async () => {
  const server = newServer({ signedInWith: 'spent' });
  server.refuses = (token) => {
    server.signIn('other', 'user-2');
    return token?.endsWith(encode('spent')) ?? false;
  };
  await expect(server.reply()).rejects.toBeInstanceOf(SignedOut);
  expect(server.requested).toEqual([]);
  expect(server.tokens()).toEqual(['Bearer spent']);
  server.refuses = () => false;
  await server.reply();
  expect(server.tokens()).toEqual(['Bearer spent', 'Bearer other']);
});

test('operations are sent as forms: with files by input paths, without files as query and variables', async () => {
  const operation = searchQuery.params as RequestParameters;
  expect(Object.fromEntries(formOf(operation, { words: 'ann' }))).toEqual({
    id: operation.id,
    query: operation.text,
    variables: '{"words":"ann"}',
  });
  const file = new File(['x'], 'x.txt');
  const form = formOf(operation, { input: { logo: null } }, { 'input.logo': file });
  expect(JSON.parse(String(form.get('operations')))).toMatchObject({ variables: { input: { logo: null } } });
  expect(JSON.parse(String(form.get('map')))).toEqual({ 0: ['variables.input.logo'] });
  expect((form.get('0') as File).name).toBe('x.txt');
});

/** A browser's environment with a server that answers by operation name. */
function newServer({ signedInWith }: { signedInWith?: string } = {}) {
  const requested: string[] = [];
  const tokens: (string | undefined)[] = [];
  const answers: Record<string, unknown> = { SearchPageQuery: found, ReplyFormMutation: replied };
  const names = new Map([searchQuery, replyMutation].map(({ params }) => [params.id, params.name]));
  let renewed = 0;
  const stored = new Map<string, string>();
  const signIn = (name: string, id?: string) => void stored.set('plaudit.user', JSON.stringify(userWith(name, id)));
  if (signedInWith) signIn(signedInWith);
  const server = {
    refuses: (token: string | undefined) => token?.endsWith(encode('spent')) ?? false,
    /** What responses wait for. */
    holds: undefined as Promise<void> | undefined,
  };
  const fetch = async (path: string, init: RequestInit) => {
    if (path === '/token/refresh') {
      renewed += 1;
      const { token, refreshToken: refresh_token, attributes } = userWith(`renewed-${renewed}`);
      return Response.json({ success: true, token, refresh_token, attributes });
    }
    const token = (init.headers as Record<string, string>).authorization;
    tokens.push(token);
    if (server.refuses(token)) return Response.json({ code: 401, message: 'Sign in again.' }, { status: 401 });
    const name = names.get(String((init.body as FormData).get('id'))) ?? '';
    requested.push(name);
    await server.holds;
    return Response.json(answers[name]);
  };
  vi.stubGlobal('fetch', fetch);
  const session = new Session({
    store: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch: fetch as typeof globalThis.fetch,
    lock: (task) => task(),
  });
  const environment = createEnvironment({ send: sendAs(session) });
  const search = ({ force = false } = {}) =>
    fetchQuery(environment, searchQuery, { words: 'ann' }, { networkCacheConfig: { force } }).toPromise();
  const reply = () =>
    runMutation(environment, {
      mutation: replyMutation,
      variables: { input: { reviewId: 'Review:1', body: 'Thanks' } },
    });
  return Object.assign(server, {
    environment,
    signIn,
    requested,
    answers,
    search,
    reply,
    tokens: () => tokens.map((token) => token?.replace(/e30\..*\.(.+)$/, (_, name) => decode(name))),
  });
}

const decode = (text: string) => Buffer.from(text, 'base64url').toString();
const encode = (text: string) => Buffer.from(text).toString('base64url');

/** A user whose token's signature is its name. */
function userWith(name: string, id = 'user-1') {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { id, username: 'ann@agency.example', roles: [], iat, exp: iat + 600 };
  const token = `e30.${encode(JSON.stringify(claims))}.${encode(name)}`;
  return { token, refreshToken: 'r', attributes: { type: 'recruiter' }, syncedAt: Date.now() };
}
