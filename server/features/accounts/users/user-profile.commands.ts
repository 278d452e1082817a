import { z } from 'zod';
import { userProfileInput } from '#common/accounts/user-profile.ts';
import { meets } from '#common/roles.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import { lockUser } from './users.ts';

/** Saves what somebody who hires changed about themselves; missing fields stay. A clash returns the newer account. */
export const saveUserProfile = defineCommand({
  name: 'saveUserProfile',
  input: userProfileInput.extend({ expectedVersion: z.int() }),
  run: async (write, { expectedVersion, jobTitle, ...said }) => {
    const { userId, agencyId, companyId } = write.viewer;
    const user = await lockUser(write, userId ?? refuseUnknown());
    if (!meets(user.roles, 'user_profile_edit')) return refuse('FORBIDDEN', 'Only people who hire can do this.');
    refuseClash('account', user.version, expectedVersion, { user: user.id });
    await write.tx
      .updateTable('users')
      .set({ ...said, job_title: jobTitle, version: user.version + 1 })
      .where('id', '=', user.id)
      .execute();
    const fields = Object.entries({ ...said, jobTitle }).flatMap(([name, value]) => (value === undefined ? [] : name));
    const subject = { type: 'User', id: user.id } as const;
    write.audit({ action: 'saveUserProfile', agencyId, companyId, subject, details: { fields } });
    return { user: user.id };
  },
});
