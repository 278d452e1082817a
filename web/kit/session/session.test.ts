import { expect, test, vi } from 'vitest';
import { Session } from './session.ts';
import type { SessionUser } from './user.ts';

const minute = 60_000;
const start = Date.parse('2026-11-21T09:00:00Z');

test('a stranger who signs in stays signed in when the page is opened again', async () => {
  const browser = newBrowser();
  const session = browser.open();
  expect(session.isLoggedIn).toBe(false);
  await session.signIn('ann@agency.example', 'a long password');
  expect(session).toMatchObject({
    isLoggedIn: true,
    user: { username: 'ann@agency.example', roles: ['ROLE_RECRUITER'] },
  });
  expect(browser.open()).toMatchObject({ isLoggedIn: true, user: { id: 'user-1' } });
});

test('twenty callers in two tabs refresh once', async () => {
  const browser = newBrowser();
  const [one, two] = [browser.open(), browser.open()];
  await one.signIn('ann@agency.example', 'a long password');
  two.readAgain();
  browser.clock.now += 11 * minute;
  const tokens = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).accessToken()));
  expect(new Set(tokens).size).toBe(1);
  expect(browser.calls('/token/refresh')).toHaveLength(1);
});

test('a clock that is an hour off does not end the session', async () => {
  const browser = newBrowser({ serverAhead: -60 * minute });
  const session = browser.open();
  await session.signIn('ann@agency.example', 'a long password');
  expect(session.isLoggedIn).toBe(true);
  browser.clock.now += 9 * minute;
  expect(session.isLoggedIn).toBe(true);
  browser.clock.now += 2 * minute;
  expect(session.isLoggedIn).toBe(false);
});

test('a refused refresh signs out, says why, and requires a new sign-in', async () => {
  const browser = newBrowser();
  const session = browser.open();
  await session.signIn('ann@agency.example', 'a long password');
  browser.answers['/token/refresh'] = () => ({
    code: 401,
    success: false,
    message: 'Your session has ended. Sign in again.',
  });
  await expect(session.refresh()).rejects.toThrow('Your session has ended. Sign in again.');
  expect(session).toMatchObject({ user: null, requiresTokenReissue: true });
  expect(browser.open().user).toBeNull();
});

test('a busy or unreachable server does not end the session', async () => {
  const browser = newBrowser();
  const session = browser.open();
  await session.signIn('ann@agency.example', 'a long password');
  browser.answers['/token/refresh'] = () => ({ code: 503, success: false, message: 'Try again.' });
  await expect(session.refresh()).rejects.toThrow('Try again.');
  browser.answers['/token/refresh'] = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(session.refresh()).rejects.toThrow('Error refreshing login token');
  expect(session.user).not.toBeNull();
});

test("a failed sign-in shows the server's message, or that it was not reached", async () => {
  const browser = newBrowser();
  const session = browser.open();
  browser.answers['/login/login_check'] = () => ({ code: 401, success: false, message: 'They do not fit together.' });
  await expect(session.signIn('ann@agency.example', 'wrong')).rejects.toThrow('They do not fit together.');
  browser.answers['/login/login_check'] = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(session.signIn('ann@agency.example', 'wrong')).rejects.toThrow('Error logging in');
});

test('a stranger has nothing to refresh', async () => {
  await expect(newBrowser().open().refresh()).rejects.toThrow('You are trying to refresh token with no user');
});

test('signing out tells the server and clears the storage', async () => {
  const browser = newBrowser();
  const session = browser.open();
  await session.signIn('ann@agency.example', 'a long password');
  await session.signOut();
  expect(browser.calls('/logout')[0]?.get('refresh_token')).toBe('refresh-1');
  expect(browser.open().user).toBeNull();
});

test('a corrupt stored user is ignored', () => {
  const browser = newBrowser();
  for (const text of ['{', '"x"', '{"token":"a.b.c"}', 'null']) {
    browser.store.setItem('plaudit.user', text);
    expect(browser.open().user).toBeNull();
  }
});

test('a stored switch-user value is sent with calls', async () => {
  const browser = newBrowser();
  browser.store.setItem('plaudit.switch-user', '"eve@company.example"');
  await browser.open().signIn('ann@agency.example', 'a long password');
  expect(browser.headers.at(-1)).toEqual({ 'x-switch-user': 'eve@company.example' });
});

test('attributes can be set and unset, and persist', async () => {
  const browser = newBrowser();
  const session = browser.open();
  await session.signIn('ann@agency.example', 'a long password');
  session.setAttribute('approved');
  expect(browser.open().user?.attributes.approved).toBe(true);
  session.setAttribute('approved', false);
  expect(browser.open().user?.attributes.approved).toBe(false);
});

test("sends this device's time zone with a sign-in, and keeps a newly chosen one", async () => {
  const browser = newBrowser();
  const session = browser.open(undefined, 'Australia/Sydney');
  await session.signIn('ann@agency.example', 'a long password');
  expect(browser.calls('/login/login_check')[0]?.get('time_zone')).toBe('Australia/Sydney');
  session.setTimeZone('Europe/London');
  expect(browser.open().user?.attributes.timeZone).toBe('Europe/London');
});

test.each(['full', 'forbidden'] as const)(
  'with a %s store the session lasts as long as the tab, through refreshes',
  async (fault) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const browser = newBrowser();
    browser.breakStore(fault);
    const session = browser.open();
    await session.signIn('ann@agency.example', 'a long password');
    browser.clock.now += 11 * minute;
    await session.accessToken();
    session.readAgain();
    session.setAttribute('verified');
    expect(session).toMatchObject({ isLoggedIn: true, user: { attributes: { verified: true } } });
    expect(browser.calls('/token/refresh')[0]?.get('refresh_token')).toBe('refresh-1');
    expect(browser.open().user).toBeNull();
    await session.signOut();
    expect(session.user).toBeNull();
    vi.restoreAllMocks();
  },
);

