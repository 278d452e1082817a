import { type Role, roleName } from '../roles.ts';

/** The two types of account: `recruiter`, and `user` for hiring companies and staff. */
export type AccountType = 'recruiter' | 'user';

/** A role that can be given to an account; `needs` is the role it builds on. */
export interface RoleChoice {
  readonly role: Role;
  readonly label: string;
  readonly needs?: Role;
}

/** The roles available to each type of account, in display order. */
export const rolesOfType: Readonly<Record<AccountType, readonly RoleChoice[]>> = {
  recruiter: [
    { role: 'recruiter', label: 'Recruiter' },
    { role: 'recruiter_admin', label: 'Agency admin', needs: 'recruiter' },
    { role: 'recruiter_freelancer', label: 'Freelancer', needs: 'recruiter' },
    { role: 'pro_individual', label: 'Plan: Pro Individual', needs: 'recruiter' },
    { role: 'pro_team', label: 'Plan: Pro Team', needs: 'recruiter' },
    { role: 'ultimate_team', label: 'Plan: Ultimate Team', needs: 'recruiter' },
  ],
  user: [
    { role: 'user', label: 'Employer' },
    { role: 'user_admin', label: 'Company admin', needs: 'user' },
    { role: 'admin', label: 'Admin (view only)' },
    { role: 'super_admin', label: 'Super admin' },
  ],
};

/** The label of a role (named as in tokens). Unknown roles show their name. */
export function roleLabel(name: string): string {
  const all: readonly RoleChoice[] = Object.values(rolesOfType).flat();
  return all.find(({ role }) => roleName(role) === name)?.label ?? name;
}

/** Why an account of this type may not have these roles (named as in tokens); null when it may. */
export function whyNotRoles(type: AccountType, names: readonly string[]): string | null {
  if (names.length === 0) return 'Choose at least one role.';
  const choices = rolesOfType[type];
  if (!names.every((name) => choices.some(({ role }) => roleName(role) === name)))
    return type === 'recruiter'
      ? 'A recruiter account can only have recruiter and plan roles.'
      : 'An employer account can only have employer and admin roles.';
  const lonely = choices.find(
    ({ role, needs }) => needs && names.includes(roleName(role)) && !names.includes(roleName(needs)),
  );
  return lonely?.needs ? `${lonely.label} requires ${roleLabel(roleName(lonely.needs))}. Select that too.` : null;
}
