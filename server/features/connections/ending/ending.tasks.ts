import { z } from 'zod';
import { endingDays, endingVendors, type VendorKey, vendorNames } from '#common/connections/vendors.ts';
import { carryOut } from '#server/commands/command.ts';
import { defineTask } from '#server/tasks/task.ts';
import { noteProblem } from '../syncing/runs.commands.ts';
import { tellOfEnding } from './ending.commands.ts';

/** Tells people whose access ends within a week, and stops the connections whose access has ended. */
export const warnOfEndingAccess = defineTask({
  name: 'warnOfEndingAccess',
  cron: '10 5 * * *',
  payload: z.object({}),
  run: async (context) => {
    const now = context.nature.now();
    const due = await context.database.kysely
      .selectFrom('connections as c')
      .innerJoin('connection_credentials as s', 's.connection_id', 'c.id')
      .select(['c.id', 'c.vendor', 's.expires_at'])
      .where('c.vendor', 'in', endingVendors)
      .where('c.state', '=', 'live')
      .where('s.expires_at', '<=', new Date(now.getTime() + endingDays * 86_400_000))
      .where((eb) => eb.or([eb('s.ending_told_at', 'is', null), eb('s.expires_at', '<=', now)]))
      .execute();
    for (const { id: connectionId, vendor, expires_at } of due) {
      if (expires_at > now) await carryOut(context, tellOfEnding, { connectionId });
      else {
        const problem = `Our access to ${vendorNames[vendor as VendorKey]} has ended.`;
        await carryOut(context, noteProblem, { connectionId, kind: 'signedOut', problem, retryAfter: null, calls: 0 });
      }
    }
  },
});
