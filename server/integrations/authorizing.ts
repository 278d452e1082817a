import { z } from 'zod';
import { atFakes } from '#integrations/core/fake/fake.ts';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';
import { testServers } from './test-servers.ts';

/** Milliseconds that somebody has for signing in at a vendor. */
export const authorizationLife = 10 * 60_000;

/** A key that the browser made and keeps: only this browser can come back. */
export const browserKey = z.string().regex(/^[\w-]{22,100}$/);

/** The verifier of PKCE (RFC 7636) follows from the state, so it need not be stored. */
export const verifierOf = (state: string): string =>
  derivedKey(env.PLAUDIT_SECRET, `pkce ${state}`).toString('base64url');

/** Where the browser goes for a vendor's address: there, or to the test servers. */
export function whereToGo(url: string): string {
  const fakes = testServers.url();
  return fakes ? atFakes(fakes, url) : url;
}
