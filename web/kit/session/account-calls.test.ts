import { describe, expect, test, vi } from 'vitest';
import { Session } from './session.ts';

describe('signing in', () => {
  test('reports that a captcha is required from now on', async () => {
    const { session } = sessionAnswered({
      success: false,
      code: 401,
      captcha: true,
      message: 'Complete the check below.',
    });
    await expect(session.signIn('ann@agency.example', 'wrong')).rejects.toMatchObject({
      message: 'Complete the check below.',
      code: 401,
      needsCaptcha: true,
    });
  });

  test('by emailed link gives a session, and a used link says so', async () => {
    const { session, sent } = sessionAnswered(signedIn);
    await session.signInByLink('secret');
    expect(session.user).toMatchObject({ username: 'ann@agency.example' });
    expect(sent()).toEqual(['/login/token', { token: 'secret' }]);
    const spent = sessionAnswered({ success: false, code: 410, message: 'This link has been used or has expired.' });
    await expect(spent.session.signInByLink('secret')).rejects.toMatchObject({ code: 410 });
  });
});

describe('setting a new password', () => {
  test("sends only the address, and returns the server's message", async () => {
    const { session, sent } = sessionAnswered({ success: true, code: 200, message: 'If there is an account …' });
    expect(await session.requestPasswordLink('ann@agency.example')).toBe('If there is an account …');
    expect(sent()).toEqual(['/login/reset_password', { _username: 'ann@agency.example', captcha: '' }]);
    expect(session.user).toBeNull();
  });

  test('signs in, and a refused password reports its problem', async () => {
    const { session, sent } = sessionAnswered(signedIn);
    await session.setPassword('secret', 'a long enough password');
    expect(session.isLoggedIn).toBe(true);
    expect(sent()).toEqual(['/login/new_password', { token: 'secret', _password: 'a long enough password' }]);
    const problems = [{ field: '_password', message: 'Too many people use this password.' }];
    const refused = sessionAnswered({ success: false, code: 422, message: 'Look at it again.', problems });
    await expect(refused.session.setPassword('secret', 'password1234')).rejects.toMatchObject({ problems });
  });
});

describe('registering', () => {
  const logo = new File(['…'], 'logo.png', { type: 'image/png' });

  test('sends its fields under `register`, including the logo', async () => {
    const { session, fetch } = sessionAnswered({ success: true, code: 200, message: 'Check your e-mail.' });
    expect(await session.register({ name: 'Ann', logo })).toBe('Check your e-mail.');
    const form = fetch.mock.calls[0]![1].body as FormData;
    expect(form.get('register[name]')).toBe('Ann');
    expect((form.get('register[logo]') as File).name).toBe('logo.png');
    expect(session.user).toBeNull();
  });

  test('signs in when the server returns a token', async () => {
    const { session } = sessionAnswered(signedIn);
    await session.register({ name: 'Ann' });
    expect(session.isLoggedIn).toBe(true);
  });

  test('reports a network error and uses the specified wording', async () => {
    const { session, captureError } = sessionAnswered(signedIn);
    const lost = new TypeError('Failed to fetch');
    await expect(session.register({}, () => Promise.reject(lost))).rejects.toThrow('Error registering a user');
    expect(captureError).toHaveBeenCalledWith(lost);
  });
});

const claims = { id: 'user-1', username: 'ann@agency.example', roles: ['ROLE_USER'], iat: 1000, exp: 1600 };
const signedIn = {
  success: true,
  code: 200,
  token: `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`,
  refresh_token: 'refresh-1',
  attributes: { type: 'user' },
};

/** A stranger's session where every call gets the same answer. */
function sessionAnswered(answer: object) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json(answer));
  const captureError = vi.fn();
  const store = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const session = new Session({ store, fetch: fetch as never, lock: (task) => task(), now: () => 0, captureError });
  const sent = () => {
    const [path, { body }] = fetch.mock.calls[0]!;
    return [path, Object.fromEntries(body as URLSearchParams)];
  };
  return { session, fetch, captureError, sent };
}
