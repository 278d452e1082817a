import { z } from 'zod';
import { isAt } from '../core/hosts.ts';
import { type HttpRequest, jsonOf, problemOf, type Send } from '../core/http.ts';
import { tokensOf } from '../core/oauth.ts';
import { nullIf, VendorProblem } from '../core/problem.ts';
import { readAs } from '../core/shapes.ts';
import {
  type App,
  type Authorization,
  authorized,
  type Credentials,
  type Returned,
  type Session,
} from '../core/vendor.ts';

/** JobAdder's hosts. It has several regions, each with a host of its own. */
export const hosts = ['.jobadder.com'];
/** What we may read. `offline_access` gives a refresh token. */
export const scopes = [
  'read_placement',
  'read_candidate',
  'read_contact',
  'read_company',
  'read_job',
  'read_user',
  'offline_access',
];

const tokens = z.looseObject({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive().catch(3600),
  api: z.string().optional(),
});

/** Where the browser signs in. JobAdder doesn't document PKCE, so there's no challenge. */
export const authorizeUrl = async (_send: Send, app: App, authorization: Authorization): Promise<string> =>
  authorizeUrlFor(scopes, app, authorization);

/** The same for some scopes. */
export function authorizeUrlFor(
  wanted: readonly string[],
  app: App,
  { state, redirectUri }: Pick<Authorization, 'state' | 'redirectUri'>,
): string {
  const query = {
    response_type: 'code',
    client_id: app.clientId,
    scope: wanted.join(' '),
    redirect_uri: redirectUri,
    state,
  };
  return `https://id.jobadder.com/connect/authorize?${new URLSearchParams(query)}`;
}

/** Exchanges a code. */
export async function exchange(
  send: Send,
  app: App,
  { code, redirectUri }: Returned,
  now: number,
): Promise<Credentials> {
  const form = { grant_type: 'authorization_code', ...ours(app), code, redirect_uri: redirectUri };
  return credentialsOf(await tokensOf(send, tokenRequest(form), 'wrong'), null, now);
}

/** Renews an access. JobAdder says `invalid_request`, too, when the user who connected was deleted. */
export async function refresh(send: Send, app: App, credentials: Credentials, now: number): Promise<Credentials> {
  if (!credentials.refreshToken) throw new VendorProblem('signedOut', 'There is no refresh token.');
  const form = { grant_type: 'refresh_token', ...ours(app), refresh_token: credentials.refreshToken };
  const ended = ['invalid_grant', 'invalid_request'];
  return credentialsOf(await tokensOf(send, tokenRequest(form), 'signedOut', ended), credentials, now);
}

const ours = (app: App) => ({ client_id: app.clientId, client_secret: app.clientSecret ?? '' });
const tokenRequest = (form: Record<string, string>): HttpRequest => ({
  method: 'POST',
  url: 'https://id.jobadder.com/connect/token',
  form,
});

function credentialsOf(answer: unknown, before: Credentials | null, now: number): Credentials {
  const { access_token, refresh_token, expires_in, api } = readAs(tokens, answer, 'the tokens');
  return {
    accessToken: access_token,
    refreshToken: refresh_token ?? before?.refreshToken ?? null,
    expiresAt: now + expires_in * 1000,
    api: checkedApi(api ?? before?.['api']),
  };
}

/** The account's own address; it comes with the tokens. */
function checkedApi(api: unknown): string {
  if (typeof api === 'string' && isAt(hosts, api)) return api.replace(/\/+$/, '');
  throw new VendorProblem('unreadable', "The account's address isn't one of JobAdder's.");
}

/** Sends a request to the account's address. `what` names it in problems. */
export async function call(
  session: Session,
  what: string,
  path: string,
  request: Omit<HttpRequest, 'url'> = {},
): Promise<unknown> {
  if (!session.credentials()['api']) await session.renew();
  const reply = await authorized(session, (credentials) => ({
    ...request,
    url: `${checkedApi(credentials['api'])}${path}`,
    headers: { authorization: `Bearer ${credentials.accessToken}`, accept: 'application/json' },
  }));
  const problem = problemOf(reply, what);
  if (problem) throw problem;
  return reply.text === '' ? null : jsonOf(reply);
}

/** The same; null if the record is gone. */
export const callOrNull = (...request: Parameters<typeof call>): Promise<unknown> =>
  nullIf('missing', () => call(...request));
