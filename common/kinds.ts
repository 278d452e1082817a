import { roleName } from './roles.ts';

/** How somebody works with the product: what their menu and their words follow. */
export type Kind =
  | 'super admin'
  | 'admin'
  | 'agency admin'
  | 'freelancer'
  | 'recruiter'
  | 'company admin'
  | 'hiring user'
  | 'newcomer';

/** The kind that roles make; the one that may most comes first. Without any known role one is a newcomer. */
export function kindOf(roles: readonly string[]): Kind {
  return kinds.find(([role]) => roles.includes(roleName(role)))?.[1] ?? 'newcomer';
}

/** Those who run the installation, or look after it. */
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
