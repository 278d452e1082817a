import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nature, uuidv7 } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { hashToken } from '#server/session/tokens.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { sessionApp } from '../testing/session-app.ts';
import { accessTokens, endSessionsOf, familyOf, refreshSession } from './sessions.ts';

const { database, context } = await testDatabase();
const { post } = await sessionApp(database);

const username = 'dana@agency.example';
const password = 'a long enough password';
const userId = uuidv7(Date.now());

beforeAll(async () => {
  await database.kysely
    .insertInto('users')
    .values({
      id: userId,
      type: 'recruiter',
      email: username,
      name: 'Dana',
      password_hash: await hashPassword(password),
    })
    .execute();
  await database.kysely.insertInto('user_roles').values({ user_id: userId, role: 'ROLE_RECRUITER' }).execute();
});
beforeEach(() => database.kysely.deleteFrom('login_failures').execute());

const signInAs = (_username: string, _password: string) => post('/login/login_check', { _username, _password });

describe('signing in', () => {
  test('returns an access token with user and roles, valid for ten minutes', async () => {
    const answer = await signInAs('  Dana@Agency.example ', password);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { token, refresh_token, success, attributes } = answer.json();
    expect(success).toBe(true);
    expect(refresh_token).toMatch(/^[\w-]{43}$/);
    expect(attributes).toMatchObject({ type: 'recruiter', verified: false, approved: false, country: 'AU' });
    const read = await accessTokens().read(token, nature.now());
    expect(read).toMatchObject({ id: userId, username, roles: ['ROLE_RECRUITER'] });
    expect(read!.exp - read!.iat).toBe(600);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = await signInAs(username, 'not the password at all');
    const unknown = await signInAs('nobody@agency.example', 'not the password at all');
    expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(wrong.statusCode).toBe(401);
  });

  test("a password longer than any account's is reported at its field, and missing fields are requested", async () => {
    const message = 'Use at most 200 characters.';
    for (const length of [201, 20_000]) {
      const answer = await signInAs(username, 'x'.repeat(length));
      expect(answer.json()).toEqual({
        success: false,
        code: 422,
        message,
        problems: [{ field: '_password', message }],
      });
    }
    expect((await signInAs(username, 'x'.repeat(200))).statusCode).toBe(401);
    expect((await signInAs(username, '')).json().message).toBe('Enter your email address and password.');
  });

  test('a deactivated account cannot sign in', async () => {
    await database.kysely.updateTable('users').set({ status: 'deactivated' }).where('id', '=', userId).execute();
    expect((await signInAs(username, password)).statusCode).toBe(401);
    await database.kysely.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute();
  });

  test('is remembered with the browser in words, never its own user agent', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await post(
      '/login/login_check',
      { _username: username, _password: password },
      { headers: { 'user-agent': agent } },
    );
    const { last_signed_in_at } = await database.kysely
      .selectFrom('users')
      .select('last_signed_in_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(Date.now() - last_signed_in_at!.getTime()).toBeLessThan(20_000);
    const families = await database.kysely.selectFrom('session_families').select('device').execute();
    expect(families).toContainEqual({ device: 'Firefox on Linux' });
  });

  test('stored failures name neither account nor address', async () => {
    await signInAs(username, 'wrong');
    const kept = JSON.stringify(await database.kysely.selectFrom('login_failures').selectAll().execute());
    expect(kept).not.toContain('dana');
    expect(kept).not.toContain('127.0.0.1');
  });
});

