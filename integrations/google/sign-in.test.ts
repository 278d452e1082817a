import { expect, test } from 'vitest';
import type { Session } from '../core/vendor.ts';
import { googleSignIn } from './sign-in.ts';

const app = { clientId: 'ours', clientSecret: 'secret' };
const now = 1_800_000_000_000;
const claims = {
  iss: 'https://accounts.google.com',
  aud: 'ours',
  exp: now / 1000 + 60,
  sub: '7',
  email: 'a@b.example',
};

function identityIn(payload: unknown) {
  const idToken = `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
  const credentials = { accessToken: 'a', refreshToken: null, expiresAt: now, idToken };
  return googleSignIn.identity({ credentials: () => credentials } as unknown as Session, app, now);
}

test('an address is verified only if Google says so', async () => {
  expect(await identityIn({ ...claims, email_verified: true })).toMatchObject({ subject: '7', isEmailVerified: true });
  for (const email_verified of [undefined, false, null, 'true'])
    expect(await identityIn({ ...claims, email_verified })).toMatchObject({ isEmailVerified: false });
});

test('a token for another application, of another issuer, expired or without a subject is refused', async () => {
  for (const change of [{ aud: 'theirs' }, { iss: 'https://evil.example' }, { exp: now / 1000 }, { sub: undefined }])
    await expect(identityIn({ ...claims, ...change })).rejects.toMatchObject({ kind: 'unreadable' });
});
