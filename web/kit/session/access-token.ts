/** The claims of an access token. Times are in milliseconds. */
export interface AccessToken {
  readonly id: string;
  readonly username: string;
  readonly roles: readonly string[];
  /** Which of the person's sessions this browser has; null if the token does not say. */
  readonly sessionId: string | null;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Reads a token without checking its signature, which only the server can. Null if it is not a valid token. */
export function decodeAccessToken(token: string): AccessToken | null {
  try {
    const { id, username, roles, iat, exp, sid } = JSON.parse(decodeBase64Url(token.split('.')[1]!));
    if (typeof id !== 'string' || typeof username !== 'string' || !Array.isArray(roles)) return null;
    if (!Number.isFinite(iat) || !Number.isFinite(exp)) return null;
    const sessionId = typeof sid === 'string' ? sid : null;
    return { id, username, roles, sessionId, issuedAt: iat * 1000, expiresAt: exp * 1000 };
  } catch {
    return null;
  }
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
}
