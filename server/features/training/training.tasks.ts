import { z } from 'zod';
import { carryOut } from '#server/commands/command.ts';
import { defineTask } from '#server/tasks/task.ts';
import { reminderTaskName, remindOfTrainingCommand } from './training-decisions.commands.ts';

/** Enqueued when a session is confirmed or moved: reminds the person a day before. */
export const remindOfTraining = defineTask({
  name: reminderTaskName,
  payload: z.object({ bookingId: z.uuid(), startsAt: z.string() }),
  run: async (context, payload) => {
    await carryOut(context, remindOfTrainingCommand, payload);
  },
});
