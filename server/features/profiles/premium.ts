import { type Expression, type RawBuilder, sql } from 'kysely';
import { permissionsOf, roleName, roles } from '#common/roles.ts';

/** Roles, as in tokens, that give their holder a premium profile. */
const premiumRoles = roles
  .filter((role) => permissionsOf([role]).includes('premium_profile_view') && role !== 'super_admin')
  .map(roleName);

/**
 * Whether the plan of an agency, given by its row, covers the premium parts of its profile: cover, video and long text.
 */
export const agencyIsPremium = ({ plan }: { plan: Expression<unknown> }): RawBuilder<boolean> =>
  sql<boolean>`(${plan} <> 'free')`;

/** The same for a recruiter: their agency's plan covers its members, and somebody may have their own plan. */
export const recruiterIsPremium = (row: {
  agency_id: Expression<unknown>;
  user_id: Expression<unknown>;
}): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from agencies p where p.id = ${row.agency_id} and p.plan <> 'free')
    or exists (select from user_roles h where h.user_id = ${row.user_id} and h.role in (${sql.join(premiumRoles)})))`;
