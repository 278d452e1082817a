import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { nature } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { graphqlRoutes } from '#server/http/graphql.http.ts';
import { AccessTokens } from '#server/session/tokens.ts';
import { createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { createUser } from '../accounts.factories.ts';
import { sessionRoutes } from '../session/session.http.ts';
import { accessTokens, startSession } from '../session/sessions.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const app = Fastify();
app.decorate('database', database);
await app.register(formbody);
await app.register(sessionRoutes);
await app.register(graphqlRoutes);
afterAll(() => app.close());

const superAdmin = () => createUser(database, { type: 'user', name: 'Ada Prynne', roles: ['ROLE_SUPER_ADMIN'] });
const staff = () => createUser(database, { type: 'user', roles: ['ROLE_ADMIN'] });
const recruiterUser = async () => (await createRecruiterWithLogin(database)).user;
type User = Awaited<ReturnType<typeof createUser>>;

let admin: User;
let target: User;
beforeEach(async () => {
  [admin, target] = [await superAdmin(), await recruiterUser()];
});

const signIn = async ({ id }: User) => startSession(context(), id);

interface Caller {
  token: string;
  as?: string;
}
const post = ({ token, as }: Caller, query: string, variables: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: { query, variables },
    headers: { authorization: `Bearer ${token}`, ...(as !== undefined && { 'x-switch-user': as }) },
  });
const viewerOf = async (caller: Caller) => (await post(caller, '{ viewer { email } }')).json().data.viewer?.email;
const ended = {
  errors: [{ message: expect.any(String), extensions: { code: 'IMPERSONATION_ENDED' } }],
};
async function expectEnded(caller: Caller) {
  const answer = await post(caller, '{ viewer { email } }');
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject(ended);
}

const refresh = async (refreshToken: string, as?: string) =>
  (
    await app.inject({
      method: 'POST',
      url: '/token/refresh',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(as !== undefined && { 'x-switch-user': as }),
      },
      payload: new URLSearchParams({ refresh_token: refreshToken }).toString(),
    })
  ).json();

const startText = `mutation ($input: StartImpersonationInput!) { startImpersonation(input: $input) {
  errors { code field } impersonation { id reason adminName expiresAt } user { email } } }`;
const start = async (caller: Caller, userId: string, reason = 'They cannot find their reviews.') =>
  (await post(caller, startText, { input: { userId: `User:${userId}`, reason } })).json().data.startImpersonation;
const end = async (caller: Caller) =>
  (await post(caller, 'mutation { endImpersonation(input: {}) { errors { code } impersonation { id } } }')).json().data
    .endImpersonation;

/** Starts acting as the target, and returns the admin's session and the one for the target. */
async function acting() {
  const own = await signIn(admin);
  expect((await start({ token: own.token }, target.id)).errors).toEqual([]);
  const switched = await refresh(own.refresh_token, target.email);
  return { own, switched, caller: { token: switched.token as string, as: target.email } };
}
const change = (table: 'impersonations', values: object) =>
  kysely.updateTable(table).set(values).where('admin_id', '=', admin.id).execute();

