import { sql } from 'kysely';
import { refuse } from '#server/commands/refusal.ts';

/** Ends a command (code IMPERSONATING) that only the person themselves may give: password, e-mail, billing, connections. */
export function refuseWhileImpersonating(viewer: { readonly impersonatedBy: string | null }): void {
  if (viewer.impersonatedBy) refuse('IMPERSONATING', "You're acting as another person. Only they can change this.");
}

/** Nobody may act as a holder of these roles. */
export const actedAsByNobody = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN'] as const;

/** The real super admin, the username they act as, and when. */
export interface Acting {
  adminId: string;
  username: string;
  now: Date;
}

/**
 * A condition on `users` (alias `u`): an active super admin is acting as this user right now. Checks again what
 * `startImpersonation` checked, since roles and states may have changed.
 */
export const isActedAs = ({ adminId, username, now }: Acting) => sql<boolean>`
  u.email = ${username} and u.status = 'active'
  and exists (
    select from impersonations i
    join users a on a.id = i.admin_id and a.status = 'active'
    join user_roles s on s.user_id = i.admin_id and s.role = 'ROLE_SUPER_ADMIN'
    where i.admin_id = ${adminId}::uuid and i.user_id = u.id and i.ended_at is null and i.expires_at > ${now})
  and not exists (
    select from user_roles o where o.user_id = u.id and o.role in (${sql.join([...actedAsByNobody])}))`;
