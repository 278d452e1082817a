import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import '#server/features/index.ts';
import type { SignInVendorKey } from '#common/connections/vendors.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { pressAt } from '#server/integrations/testing/press-at.ts';
import { useFakes } from '#server/integrations/testing/use-fakes.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createUser, type UserWishes, viewerFor } from '../accounts.factories.ts';
import { startSession } from '../session/sessions.ts';
import { sessionApp, solvedCaptcha } from '../testing/session-app.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const { app, post } = await sessionApp(database);
afterAll(() => app.close());
const { google, jobadder, vincere } = await useFakes();

const password = 'a long enough password';
const browser = 'browser-key-of-a-test-that-is-long';
let count = 0;
beforeEach(async () => {
  await kysely.deleteFrom('login_failures').execute();
  await kysely.deleteFrom('mails').execute();
  await kysely.deleteFrom('sign_in_links').execute();
  count += 1;
  const email = `person${count}@agency.example`;
  Object.assign(google.person, { sub: `google-${count}`, name: 'Pip Person', email, email_verified: true });
  for (const { world } of [jobadder, vincere]) world.users.set(1, { ...world.users.get(1)!, email });
});
const newUser = (wishes: UserWishes = {}) => createUser(database, { email: google.person.email, password, ...wishes });

/** Goes to a vendor's page and allows; what came back is not used yet. */
async function goTo(vendor: SignInVendorKey, key = browser) {
  const begun = (await post('/login/connect/begin', { vendor, browser: key })).json();
  const { state, code } = await pressAt(begun.url, 'Allow');
  return { vendor, browser: key, state, code: code! };
}
const finish = async (form: Readonly<Record<string, string>>) => (await post('/login/connect/finish', form)).json();
const comeBack = async (vendor: SignInVendorKey) => finish(await goTo(vendor));
const enter = async (handle: string, typed = password, more = {}) =>
  (await post('/login/connect/password', { handle, _password: typed, ...more })).json();
const links = () => kysely.selectFrom('sign_in_links').select(['user_id', 'vendor', 'email']).execute();
const mails = () => kysely.selectFrom('mails').select(['kind', 'to_email', 'text']).orderBy('id').execute();
const families = async (userId: string) =>
  (await kysely.selectFrom('session_families').select('id').where('user_id', '=', userId).execute()).length;
const actions = async (userId: string) =>
  (await kysely.selectFrom('audit_entries').select('action').where('subject_id', '=', userId).execute()).map(
    ({ action }) => action,
  );
const signedIn = { success: true, token: expect.any(String), refresh_token: expect.any(String) };
const refused = { success: false, code: 410 };

/** Requests the mailed link, and returns its token; null if no email was written. */
async function mailedToken(handle: string): Promise<string | null> {
  await post('/login/connect/mail', { handle });
  await doTasks(context());
  const last = (await mails()).findLast(({ kind }) => kind === 'security-link-sign-in');
  return /login\/connect\/link\/([\w-]+)/.exec(last?.text ?? '')?.[1] ?? null;
}
const follow = async (token: string, handle: string) => (await post('/login/connect/link', { token, handle })).json();

/** Links the person at a vendor to a new account. */
async function linked(vendor: SignInVendorKey = 'google', wishes: UserWishes = {}) {
  const user = await newUser();
  const { handle } = await comeBack(vendor);
  if (vendor === 'google') await enter(handle);
  else await follow((await mailedToken(handle))!, handle);
  const { roles = [], ...values } = wishes;
  if (Object.keys(values).length > 0) await kysely.updateTable('users').set(values).where('id', '=', user.id).execute();
  for (const role of roles) await kysely.insertInto('user_roles').values({ user_id: user.id, role }).execute();
  await kysely.deleteFrom('mails').execute();
  return user;
}

