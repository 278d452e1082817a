import { z } from 'zod';
import { isAt } from '../core/hosts.ts';
import { type HttpRequest, jsonOf, problemOf, type Send } from '../core/http.ts';
import { tokensOf } from '../core/oauth.ts';
import { nullIf, VendorProblem } from '../core/problem.ts';
import { readAs, text } from '../core/shapes.ts';
import {
  type App,
  type Authorization,
  authorized,
  type Credentials,
  type Returned,
  type Session,
} from '../core/vendor.ts';

/** Vincere signs in at one host, and has a host for each account. */
export const hosts = ['.vincere.io'];

const tokens = z.looseObject({
  id_token: z.string().min(1),
  access_token: text,
  refresh_token: text,
  expires_in: z.number().positive().catch(3600),
});
const discovered = z.looseObject({
  tenants: z.array(z.looseObject({ tenant: z.string().min(1), apiKey: z.string().min(1) })).min(1),
});

/** Where the browser signs in. Vincere doesn't document scopes or PKCE. */
export function authorizeUrl(app: App, { state, redirectUri }: Pick<Authorization, 'state' | 'redirectUri'>): string {
  const query = { client_id: app.clientId, redirect_uri: redirectUri, response_type: 'code', state };
  return `https://id.vincere.io/oauth2/authorize?${new URLSearchParams(query)}`;
}

/** Exchanges a code, and finds the account's host and key. There is no client secret. */
export async function exchange(
  send: Send,
  app: App,
  { code, redirectUri }: Returned,
  now: number,
): Promise<Credentials> {
  const form = { grant_type: 'authorization_code', client_id: app.clientId, code, redirect_uri: redirectUri };
  const got = readAs(tokens, await tokensOf(send, tokenRequest(form), 'wrong'), 'the tokens');
  return { ...credentialsOf(got, got.refresh_token, now), ...(await discover(send, got.id_token)) };
}

/** Renews an access. The answer has no refresh token: the first one stays. */
export async function refresh(send: Send, app: App, credentials: Credentials, now: number): Promise<Credentials> {
  if (!credentials.refreshToken) throw new VendorProblem('signedOut', 'There is no refresh token.');
  const form = { grant_type: 'refresh_token', client_id: app.clientId, refresh_token: credentials.refreshToken };
  const got = readAs(tokens, await tokensOf(send, tokenRequest(form), 'signedOut'), 'the tokens');
  const { tenant, apiKey } = credentials;
  const account = tenant && apiKey ? { tenant, apiKey } : await discover(send, got.id_token);
  return { ...credentialsOf(got, got.refresh_token ?? credentials.refreshToken, now), ...account };
}

const tokenRequest = (form: Record<string, string>): HttpRequest => ({
  method: 'POST',
  url: 'https://id.vincere.io/oauth2/token',
  form,
});

const credentialsOf = (got: z.output<typeof tokens>, refreshToken: string | null, now: number): Credentials => ({
  accessToken: got.access_token ?? got.id_token,
  // What calls are made with.
  idToken: got.id_token,
  refreshToken,
  expiresAt: now + got.expires_in * 1000,
});

/** The account's host and key; the first account of people who have several. */
async function discover(send: Send, idToken: string): Promise<{ tenant: string; apiKey: string }> {
  const reply = await send({ url: 'https://id.vincere.io/oauth2/user', headers: { 'id-token': idToken } });
  const problem = problemOf(reply, 'the account');
  if (problem) throw problem;
  const { tenant, apiKey } = readAs(discovered, jsonOf(reply), 'the account').tenants[0]!;
  return { tenant: checkedTenant(tenant.includes('.') ? tenant : `${tenant}.vincere.io`), apiKey };
}

function checkedTenant(tenant: unknown): string {
  if (typeof tenant === 'string' && /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(tenant) && isAt(hosts, `https://${tenant}/`))
    return tenant.toLowerCase();
  throw new VendorProblem('unreadable', "The account's host isn't one of Vincere's.");
}

/** Sends a request to the account's host. `what` names it in problems. */
export async function call(
  session: Session,
  what: string,
  path: string,
  request: Omit<HttpRequest, 'url'> = {},
): Promise<unknown> {
  if (!session.credentials()['tenant']) await session.renew();
  const reply = await authorized(session, (credentials) => ({
    ...request,
    url: `https://${checkedTenant(credentials['tenant'])}/api/v2${path}`,
    headers: {
      'id-token': String(credentials['idToken']),
      'x-api-key': String(credentials['apiKey']),
      accept: 'application/json',
    },
  }));
  const problem = problemOf(reply, what);
  if (problem) throw problem;
  return reply.text === '' ? null : jsonOf(reply);
}

/** The same; null if there's no such record. */
export const callOrNull = (...request: Parameters<typeof call>): Promise<unknown> =>
  nullIf('missing', () => call(...request));

/** The same for a search whose fields aren't certain: null if it isn't accepted. */
export const callIfAccepted = (session: Session, what: string, path: string): Promise<unknown> =>
  nullIf('wrong', () => callOrNull(session, what, path));

/** The path of a search: fields and order are matrix parameters, and each term of the query ends with '#'. */
export function searchPath(
  entity: 'job' | 'user',
  fields: readonly string[],
  query: string,
  { sort, start, limit }: { readonly sort: string; readonly start: number; readonly limit: number },
): string {
  const values = new URLSearchParams({ q: `${query}#`, start: String(start), limit: String(limit) });
  return `/${entity}/search/fl=${fields.join(',')};sort=${sort}%20asc?${values.toString().replaceAll('+', '%20')}`;
}
