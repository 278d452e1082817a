import { beforeEach, describe, expect, test } from 'vitest';
import { nature } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { createReview } from '../../reviews/reviews.factories.ts';
import { createUser, viewerFor } from '../accounts.factories.ts';
import { refreshSession, startSession } from '../session/sessions.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
beforeEach(() => kysely.deleteFrom('user_roles').where('role', '=', 'ROLE_SUPER_ADMIN').execute());

const newSuperAdmin = async () => {
  const { id } = await createUser(database, { type: 'user', name: 'Ada Prynne', roles: ['ROLE_SUPER_ADMIN'] });
  return viewerFor(database, id);
};
const newStaff = async () => viewerFor(database, (await createUser(database, { roles: ['ROLE_ADMIN'] })).id);
const give = async (viewer: Viewer, name: string, userId: string, more: object = {}) => {
  const { errors, user } = await mutate(
    context(viewer),
    name,
    { userId: `User:${userId}`, ...more },
    'user { roles status }',
  );
  return { codes: (errors as unknown as { code: string }[]).map(({ code }) => code), user };
};
const lastAudit = async (subjectId: string) => {
  const [entry] = await kysely
    .selectFrom('audit_entries')
    .select(['action', 'user_id', 'agency_id', 'details'])
    .where('subject_id', '=', subjectId)
    .orderBy('at', 'desc')
    .execute();
  return entry;
};

describe('the list of users', () => {
  const emails = async (viewer: Viewer, filter = '') => {
    const { data, errors } = await request(
      context(viewer),
      `{ users(filter: { ${filter} }) { edges { node { email } } } }`,
    );
    expect(errors).toBeUndefined();
    return (data.users!.edges as unknown as { node: { email: string } }[]).map(({ node }) => node.email);
  };

  test('is empty for all but staff, who do not even find themselves', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    expect(await emails(viewer)).toEqual([]);
    expect(await emails(stranger)).toEqual([]);
    expect((await emails(await newStaff())).length).toBeGreaterThan(1);
  });

  test('finds words in name and address, ignoring case and accents, and similar names', async () => {
    const admin = await newSuperAdmin();
    await createUser(database, { name: 'Zoë Quillfeather', email: 'zq@inkwell.example' });
    for (const words of ['quillf', 'ZOE QUILL', 'inkwell', 'Zoë', 'Quilfeather'])
      expect(await emails(admin, `words: "${words}"`)).toEqual(['zq@inkwell.example']);
    for (const words of ['%', '_', '\\\\', 'nobody of this name'])
      expect(await emails(admin, `words: "${words}"`)).toEqual([]);
  });

  test('is filtered by role and status', async () => {
    const admin = await newSuperAdmin();
    const closed = await createUser(database, { status: 'deactivated', roles: ['ROLE_USER'] });
    expect(await emails(admin, 'status: "deactivated"')).toEqual([closed.email]);
    expect(await emails(admin, 'status: "active", role: "ROLE_USER"')).toEqual([]);
    expect(await emails(admin, 'role: "ROLE_USER"')).toEqual([closed.email]);
  });

  test('is sorted newest first, by name, or by last sign-in with those who never did at the end; page by page', async () => {
    const admin = await newSuperAdmin();
    const made = ['Bea Sorter', 'álvaro Sorter', 'Cy Sorter'];
    for (const [i, name] of made.entries())
      await createUser(database, {
        name,
        email: `${i}@sorter.example`,
        created_at: new Date(Date.UTC(2026, 0, i + 1)),
        last_signed_in_at: i === 1 ? null : new Date(Date.UTC(2026, 5, 9 - i)),
      });
    const inOrder = async (sort: string) => {
      const all: string[] = [];
      for (let after: string | null = null, more = true; more; ) {
        const text = `query ($after: String) { users(filter: { words: "sorter.example" }, sort: ${sort}, first: 1, after: $after) {
          edges { node { email } } pageInfo { endCursor hasNextPage } } }`;
        const { data } = await request(context(admin), text, { after });
        const page = data.users as unknown as {
          edges: { node: { email: string } }[];
          pageInfo: { endCursor: string; hasNextPage: boolean };
        };
        all.push(...page.edges.map(({ node }) => node.email[0]!));
        after = page.pageInfo.endCursor;
        more = page.pageInfo.hasNextPage;
      }
      return all.join('');
    };
    expect([await inOrder('NEWEST'), await inOrder('NAME'), await inOrder('LAST_SIGNED_IN')]).toEqual([
      '210',
      '102',
      '021',
    ]);
  });

  test('has everything its screen shows in one statement', async () => {
    const admin = await newSuperAdmin();
    await createRecruiterWithLogin(database);
    const text = `{ users { edges { node { id name email type status roles createdAt lastSignedInAt
      recruiter { slug name agency { name } } impersonations(first: 5) { edges { node { reason adminName } } }
      auditEntries(first: 5) { edges { node { action user { name } impersonatedBy { name } } } } } } } }`;
    const query = database.pool.query.bind(database.pool);
    let statements = 0;
    Object.assign(database.pool, {
      query: (...given: Parameters<typeof query>) => {
        statements++;
        return query(...given);
      },
    });
    const { errors } = await request(context(admin), text);
    Object.assign(database.pool, { query });
    expect(errors).toBeUndefined();
    expect(statements).toBe(1);
  });
});

