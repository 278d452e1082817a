import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { AuditEntry, Write } from '#server/commands/write.ts';
import { refuseWhileImpersonating } from '#server/session/impersonation.ts';
import { endSessionsOf, familyOf } from './sessions.ts';

/** Ends all the viewer's sessions but the one with `refreshToken`; without it, all. */
export const signOutEverywhere = defineCommand({
  name: 'signOutEverywhere',
  input: z.object({ refreshToken: z.string().max(1000).nullish() }),
  run: async (write, { refreshToken }) => {
    const userId = ownAccount(write);
    const kept = await familyOf(write.tx, userId, refreshToken ?? null);
    const ended = await endSessionsOf(write.tx, userId, 'signed_out_everywhere', write.at, kept);
    auditUser(write, 'signOutEverywhere', { ended });
    return { user: userId, ended };
  },
});

/** Ends one of the viewer's sessions, on whichever device. */
export const endSession = defineCommand({
  name: 'endSession',
  input: z.object({ sessionId: z.uuid() }),
  run: async (write, { sessionId }) => {
    const userId = ownAccount(write);
    const { numUpdatedRows } = await write.tx
      .updateTable('session_families')
      .set({ ended_at: write.at, ended_because: 'signed_out' })
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuseUnknown();
    auditUser(write, 'endSession', { sessionId });
    return { user: userId };
  },
});

/** The account of the viewer, who must be its owner, not somebody acting as them. */
export function ownAccount({ viewer }: Pick<Write, 'viewer'>): string {
  const userId = viewer.userId ?? refuseUnknown();
  refuseWhileImpersonating(viewer);
  return userId;
}

function auditUser(write: Write, action: AuditAction, details: AuditEntry['details']) {
  const { userId, agencyId, companyId } = write.viewer;
  write.audit({ action, agencyId, companyId, subject: { type: 'User', id: userId! }, details });
}
