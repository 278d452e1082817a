import { z } from 'zod';
import { isAt } from '../core/hosts.ts';
import { type HttpReply, type HttpRequest, jsonOf, problemOf, type Send } from '../core/http.ts';
import { tokensOf } from '../core/oauth.ts';
import { nullIf, type ProblemKind, passes, VendorProblem } from '../core/problem.ts';
import { readAs, text } from '../core/shapes.ts';
import {
  type App,
  type Authorization,
  authorized,
  type Credentials,
  type Returned,
  type Session,
} from '../core/vendor.ts';

/** Bullhorn's data centers, which are found by the API username. */
export const hosts = ['.bullhornstaffing.com'];

/** How long a session should live, in minutes. Sessions are limited, so one is used for a day. */
const sessionMinutes = 1440;

const discovered = z.looseObject({ oauthUrl: z.string(), restUrl: z.string() });
const tokens = z.looseObject({
  access_token: z.string().min(1),
  refresh_token: text,
  expires_in: z.number().positive().catch(600),
});
const loggedIn = z.looseObject({ BhRestToken: z.string().min(1), restUrl: z.string() });

/** Where an account signs in, and where its sessions start. */
interface Center {
  readonly username: string;
  readonly oauthUrl: string;
  readonly loginUrl: string;
}

/** Where the browser signs in: at the account's data center. Bullhorn has no scopes and doesn't document PKCE. */
export async function authorizeUrl(send: Send, app: App, authorization: Authorization): Promise<string> {
  const { state, redirectUri, settings } = authorization;
  const { oauthUrl } = await discover(send, settings['username'] ?? '');
  const query = { client_id: app.clientId, response_type: 'code', redirect_uri: redirectUri, state };
  return `${oauthUrl}/authorize?${new URLSearchParams(query)}`;
}

/** Exchanges a code, and starts a session. */
export async function exchange(
  send: Send,
  app: App,
  { code, redirectUri, settings }: Returned,
  now: number,
): Promise<Credentials> {
  const center = await discover(send, settings['username'] ?? '');
  const query = { grant_type: 'authorization_code', code, ...ours(app), redirect_uri: redirectUri };
  const got = readAs(tokens, await tokensOf(following(send), tokenRequest(center, query), 'wrong'), 'the tokens');
  return logIn(send, credentialsOf(center, got, now), now);
}

/**
 * A new session, and new tokens if that needs them. A refresh token works once, so its answer is returned in any case:
 * without a session if none could be started, which the next renewal makes up for.
 */
export async function refresh(send: Send, app: App, credentials: Credentials, now: number): Promise<Credentials> {
  const { username, oauthUrl, loginUrl, accessUntil } = credentials;
  const center = oauthUrl && loginUrl ? { username, oauthUrl, loginUrl } : await discover(send, String(username ?? ''));
  const known = { ...credentials, ...center } as Credentials & Center;
  if (Number(accessUntil ?? 0) > now) {
    const session = await logIn(send, known, now).catch(unlessRefused);
    if (session) return session;
  }
  if (!credentials.refreshToken) throw new VendorProblem('signedOut', 'There is no refresh token.');
  const query = { grant_type: 'refresh_token', refresh_token: credentials.refreshToken, ...ours(app) };
  const got = readAs(tokens, await tokensOf(following(send), tokenRequest(known, query), 'signedOut'), 'the tokens');
  const renewed = credentialsOf(known, got, now);
  try {
    return await logIn(send, renewed, now);
  } catch (error) {
    if (error instanceof VendorProblem && error.kind !== 'signedOut') return { ...renewed, sessionProblem: error.kind };
    throw error;
  }
}

function unlessRefused(error: unknown): null {
  if (error instanceof VendorProblem && !passes(error)) return null;
  throw error;
}

const ours = (app: App) => ({ client_id: app.clientId, client_secret: app.clientSecret ?? '' });
const tokenRequest = ({ oauthUrl }: Center, query: Record<string, string>): HttpRequest => ({
  method: 'POST',
  url: `${oauthUrl}/token?${new URLSearchParams(query)}`,
});

