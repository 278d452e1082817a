import { z } from 'zod';
import { isOpenApplication } from '#common/jobs/applications.ts';
import { candidateDays } from '#common/retention.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import { defineTask } from '#server/tasks/task.ts';
import { auditApplication, eraseApplication, lockApplication, moveApplication } from './application.ts';

/** Applications read at once. */
const batchSize = 500;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/**
 * Erases candidates who never answered, and those whose application ended long ago, each in a transaction of its own. A
 * second run finds nothing.
 */
export const forgetCandidates = defineTask({
  name: 'forgetCandidates',
  cron: '20 4 * * *',
  payload: z.object({}),
  run: async (context) => {
    for (;;) {
      const now = context.nature.now();
      const due = await context.database.kysely
        .selectFrom('applications')
        .select('id')
        .where('erased_at', 'is', null)
        .where((eb) =>
          eb.or([
            eb.and([eb('consented_at', 'is', null), eb('asked_at', '<', daysBefore(now, candidateDays.unanswered))]),
            eb('ended_at', '<', daysBefore(now, candidateDays.ended)),
          ]),
        )
        .limit(batchSize)
        .execute();
      for (const { id } of due) await carryOut(context, forgetCandidate, { applicationId: id });
      if (due.length < batchSize) return;
    }
  },
});

const forgetCandidate = defineCommand({
  name: 'forgetCandidate',
  input: z.object({ applicationId: z.uuid() }),
  run: async (write, { applicationId }) => {
    const found = await lockApplication(write, applicationId);
    if (!found || found.application.erased_at) return {};
    let { application } = found;
    if (isOpenApplication(application.state)) {
      // Someone who agreed in this moment is not forgotten.
      if (application.consented_at) return {};
      application = await moveApplication(write, application, 'withdraw', { by: 'system' });
    }
    auditApplication(write, await eraseApplication(write, application), 'forgetCandidate');
    return {};
  },
});
