import { z } from 'zod';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import { refuseWhileImpersonating } from '#server/session/impersonation.ts';
import { newSyncToken } from './addresses.ts';

/**
 * Makes the address for copies of emails, or a new one: of the viewer, or of their agency for its admin. The one before
 * stops working.
 */
export const renewSyncAddress = defineCommand({
  name: 'renewSyncAddress',
  input: z.object({ isOfAgency: z.boolean() }),
  run: async (write, { isOfAgency }) => {
    const { agencyId, recruiterId, seesAgency } = write.viewer;
    if (!agencyId || !recruiterId) return refuseUnknown();
    refuseWhileImpersonating(write.viewer);
    if (isOfAgency && !seesAgency) refuse('FORBIDDEN', "Only your agency's admin can renew the agency's address.");
    const row = await write.tx
      .insertInto('sync_addresses')
      .values({
        ...{ id: write.nature.newId(), agency_id: agencyId, recruiter_id: isOfAgency ? null : recruiterId },
        ...{ token: newSyncToken(), created_at: write.at },
      })
      .onConflict((clash) =>
        clash
          .columns(['agency_id', 'recruiter_id'])
          .doUpdateSet({ token: newSyncToken(), created_at: write.at, last_mail_at: null }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    write.audit({ action: 'renewSyncAddress', agencyId, subject: { type: 'SyncAddress', id: row.id } });
    return { syncAddress: row.id };
  },
});
