import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * A user's roles as used in tokens: their own, plus the role of their agency's plan.
 * @param plan of the user's agency; null without one
 */
export const heldRoles = (userId: Expression<string>, plan: Expression<string | null>): RawBuilder<string[]> =>
  sql`array(select role from user_roles where user_id = ${userId}
    union select 'ROLE_' || upper(${plan}) where ${plan} <> 'free' order by role)`;
