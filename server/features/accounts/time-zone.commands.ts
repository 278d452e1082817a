import { timeZoneInput } from '#common/accounts/time-zone.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import { refuseWhileImpersonating } from '#server/session/impersonation.ts';

/** Sets the viewer's own time zone. */
export const setTimeZone = defineCommand({
  name: 'setTimeZone',
  input: timeZoneInput,
  run: async (write, { timeZone }) => {
    const { userId, agencyId, companyId } = write.viewer;
    if (!userId) return refuseUnknown();
    refuseWhileImpersonating(write.viewer);
    await write.tx.updateTable('users').set({ time_zone: timeZone }).where('id', '=', userId).execute();
    const subject = { type: 'User', id: userId } as const;
    write.audit({ action: 'setTimeZone', agencyId, companyId, subject, details: { timeZone } });
    return { user: userId };
  },
});
