import { z } from 'zod';
import { endingDays, vendorNames } from '#common/connections/vendors.ts';
import { connectionUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { tell } from '#server/features/notices/tell.ts';
import { lockConnection } from '../lock-connection.ts';
import { note } from '../log.ts';

/** Tells somebody once that our access to their account ends soon. */
export const tellOfEnding = defineCommand({
  name: 'tellOfEndingAccess',
  input: z.object({ connectionId: z.uuid() }),
  run: async (write, { connectionId }) => {
    const known = await lockConnection(write, connectionId);
    if (known?.state !== 'live' || !known.user_id) return {};
    const told = await write.tx
      .updateTable('connection_credentials')
      .set({ ending_told_at: write.at })
      .where('connection_id', '=', connectionId)
      .where('ending_told_at', 'is', null)
      .where('expires_at', '<=', new Date(write.at.getTime() + endingDays * 86_400_000))
      .returning('connection_id')
      .executeTakeFirst();
    if (!told) return {};
    await note(write, known, 'ending');
    const about = vendorNames[known.vendor];
    await tell(write, 'accessEnding', { to: [known.user_id], about, path: connectionUrl(known.vendor) });
    return {};
  },
});
