import { z } from 'zod';
import { carryOut } from '#server/commands/command.ts';
import { defineTask } from '#server/tasks/task.ts';
import { remindedWithin, remindOfInterview } from './reminding.commands.ts';

/** Interviews read at once. */
const batchSize = 500;

/** Reminds people of interviews that start within a day, each in a transaction of its own. */
export const remindOfInterviews = defineTask({
  name: 'remindOfInterviews',
  cron: '*/15 * * * *',
  payload: z.object({}),
  run: async (context) => {
    const now = context.nature.now().getTime();
    for (;;) {
      const due = await context.database.kysely
        .selectFrom('interviews')
        .select('id')
        .where('state', '=', 'accepted')
        .where('reminded_at', 'is', null)
        .where('starts_at', '>', new Date(now + remindedWithin.until))
        .where('starts_at', '<=', new Date(now + remindedWithin.from))
        .orderBy('starts_at')
        .limit(batchSize)
        .execute();
      for (const { id } of due) await carryOut(context, remindOfInterview, { interviewId: id });
      if (due.length < batchSize) return;
    }
  },
});