describe('a refresh token', () => {
  const newSession = async () => {
    const { refresh_token } = (await signInAs(username, password)).json() as { refresh_token: string };
    return { refresh_token };
  };
  const isUnused = async (token: string) => {
    const row = await database.kysely
      .selectFrom('refresh_tokens')
      .select('rotated_at')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    return row?.rotated_at === null;
  };
  const later = (seconds: number) => context(undefined, new Date(Date.now() + seconds * 1000));

  test('rotates, and the new one works', async () => {
    const { refresh_token: first } = await newSession();
    const second = (await post('/token/refresh', { refresh_token: first })).json();
    expect(second.refresh_token).not.toBe(first);
    expect((await post('/token/refresh', { refresh_token: second.refresh_token })).statusCode).toBe(200);
  });

  test('may be repeated within moments, when its response was lost', async () => {
    const { refresh_token } = await newSession();
    expect(await refreshSession(context(), refresh_token)).not.toBeNull();
    expect(await refreshSession(later(10), refresh_token)).not.toBeNull();
  });

  test("repeated within moments leaves one chain alive: the lost response's token is void", async () => {
    const { refresh_token } = await newSession();
    const lost = await refreshSession(context(), refresh_token);
    const repeated = await refreshSession(later(5), refresh_token);
    expect(await refreshSession(later(6), lost!.refresh_token)).toBeNull();
    expect(await refreshSession(later(7), repeated!.refresh_token)).not.toBeNull();
  });

  test('sent by twenty callers at once keeps the session, and leaves one chain alive', async () => {
    const { refresh_token } = await newSession();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/token/refresh', { refresh_token })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const alive = [];
    for (const answer of answers) alive.push(await isUnused(answer.json().refresh_token));
    expect(alive.filter(Boolean)).toHaveLength(1);
    const last = answers[alive.indexOf(true)]!.json();
    expect((await post('/token/refresh', { refresh_token: last.refresh_token })).statusCode).toBe(200);
  });

  test('repeated after its successor was used ends the family: somebody else has it', async () => {
    const { refresh_token } = await newSession();
    const second = await refreshSession(context(), refresh_token);
    const third = await refreshSession(later(2), second!.refresh_token);
    expect(await refreshSession(later(4), refresh_token)).toBeNull();
    expect(await refreshSession(later(5), third!.refresh_token)).toBeNull();
  });

  test('reused later ends the whole family', async () => {
    const { refresh_token: stolen } = await newSession();
    const newer = await refreshSession(context(), stolen);
    expect(await refreshSession(later(60), stolen)).toBeNull();
    expect(await refreshSession(later(61), newer!.refresh_token)).toBeNull();
  });

  test('is invalid after sign-out', async () => {
    const { refresh_token } = await newSession();
    expect((await post('/logout', { refresh_token })).json()).toMatchObject({ success: true });
    expect((await post('/token/refresh', { refresh_token })).statusCode).toBe(401);
  });

  test('is valid for thirty days', async () => {
    const { refresh_token } = await newSession();
    expect(await refreshSession(later(31 * 86_400), refresh_token)).toBeNull();
  });

  test('is invalid after all sessions of its owner ended', async () => {
    const [here, there] = [await newSession(), await newSession()];
    const { kysely } = database;
    await kysely.transaction().execute(async (tx) => {
      const kept = await familyOf(tx, userId, here.refresh_token);
      await endSessionsOf(tx, userId, 'signed_out_everywhere', nature.now(), kept);
    });
    expect((await post('/token/refresh', there)).statusCode).toBe(401);
    expect((await post('/token/refresh', here)).statusCode).toBe(200);
  });

  test('is invalid while the account is deactivated', async () => {
    const form = await newSession();
    await database.kysely.updateTable('users').set({ status: 'deactivated' }).where('id', '=', userId).execute();
    expect((await post('/token/refresh', form)).statusCode).toBe(401);
    await database.kysely.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute();
  });

  test('is stored hashed in the database', async () => {
    const { refresh_token } = await newSession();
    const rows = await database.kysely.selectFrom('refresh_tokens').selectAll().execute();
    expect(rows.some(({ token_hash }) => token_hash.toString('utf8').includes(refresh_token))).toBe(false);
  });

  test('made up is refused', async () => {
    expect((await post('/token/refresh', { refresh_token: 'x'.repeat(43) })).statusCode).toBe(401);
    expect((await post('/token/refresh', {})).statusCode).toBe(401);
  });
});

test("an access token expires by the server's clock, even for a browser an hour off", async () => {
  const { token } = (await signInAs(username, password)).json();
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  expect(await accessTokens().read(token, inMinutes(9))).toMatchObject({ id: userId });
  expect(await accessTokens().read(token, inMinutes(11))).toBeNull();
  const old = await accessTokens().sign({ id: userId, email: username, roles: [] }, inMinutes(-60));
  expect(await accessTokens().read(old, nature.now())).toBeNull();
});
