import { type AccountType, roleLabel } from '#common/accounts/account-roles.ts';

/** The labels of roles named as in tokens: 'Recruiter, Agency admin'. */
export const rolesInWords = (roles: readonly string[]): string => roles.map(roleLabel).join(', ') || 'None';

/** The labels of account types. */
export const typeWords: Readonly<Record<AccountType, string>> = { recruiter: 'Recruiter', user: 'Employer or admin' };

const staff = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN'];

/** Whether this is a staff account: nobody can act as one. */
export const isStaff = (roles: readonly string[]): boolean => roles.some((role) => staff.includes(role));
