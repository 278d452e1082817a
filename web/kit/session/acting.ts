/** A super admin is acting as the person in whose name the session runs. */
export interface Acting {
  readonly adminName: string;
  readonly userName: string;
  /** When it ends, by this device's clock, in milliseconds. */
  readonly until: number;
}

/** The server's form of `Acting`, by its own clock. */
export interface ServedImpersonation {
  readonly adminName: string;
  readonly userName: string;
  readonly expiresAt: string;
}

/**
 * Measured from when the token was issued, because this device's clock may be wrong. One second early, because tokens
 * only have whole seconds.
 */
export function actingOf(
  served: ServedImpersonation | null | undefined,
  { issuedAt }: { issuedAt: number },
  now: number,
): Acting | null {
  if (!served) return null;
  const { adminName, userName, expiresAt } = served;
  return { adminName, userName, until: now + Date.parse(expiresAt) - issuedAt - 1000 };
}

/** The stored value; null if it cannot be read. */
export function readActing(stored: unknown): Acting | null {
  if (!stored || typeof stored !== 'object') return null;
  const { adminName, userName, until } = stored as Partial<Acting>;
  if (typeof adminName !== 'string' || typeof userName !== 'string' || typeof until !== 'number') return null;
  return { adminName, userName, until };
}

/** The header sent with every call while a super admin acts as a user; non-ASCII letters are encoded. */
export const switchHeader = (username: string | null): Record<string, string> =>
  username ? { 'x-switch-user': encodeURI(username) } : {};
