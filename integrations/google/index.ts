import type { Vendor } from '../core/vendor.ts';
import { authorizeUrl, exchange, hosts, refresh, revoke, scopes } from './client.ts';

/** Google: the reviews of a Business Profile, which `business.ts` reads. */
export const google: Vendor = {
  key: 'google',
  capabilities: ['reviews'],
  scopes,
  hosts,
  // Google allows 300 requests a minute per API, for all agencies of an installation together.
  limits: { perSecond: 2, perDay: 20_000 },
  hasSecret: true,
  authorizeUrl,
  exchange,
  refresh,
  revoke,
  account: async (session) => {
    const { subject, email } = session.credentials();
    const name = String(email ?? 'A Google account');
    return { id: String(subject), name, user: null };
  },
};
