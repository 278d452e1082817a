import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';
import { endSessionsOf } from '../session/sessions.ts';

/** A user's agency, for the audit; null without a profile. */
export async function agencyOf(tx: Tx, userId: string): Promise<string | null> {
  const profile = await tx
    .selectFrom('recruiters')
    .select('agency_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return profile?.agency_id ?? null;
}

/** A user with their roles, locked until the write ends; refused as unknown when missing. */
export async function lockUser({ tx }: Write, userId: string) {
  const user = await tx
    .selectFrom('users')
    .select([
      'id',
      'type',
      'name',
      'email',
      'status',
      'is_closed_by_admin',
      'version',
      'time_zone',
      'is_verified',
      'country',
    ])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return refuseUnknown();
  const held = await tx.selectFrom('user_roles').select('role').where('user_id', '=', userId).execute();
  return { ...user, roles: held.map(({ role }) => role) };
}

/** Deactivates an account for staff: its sessions end at once, and so does acting as this person, and by this person. */
export async function closeAccount({ tx, at }: Write, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ status: 'deactivated', is_closed_by_admin: false })
    .where('id', '=', userId)
    .execute();
  await endSessionsOf(tx, userId, 'deactivated', at);
  await tx
    .updateTable('impersonations')
    .set((eb) => ({ ended_at: eb.fn('least', ['expires_at', eb.val(at)]) }))
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('admin_id', '=', userId)]))
    .execute();
}
