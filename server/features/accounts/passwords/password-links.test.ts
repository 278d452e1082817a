import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import '#server/features/index.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { request } from '#server/graphql/testing/request.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { doTasks } from '#server/tasks/testing.ts';
import { newAccountLink } from '../account-links.ts';
import { createUser } from '../accounts.factories.ts';
import { sessionApp, solvedCaptcha } from '../testing/session-app.ts';
import { requestPasswordReset } from './password-reset.tasks.tsx';

const { database, context } = await testDatabase();
const { kysely } = database;
const { app, post } = await sessionApp(database);
afterAll(() => app.close());

const password = 'a long enough password';
const better = 'four words unlike each other';
beforeEach(async () => {
  await kysely.deleteFrom('login_failures').execute();
  await kysely.deleteFrom('mails').execute();
});

type Purpose = Parameters<typeof newAccountLink>[1]['purpose'];
const newLink = (userId: string, purpose: Purpose, now?: Date) =>
  inWrite(context(undefined, now), (write) => newAccountLink(write, { userId, purpose }));
/** What a page that is opened by the link learns about it; null if it does not work. */
async function purposeOf(token: string): Promise<string | null> {
  const text = 'query ($token: String!) { accountLink(token: $token) { purpose } }';
  const { data } = await request(context(), text, { token });
  return (data['accountLink'] as unknown as { purpose: string } | null)?.purpose ?? null;
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const openSessions = (userId: string) =>
  kysely
    .selectFrom('session_families')
    .select('device')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
const userOf = (id: string) => kysely.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const mails = () => kysely.selectFrom('mails').select(['kind', 'to_email', 'text', 'state']).execute();
const gone = { success: false, code: 410, message: 'This link has been used or has expired.' };

const uses = [
  ['sign_in', '/login/token', {}],
  ['confirm_email', '/login/token', {}],
  ['set_password', '/login/new_password', { _password: better }],
] as const;

describe.each(uses)('a link to %s', (purpose, url, form) => {
  test('signs in and confirms the address, once', async () => {
    const user = await createUser(database, { is_verified: false });
    const token = await newLink(user.id, purpose);
    const answer = await post(url, { token, ...form });
    expect(answer.json()).toMatchObject({
      success: true,
      code: 200,
      token: expect.any(String),
      refresh_token: expect.any(String),
      attributes: { verified: true },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const again = await post(url, { token, ...form });
    expect([again.statusCode, again.json()]).toEqual([410, gone]);
    expect(await openSessions(user.id)).toHaveLength(1);
  });

  test('used twice at once works once', async () => {
    const token = await newLink((await createUser(database)).id, purpose);
    const answers = await Promise.all([post(url, { token, ...form }), post(url, { token, ...form })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  test('is invalid when expired, made up, of a deactivated account, or for something else', async () => {
    const user = await createUser(database);
    const closed = await createUser(database, { status: 'deactivated' });
    const other = purpose === 'set_password' ? 'sign_in' : 'set_password';
    const tokens = [
      await newLink(user.id, purpose, daysAgo(8)),
      await newLink(closed.id, purpose),
      await newLink(user.id, other),
      'made-up',
      '',
    ];
    for (const token of tokens) {
      expect((await post(url, { token, ...form })).json()).toEqual(gone);
      expect(await purposeOf(token)).not.toBe(purpose);
    }
    expect(await openSessions(user.id)).toEqual([]);
    expect(await openSessions(closed.id)).toEqual([]);
  });

  test('can be looked up until it is used, which looking up does not do', async () => {
    const token = await newLink((await createUser(database)).id, purpose);
    expect([await purposeOf(token), await purposeOf(token)]).toEqual([purpose, purpose]);
    expect((await post(url, { token, ...form })).statusCode).toBe(200);
    expect(await purposeOf(token)).toBeNull();
  });

  test('survives twenty visits by a mail scanner', async () => {
    const token = await newLink((await createUser(database)).id, purpose);
    const before = await kysely.selectFrom('account_links').selectAll().execute();
    for (let visit = 0; visit < 20; visit++)
      for (const method of ['GET', 'HEAD'] as const)
        expect((await app.inject({ method, url: `${url}?token=${token}&_password=${better}` })).statusCode).toBe(404);
    expect(await kysely.selectFrom('account_links').selectAll().execute()).toEqual(before);
    expect((await post(url, { token, ...form })).statusCode).toBe(200);
  });

  test('is stored as a hash', async () => {
    const token = await newLink((await createUser(database)).id, purpose);
    const kept = await kysely.selectFrom('account_links').select('token_hash').execute();
    expect(kept.some(({ token_hash }) => token_hash.includes(token))).toBe(false);
  });
});

describe('a new password', () => {
  test('signs out all other browsers, invalidates other links, and is emailed and audited', async () => {
    const user = await createUser(database, { password });
    const session = await post('/login/login_check', { _username: user.email, _password: password });
    const [token, older, way, unconfirmed] = [
      await newLink(user.id, 'set_password'),
      await newLink(user.id, 'set_password'),
      await newLink(user.id, 'sign_in'),
      await newLink(user.id, 'confirm_email'),
    ];
    const answer = await post('/login/new_password', { token, _password: better });
    expect(answer.statusCode).toBe(200);
    const refresh_token = session.json().refresh_token as string;
    expect((await post('/token/refresh', { refresh_token })).statusCode).toBe(401);
    expect((await post('/login/new_password', { token: older, _password: better })).statusCode).toBe(410);
    for (const link of [way, unconfirmed]) expect((await post('/login/token', { token: link })).statusCode).toBe(410);
    expect((await post('/token/refresh', { refresh_token: answer.json().refresh_token })).statusCode).toBe(200);
    expect((await post('/login/login_check', { _username: user.email, _password: password })).statusCode).toBe(401);
    expect((await post('/login/login_check', { _username: user.email, _password: better })).statusCode).toBe(200);
    expect(await mails()).toMatchObject([{ kind: 'security-password-changed', to_email: user.email, state: 'queued' }]);
    expect((await userOf(user.id)).password_changed_at).not.toBeNull();
    const audit = kysely.selectFrom('audit_entries').select(['action', 'user_id']).where('subject_id', '=', user.id);
    expect(await audit.execute()).toEqual([{ action: 'setPasswordByLink', user_id: user.id }]);
  });

  test('that is refused is explained, and does not use up the link', async () => {
    const user = await createUser(database);
    const token = await newLink(user.id, 'set_password');
    for (const [word, message] of [
      ['too short', 'Use at least 12 characters.'],
      ['x1'.repeat(101), 'Use at most 200 characters.'],
      ['password12345', expect.stringContaining('easy to guess')],
      [user.email, expect.stringContaining('email address')],
      ['', 'Use at least 12 characters.'],
    ] as const) {
      const answer = await post('/login/new_password', { token, _password: word });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({
        success: false,
        code: 422,
        message,
        problems: [{ field: '_password', message }],
      });
    }
    expect((await post('/login/new_password', { token, _password: better })).statusCode).toBe(200);
  });
});

describe('requesting a new password', () => {
  const requestLink = (email: string, more: Readonly<Record<string, string>> = {}, from = '203.0.113.7') =>
    post('/login/reset_password', { _username: email, ...more }, { from });
  const answer = {
    success: true,
    code: 200,
    message: "If there's an account for this email address, we sent it a link.",
  };

  test('sends a link that sets one', async () => {
    const user = await createUser(database, { password });
    expect((await requestLink(user.email.toUpperCase())).json()).toEqual(answer);
    await doTasks(context());
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'security-set-password', to_email: user.email });
    const token = /\/restore-password\/([\w-]{43})/.exec(mail!.text)?.[1] ?? '';
    expect((await post('/login/new_password', { token, _password: better })).statusCode).toBe(200);
  });

  test('uses no name that a stranger may have typed, and stores no address in the queue', async () => {
    const user = await createUser(database, { is_verified: false, name: 'Visit evil.example' });
    await doTasks(context());
    for (const email of [user.email, 'nobody@nowhere.example']) await requestLink(email);
    const jobs = await database.pool.query('select payload from graphile_worker._private_jobs');
    expect(jobs.rows).toHaveLength(2);
    expect(JSON.stringify(jobs.rows)).not.toContain('@');
    await doTasks(context());
    const kept = await kysely.selectFrom('mails').select(['to_email', 'to_name', 'html', 'text']).execute();
    expect(kept).toMatchObject([{ to_email: user.email, to_name: '' }]);
    expect(JSON.stringify(kept)).not.toContain('evil.example');
  });

  test('answers the same for unknown and deactivated addresses, and sends nothing', async () => {
    const closed = await createUser(database, { status: 'deactivated' });
    for (const email of ['nobody@nowhere.example', closed.email, 'no address'])
      expect((await requestLink(email, {}, `203.0.113.${email.length}`)).json()).toEqual(answer);
    await doTasks(context());
    expect(await mails()).toEqual([]);
  });

  test('takes the same statements for a known and an unknown address', async () => {
    const known = await createUser(database);
    const statementsOf = async (email: string) => {
      const query = vi.spyOn((await import('pg')).default.Client.prototype, 'query');
      await requestLink(email, {}, email === known.email ? '203.0.113.1' : '203.0.113.2');
      const texts = query.mock.calls.map(([given]) => (given as { text?: string }).text ?? String(given));
      query.mockRestore();
      return texts;
    };
    const ofKnown = await statementsOf(known.email);
    expect(ofKnown.length).toBeGreaterThan(3);
    expect(await statementsOf('nobody@nowhere.example')).toEqual(ofKnown);
    await doTasks(context());
  });

  test('sends three emails an hour to one account, without saying so', async () => {
    const user = await createUser(database);
    for (let count = 0; count < 5; count++)
      expect((await requestLink(user.email, {}, `198.51.100.${count}`)).json()).toEqual(answer);
    await doTasks(context());
    expect(await mails()).toHaveLength(3);
  });

  test('sends eight emails a day to one account, whoever requests them', async () => {
    const { email } = await createUser(database);
    for (let hour = 0; hour < 5; hour++)
      for (let count = 0; count < 3; count++) {
        const at = context(undefined, new Date(Date.now() + hour * 3_700_000 + count * 1000));
        await requestPasswordReset({ ...at, network: `198.51.100.${hour}` }, email);
        await doTasks(at);
      }
    expect(await mails()).toHaveLength(8);
  });

  test('asks a network for a captcha from the fourth time on', async () => {
    for (let count = 0; count < 3; count++)
      expect((await requestLink(`${count}@nowhere.example`)).statusCode).toBe(200);
    const refused = await requestLink('a@nowhere.example');
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { captcha: true, untried: true, success: false }]);
    expect((await requestLink('a@nowhere.example', { captcha: await solvedCaptcha(app, 'login') })).statusCode).toBe(
      401,
    );
    const captcha = await solvedCaptcha(app, 'reset_password');
    expect((await requestLink('a@nowhere.example', { captcha })).json()).toEqual(answer);
    expect((await requestLink('a@nowhere.example', { captcha })).statusCode).toBe(401);
  });

  test('needs an address', async () => {
    expect((await post('/login/reset_password', {})).statusCode).toBe(400);
  });
});
