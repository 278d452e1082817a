import { z } from 'zod';
import { ownNameInput } from '#common/accounts/own-name.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import { lockUser } from './users.ts';

/** Changes the viewer's own name, as emails and colleagues use it. A clash returns the newer account. */
export const changeName = defineCommand({
  name: 'changeName',
  input: ownNameInput.extend({ expectedVersion: z.int() }),
  run: async (write, { name, expectedVersion }) => {
    const { userId, agencyId, companyId } = write.viewer;
    const user = await lockUser(write, userId ?? refuseUnknown());
    refuseClash('account', user.version, expectedVersion, { user: user.id });
    await write.tx
      .updateTable('users')
      .set((eb) => ({ name, version: eb('version', '+', 1) }))
      .where('id', '=', user.id)
      .execute();
    write.audit({ action: 'changeName', agencyId, companyId, subject: { type: 'User', id: user.id } });
    return { user: user.id };
  },
});
