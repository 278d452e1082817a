import { readAs } from '../core/shapes.ts';
import type { SignInVendor } from '../core/sign-in.ts';
import { authorizeUrl, call, exchange, hosts } from './client.ts';
import * as map from './map.ts';

/** Signing in by Vincere. It has no scopes, and doesn't say that an address is verified. */
export const vincereSignIn: SignInVendor = {
  key: 'vincere',
  hosts,
  exchange,
  authorizeUrl,
  identity: async (session) => {
    const me = readAs(map.user, await call(session, 'the signed-in user', '/user/me'), 'the signed-in user');
    return {
      subject: `${session.credentials()['tenant']}/${me.id}`,
      ...{ name: me.full_name ?? me.email ?? `User ${me.id}`, email: me.email, isEmailVerified: false },
    };
  },
};
