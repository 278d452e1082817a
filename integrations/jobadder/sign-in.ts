import type { SignInVendor } from '../core/sign-in.ts';
import { authorizeUrlFor, exchange, hosts } from './client.ts';
import { signedInUser } from './signed-in-user.ts';

/** Signing in by JobAdder: with the scope for users alone, and no refresh token. It doesn't say that an address is verified. */
export const jobadderSignIn: SignInVendor = {
  key: 'jobadder',
  hosts,
  exchange,
  authorizeUrl: (app, authorization) => authorizeUrlFor(['read_user'], app, authorization),
  identity: async (session) => {
    const { userId, accountName, name, email } = await signedInUser(session);
    // Whether a user's id is unique beyond its account and region isn't documented.
    const { host } = new URL(String(session.credentials()['api']));
    return { subject: `${host}/${accountName.toLowerCase()}/${userId}`, name, email, isEmailVerified: false };
  },
};
