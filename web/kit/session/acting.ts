/** That a super admin acts as the person whom the session is in the name of. */
export interface Acting {
  readonly adminName: string;
  readonly userName: string;
  /** When it is over, by the clock of this machine, in milliseconds. */
  readonly until: number;
}

/** The same as the server says it, by its own clock. */
export interface ServedImpersonation {
  readonly adminName: string;
  readonly userName: string;
  readonly expiresAt: string;
}

/**
 * Counted from when the token was made, because this machine's clock may be wrong; a second early, because the token
 * tells whole seconds.
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

/** What was stored of it, or null where that cannot be read as such. */
export function readActing(stored: unknown): Acting | null {
  if (!stored || typeof stored !== 'object') return null;
  const { adminName, userName, until } = stored as Partial<Acting>;
  if (typeof adminName !== 'string' || typeof userName !== 'string' || typeof until !== 'number') return null;
  return { adminName, userName, until };
}

/** The header that goes with every call while a super admin acts as somebody; letters beyond ASCII stand encoded. */
export const switchHeader = (username: string | null): Record<string, string> =>
  username ? { 'x-switch-user': encodeURI(username) } : {};
