import { beforeEach, describe, expect, test } from 'vitest';
import '#server/features/index.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { mutate, request } from '#server/graphql/testing/request.ts';
import { stranger } from '#server/session/viewer.ts';
import { createUser, viewerFor } from '../accounts.factories.ts';
import { changePassword } from '../passwords/new-password.commands.tsx';
import { refreshSession, startSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const password = 'a long enough password';
const newPassword = 'four words unlike each other';
beforeEach(() => kysely.deleteFrom('login_failures').execute());

/** A user who is signed in on two devices. */
async function newPerson() {
  const user = await createUser(database, { password });
  const here = await startSession(context(), user.id, { device: 'Firefox on Linux' });
  const there = await startSession(context(), user.id, { device: 'Safari on iPhone' });
  const viewer = await viewerFor(database, user.id);
  return { user, viewer, here: here.refresh_token, there: there.refresh_token };
}
const isOpen = async (refreshToken: string) => (await refreshSession(context(), refreshToken)) !== null;
const sessionsOf = `{ viewer { sessions { edges { node { id device createdAt lastUsedAt } } } } }`;
const auditOf = (userId: string) =>
  kysely.selectFrom('audit_entries').select(['action', 'user_id']).where('subject_id', '=', userId).execute();

describe('the list of sessions', () => {
  test('names the devices, most recently used first, without ended ones', async () => {
    const { viewer, user } = await newPerson();
    const ended = await startSession(context(), user.id, { device: 'Edge on Windows' });
    await kysely
      .updateTable('session_families')
      .set({ ended_at: new Date(), ended_because: 'signed_out' })
      .where('device', '=', 'Edge on Windows')
      .execute();
    expect(await isOpen(ended.refresh_token)).toBe(false);
    const { data } = await request(context(viewer), sessionsOf);
    expect(data.viewer!.sessions!.edges).toMatchObject([
      { node: { device: 'Safari on iPhone', createdAt: expect.any(String), lastUsedAt: expect.any(String) } },
      { node: { device: 'Firefox on Linux' } },
    ]);
  });

  test('leaves out sessions unused for thirty days', async () => {
    const { viewer, user } = await newPerson();
    const last_used_at = new Date(Date.now() - 31 * 86_400_000);
    await kysely.updateTable('session_families').set({ last_used_at }).where('user_id', '=', user.id).execute();
    expect((await request(context(viewer), sessionsOf)).data.viewer!.sessions!.edges).toEqual([]);
  });

  test('is shown to nobody else, staff included', async () => {
    const { user } = await newPerson();
    const admin = await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] });
    const text = `query ($id: ID!) { node(id: $id) { ... on User { name sessions { edges { node { id } } } } } }`;
    const { data } = await request(context(await viewerFor(database, admin.id)), text, { id: `User:${user.id}` });
    expect(data.node).toEqual({ name: user.name, sessions: { edges: [] } });
  });

  test('says when the user last signed in', async () => {
    const { viewer } = await newPerson();
    const { data } = await request(context(viewer), '{ viewer { lastSignedInAt } }');
    expect(Date.now() - new Date(String(data.viewer!.lastSignedInAt)).getTime()).toBeLessThan(20_000);
  });
});

describe('signing out everywhere', () => {
  test('ends the other sessions and keeps this one', async () => {
    const { user, viewer, here, there } = await newPerson();
    const bystander = await newPerson();
    const { ended, errors } = await mutate(context(viewer), 'signOutEverywhere', { refreshToken: here }, 'ended');
    expect([ended, errors]).toEqual([1, []]);
    expect(await isOpen(there)).toBe(false);
    expect(await isOpen(here)).toBe(true);
    expect(await isOpen(bystander.here)).toBe(true);
    expect(await auditOf(user.id)).toEqual([{ action: 'signOutEverywhere', user_id: user.id }]);
  });

  test("ends all when no session is to be kept, or somebody else's is named", async () => {
    for (const refreshToken of [undefined, (await newPerson()).here]) {
      const { viewer, here, there } = await newPerson();
      expect((await mutate(context(viewer), 'signOutEverywhere', { refreshToken }, 'ended')).ended).toBe(2);
      expect([await isOpen(here), await isOpen(there)]).toEqual([false, false]);
    }
  });

  test('is for signed-in users, as themselves', async () => {
    const { viewer, there } = await newPerson();
    const acting = { ...viewer, impersonatedBy: viewer.userId };
    expect((await mutate(context(acting), 'signOutEverywhere', {})).errors).toMatchObject([{ code: 'IMPERSONATING' }]);
    expect((await mutate(context(stranger), 'signOutEverywhere', {})).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await isOpen(there)).toBe(true);
  });
});

