import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { type Viewer, viewerOf } from '#server/session/viewer.ts';
import { hashPassword } from './passwords/passwords.ts';

/** A user for a test. `roles` as in tokens, such as `ROLE_RECRUITER`; without a password nobody can sign in. */
export type UserWishes = Partial<Insertable<DB['users']>> & { roles?: readonly string[]; password?: string };

/** Inserts a user with roles and a password hashed as at sign-up. */
export async function createUser(
  { kysely }: Database,
  { roles = [], password, ...overrides }: UserWishes = {},
): Promise<Selectable<DB['users']>> {
  const id = nature.newId();
  const user = await kysely
    .insertInto('users')
    .values({
      id,
      type: 'recruiter',
      email: `user-${id}@people.example`,
      name: 'Dana Thistlewick',
      password_hash: password ? await hashPassword(password) : null,
      is_verified: true,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (roles.length > 0)
    await kysely
      .insertInto('user_roles')
      .values(roles.map((role) => ({ user_id: user.id, role })))
      .execute();
  return user;
}

/** Somebody who hires, as an admin of a company or without admin rights, with their viewer. */
export async function createEmployer(
  database: Database,
  { company_id, isAdmin = false, ...overrides }: UserWishes & { company_id: string | null; isAdmin?: boolean },
): Promise<{ user: Selectable<DB['users']>; viewer: Viewer }> {
  const roles = ['ROLE_USER', ...(isAdmin ? ['ROLE_USER_ADMIN'] : [])];
  const user = await createUser(database, { type: 'user', roles, ...overrides });
  if (company_id)
    await database.kysely.insertInto('company_members').values({ user_id: user.id, company_id }).execute();
  return { user, viewer: await viewerFor(database, user.id) };
}

/** The viewer of a user, read again after a change of roles or membership. */
export const viewerFor = (database: Database, userId: string): Promise<Viewer> => viewerOf(database, userId);

/** The viewer of a new user with this role, such as 'ROLE_SUPER_ADMIN'. */
export const viewerWithRole = async (database: Database, role: string): Promise<Viewer> =>
  viewerFor(database, (await createUser(database, { type: 'user', roles: [role] })).id);

/** A pending registration: for the task that checks its address or, with a user, for the confirmation. */
export function createRegistration(
  { kysely }: Database,
  overrides: Partial<Insertable<DB['registrations']>> = {},
): Promise<Selectable<DB['registrations']>> {
  const id = nature.newId();
  return kysely
    .insertInto('registrations')
    .values({
      id,
      email: `una-${id}@gumnut.example`,
      sender_id: nature.newId(),
      name: 'Una Featherstone',
      country: 'AU',
      company_name: 'Gumnut Childcare',
      created_at: new Date(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