describe('changing roles', () => {
  const wanted = ['ROLE_RECRUITER', 'ROLE_PRO_TEAM'];

  test('adds and removes, audits both, and ends no session', async () => {
    const admin = await newSuperAdmin();
    const { user, recruiter } = await createRecruiterWithLogin(database, {
      roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
    });
    const session = await startSession(context(), user.id);
    expect(await give(admin, 'changeRoles', user.id, { roles: wanted })).toMatchObject({
      codes: [],
      user: { roles: ['ROLE_PRO_TEAM', 'ROLE_RECRUITER'] },
    });
    expect(await lastAudit(user.id)).toEqual({
      action: 'changeRoles',
      user_id: admin.userId,
      agency_id: recruiter.agency_id,
      details: { given: ['ROLE_PRO_TEAM'], taken: ['ROLE_RECRUITER_ADMIN'] },
    });
    expect(await refreshSession(context(), session.refresh_token)).not.toBeNull();
  });

  test('is for super admins only', async () => {
    const { user, viewer } = await createRecruiterWithLogin(database);
    expect((await give(viewer, 'changeRoles', user.id, { roles: wanted })).codes).toEqual(['NOT_FOUND']);
    expect((await give(await newStaff(), 'changeRoles', user.id, { roles: wanted })).codes).toEqual([
      'staff_read_only',
    ]);
  });

  test("keeps to the roles of the account's type", async () => {
    const admin = await newSuperAdmin();
    const { user } = await createRecruiterWithLogin(database);
    const employer = await createUser(database, { type: 'user', roles: ['ROLE_USER'] });
    for (const roles of [[], ['ROLE_USER'], ['ROLE_SUPER_ADMIN'], ['ROLE_PRO_TEAM'], ['ROLE_NONSENSE']])
      expect((await give(admin, 'changeRoles', user.id, { roles })).codes).toEqual(['ROLES_UNFIT']);
    for (const roles of [['ROLE_RECRUITER'], ['ROLE_USER_ADMIN']])
      expect((await give(admin, 'changeRoles', employer.id, { roles })).codes).toEqual(['ROLES_UNFIT']);
    expect((await give(admin, 'changeRoles', employer.id, { roles: ['ROLE_SUPER_ADMIN'] })).codes).toEqual([]);
  });

  test('cannot remove your own super admin role, and leaves at least one', async () => {
    const [one, two] = [await newSuperAdmin(), await newSuperAdmin()];
    const without = { roles: ['ROLE_ADMIN'] };
    expect((await give(one, 'changeRoles', one.userId!, without)).codes).toEqual(['OWN_ROLE']);
    const codes = await Promise.all([
      give(one, 'changeRoles', two.userId!, without),
      give(two, 'changeRoles', one.userId!, without),
    ]);
    expect(codes.map(({ codes: [code] }) => code).sort()).toEqual(['NOT_FOUND', undefined]);
    const left = kysely.selectFrom('user_roles').select('user_id').where('role', '=', 'ROLE_SUPER_ADMIN');
    expect(await left.execute()).toHaveLength(1);
  });
});

