import { z } from 'zod';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash, refuseDecided } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import { superAdmins } from '#server/features/accounts/users/super-admins.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';

/** Says which super admin deals with a waiting request, or that nobody does. The owner stays when it is decided. */
export const assignDataRequest = defineCommand({
  name: 'assignDataRequest',
  input: z.object({
    dataRequestId: z.uuid(),
    expectedVersion: z.int(),
    ownerId: z.uuid().nullish(),
    toMe: z.boolean().default(false),
  }),
  run: async (write, { dataRequestId, expectedVersion, toMe, ...chosen }) => {
    refuseAllButSuperAdmins(write.viewer);
    const ownerId = (toMe ? write.viewer.userId : chosen.ownerId) ?? null;
    const request = await write.tx
      .selectFrom('data_requests')
      .select(['id', 'state', 'version', 'owner_id'])
      .where('id', '=', dataRequestId)
      .forUpdate()
      .executeTakeFirst();
    if (!request) return refuseUnknown();
    const rows = { dataRequest: request.id };
    if (request.state !== 'open' && request.state !== 'extended') refuseDecided('request', rows);
    refuseClash('request', request.version, expectedVersion, rows);
    if (request.owner_id === ownerId) return rows;
    if (ownerId && !(await superAdmins(write)).some(({ id }) => id === ownerId))
      refuse('NOT_SUPER_ADMIN', 'Choose a super admin with an active account.', 'ownerId');
    await write.tx
      .updateTable('data_requests')
      .set({ owner_id: ownerId, version: request.version + 1 })
      .where('id', '=', request.id)
      .execute();
    write.audit({
      action: ownerId ? 'assignDataRequest' : 'releaseDataRequest',
      agencyId: null,
      subject: { type: 'DataRequest', id: request.id },
      ...(ownerId && { details: { ownerId } }),
    });
    return rows;
  },
});
