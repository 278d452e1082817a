import { z } from 'zod';
import { tokensOf } from '../core/oauth.ts';
import { VendorProblem } from '../core/problem.ts';
import { flag, readAs, text } from '../core/shapes.ts';
import type { Identity, SignInVendor } from '../core/sign-in.ts';

const tokens = z.looseObject({
  access_token: z.string().min(1),
  id_token: z.string().min(1),
  expires_in: z.number().positive().catch(3599),
});
const claims = z.looseObject({
  iss: z.enum(['https://accounts.google.com', 'accounts.google.com']),
  aud: z.string(),
  exp: z.number(),
  sub: z.string().min(1).max(255),
  email: text,
  email_verified: flag,
  name: text,
});

/** Signing in by Google (OpenID Connect). It asks for no refresh token and adds no scope to those granted before. */
export const googleSignIn: SignInVendor = {
  key: 'google',
  hosts: ['accounts.google.com', 'oauth2.googleapis.com'],
  authorizeUrl: (app, { state, challenge, redirectUri }) => {
    const query = {
      ...{ response_type: 'code', client_id: app.clientId, redirect_uri: redirectUri, state },
      ...{ scope: 'openid email profile', code_challenge: challenge, code_challenge_method: 'S256' },
      prompt: 'select_account',
    };
    return `https://accounts.google.com/o/oauth2/v2/auth?${new URLSearchParams(query)}`;
  },
  exchange: async (send, app, { code, verifier, redirectUri }, now) => {
    const form = {
      ...{ grant_type: 'authorization_code', client_id: app.clientId, client_secret: app.clientSecret ?? '' },
      ...{ code, code_verifier: verifier, redirect_uri: redirectUri },
    };
    const request = { method: 'POST', url: 'https://oauth2.googleapis.com/token', form } as const;
    const got = readAs(tokens, await tokensOf(send, request, 'wrong'), 'the tokens');
    const expiresAt = now + got.expires_in * 1000;
    return { accessToken: got.access_token, refreshToken: null, expiresAt, idToken: got.id_token };
  },
  identity: async (session, app, now) => identityIn(String(session.credentials()['idToken']), app.clientId, now),
};

/**
 * Who an ID token is about. It came from Google's own host by TLS, so its signature isn't checked (OpenID Connect Core
 * 3.1.3.7); whom it is for and how long it holds are.
 */
function identityIn(idToken: string, clientId: string, now: number): Identity {
  const { aud, exp, sub, email, email_verified, name } = readAs(claims, payloadOf(idToken), 'who signed in');
  if (aud !== clientId || exp * 1000 <= now)
    throw new VendorProblem('unreadable', 'What Google says about the person is for someone else, or has expired.');
  return { subject: sub, name: name ?? email ?? 'Google user', email, isEmailVerified: email_verified === true };
}

function payloadOf(idToken: string): unknown {
  try {
    return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