describe('a linked identity', () => {
  test.each(['google', 'jobadder', 'vincere'] as const)('signs in by %s, and the audit log has it', async (vendor) => {
    const user = await linked(vendor);
    expect(await comeBack(vendor)).toMatchObject(signedIn);
    expect(await actions(user.id)).toEqual(expect.arrayContaining(['addSignInLink', 'signInBy']));
    const { last_used_at } = await kysely.selectFrom('sign_in_links').selectAll().executeTakeFirstOrThrow();
    expect(last_used_at).toBeInstanceOf(Date);
  });

  test('signs in by Google after the address there has changed', async () => {
    await linked();
    google.person.email = `other${count}@mail.example`;
    expect(await comeBack('google')).toMatchObject(signedIn);
  });

  test('has to be confirmed again where no address is verified and it has changed', async () => {
    await linked('jobadder');
    jobadder.world.users.set(1, { ...jobadder.world.users.get(1)!, email: `other${count}@mail.example` });
    expect(await comeBack('jobadder')).toMatchObject({ outcome: 'pending', next: 'mail' });
  });

  test.each([
    ['of a deactivated account', { status: 'deactivated' }],
    ['of a super admin', { roles: ['ROLE_SUPER_ADMIN'] }],
  ])('%s does not sign in', async (_words, wishes) => {
    const user = await linked('google', wishes);
    const before = await families(user.id);
    expect(await comeBack('google')).toMatchObject(refused);
    expect(await families(user.id)).toBe(before);
  });
});

describe('a verified address', () => {
  test('of an account never signs in by itself; its password links and signs in, and its owner is told', async () => {
    const user = await newUser();
    const pending = await comeBack('google');
    expect(pending).toMatchObject({ outcome: 'pending', next: 'password', email: user.email });
    expect(pending.token).toBeUndefined();
    expect([await families(user.id), await links()]).toEqual([0, []]);
    expect(await enter(pending.handle)).toMatchObject(signedIn);
    expect(await links()).toEqual([{ user_id: user.id, vendor: 'google', email: user.email }]);
    expect(await mails()).toMatchObject([{ kind: 'security-sign-in-link-changed', to_email: user.email }]);
  });

  test('of an account with a wrong password counts like any other sign-in, until it takes a captcha', async () => {
    await newUser();
    const { handle } = await comeBack('google');
    for (let tries = 1; tries <= 3; tries++)
      expect(await enter(handle, 'a wrong password')).toMatchObject({ code: 401, message: 'Wrong password.' });
    expect(await enter(handle)).toMatchObject({ code: 401, captcha: true, untried: true });
    expect(await links()).toEqual([]);
    expect(await enter(handle, password, { captcha: await solvedCaptcha(app) })).toMatchObject(signedIn);
  });

  test('without an account offers one, and keeps nothing', async () => {
    const pending = await comeBack('google');
    expect(pending).toMatchObject({ next: 'new', name: 'Pip Person', email: google.person.email });
    expect(await enter(pending.handle)).toMatchObject(refused);
    expect(await mailedToken(pending.handle)).toBeNull();
  });

  test('that someone registered without confirming it counts as none', async () => {
    await newUser({ is_verified: false });
    expect(await comeBack('google')).toMatchObject({ next: 'new' });
  });

  test.each([
    ['a deactivated account', { status: 'deactivated' }],
    ['a super admin', { roles: ['ROLE_SUPER_ADMIN'] }],
  ])('of %s is refused', async (_words, wishes) => {
    const user = await newUser(wishes);
    expect(await comeBack('google')).toMatchObject(refused);
    expect(await families(user.id)).toBe(0);
  });
});

describe('an address that is not verified', () => {
  const ways = ['google', 'jobadder', 'vincere'] as const;
  beforeEach(() => {
    google.person.email_verified = false;
  });

  test.each(ways)('by %s is answered alike whether or not it has an account', async (vendor) => {
    const without = await comeBack(vendor);
    const saidWithout = (await post('/login/connect/mail', { handle: without.handle })).json();
    await newUser();
    const withOne = await comeBack(vendor);
    const saidWith = (await post('/login/connect/mail', { handle: withOne.handle })).json();
    expect({ ...withOne, handle: '' }).toEqual({ ...without, handle: '' });
    expect(withOne).toMatchObject({ outcome: 'pending', next: 'mail' });
    expect(saidWith).toEqual(saidWithout);
  });

  test.each(ways)('by %s links by the mailed link alone', async (vendor) => {
    const user = await newUser();
    const { handle } = await comeBack(vendor);
    expect(await enter(handle)).toMatchObject(refused);
    const token = (await mailedToken(handle))!;
    expect(await enter(handle)).toMatchObject(refused);
    expect(await follow(token, handle)).toMatchObject(signedIn);
    expect(await links()).toEqual([{ user_id: user.id, vendor, email: user.email }]);
  });

  test.each([
    ['no account', null],
    ['an unconfirmed one', { is_verified: false }],
    ['a deactivated one', { status: 'deactivated' }],
    ['a super admin', { roles: ['ROLE_SUPER_ADMIN'] }],
  ])('of %s gets no email', async (_words, wishes) => {
    if (wishes) await newUser(wishes);
    expect(await mailedToken((await comeBack('google')).handle)).toBeNull();
    expect(await mails()).toEqual([]);
  });
});