describe('acting as somebody', () => {
  test('starts with a reason, and the next refresh returns a token in their name that says who acts', async () => {
    const { switched, caller } = await acting();
    const token = await accessTokens().read(switched.token, nature.now());
    expect(token).toMatchObject({ id: target.id, username: target.email, roles: ['ROLE_RECRUITER'] });
    expect(token!.act).toEqual({ sub: admin.id });
    expect(switched).toMatchObject({
      impersonation: { adminName: 'Ada Prynne', userName: target.name, expiresAt: expect.any(String) },
      attributes: { type: 'recruiter' },
    });
    expect(await viewerOf(caller)).toBe(target.email);
  });

  test("needs no new token: the admin's own works, with the header", async () => {
    const { own } = await acting();
    expect(await viewerOf({ token: own.token, as: target.email })).toBe(target.email);
    expect(await viewerOf({ token: own.token })).toBe(admin.email);
  });

  test("lasts an hour, tells who acts and until when, and hides the admin's account", async () => {
    const { caller } = await acting();
    const text = '{ impersonation { adminName reason startedAt expiresAt user { email } } }';
    const { impersonation } = (await post(caller, text)).json().data;
    expect(impersonation).toMatchObject({ adminName: 'Ada Prynne', user: { email: target.email } });
    expect(Date.parse(impersonation.expiresAt) - Date.parse(impersonation.startedAt)).toBe(3_600_000);
    const node = await post(caller, 'query ($id: ID!) { node(id: $id) { id } }', { id: `User:${admin.id}` });
    expect(node.json().data.node).toBeNull();
  });

  test('is not shown to the person themselves', async () => {
    await acting();
    const own = await signIn(target);
    const text =
      '{ impersonation { reason } viewer { impersonations { edges { node { id } } } sessions { edges { node { id } } } } }';
    const { data } = (await post({ token: own.token }, text)).json();
    expect(data.impersonation).toBeNull();
    expect(data.viewer.impersonations.edges).toEqual([]);
    expect(data.viewer.sessions.edges).toHaveLength(1);
  });

  test('leaves their last sign-in unchanged, and creates no session of theirs', async () => {
    const before = await kysely.selectFrom('users').selectAll().where('id', '=', target.id).executeTakeFirst();
    await acting();
    const after = await kysely.selectFrom('users').selectAll().where('id', '=', target.id).executeTakeFirst();
    expect(after).toEqual(before);
    const families = kysely.selectFrom('session_families').select('id').where('user_id', '=', target.id);
    expect(await families.execute()).toEqual([]);
  });

  test("keeps the refresh token in the admin's family", async () => {
    const { switched } = await acting();
    const again = await refresh(switched.refresh_token);
    expect(again).not.toHaveProperty('impersonation');
    expect(await accessTokens().read(again.token, nature.now())).toMatchObject({ id: admin.id });
  });

  test('records both people in the audit of each write, and its start and end', async () => {
    const { caller } = await acting();
    await end(caller);
    const entries = await kysely
      .selectFrom('audit_entries')
      .select(['action', 'user_id', 'impersonated_by', 'subject_id'])
      .where('subject_id', '=', target.id)
      .orderBy('at')
      .execute();
    expect(entries).toEqual([
      { action: 'startImpersonation', user_id: admin.id, impersonated_by: null, subject_id: target.id },
      { action: 'endImpersonation', user_id: target.id, impersonated_by: admin.id, subject_id: target.id },
    ]);
  });

  test('emails nobody', async () => {
    await acting();
    expect(await kysely.selectFrom('mails').select('id').execute()).toEqual([]);
  });

  test('takes no more statements than any request', async () => {
    const { own, caller } = await acting();
    const statements = async (by: Caller) => {
      const connect = database.pool.connect.bind(database.pool);
      let count = 0;
      const counting = (...given: Parameters<typeof connect>) => {
        count++;
        return connect(...given);
      };
      Object.assign(database.pool, { connect: counting });
      await viewerOf(by);
      Object.assign(database.pool, { connect });
      return count;
    };
    await viewerOf(caller);
    // The caller and the request.
    expect([await statements(caller), await statements({ token: own.token })]).toEqual([2, 2]);
  });
});