test('keys of other apps are neither read nor changed', async () => {
  const browser = newBrowser();
  const foreign = {
    'plaudit.expiration': '["x",{"user":1}]',
    user: '{"token":"x"}',
    'other.user': '1',
    'plaudit.x': '{',
  };
  for (const [key, value] of Object.entries(foreign)) browser.store.setItem(key, value);
  const session = browser.open();
  expect(session.user).toBeNull();
  await session.signIn('ann@agency.example', 'a long password');
  await session.signOut();
  expect(browser.store.getItem('user')).toBe('{"token":"x"}');
  expect(browser.store.getItem('other.user')).toBe('1');
});

test('each user from the server replaces the previous one, is dated, and is passed to analytics', async () => {
  const browser = newBrowser();
  const identified: unknown[] = [];
  const session = browser.open((user) => identified.push(user && [user.token, user.attributes.intercomUserHash]));
  await session.signIn('ann@agency.example', 'a long password');
  expect(session.user?.syncedAt).toBe(start);
  const first = session.user!.token;
  browser.clock.now += 11 * minute;
  const second = await session.accessToken();
  expect(session.user?.syncedAt).toBe(start + 11 * minute);
  await session.signOut();
  expect(identified).toEqual([[first, 'hash-1'], [second, 'hash-2'], null]);
});

test('other tabs pick up changed attributes and a sign-out, and tell analytics', async () => {
  const browser = newBrowser();
  const identified: unknown[] = [];
  const [one, two] = [browser.open(), browser.open((user) => identified.push(user?.id ?? null))];
  await one.signIn('ann@agency.example', 'a long password');
  two.readAgain();
  one.setAttribute('profileComplete');
  two.readAgain();
  expect(two.user?.attributes.profileComplete).toBe(true);
  await one.signOut();
  two.readAgain();
  expect(two.user).toBeNull();
  expect(identified).toEqual(['user-1', null]);
});

test('the flag for a new token can be set and cleared, and a successful answer clears it', async () => {
  const session = newBrowser().open();
  session.setRequiresTokenReissue();
  expect(session.requiresTokenReissue).toBe(true);
  session.setRequiresTokenReissue(false);
  expect(session.requiresTokenReissue).toBe(false);
  session.setRequiresTokenReissue();
  await session.signIn('ann@agency.example', 'a long password');
  expect(session.requiresTokenReissue).toBe(false);
});

test('signing out ends the session and the switch even when the server is unreachable', async () => {
  const browser = newBrowser();
  const session = browser.open();
  await session.signIn('ann@agency.example', 'a long password');
  browser.store.setItem('plaudit.switch-user', '"eve@company.example"');
  browser.answers['/logout'] = () => {
    throw new TypeError('Failed to fetch');
  };
  await session.signOut();
  expect(session).toMatchObject({ user: null, switchUser: null });
  expect(browser.open().user).toBeNull();
});

/** Local storage, a clock, a lock shared by tabs, and a server that issues a new token each time. */
function newBrowser({ serverAhead = 0 } = {}) {
  const clock = { now: start };
  const stored = new Map<string, string>();
  let broken: 'full' | 'forbidden' | undefined;
  const usable = () => {
    if (broken === 'forbidden') throw new Error('The operation is insecure.');
    return stored;
  };
  const store = {
    getItem: (key: string) => usable().get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (broken) throw new Error('The quota has been exceeded.');
      stored.set(key, value);
    },
    removeItem: (key: string) => void usable().delete(key),
  };
  const sent: { path: string; form: URLSearchParams }[] = [];
  const headers: unknown[] = [];
  let issued = 0;
  const issue = () => {
    issued += 1;
    const iat = Math.floor((clock.now + serverAhead) / 1000);
    const claims = {
      id: 'user-1',
      username: 'ann@agency.example',
      roles: ['ROLE_RECRUITER'],
      iat,
      exp: iat + 600,
      issued,
    };
    return {
      success: true,
      code: 200,
      token: jwt(claims),
      refresh_token: `refresh-${issued}`,
      attributes: { type: 'recruiter', intercomUserHash: `hash-${issued}` },
    };
  };
  const answers: Record<string, () => unknown> = {
    '/login/login_check': issue,
    '/token/refresh': issue,
    '/logout': () => ({ success: true, code: 200 }),
  };
  const fetch = vi.fn(async (path: string, init: RequestInit) => {
    sent.push({ path, form: init.body as URLSearchParams });
    headers.push(init.headers);
    return Response.json(answers[path]!());
  }) as unknown as typeof globalThis.fetch;
  let turn: Promise<unknown> = Promise.resolve();
  const lock = <T>(task: () => Promise<T>): Promise<T> => {
    const result = turn.then(task, task);
    turn = result.catch(() => {});
    return result;
  };
  return {
    clock,
    store,
    answers,
    headers,
    breakStore: (fault: 'full' | 'forbidden') => {
      broken = fault;
    },
    open: (identify?: (user: SessionUser | null) => void, timeZone = '') =>
      new Session({
        store,
        fetch,
        lock,
        now: () => clock.now,
        timeZone: () => timeZone,
        ...(identify && { identify }),
      }),
    calls: (path: string) => sent.filter((call) => call.path === path).map(({ form }) => form),
  };
}

const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
