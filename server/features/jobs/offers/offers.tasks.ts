import { z } from 'zod';
import { carryOut } from '#server/commands/command.ts';
import { defineTask } from '#server/tasks/task.ts';
import { expireOffer } from './offers.commands.ts';

/** Offers read at once. */
const batchSize = 500;

/** Ends offers that nobody answered in time, each in a transaction of its own. A second run finds none. */
export const expireOffers = defineTask({
  name: 'expireOffers',
  cron: '*/15 * * * *',
  payload: z.object({}),
  run: async (context) => {
    for (;;) {
      const due = await context.database.kysely
        .selectFrom('offers')
        .select('id')
        .where('state', '=', 'sent')
        .where('expires_at', '<=', context.nature.now())
        .orderBy('expires_at')
        .limit(batchSize)
        .execute();
      for (const { id } of due) await carryOut(context, expireOffer, { offerId: id });
      if (due.length < batchSize) return;
    }
  },
});
