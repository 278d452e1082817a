import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { createAgency, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';

/** An agency on a team plan with its admin, and a way to add members. */
export async function createTeamAgency(database: Database, wishes: Parameters<typeof createAgency>[1] = {}) {
  const { id: agency_id } = await createAgency(database, { plan: 'pro_team', ...wishes });
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
  const admin = await createRecruiterWithLogin(database, { agency_id, roles });
  return { agency_id, ...admin, member: () => createRecruiterWithLogin(database, { agency_id }) };
}

/** An open request of an account to join an agency or a company. */
export function createJoinRequest(
  { kysely }: Database,
  wishes: Partial<Insertable<DB['join_requests']>> & { user_id: string },
): Promise<Selectable<DB['join_requests']>> {
  return kysely
    .insertInto('join_requests')
    .values({ id: nature.newId(), message: 'We met last week.', created_at: new Date(), ...wishes })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An open invitation to an agency or a company, sent an hour ago. */
export function createMemberInvitation(
  { kysely }: Database,
  wishes: Partial<Insertable<DB['member_invitations']>>,
): Promise<Selectable<DB['member_invitations']>> {
  const id = nature.newId();
  const sent_at = new Date(Date.now() - 3_600_000);
  return kysely
    .insertInto('member_invitations')
    .values({
      id,
      email: `sage-${id}@newcomer.example`,
      is_admin: false,
      token_hash: randomBytes(32),
      sent_at,
      expires_at: new Date(sent_at.getTime() + 14 * 86_400_000),
      created_at: sent_at,
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
