import type { Fake, FakeReply, FakeRequest } from '../../core/fake/fake.ts';
import { fakeOauth } from '../../core/fake/oauth.ts';

/** The Google account that is signed in, as the claims of an ID token. */
export interface FakeGooglePerson {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
}

/** Google's sign-in, in memory. */
export interface GoogleSignInFake extends Fake {
  /** Who is signed in; tests change it. */
  readonly person: FakeGooglePerson;
}

/** Google's OAuth with an ID token about `person`. */
export function googleSignInFake({ now = Date.now }: { readonly now?: () => number } = {}): GoogleSignInFake {
  const title = 'Sign in to Plaudit with a made-up Google account';
  const oauth = fakeOauth({ now, title, seconds: 3599, hasSecret: true, rotates: false });
  const person = { sub: '1000001', name: 'Ada Wattle', email: 'ada.wattle@mail.example', email_verified: true };

  function answerTokens({ body }: FakeRequest): FakeReply {
    const values = new URLSearchParams(body);
    const granted = oauth.grant(values);
    if (granted.error) return { status: 400, json: { error: granted.error, error_description: 'Bad Request' } };
    const of = { iss: 'https://accounts.google.com', aud: values.get('client_id'), ...person };
    const at = Math.floor(now() / 1000);
    const idToken = [{ alg: 'RS256' }, { ...of, iat: at, exp: at + 3600 }].map(part).join('.');
    const answer = { access_token: granted.access, expires_in: 3599, scope: 'openid email profile' };
    return { json: { ...answer, token_type: 'Bearer', id_token: `${idToken}.made-up` } };
  }

  return {
    hosts: ['accounts.google.com', 'oauth2.googleapis.com'],
    troubles: [],
    person,
    answer: (request) => {
      if (request.host === 'accounts.google.com') return oauth.consent(request);
      return request.path === '/token' ? answerTokens(request) : { status: 404, json: { error: 'not_found' } };
    },
  };
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