describe('closing an account', () => {
  test('ends its sessions and acting in its name, and leaves its reviews', async () => {
    const admin = await newSuperAdmin();
    const { user, recruiter } = await createRecruiterWithLogin(database);
    const review = await createReview(database, { recruiter_id: recruiter.id });
    const session = await startSession(context(), user.id);
    const started = { userId: `User:${user.id}`, reason: 'They cannot find their reviews.' };
    await mutate(context(admin), 'startImpersonation', started);
    expect(await give(admin, 'deactivateUser', user.id)).toMatchObject({ codes: [], user: { status: 'deactivated' } });
    expect(await refreshSession(context(), session.refresh_token)).toBeNull();
    expect((await viewerFor(database, user.id)).userId).toBeNull();
    const running = kysely.selectFrom('impersonations').select('id').where('ended_at', 'is', null);
    expect(await running.where('user_id', '=', user.id).execute()).toEqual([]);
    const kept = kysely.selectFrom('reviews').select('publication').where('id', '=', review.id);
    expect(await kept.executeTakeFirst()).toEqual({ publication: 'published' });
    expect(await lastAudit(user.id)).toMatchObject({ action: 'deactivateUser', user_id: admin.userId });
  });

  test('is undone by reopening it; its sessions stay ended', async () => {
    const admin = await newSuperAdmin();
    const user = await createUser(database);
    const session = await startSession(context(), user.id);
    await give(admin, 'deactivateUser', user.id);
    expect(await give(admin, 'reactivateUser', user.id)).toMatchObject({ codes: [], user: { status: 'active' } });
    expect(await refreshSession(context(), session.refresh_token)).toBeNull();
    expect((await viewerFor(database, user.id)).userId).toBe(user.id);
    expect(await lastAudit(user.id)).toMatchObject({ action: 'reactivateUser' });
  });

  test('of your own, by staff and by others is refused', async () => {
    const admin = await newSuperAdmin();
    const { user, viewer } = await createRecruiterWithLogin(database);
    expect((await give(admin, 'deactivateUser', admin.userId!)).codes).toEqual(['SELF']);
    expect((await give(await newStaff(), 'deactivateUser', user.id)).codes).toEqual(['staff_read_only']);
    expect((await give(viewer, 'reactivateUser', user.id)).codes).toEqual(['NOT_FOUND']);
    expect((await give(admin, 'deactivateUser', nature.newId())).codes).toEqual(['NOT_FOUND']);
  });
});

describe('a link to a new password', () => {
  test('is emailed to the person and works once; the audit does not contain it', async () => {
    const admin = await newSuperAdmin();
    const user = await createUser(database);
    expect((await give(admin, 'sendPasswordLink', user.id)).codes).toEqual([]);
    const mail = await kysely
      .selectFrom('mails')
      .select(['kind', 'to_email'])
      .where('to_email', '=', user.email)
      .executeTakeFirst();
    expect(mail).toEqual({ kind: 'security-set-password', to_email: user.email });
    const links = kysely.selectFrom('account_links').select('purpose').where('user_id', '=', user.id);
    expect(await links.execute()).toEqual([{ purpose: 'set_password' }]);
    expect(await lastAudit(user.id)).toMatchObject({ action: 'sendPasswordLink', details: {} });
  });

  test('is not sent for a closed account', async () => {
    const closed = await createUser(database, { status: 'deactivated' });
    expect((await give(await newSuperAdmin(), 'sendPasswordLink', closed.id)).codes).toEqual(['DEACTIVATED']);
  });
});
