import type { World } from './world.ts';

/** Users of the demo. Only the demo accounts have a password. */
export interface NewUser {
  type: 'recruiter' | 'user';
  email: string;
  name: string;
  country: string;
  roles: readonly string[];
  createdAt: Date;
  passwordHash: string | null;
}

export function addUser(world: World, { type, email, name, country, roles, createdAt, passwordHash }: NewUser): string {
  const id = world.dice.id(createdAt);
  world.rows.users.push({
    id,
    type,
    email,
    name,
    password_hash: passwordHash,
    country,
    is_verified: true,
    // A recruiter's profile lacks the photo, until pictures are drawn.
    is_profile_complete: type === 'user',
    created_at: createdAt,
  });
  for (const role of roles) world.rows.user_roles.push({ user_id: id, role });
  return id;
}

/** Makes a user one of a company's people. */
export function addMember({ rows }: World, userId: string, companyId: string): void {
  rows.company_members.push({ user_id: userId, company_id: companyId, shares_favourites: false });
}
