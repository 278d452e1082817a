import { z } from 'zod';
import { type HttpReply, type HttpRequest, jsonOf, problemOf, type Send } from '../core/http.ts';
import { tokensOf } from '../core/oauth.ts';
import { VendorProblem } from '../core/problem.ts';
import { readAs } from '../core/shapes.ts';
import {
  type App,
  type Authorization,
  authorized,
  type Credentials,
  type Returned,
  type Session,
} from '../core/vendor.ts';

/** LinkedIn's hosts. The address for a picture's bytes is on one of them, which isn't documented. */
export const hosts = ['.linkedin.com'];
/** Who the member is, and posting for them. */
export const scopes = ['openid', 'profile', 'email', 'w_member_social'];

/** The version of LinkedIn's API, as a year and a month. Versions are retired about a year after their release. */
const apiVersion = '202610';

/** What requests to the versioned API say beside their body. */
export const versioned = { 'linkedin-version': apiVersion, 'x-restli-protocol-version': '2.0.0' };

/** Seconds that an access lasts, if LinkedIn doesn't say: 60 days. */
const seconds = 5_184_000;

const tokens = z.looseObject({ access_token: z.string().min(1), expires_in: z.number().positive().catch(seconds) });

/** Where the browser signs in. LinkedIn doesn't document PKCE for this, so there's no challenge. */
export async function authorizeUrl(_send: Send, app: App, { state, redirectUri }: Authorization): Promise<string> {
  const query = {
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: redirectUri,
    state,
    scope: scopes.join(' '),
  };
  return `https://www.linkedin.com/oauth/v2/authorization?${new URLSearchParams(query)}`;
}

/** Exchanges a code. There's no refresh token, and the id_token isn't read: the account comes from `userinfo`. */
export async function exchange(
  send: Send,
  app: App,
  { code, redirectUri }: Returned,
  now: number,
): Promise<Credentials> {
  const form = {
    grant_type: 'authorization_code',
    ...{ code, redirect_uri: redirectUri, client_id: app.clientId, client_secret: app.clientSecret ?? '' },
  };
  const url = 'https://www.linkedin.com/oauth/v2/accessToken';
  const answer = await tokensOf(send, { method: 'POST', url, form }, 'wrong');
  const { access_token, expires_in } = readAs(tokens, answer, 'the tokens');
  return { accessToken: access_token, refreshToken: null, expiresAt: now + expires_in * 1000 };
}

/** An access can't be renewed: the member signs in again, at least every 60 days. */
export async function refresh(): Promise<never> {
  throw new VendorProblem('signedOut', 'LinkedIn ended our access, as it does after 60 days at the latest.');
}

/** Sends a request to LinkedIn with the member's access. Throws `signedOut` if that has ended. */
export const callAs = (session: Session, request: HttpRequest): Promise<HttpReply> =>
  authorized(session, ({ accessToken }) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${accessToken}` },
  }));

/** Throws the problem that an answer stands for. `what` names the request. */
export function refuseProblem(reply: HttpReply, what: string): void {
  const problem = isOldVersion(reply) ? oldVersion() : problemOf(reply, what);
  if (problem) throw problem;
}

const oldVersion = () =>
  new VendorProblem('wrong', `LinkedIn no longer takes the version of its API that we use (${apiVersion}).`);

const isOldVersion = ({ status, text }: HttpReply) => status === 426 || (status === 400 && /version/i.test(text));

/** The answer's JSON, read. */
export const readReply = <Schema extends z.ZodType>(schema: Schema, reply: HttpReply, what: string): z.output<Schema> =>
  readAs(schema, jsonOf(reply), what);
