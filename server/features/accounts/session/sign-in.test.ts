import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { log } from '#server/log.ts';
import { createUser } from '../accounts.factories.ts';
import { sessionApp, solvedCaptcha } from '../testing/session-app.ts';
import { signIn } from './sign-in.ts';

const hashing = vi.hoisted(() => ({ calls: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const hash: typeof argon2.hash = (...given) => {
    hashing.calls++;
    return argon2.hash(...given);
  };
  const verify: typeof argon2.verify = (...given) => {
    hashing.calls++;
    return argon2.verify(...given);
  };
  return { ...argon2, hash, verify };
});

const { database, context } = await testDatabase();
const { app, post } = await sessionApp(database);
app.get('/page', async () => 'a page');
afterAll(() => app.close());

const username = 'dana@agency.example';
const password = 'a long enough password';
beforeAll(() => createUser(database, { email: username, password }));
beforeEach(() => database.kysely.deleteFrom('login_failures').execute());

const tryAs = (email: string, word: string, more: { from?: string; captcha?: string } = {}) =>
  post(
    '/login/login_check',
    { _username: email, _password: word, ...(more.captcha && { captcha: more.captcha }) },
    { from: more.from ?? '203.0.113.7' },
  );
const fail = async (times: number, from: string, email = username) => {
  for (let tries = 0; tries < times; tries++) await signIn({ ...context(), network: from }, wrong(email), solved);
};
const wrong = (email: string) => ({ username: email, password: 'not the password' });
const solved = async () => true;

describe('after three failures a captcha is required', () => {
  test('for the account, wherever they came from, starting with the third', async () => {
    expect((await tryAs(username, 'wrong', { from: '203.0.113.1' })).json()).not.toHaveProperty('captcha');
    expect((await tryAs(username, 'wrong', { from: '203.0.113.2' })).json()).not.toHaveProperty('captcha');
    expect((await tryAs(username, 'wrong', { from: '203.0.113.3' })).json()).toMatchObject({
      code: 401,
      captcha: true,
    });
    expect((await tryAs(username, 'wrong', { captcha: await solvedCaptcha(app) })).json()).not.toHaveProperty(
      'untried',
    );
    const answer = await tryAs(username, password, { from: '203.0.113.4' });
    expect(answer.json()).toEqual({
      success: false,
      code: 401,
      message: 'Complete the check below, then sign in again.',
      captcha: true,
      untried: true,
    });
  });

  test('for the network, whichever accounts they were for', async () => {
    for (const name of ['a', 'b', 'c']) await tryAs(`${name}@agency.example`, 'wrong');
    expect((await tryAs(username, password)).json()).toMatchObject({ captcha: true });
    expect((await tryAs(username, password, { from: '203.0.113.99' })).statusCode).toBe(200);
  });

  test('and whoever solves it gets in', async () => {
    await fail(3, '203.0.113.1');
    const answer = await tryAs(username, password, { captcha: await solvedCaptcha(app) });
    expect(answer.json()).toMatchObject({ code: 200, token: expect.any(String) });
  });

  test('which is valid for one attempt, and for signing in only', async () => {
    await fail(3, '203.0.113.1');
    const captcha = await solvedCaptcha(app);
    expect((await tryAs(username, 'wrong', { captcha })).json().message).toContain('Wrong email');
    expect((await tryAs(username, password, { captcha })).json().message).toContain('Complete the check');
    const other = await solvedCaptcha(app, 'reset_password');
    expect((await tryAs(username, password, { captcha: other })).statusCode).toBe(401);
    expect((await tryAs(username, password, { captcha: 'made up' })).statusCode).toBe(401);
  });

  test('before the password is checked', async () => {
    await fail(3, '203.0.113.1');
    const before = hashing.calls;
    await tryAs(username, password);
    expect(hashing.calls).toBe(before);
  });

  test('and no longer a quarter of an hour later', async () => {
    await fail(3, '203.0.113.1');
    const later = { ...context(undefined, new Date(Date.now() + 16 * 60_000)), network: '203.0.113.1' };
    expect(await signIn(later, { username, password })).toMatchObject({ outcome: 'session' });
  });
});

describe('the limits', () => {
  test('after ten failures from one network the account waits there, and stays open elsewhere', async () => {
    await fail(10, '203.0.113.7');
    const answer = await tryAs(username, password);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900']);
    const elsewhere = await signIn({ ...context(), network: '203.0.113.8' }, { username, password }, solved);
    expect(elsewhere).toMatchObject({ outcome: 'session' });
  });

  test('failures from everywhere never lock an account', async () => {
    for (let network = 0; network < 30; network++) await fail(1, `198.51.100.${network}`);
    expect((await tryAs(username, password, { captcha: await solvedCaptcha(app) })).statusCode).toBe(200);
  });

  test('a hundred failures from a network block it for every account', async () => {
    const failed_at = new Date();
    await fail(1, '203.0.113.7', 'somebody@agency.example');
    const { kysely } = database;
    for (const { subject } of await kysely.selectFrom('login_failures').select('subject').execute())
      await kysely
        .insertInto('login_failures')
        .values(Array.from({ length: 99 }, () => ({ id: context().nature.newId(), subject, failed_at })))
        .execute();
    expect((await tryAs(username, password)).statusCode).toBe(429);
  });

  test('simultaneous attempts are counted like separate ones', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryAs(username, 'wrong')));
    const looked = answers.filter((answer) => answer.json().message.includes('Wrong email'));
    // Two run at once: the last may start before the third failure is recorded.
    expect(looked.length).toBeLessThanOrEqual(4);
    expect(looked.length).toBeGreaterThanOrEqual(3);
  });
});

