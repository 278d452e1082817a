import { z } from 'zod';
import { type Command, carryOut } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import type { Result } from '#server/commands/result.ts';
import { defineTask } from '#server/tasks/task.ts';
import { closeOverdueJob, openJob } from './publishing.commands.ts';

/** Jobs read at once. */
const batchSize = 500;

/** Opens jobs whose day has come, and closes those whose last day has passed, each in a transaction of its own. */
export const openAndCloseJobs = defineTask({
  name: 'openAndCloseJobs',
  cron: '*/5 * * * *',
  payload: z.object({}),
  run: async (context) => {
    await each(context, openJob, 'opens_at', ['pending_open']);
    await each(context, closeOverdueJob, 'closes_at', ['pending_open', 'open', 'engaged']);
  },
});

async function each(
  context: Context,
  command: Command<{ jobId: string }, Result>,
  moment: 'opens_at' | 'closes_at',
  states: readonly string[],
): Promise<void> {
  for (;;) {
    const due = await context.database.kysely
      .selectFrom('jobs')
      .select('id')
      .where('state', 'in', states)
      .where(moment, '<=', context.nature.now())
      .orderBy(moment)
      .limit(batchSize)
      .execute();
    for (const { id } of due) await carryOut(context, command, { jobId: id });
    if (due.length < batchSize) return;
  }
}
