import { roleLabel } from '#common/accounts/account-roles.ts';

/** What a user is, of names as in tokens: 'Recruiter, Agency admin'. */
export const rolesInWords = (roles: readonly string[]): string => roles.map(roleLabel).join(', ') || 'None';

/** What the kinds of account are called. */
export const typeWords: Readonly<Record<string, string>> = { recruiter: 'Recruiter', user: 'Hiring side or staff' };

const staff = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN'];

/** Whether this is an account of those who run the installation: nobody acts as them. */
export const isStaff = (roles: readonly string[]): boolean => roles.some((role) => staff.includes(role));
