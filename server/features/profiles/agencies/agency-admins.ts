import type { Write } from '#server/commands/write.ts';

/** An agency's admins. Emails about decisions go to them. */
export const adminsOfAgency = ({ tx }: Write, id: string): Promise<{ id: string; email: string; name: string }[]> =>
  tx
    .selectFrom('users as u')
    .innerJoin('recruiters as r', 'r.user_id', 'u.id')
    .innerJoin('user_roles as o', 'o.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.name'])
    .distinct()
    .where('r.agency_id', '=', id)
    .where('u.status', '=', 'active')
    .where('o.role', 'in', ['ROLE_RECRUITER_ADMIN', 'ROLE_RECRUITER_FREELANCER'])
    .orderBy('u.email')
    .execute();