describe('a mailed link', () => {
  async function sent() {
    const user = await newUser();
    const { handle } = await comeBack('google');
    return { user, handle, token: (await mailedToken(handle))! };
  }
  const purposeOf = async (token: string) => {
    const text = 'query ($token: String!) { accountLink(token: $token) { purpose } }';
    return (await request(context(), text, { token })).data['accountLink'];
  };

  test('changes nothing however often it is opened, then links once', async () => {
    const { handle, token } = await sent();
    for (let opened = 0; opened < 20; opened++) expect(await purposeOf(token)).toEqual({ purpose: 'link_sign_in' });
    expect(await links()).toEqual([]);
    expect(await follow(token, handle)).toMatchObject(signedIn);
    expect(await follow(token, handle)).toMatchObject(refused);
    expect(await purposeOf(token)).toBeNull();
    expect(await links()).toHaveLength(1);
  });

  test('is worth nothing in a browser that did not request it, and stays usable in the one that did', async () => {
    const { user, handle, token } = await sent();
    expect(await follow(token, 'the-handle-of-another-browser')).toMatchObject(refused);
    expect([await links(), await families(user.id)]).toEqual([[], 0]);
    expect(await follow(token, handle)).toMatchObject(signedIn);
  });

  test('signs in nowhere else', async () => {
    const { token } = await sent();
    expect((await post('/login/token', { token })).statusCode).toBe(410);
  });

  test('expires after half an hour', async () => {
    const { handle, token } = await sent();
    const ago = { created_at: new Date(Date.now() - 3_600_000), expires_at: new Date(Date.now() - 1000) };
    await kysely.updateTable('pending_sign_ins').set(ago).execute();
    expect(await follow(token, handle)).toMatchObject(refused);
    expect(await links()).toEqual([]);
  });

  test('ends with a new password of the account', async () => {
    const { user, handle, token } = await sent();
    await kysely.updateTable('account_links').set({ used_at: new Date() }).where('user_id', '=', user.id).execute();
    expect(await follow(token, handle)).toMatchObject(refused);
  });
});

describe('a return', () => {
  test('is refused when its state is of another browser or vendor, unknown, used or too old', async () => {
    await linked();
    const returned = await goTo('google');
    for (const change of [
      { browser: 'browser-key-of-somebody-else-entirely' },
      { vendor: 'jobadder' },
      { state: 'unknown' },
    ] as const)
      expect(await finish({ ...returned, ...change })).toMatchObject(refused);
    expect(await finish(returned)).toMatchObject(signedIn);
    expect(await finish(returned)).toMatchObject(refused);
    const late = await goTo('google');
    await kysely
      .updateTable('authorizations')
      .set({ created_at: new Date(Date.now() - 601_000) })
      .execute();
    expect(await finish(late)).toMatchObject(refused);
  });

  test('is refused when its code is of another return that used it', async () => {
    await linked();
    const first = await goTo('google');
    const second = await goTo('google');
    expect(await finish(first)).toMatchObject(signedIn);
    expect(await finish({ ...second, code: first.code })).toMatchObject(refused);
  });

  test('says that the vendor is down, and nothing else', async () => {
    const returned = await goTo('google');
    google.troubles.push({ trouble: { kind: 'fault' } });
    expect((await finish(returned)).message).toBe("Google doesn't answer right now. Try again in a few minutes.");
  });

  test('keeps no access', async () => {
    await linked('jobadder');
    expect(await kysely.selectFrom('connection_credentials').select('connection_id').execute()).toEqual([]);
  });
});

