import { expect, test, vi } from 'vitest';
import { Session } from './session.ts';

const start = Date.parse('2026-11-21T09:00:00Z');
const minute = 60_000;

test('acting as a user sends their name with the refresh and keeps it for all tabs', async () => {
  const { open, calls, store } = await browserOf({ isActing: true });
  const session = open();
  const user = await session.switchTo('robin@placers.example');
  expect(calls.at(-1)).toEqual(['/token/refresh', { 'x-switch-user': 'robin@placers.example' }]);
  expect(user).toMatchObject({ id: 'robin', acting: { adminName: 'Ada Prynne', userName: 'Robin Marble' } });
  expect(session.switchUser).toBe('robin@placers.example');
  expect(open()).toMatchObject({ user, switchUser: 'robin@placers.example' });
  expect(JSON.parse(store.get('plaudit.expiration')!)).toMatchObject({ 'switch-user': start + 60 * minute });
});

test("the hour is measured by this device's clock, even if it is wrong", async () => {
  const { open } = await browserOf({ isActing: true, serverAhead: 45 * minute });
  expect((await open().switchTo('robin@placers.example')).acting!.until).toBe(start + 60 * minute - 1000);
});

test('a non-ASCII name is encoded for the header', async () => {
  const { open, calls } = await browserOf({ isActing: true });
  await open().switchTo('zoë@placers.example');
  expect(calls.at(-1)![1]).toEqual({ 'x-switch-user': 'zo%C3%AB@placers.example' });
});

test('nothing changes when the server does not allow it', async () => {
  const { open } = await browserOf({ isActing: false });
  const session = open();
  await expect(session.switchTo('robin@placers.example')).rejects.toThrow("couldn't start acting");
  expect(session).toMatchObject({ switchUser: null, user: { id: 'ada', acting: null } });
});

test('switching back sends no name, once for all tabs', async () => {
  const { open, calls, state } = await browserOf({ isActing: true });
  const [one, two] = [open(), open()];
  await one.switchTo('robin@placers.example');
  state.isActing = false;
  await Promise.all([one.switchBack(), two.switchBack()]);
  expect(calls.filter(([, headers]) => !('x-switch-user' in headers))).toHaveLength(1);
  for (const tab of [one, two]) expect(tab).toMatchObject({ switchUser: null, user: { id: 'ada', acting: null } });
});

test('a refresh after it has ended removes the name and restores the admin', async () => {
  const { open, state } = await browserOf({ isActing: true });
  const session = open();
  await session.switchTo('robin@placers.example');
  state.isActing = false;
  expect(await session.refresh()).toMatchObject({ id: 'ada', acting: null });
  expect(session.switchUser).toBeNull();
});

test('analytics never learns whom an admin acts as', async () => {
  const { open, identify, state } = await browserOf({ isActing: true });
  const session = open();
  await session.switchTo('robin@placers.example');
  state.isActing = false;
  await session.switchBack();
  expect(identify.mock.calls.map(([user]) => user?.id)).toEqual(['ada']);
});

test('unreadable stored data is ignored', async () => {
  const { open, store } = await browserOf({ isActing: true });
  await open().switchTo('robin@placers.example');
  const stored = JSON.parse(store.get('plaudit.user')!);
  for (const acting of [5, 'yes', { adminName: 'Ada' }, { ...stored.acting, until: 'soon' }]) {
    store.set('plaudit.user', JSON.stringify({ ...stored, acting }));
    expect(open().user!.acting).toBeNull();
  }
});

/** A browser in which Ada has signed in, and a server that lets her act as Robin, or does not. */
async function browserOf({ isActing, serverAhead = 0 }: { isActing: boolean; serverAhead?: number }) {
  const store = new Map<string, string>();
  const calls: [string, Record<string, string>][] = [];
  const state = { isActing: false };
  const identify = vi.fn();
  const answer = (headers: Record<string, string>) => {
    const wantsToAct = 'x-switch-user' in headers;
    const acts = wantsToAct && state.isActing;
    const served = {
      adminName: 'Ada Prynne',
      userName: 'Robin Marble',
      expiresAt: new Date(start + serverAhead + 60 * minute).toISOString(),
    };
    return {
      success: true,
      token: token(acts ? 'robin' : 'ada', start + serverAhead),
      refresh_token: `refresh ${calls.length}`,
      attributes: { type: 'recruiter' },
      ...(wantsToAct && { impersonation: acts ? served : null }),
    };
  };
  let queue = Promise.resolve<unknown>(null);
  const open = () =>
    new Session({
      store: {
        getItem: (key) => store.get(key) ?? null,
        setItem: (key, value) => void store.set(key, value),
        removeItem: (key) => void store.delete(key),
      },
      fetch: (async (path: string, { headers = {} }: { headers?: Record<string, string> }) => {
        calls.push([path, headers]);
        return { json: async () => answer(headers) };
      }) as never,
      lock: (task) => {
        const turn = queue.then(task);
        queue = turn.catch(() => {});
        return turn;
      },
      now: () => start,
      identify,
    });
  await open().signIn('ada@plaudit.example', 'a long password');
  state.isActing = isActing;
  calls.length = 0;
  identify.mockClear();
  return { open, calls, store, state, identify };
}

function token(id: string, at: number): string {
  const claims = { id, username: `${id}@placers.example`, roles: [], iat: at / 1000, exp: at / 1000 + 600 };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}
