import { type Role, roleName } from './roles.ts';

/** How somebody uses the product. Their menu and wording depend on it. */
export type Kind =
  | 'super admin'
  | 'admin'
  | 'agency admin'
  | 'freelancer'
  | 'recruiter'
  | 'company admin'
  | 'hiring user'
  | 'newcomer';

/** The kind for a set of roles; the most powerful wins. Without a known role, a newcomer. */
export function kindOf(roles: readonly string[]): Kind {
  return strongest(roles)?.[1] ?? 'newcomer';
}

/** The role that makes somebody's kind; null without a known one. */
export const mainRoleOf = (roles: readonly string[]): Role | null => strongest(roles)?.[0] ?? null;

const strongest = (roles: readonly string[]) => kinds.find(([role]) => roles.includes(roleName(role)));

/** People who run the installation, or its staff. */
export const isStaff = (kind: Kind): boolean => kind === 'super admin' || kind === 'admin';

const kinds = [
  ['super_admin', 'super admin'],
  ['admin', 'admin'],
  ['recruiter_admin', 'agency admin'],
  ['recruiter_freelancer', 'freelancer'],
  ['recruiter', 'recruiter'],
  ['user_admin', 'company admin'],
  ['user', 'hiring user'],
] as const satisfies readonly (readonly [string, Kind])[];
