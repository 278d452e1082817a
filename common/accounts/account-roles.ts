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
    { role: 'pro_individual', label: 'Plan: pro individual', needs: 'recruiter' },
    { role: 'pro_team', label: 'Plan: pro team', needs: 'recruiter' },
    { role: 'ultimate_team', label: 'Plan: ultimate team', needs: 'recruiter' },
  ],
  user: [
    { role: 'user', label: 'Employer' },
    { role: 'user_admin', label: 'Company admin', needs: 'user' },
    { role: 'admin', label: 'Admin (reads both sides)' },
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
      ? 'A recruiter account holds roles of recruiters and their plans only.'
      : 'An account of the hiring side holds roles of employers and staff only.';
  const lonely = choices.find(
    ({ role, needs }) => needs && names.includes(roleName(role)) && !names.includes(roleName(needs)),
  );
  return lonely?.needs ? `${lonely.label} adds to ${roleLabel(roleName(lonely.needs))}: choose that, too.` : null;
}