describe('ending one session', () => {
  const idsOf = async (viewer: Awaited<ReturnType<typeof viewerFor>>) => {
    const { data } = await request(context(viewer), sessionsOf);
    return (data.viewer!.sessions!.edges as unknown as { node: { id: string } }[]).map(({ node }) => node.id);
  };

  test('signs that device out at its next refresh, and no other', async () => {
    const { user, viewer, here, there } = await newPerson();
    const [latest] = await idsOf(viewer);
    expect((await mutate(context(viewer), 'endSession', { sessionId: latest })).errors).toEqual([]);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    expect(await auditOf(user.id)).toEqual([{ action: 'endSession', user_id: user.id }]);
    const again = await mutate(context(viewer), 'endSession', { sessionId: latest });
    expect(again.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('of another user is refused like an unknown one', async () => {
    const { viewer, there } = await newPerson();
    const [theirs] = await idsOf(viewer);
    const other = await newPerson();
    const answer = await mutate(context(other.viewer), 'endSession', { sessionId: theirs });
    expect(answer.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await isOpen(there)).toBe(true);
  });

  test('is refused while somebody acts as its owner', async () => {
    const { viewer } = await newPerson();
    const [sessionId] = await idsOf(viewer);
    const acting = { ...viewer, impersonatedBy: viewer.userId };
    expect((await mutate(context(acting), 'endSession', { sessionId })).errors).toMatchObject([
      { code: 'IMPERSONATING' },
    ]);
  });
});

describe('changing the password', () => {
  const change = (viewer: Awaited<ReturnType<typeof viewerFor>>, input: object) =>
    mutate(context(viewer), 'changePassword', { currentPassword: password, newPassword, ...input });

  test('accepts the new one, keeps this browser, ends the others, and is emailed', async () => {
    const { user, viewer, here, there } = await newPerson();
    expect((await change(viewer, { refreshToken: here })).errors).toEqual([]);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    const signInWith = (word: string) => signIn(context(), { username: user.email, password: word });
    expect((await signInWith(password)).outcome).toBe('wrong');
    expect((await signInWith(newPassword)).outcome).toBe('session');
    const mails = kysely.selectFrom('mails').select('kind').where('to_email', '=', user.email);
    expect(await mails.execute()).toEqual([{ kind: 'security-password-changed' }]);
    const { text } = await mails.select('text').executeTakeFirstOrThrow();
    expect(text).toMatch(/ [AP]M UTC\s/);
    expect(text).not.toContain('UTC UTC');
    expect(await auditOf(user.id)).toEqual([{ action: 'changePassword', user_id: user.id }]);
  });

  test('needs the current one, and counts wrong ones', async () => {
    const { viewer, there } = await newPerson();
    for (let tries = 0; tries < 10; tries++)
      expect((await change(viewer, { currentPassword: 'a guess' })).errors).toEqual([
        { code: 'WRONG_PASSWORD', field: 'currentPassword' },
      ]);
    expect((await change(viewer, {})).errors).toEqual([{ code: 'TOO_MANY_TRIES', field: 'currentPassword' }]);
    expect(await isOpen(there)).toBe(true);
  });

  test('refuses a bad one before anything ends', async () => {
    const { user, viewer, there } = await newPerson();
    for (const unfit of ['short', 'password123456', user.email])
      expect((await change(viewer, { newPassword: unfit })).errors).toEqual([
        { code: 'UNFIT_PASSWORD', field: 'newPassword' },
      ]);
    expect(await isOpen(there)).toBe(true);
  });

  test.each(['currentPassword', 'newPassword'])(
    'tells a %s of 20,000 characters how many it may have',
    async (field) => {
      const { viewer } = await newPerson();
      const input = { currentPassword: password, newPassword, [field]: 'x'.repeat(20_000) };
      expect(await changePassword(context(viewer), input)).toMatchObject({
        errors: [{ field, message: 'Use at most 200 characters.' }],
      });
    },
  );

  test('is refused to strangers and while somebody acts as its owner', async () => {
    const { viewer } = await newPerson();
    expect((await change(stranger, {})).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const acting = { ...viewer, impersonatedBy: viewer.userId };
    expect((await change(acting, {})).errors).toMatchObject([{ code: 'IMPERSONATING' }]);
  });

  test('leaves no trace of a password in a receipt, the audit or the log of emails', async () => {
    const { viewer } = await newPerson();
    const clientMutationId = '0199aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee';
    expect((await change(viewer, { clientMutationId })).errors).toEqual([]);
    const receipts = kysely.selectFrom('receipts').select('command').where('client_mutation_id', '=', clientMutationId);
    expect(await receipts.execute()).toEqual([]);
    for (const table of ['audit_entries', 'mails'] as const)
      expect(JSON.stringify(await kysely.selectFrom(table).selectAll().execute())).not.toContain(newPassword);
  });
});