describe('acting is refused', () => {
  const codes = async (by: User, userId: string, reason?: string) => {
    const { token } = await signIn(by);
    return (await start({ token }, userId, reason)).errors.map(({ code }: { code: string }) => code);
  };

  test('to all but super admins, who do not even learn whether the person exists', async () => {
    expect(await codes(target, admin.id)).toEqual(['NOT_FOUND']);
    expect(await codes(target, nature.newId())).toEqual(['NOT_FOUND']);
    expect(await codes(await staff(), target.id)).toEqual(['staff_read_only']);
  });

  test('as oneself, staff, a deactivated user, or nobody', async () => {
    expect(await codes(admin, admin.id)).toEqual(['SELF']);
    expect(await codes(admin, (await superAdmin()).id)).toEqual(['STAFF']);
    expect(await codes(admin, (await staff()).id)).toEqual(['STAFF']);
    expect(await codes(admin, (await createUser(database, { status: 'deactivated' })).id)).toEqual(['DEACTIVATED']);
    expect(await codes(admin, nature.newId())).toEqual(['NOT_FOUND']);
  });

  test('without a reason of five characters', async () => {
    for (const reason of ['', '   ', 'abc', '😀😀😀'])
      expect(await codes(admin, target.id, reason)).toEqual(['invalid']);
  });

  test('while acting: the impersonated person is not a super admin', async () => {
    const { caller } = await acting();
    expect((await start(caller, (await recruiterUser()).id)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('acting that is not active', () => {
  test('because it ended: its token is invalid, and a refresh says to drop the name', async () => {
    const { switched, caller } = await acting();
    expect((await end(caller)).errors).toEqual([]);
    await expectEnded(caller);
    const back = await refresh(switched.refresh_token, target.email);
    expect(back.impersonation).toBeNull();
    const token = await accessTokens().read(back.token, nature.now());
    expect(token).toMatchObject({ id: admin.id, username: admin.email });
    expect(token).not.toHaveProperty('act');
  });

  test('because it expired', async () => {
    const { own, switched, caller } = await acting();
    const past = new Date(Date.now() - 1000);
    await change('impersonations', { started_at: new Date(0), expires_at: past });
    await expectEnded(caller);
    await expectEnded({ token: own.token, as: target.email });
    expect((await refresh(switched.refresh_token, target.email)).impersonation).toBeNull();
  });

  test('because another one started', async () => {
    const { own, caller } = await acting();
    const other = await recruiterUser();
    await start({ token: own.token }, other.id);
    await expectEnded(caller);
    expect(await viewerOf({ token: own.token, as: other.email })).toBe(other.email);
  });

  test('two starts at once leave one, and ending it twice is harmless', async () => {
    const own = await signIn(admin);
    const others = [await recruiterUser(), await recruiterUser(), target];
    const starts = await Promise.all(others.map(({ id }) => start({ token: own.token }, id)));
    expect(starts.flatMap(({ errors }) => errors)).toEqual([]);
    const running = kysely.selectFrom('impersonations').select('id').where('admin_id', '=', admin.id);
    expect(await running.where('ended_at', 'is', null).execute()).toHaveLength(1);
    expect(await end({ token: own.token })).toMatchObject({ errors: [], impersonation: { id: expect.any(String) } });
    expect(await end({ token: own.token })).toEqual({ errors: [], impersonation: null });
  });

  test("a token for acting without its header, or with somebody else's name", async () => {
    const { caller } = await acting();
    await expectEnded({ token: caller.token });
    await expectEnded({ token: caller.token, as: (await recruiterUser()).email });
  });

  test('because the admin lost the role, or was deactivated', async () => {
    const { own, caller } = await acting();
    await kysely.updateTable('users').set({ status: 'deactivated' }).where('id', '=', admin.id).execute();
    await expectEnded(caller);
    await kysely.updateTable('users').set({ status: 'active' }).where('id', '=', admin.id).execute();
    expect(await viewerOf(caller)).toBe(target.email);
    await kysely.deleteFrom('user_roles').where('user_id', '=', admin.id).execute();
    await expectEnded(caller);
    await expectEnded({ token: own.token, as: target.email });
    expect((await refresh(own.refresh_token, target.email)).impersonation).toBeNull();
  });

  test('because the person was deactivated, or became an admin', async () => {
    const { caller } = await acting();
    await kysely.updateTable('users').set({ status: 'deactivated' }).where('id', '=', target.id).execute();
    await expectEnded(caller);
    await kysely.updateTable('users').set({ status: 'active' }).where('id', '=', target.id).execute();
    await kysely.insertInto('user_roles').values({ user_id: target.id, role: 'ROLE_ADMIN' }).execute();
    await expectEnded(caller);
  });
});

describe('forgeries', () => {
  test('the header from a user without the role achieves nothing, and leaves their session alone', async () => {
    await acting();
    const other = await recruiterUser();
    const own = await signIn(other);
    await expectEnded({ token: own.token, as: target.email });
    const { impersonation, token } = await refresh(own.refresh_token, target.email);
    expect(impersonation).toBeNull();
    expect(await accessTokens().read(token, nature.now())).toMatchObject({ id: other.id });
  });

  test('the header from another super admin, who has not started it', async () => {
    await acting();
    const own = await signIn(await superAdmin());
    await expectEnded({ token: own.token, as: target.email });
  });

  test('`act` in a token we did not sign', async () => {
    const { caller } = await acting();
    const [head, , signature] = caller.token.split('.');
    const claims = { id: target.id, username: target.email, roles: [], act: { sub: admin.id }, iss: 'plaudit' };
    const times = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 600 };
    const body = Buffer.from(JSON.stringify({ ...claims, ...times })).toString('base64url');
    const ours = new AccessTokens('the secret of somebody else, at least 32 long');
    const foreign = await ours.sign({ id: target.id, email: target.email, roles: [] }, new Date(), admin.id);
    for (const token of [`${head}.${body}.${signature}`, foreign]) {
      const answer = await post({ token, as: target.email }, '{ viewer { email } }');
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).not.toMatchObject(ended);
    }
  });

  test('`act` that we signed, for a super admin who is not acting', async () => {
    const token = await accessTokens().sign({ id: target.id, email: target.email, roles: [] }, new Date(), admin.id);
    await expectEnded({ token, as: target.email });
  });

  test('a header with many values, none, or what a database would trip over', async () => {
    const { caller, own } = await acting();
    const headers = [
      `${target.email}, ${admin.email}`,
      `${target.email}' or '1'='1`,
      '%00',
      '%',
      '%E0%A4%A',
      'x'.repeat(9000),
    ];
    for (const as of headers) await expectEnded({ token: caller.token, as });
    expect(await viewerOf({ token: own.token, as: '' })).toBe(admin.email);
  });

  test('the header without a token is anonymous', async () => {
    await acting();
    const payload = { query: '{ viewer { email } }' };
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql/',
      payload,
      headers: { 'x-switch-user': target.email },
    });
    expect(answer.json().data.viewer).toBeNull();
  });

  test('a non-ASCII name travels encoded', async () => {
    target = await createUser(database, { email: `zoë-${nature.newId()}@people.example`, roles: ['ROLE_RECRUITER'] });
    const own = await signIn(admin);
    await start({ token: own.token }, target.id);
    expect(await viewerOf({ token: own.token, as: encodeURI(target.email) })).toBe(target.email);
    expect((await refresh(own.refresh_token, encodeURI(target.email))).impersonation).toMatchObject({
      userName: target.name,
    });
  });

  test('sign-in and reset ignore the header', async () => {
    const person = await createUser(database, { password: 'a long enough password' });
    await acting();
    const form = { _username: person.email, _password: 'a long enough password' };
    const answer = await app.inject({
      method: 'POST',
      url: '/login/login_check',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-switch-user': target.email },
      payload: new URLSearchParams(form).toString(),
    });
    expect(answer.json()).not.toHaveProperty('impersonation');
    expect(await accessTokens().read(answer.json().token, nature.now())).toMatchObject({ id: person.id });
  });
});

describe('actions that only the person themselves may take', () => {
  test('changing their password is refused', async () => {
    const { caller } = await acting();
    const text = `mutation { changePassword(input: { currentPassword: "a long enough password",
      newPassword: "wallflower tangerine brook" }) { errors { code } } }`;
    expect((await post(caller, text)).json().data.changePassword.errors).toEqual([{ code: 'IMPERSONATING' }]);
  });
});
