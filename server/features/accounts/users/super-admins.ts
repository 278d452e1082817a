import type { Write } from '#server/commands/write.ts';

/** Super admins with an active account, in a fixed order. */
export const superAdmins = ({ tx }: Pick<Write, 'tx'>): Promise<{ id: string; email: string; name: string }[]> =>
  tx
    .selectFrom('users as u')
    .innerJoin('user_roles as r', 'r.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.name'])
    .where('r.role', '=', 'ROLE_SUPER_ADMIN')
    .where('u.status', '=', 'active')
    .orderBy('u.id')
    .execute();
