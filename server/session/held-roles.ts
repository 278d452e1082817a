import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * The roles of a user as in tokens: those given to the person, and the one of the agency's plan, which reaches its members.
 * @param plan of the person's agency; null for who has none
 */
export const heldRoles = (userId: Expression<string>, plan: Expression<string | null>): RawBuilder<string[]> =>
  sql`array(select role from user_roles where user_id = ${userId}
    union select 'ROLE_' || upper(${plan}) where ${plan} <> 'free' order by role)`;
