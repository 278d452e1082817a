import { z } from 'zod';
import { type HttpReply, type HttpRequest, jsonOf, problemOf, type Send } from '../core/http.ts';
import { tokensOf } from '../core/oauth.ts';
import { VendorProblem } from '../core/problem.ts';
import { maybe, readAs, text } from '../core/shapes.ts';
import {
  type App,
  type Authorization,
  authorized,
  type Credentials,
  type Returned,
  type Session,
} from '../core/vendor.ts';

/** Google's hosts that we call. */
export const hosts = [
  'accounts.google.com',
  'oauth2.googleapis.com',
  'mybusinessaccountmanagement.googleapis.com',
  'mybusinessbusinessinformation.googleapis.com',
  'mybusiness.googleapis.com',
];

/** The right to read Business Profiles. Google has none that only reads. */
const business = 'https://www.googleapis.com/auth/business.manage';
/** What we may do. `openid` and `email` say whose account it is. */
export const scopes = ['openid', 'email', business];

const tokens = z.looseObject({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive().catch(3599),
  scope: text,
  id_token: text,
});
const claims = z.looseObject({ sub: z.string().min(1), email: text });

/** Where the browser signs in. `prompt=consent` is what gives a refresh token every time. */
export async function authorizeUrl(
  _send: Send,
  app: App,
  { state, challenge, redirectUri }: Authorization,
): Promise<string> {
  const query = {
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    access_type: 'offline',
    prompt: 'consent',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  return `https://accounts.google.com/o/oauth2/v2/auth?${new URLSearchParams(query)}`;
}

/** Exchanges a code. People can untick permissions on Google's page: without that for profiles, it's `refused`. */
export async function exchange(
  send: Send,
  app: App,
  { code, verifier, redirectUri }: Returned,
  now: number,
): Promise<Credentials> {
  const form = { grant_type: 'authorization_code', ...ours(app), code, redirect_uri: redirectUri };
  const answer = await tokensOf(send, tokenRequest({ ...form, code_verifier: verifier }), 'wrong');
  const given = readAs(tokens, answer, 'the tokens');
  if (!given.scope?.split(' ').includes(business))
    throw new VendorProblem('refused', 'The permission for Business Profiles was left out.');
  const { sub, email } = claimsOf(given.id_token);
  return { ...credentialsOf(given, null, now), subject: sub, email };
}

/** Renews an access. Google doesn't replace the refresh token. */
export async function refresh(send: Send, app: App, credentials: Credentials, now: number): Promise<Credentials> {
  if (!credentials.refreshToken) throw new VendorProblem('signedOut', 'There is no refresh token.');
  const form = { grant_type: 'refresh_token', ...ours(app), refresh_token: credentials.refreshToken };
  const answer = await tokensOf(send, tokenRequest(form), 'signedOut');
  return { ...credentials, ...credentialsOf(readAs(tokens, answer, 'the tokens'), credentials.refreshToken, now) };
}

/** Ends our access. A token that has ended already is answered with 400, which is as good. */
export async function revoke(send: Send, _app: App, { refreshToken, accessToken }: Credentials): Promise<void> {
  const form = { token: refreshToken ?? accessToken };
  const reply = await send({ method: 'POST', url: 'https://oauth2.googleapis.com/revoke', form });
  const problem = reply.status === 400 ? null : problemOf(reply, 'our access');
  if (problem) throw problem;
}

const ours = (app: App) => ({ client_id: app.clientId, client_secret: app.clientSecret ?? '' });
const tokenRequest = (form: Record<string, string>): HttpRequest => ({
  method: 'POST',
  url: 'https://oauth2.googleapis.com/token',
  form,
});

const credentialsOf = (given: z.output<typeof tokens>, refreshToken: string | null, now: number) => ({
  accessToken: given.access_token,
  refreshToken: given.refresh_token ?? refreshToken,
  expiresAt: now + given.expires_in * 1000,
});

/** What the id token says. It came from Google itself over TLS, so its signature needs no check (OpenID Connect 3.1.3.7). */
function claimsOf(token: string | null): z.output<typeof claims> {
  const part = token?.split('.')[1] ?? '';
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    value = null;
  }
  return readAs(claims, value, 'whose account it is');
}

/** Sends a request with the session's access. `what` names it in problems. */
export async function call(session: Session, what: string, request: HttpRequest): Promise<unknown> {
  const reply = await sent(session, request);
  if (isUnapproved(reply.text) && (reply.status === 403 || reply.status === 429)) throw unapproved();
  const problem = problemOf(reply, what);
  if (problem) throw problem;
  return jsonOf(reply);
}

async function sent(session: Session, request: HttpRequest): Promise<HttpReply> {
  try {
    return await authorized(session, ({ accessToken }) => ({
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${accessToken}` },
    }));
  } catch (error) {
    if (error instanceof VendorProblem && error.kind === 'limited' && isUnapproved(error.said)) throw unapproved();
    throw error;
  }
}

const unapproved = () =>
  new VendorProblem(
    'unapproved',
    "Google hasn't approved this installation for Business Profiles yet: it may make 0 requests a minute.",
  );

const detail = z.looseObject({ metadata: maybe(z.looseObject({ quota_limit_value: text })) });
const errorBody = z.looseObject({ error: z.looseObject({ message: text, details: maybe(z.array(detail)) }) });

/** Whether an error says that our quota is 0, as it is until Google has approved the application. */
function isUnapproved(body: string): boolean {
  try {
    const { message, details } = errorBody.parse(JSON.parse(body)).error;
    return (
      (details ?? []).some(({ metadata }) => metadata?.quota_limit_value === '0') ||
      /\blimit of 0\b/i.test(message ?? '')
    );
  } catch {
    return false;
  }
}