describe('known and unknown addresses', () => {
  /** The statements and hashes of an attempt, and the response without what naturally differs. */
  async function work(email: string) {
    const query = vi.spyOn((await import('pg')).default.Client.prototype, 'query');
    const before = hashing.calls;
    const answer = await tryAs(email, 'not the password at all');
    const statements = query.mock.calls.map(([given]) => (given as { text?: string }).text ?? String(given));
    query.mockRestore();
    return { statements, hashes: hashing.calls - before, status: answer.statusCode, body: answer.body };
  }

  test('take the same work and get the same answer', async () => {
    await createUser(database, { email: 'nopassword@agency.example' });
    await createUser(database, { email: 'gone@agency.example', password, status: 'deactivated' });
    const known = await work(username);
    expect(known.hashes).toBe(1);
    expect(known.statements.length).toBeGreaterThan(2);
    for (const email of ['nobody@agency.example', 'nopassword@agency.example', 'no address']) {
      await database.kysely.deleteFrom('login_failures').execute();
      expect(await work(email)).toEqual(known);
    }
    await database.kysely.deleteFrom('login_failures').execute();
    expect(await work('gone@agency.example')).toEqual(known);
  });
});

describe('behind proxies', () => {
  const spoofed = { 'x-forwarded-for': '10.9.9.9, 198.51.100.20, 198.51.100.30' };
  /** Who is counted when somebody at 192.0.2.1 connects with a forged header. */
  const counted = [
    [0, '192.0.2.1'],
    [1, '198.51.100.30'],
    [2, '198.51.100.20'],
  ] as const;

  test.each(counted)('with %i trusted, failures count for %s, whatever the header claims', async (hops, network) => {
    const proxied = await sessionApp(database, { hops });
    for (let tries = 0; tries < 3; tries++)
      await proxied.post(
        '/login/login_check',
        { _username: `${tries}@agency.example`, _password: 'wrong' },
        { from: '192.0.2.1', headers: { 'x-forwarded-for': `10.9.9.${tries}, 198.51.100.20, 198.51.100.30` } },
      );
    const counts = async (from: string) =>
      (await signIn({ ...context(), network: from }, { username, password })).outcome === 'captcha';
    expect(await counts(network)).toBe(true);
    for (const other of ['192.0.2.1', '198.51.100.30', '198.51.100.20', '10.9.9.0'].filter((one) => one !== network))
      expect(await counts(other)).toBe(false);
    await proxied.app.close();
  });

  test('the left end of the header, which anybody can write, is never trusted', async () => {
    const proxied = await sessionApp(database, { hops: 1 });
    for (let tries = 0; tries < 3; tries++)
      await proxied.post(
        '/login/login_check',
        { _username: `${tries}@a.example`, _password: 'x' },
        { headers: spoofed },
      );
    expect(await signIn({ ...context(), network: '10.9.9.9' }, { username, password })).toMatchObject({
      outcome: 'session',
    });
    await proxied.app.close();
  });
});

test('each attempt is logged with hashes of the account and the network, and with neither of them', async () => {
  const info = vi.spyOn(log, 'info');
  await signIn({ ...context(), network: '203.0.113.9' }, { username, password: 'not the password' });
  await signIn({ ...context(), network: '203.0.113.9' }, { username: username.toUpperCase(), password });
  const [wrong, right] = info.mock.calls.map(([fields]) => fields as unknown as Record<string, string>);
  expect(wrong).toMatchObject({ outcome: 'wrong', account: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(right).toEqual({ ...wrong, outcome: 'session' });
  expect(JSON.stringify(info.mock.calls)).not.toMatch(new RegExp(`${username}|203\\.0`, 'i'));
});

test('a sign-in in progress while the password changes comes too late', async () => {
  const { id, email } = await createUser(database, { email: 'rushed@agency.example', password });
  const changing = await database.kysely.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash: 'of another password' }).where('id', '=', id).execute();
    const answer = tryAs(email, password);
    await sleep(500);
    return { answer };
  });
  expect((await changing.answer).statusCode).toBe(401);
  const sessions = database.kysely.selectFrom('session_families').select('id').where('user_id', '=', id);
  expect(await sessions.execute()).toEqual([]);
});

describe('two hundred sign-ins at once', () => {
  test('are answered or asked to retry, and others are served in the meantime', async () => {
    await createUser(database, { email: 'patient@agency.example', password });
    const order: string[] = [];
    const flood = Array.from({ length: 200 }, async (_, index) => {
      const answer = await tryAs(`${index}@agency.example`, 'wrong', { from: `198.18.0.${index}` });
      order.push('sign-in');
      return answer;
    });
    const page = app.inject('/page').then(({ body }) => order.push(body));
    const answers = await Promise.all(flood);
    await page;
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    // Two at work and sixty in the queue.
    expect(busy).toHaveLength(138);
    expect(new Set(busy.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(62);
    const hashedBefore = order.slice(0, order.indexOf('a page')).length - busy.length;
    expect(hashedBefore).toBeLessThan(10);
    expect((await tryAs('patient@agency.example', password, { from: '198.51.100.1' })).statusCode).toBe(200);
  });
});