describe('the account page', () => {
  async function newPerson() {
    const user = await createUser(database, { password });
    const { refresh_token } = await startSession(context(), user.id);
    return { user, refresh_token, viewer: await viewerFor(database, user.id) };
  }
  type Person = Awaited<ReturnType<typeof newPerson>>;
  const begin = ({ viewer }: Pick<Person, 'viewer'>, vendor: SignInVendorKey, currentPassword = password) =>
    mutate(context(viewer), 'beginSignInLink', { vendor, browserKey: browser, currentPassword }, 'authorizeUrl');
  async function goToLink(person: Person, vendor: SignInVendorKey = 'google') {
    const { state, code } = await pressAt(String((await begin(person, vendor))['authorizeUrl']), 'Allow');
    return { vendor, browser, state, code: code!, refresh_token: person.refresh_token };
  }

  test('links an identity with another address after the password', async () => {
    const person = await newPerson();
    expect(codes(await begin(person, 'google', 'a wrong password'))).toEqual(['WRONG_PASSWORD']);
    expect(await finish(await goToLink(person))).toMatchObject({ outcome: 'linked' });
    expect(await links()).toEqual([{ user_id: person.user.id, vendor: 'google', email: google.person.email }]);
    expect(await comeBack('google')).toMatchObject(signedIn);
  });

  test('mails a link to the account when no address is verified', async () => {
    const person = await newPerson();
    const pending = await finish(await goToLink(person, 'jobadder'));
    expect(pending).toMatchObject({ next: 'mail', email: person.user.email });
    expect(await links()).toEqual([]);
    await follow((await mailedToken(pending.handle))!, pending.handle);
    expect(await links()).toMatchObject([{ user_id: person.user.id, vendor: 'jobadder' }]);
  });

  test('refuses somebody else who is signed in by then, and nobody signed in', async () => {
    const person = await newPerson();
    const other = await newPerson();
    const { refresh_token: _, ...alone } = await goToLink(person);
    expect(await finish({ ...alone, refresh_token: other.refresh_token })).toMatchObject(refused);
    expect(await finish(alone)).toMatchObject(refused);
    expect(await links()).toEqual([]);
  });

  test('refuses an identity that is linked to another account', async () => {
    const user = await linked();
    expect(await finish(await goToLink(await newPerson()))).toMatchObject(refused);
    expect(await links()).toMatchObject([{ user_id: user.id }]);
  });

  test('unlinks after the password, and tells the owner', async () => {
    const user = await linked();
    const viewer = await viewerFor(database, user.id);
    const { id } = await kysely.selectFrom('sign_in_links').select('id').executeTakeFirstOrThrow();
    const remove = (currentPassword: string, as = viewer) =>
      mutate(context(as), 'removeSignInLink', { linkId: `SignInLink:${id}`, currentPassword }, 'user { id }');
    expect(codes(await remove('a wrong password'))).toEqual(['WRONG_PASSWORD']);
    expect(codes(await remove(password, (await newPerson()).viewer))).toEqual(['NOT_FOUND']);
    expect(await links()).toHaveLength(1);
    await remove(password);
    expect(await links()).toEqual([]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['security-sign-in-link-changed']);
    expect(await comeBack('google')).toMatchObject({ outcome: 'pending', next: 'password' });
  });

  test('changes nothing while somebody acts as the person', async () => {
    const user = await linked();
    const { id } = await kysely.selectFrom('sign_in_links').select('id').executeTakeFirstOrThrow();
    const viewer = { ...(await viewerFor(database, user.id)), impersonatedBy: user.id };
    const input = { linkId: `SignInLink:${id}`, currentPassword: password };
    expect(codes(await begin({ viewer }, 'google'))).toEqual(['IMPERSONATING']);
    expect(codes(await mutate(context(viewer), 'removeSignInLink', input, 'user { id }'))).toEqual(['IMPERSONATING']);
    expect(await links()).toHaveLength(1);
  });

  test('refuses to finish while somebody acts as the person', async () => {
    const person = await newPerson();
    const returned = await goToLink(person);
    const headers = { 'x-switch-user': person.user.email };
    expect((await post('/login/connect/finish', returned, { headers })).statusCode).toBe(410);
    expect(await links()).toEqual([]);
  });
});
