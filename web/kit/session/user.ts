import { type AccessToken, decodeAccessToken } from './access-token.ts';
import { type Acting, actingOf, readActing, type ServedImpersonation } from './acting.ts';

/** What else the server says about the user. */
export interface Attributes {
  readonly type: 'recruiter' | 'user';
  readonly profileComplete: boolean;
  readonly companyComplete: boolean;
  readonly agencyComplete: boolean;
  readonly verified: boolean;
  readonly approved: boolean;
  readonly intercomUserHash?: string;
  readonly country?: string;
  /** The account's time zone; null until one is chosen or guessed. */
  readonly timeZone?: string | null;
  /** Whether Home leads them through the first steps. */
  readonly isLed?: boolean;
}

/** The attributes that change as an account progresses. */
export type AttributeName =
  | 'profileComplete'
  | 'companyComplete'
  | 'agencyComplete'
  | 'verified'
  | 'approved'
  | 'isLed';

/** The signed-in user, as stored. */
export interface SessionUser extends AccessToken {
  readonly token: string;
  readonly refreshToken: string;
  readonly attributes: Attributes;
  /** When the server last sent this user, by this device's clock, in milliseconds. */
  readonly syncedAt: number;
  /** The super admin acting as this user; null if they act themselves. */
  readonly acting: Acting | null;
}

/** The server's answer to sign-in and refresh. */
export interface AuthResponse {
  readonly token?: string;
  readonly refresh_token?: string;
  readonly attributes?: Attributes;
  /** The answer to a refresh that requested to act as a user; null if that is not, or no longer, allowed. */
  readonly impersonation?: ServedImpersonation | null;
  readonly success?: boolean;
  readonly code?: number;
  readonly message?: string;
  /** Whether the next attempt needs a solved captcha. */
  readonly captcha?: boolean;
  /** Whether a form was refused for its captcha alone, so that the same form may be sent again with a solution. */
  readonly untried?: boolean;
  /** What to correct if a form was refused. */
  readonly problems?: readonly { readonly field: string | null; readonly message: string }[];
}

/** Whether the answer is a failure: a code above 400, or neither a token nor success. */
export function isFailed({ code, token, success }: AuthResponse): boolean {
  return (code !== undefined && code > 400) || (!token && !success);
}

/** The user in an answer; null if its token cannot be read. */
export function userOf(response: AuthResponse, now: number): SessionUser | null {
  const { token, refresh_token: refreshToken, attributes } = response;
  const decoded = token ? decodeAccessToken(token) : null;
  if (!token || !decoded || !refreshToken || !attributes) return null;
  const acting = actingOf(response.impersonation, decoded, now);
  return { ...decoded, token, refreshToken, attributes, syncedAt: now, acting };
}

/** A stored user; null if it cannot be read. */
export function readUser(stored: unknown): SessionUser | null {
  if (!stored || typeof stored !== 'object') return null;
  const { token, refreshToken, attributes, syncedAt, acting } = stored as Partial<SessionUser>;
  const decoded = typeof token === 'string' ? decodeAccessToken(token) : null;
  if (!token || !decoded || typeof refreshToken !== 'string' || !attributes || typeof attributes !== 'object')
    return null;
  return { ...decoded, token, refreshToken, attributes, syncedAt: Number(syncedAt) || 0, acting: readActing(acting) };
}

/** A margin in milliseconds, so a token does not expire on its way to the server. */
const expiresEarlyBy = 10_000;

/** Whether the access token is still valid. Measured from when it arrived, because this device's clock may be wrong. */
export function isTokenValid({ syncedAt, issuedAt, expiresAt }: SessionUser, now: number): boolean {
  const age = now - syncedAt;
  return age >= 0 && age < expiresAt - issuedAt - expiresEarlyBy;
}
