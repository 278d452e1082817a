import { z } from 'zod';
import { impersonationReason } from '#common/accounts/impersonation.ts';
import { sessionLimits } from '#common/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { actedAsByNobody } from '#server/session/impersonation.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { agencyOf } from './users.ts';

/**
 * Lets a super admin act as somebody for an hour, for a stated reason. Ends an earlier one. Nobody is emailed; the
 * browser then sends the username with every call.
 */
export const startImpersonation = defineCommand({
  name: 'startImpersonation',
  input: z.object({ userId: z.uuid(), reason: impersonationReason }),
  run: async (write, { userId, reason }) => {
    const adminId = adminOf(write);
    await lockAdmin(write, adminId);
    await refuseWhoIsNotActedAs(write, userId);
    await endRunning(write, adminId);
    const id = write.nature.newId();
    await write.tx
      .insertInto('impersonations')
      .values({
        id,
        admin_id: adminId,
        user_id: userId,
        reason,
        started_at: write.at,
        expires_at: new Date(write.at.getTime() + sessionLimits.impersonationMinutes * 60_000),
      })
      .execute();
    const subject = { type: 'User', id: userId } as const;
    const agencyId = await agencyOf(write.tx, userId);
    write.audit({ action: 'startImpersonation', agencyId, subject, details: { impersonationId: id } });
    return { impersonation: id, user: userId };
  },
});

/** Ends acting as somebody; called as oneself or in that person's name. Repeating it is harmless. */
export const endImpersonation = defineCommand({
  name: 'endImpersonation',
  input: z.object({}),
  run: async (write) => {
    const adminId = write.viewer.impersonatedBy ?? adminOf(write);
    await lockAdmin(write, adminId);
    return { impersonation: await endRunning(write, adminId) };
  },
});

function adminOf({ viewer }: Write): string {
  refuseAllButSuperAdmins(viewer);
  return viewer.userId ?? refuseUnknown();
}

/** Simultaneous starts take turns. */
const lockAdmin = ({ tx }: Write, adminId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', adminId).forNoKeyUpdate().execute();

async function refuseWhoIsNotActedAs({ tx, viewer }: Write, userId: string) {
  const user = await tx
    .selectFrom('users')
    .select((eb) => [
      'status',
      eb
        .exists(
          eb
            .selectFrom('user_roles')
            .select('role')
            .whereRef('user_id', '=', 'users.id')
            .where('role', 'in', actedAsByNobody),
        )
        .as('is_staff'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return refuseUnknown();
  if (userId === viewer.userId) refuse('SELF', 'This is your own account.');
  if (user.is_staff) refuse('STAFF', "You can't act as an admin.");
  if (user.status !== 'active') refuse('DEACTIVATED', 'This account is deactivated. Reactivate it first.');
}

/** Ends the active one, at its expiry at the latest; returns its id. */
async function endRunning({ tx, at, audit }: Write, adminId: string): Promise<string | null> {
  const ended = await tx
    .updateTable('impersonations')
    .set((eb) => ({ ended_at: eb.fn('least', ['expires_at', eb.val(at)]) }))
    .where('admin_id', '=', adminId)
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  if (!ended) return null;
  const subject = { type: 'User', id: ended.user_id } as const;
  const agencyId = await agencyOf(tx, ended.user_id);
  audit({ action: 'endImpersonation', agencyId, subject, details: { impersonationId: ended.id } });
  return ended.id;
}