async function discover(send: Send, username: string): Promise<Center> {
  if (!/^[\w.@+-]{1,100}$/.test(username)) throw new VendorProblem('wrong', 'The API username is missing or not one.');
  const query = new URLSearchParams({ username });
  const reply = await following(send)({ url: `https://rest.bullhornstaffing.com/rest-services/loginInfo?${query}` });
  const problem = problemOf(reply, 'the data center');
  if (problem) throw problem;
  const { oauthUrl, restUrl } = readAs(discovered, jsonOf(reply), 'the data center');
  return { username, oauthUrl: checked(oauthUrl), loginUrl: `${checked(restUrl)}/login` };
}

/** Without a slash at its end. */
function checked(url: string): string {
  if (isAt(hosts, url)) return url.replace(/\/+$/, '');
  throw new VendorProblem('unreadable', "The account's address isn't one of Bullhorn's.");
}

/** Credentials without a session. */
const credentialsOf = (center: Center, got: z.output<typeof tokens>, now: number) => ({
  username: center.username,
  oauthUrl: center.oauthUrl,
  loginUrl: center.loginUrl,
  accessToken: got.access_token,
  accessUntil: now + got.expires_in * 1000,
  refreshToken: got.refresh_token,
  bhRestToken: null,
  restUrl: null,
  expiresAt: now,
});

/** Starts a session. What expires is the session: the access token lives ten minutes, and only starts sessions. */
async function logIn(send: Send, credentials: Credentials & Center, now: number): Promise<Credentials> {
  const query = { version: '*', access_token: credentials.accessToken, ttl: String(sessionMinutes) };
  const reply = await following(send)({ url: `${credentials.loginUrl}?${new URLSearchParams(query)}` });
  const problem = problemOf(reply, 'the session');
  if (problem) throw problem;
  const { BhRestToken, restUrl } = readAs(loggedIn, jsonOf(reply), 'the session');
  const session = { bhRestToken: BhRestToken, restUrl: checked(restUrl), sessionProblem: null };
  return { ...credentials, ...session, expiresAt: now + sessionMinutes * 60_000 };
}

/** Goes where another data center sends us, if that's Bullhorn's. */
const following =
  (send: Send): Send =>
  async (request) => {
    let url = request.url;
    for (let hops = 0; ; hops += 1) {
      const reply = await send({ ...request, url });
      if (reply.status !== 307 || hops === 3) return reply;
      const next = URL.parse(reply.headers['location'] ?? '', url)?.href ?? '';
      if (!isAt(hosts, next))
        throw new VendorProblem('unreadable', "A redirect leads to a host that isn't Bullhorn's.");
      url = next;
    }
  };

const hasEnded = ({ status }: HttpReply) => status === 401 || status === 412;

/** Why there's no session. */
const kindOf = ({ sessionProblem }: Credentials) => (sessionProblem ?? 'down') as ProblemKind;

/** Sends a request to the account's own address, in its session. `what` names it in problems. */
export async function call(
  session: Session,
  what: string,
  path: string,
  request: Omit<HttpRequest, 'url'> = {},
): Promise<unknown> {
  if (!session.credentials()['bhRestToken']) await session.renew();
  const build = (credentials: Credentials) => {
    const { bhRestToken, restUrl } = credentials;
    if (!bhRestToken || !restUrl) throw new VendorProblem(kindOf(credentials), "We couldn't start a session.");
    const headers = { BhRestToken: String(bhRestToken), accept: 'application/json' };
    return { ...request, url: `${checked(String(restUrl))}/${path}`, headers };
  };
  const reply = await authorized({ ...session, send: following(session.send) }, build, hasEnded);
  if (reply.status === 412) throw new VendorProblem('signedOut', `Access to ${what} has ended (status 412).`);
  const problem = problemOf(reply, what);
  if (problem) throw problem;
  return reply.text.trim() === '' ? null : jsonOf(reply);
}

/** The same; null if there's no such record. */
export const callOrNull = (...request: Parameters<typeof call>): Promise<unknown> =>
  nullIf('missing', () => call(...request));
