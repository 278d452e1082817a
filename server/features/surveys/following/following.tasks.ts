import { z } from 'zod';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import { defineTask } from '#server/tasks/task.ts';
import { followedColumns } from './followed.ts';
import { followResponse } from './following.ts';

/** After midnight: what follows the anonymous responses of the day before, for all of them together. */
export const followAnonymousResponses = defineTask({
  name: 'followAnonymousResponses',
  cron: '15 0 * * *',
  payload: z.object({}),
  run: async (context) => {
    const today = context.nature.now().toISOString().slice(0, 10);
    // The ids are random, and so is this order.
    const due = await context.database.kysely
      .selectFrom('responses')
      .select('id')
      .where('follow_up_on', '<=', today)
      .orderBy('id')
      .execute();
    for (const { id: responseId } of due) await carryOut(context, followAnonymousResponse, { responseId });
  },
});

const followAnonymousResponse = defineCommand({
  name: 'followAnonymousResponse',
  input: z.object({ responseId: z.uuid() }),
  run: async (write, { responseId }) => {
    const response = await write.tx
      .updateTable('responses')
      .set({ follow_up_on: null })
      .where('id', '=', responseId)
      .where('follow_up_on', '<=', write.at.toISOString().slice(0, 10))
      .returning(followedColumns)
      .executeTakeFirst();
    if (response) await followResponse(write, response);
    return {};
  },
});
