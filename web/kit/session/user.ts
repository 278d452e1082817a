import { type AccessToken, decodeAccessToken } from './access-token.ts';
import { type Acting, actingOf, readActing, type ServedImpersonation } from './acting.ts';

/** What else the server tells about the person. */
export interface Attributes {
  readonly type: 'recruiter' | 'user';
  readonly profileComplete: boolean;
  readonly companyComplete: boolean;
  readonly agencyComplete: boolean;
  readonly verified: boolean;
  readonly approved: boolean;
  readonly intercomUserHash?: string;
  readonly country?: string;
}

/** The attributes that are set as the person gets on. */
export type AttributeFlag = 'profileComplete' | 'companyComplete' | 'agencyComplete' | 'verified' | 'approved';

/** Who is signed in, as it is stored. */
export interface SessionUser extends AccessToken {
  readonly token: string;
  readonly refreshToken: string;
  readonly attributes: Attributes;
  /** When the server last told us, by the clock of this machine, in milliseconds. */
  readonly syncedAt: number;
  /** Who acts as this person; null where they act themselves. */
  readonly acting: Acting | null;
}

/** The server's answer to sign-in and refresh. */
export interface AuthResponse {
  readonly token?: string;
  readonly refresh_token?: string;
  readonly attributes?: Attributes;
  /** Answers a refresh that asked to act as somebody; null where that is not, or no longer, in force. */
  readonly impersonation?: ServedImpersonation | null;
  readonly success?: boolean;
  readonly code?: number;
  readonly message?: string;
  /** Whether the next try of this call needs a solved captcha. */
  readonly captcha?: boolean;
  /** What to mend, where a form was refused. */
  readonly problems?: readonly { readonly field: string | null; readonly message: string }[];
}

/** Whether an answer means no: a code above 400, or neither a token nor success. */
export function isFailed({ code, token, success }: AuthResponse): boolean {
  return (code !== undefined && code > 400) || (!token && !success);
}

/** The user in an answer; null where its token cannot be read. */
export function userOf(response: AuthResponse, now: number): SessionUser | null {
  const { token, refresh_token: refreshToken, attributes } = response;
  const decoded = token ? decodeAccessToken(token) : null;
  if (!token || !decoded || !refreshToken || !attributes) return null;
  const acting = actingOf(response.impersonation, decoded, now);
  return { ...decoded, token, refreshToken, attributes, syncedAt: now, acting };
}

/** A stored user, or null where what was stored is not readable as one. */
export function readUser(stored: unknown): SessionUser | null {
  if (!stored || typeof stored !== 'object') return null;
  const { token, refreshToken, attributes, syncedAt, acting } = stored as Partial<SessionUser>;
  const decoded = typeof token === 'string' ? decodeAccessToken(token) : null;
  if (!token || !decoded || typeof refreshToken !== 'string' || !attributes || typeof attributes !== 'object')
    return null;
  return { ...decoded, token, refreshToken, attributes, syncedAt: Number(syncedAt) || 0, acting: readActing(acting) };
}

/** Seconds of grace before the end, so that a token does not expire on its way to the server. */
const expiresEarlyBy = 10_000;

/** Whether the access token still holds. Counted from when it came, because this machine's clock may be wrong. */
export function isTokenValid({ syncedAt, issuedAt, expiresAt }: SessionUser, now: number): boolean {
  const age = now - syncedAt;
  return age >= 0 && age < expiresAt - issuedAt - expiresEarlyBy;
}
