import { sql } from 'kysely';
import { z } from 'zod';
import { flagLimits } from '#common/limits.ts';
import { absolute, panelUrl } from '#common/urls.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import { env } from '#server/env.ts';
import { superAdmins } from '#server/features/accounts/users/super-admins.ts';
import { sendToEach } from '#server/mail/send-mail.ts';
import { defineTask } from '#server/tasks/task.ts';
import { flagsDue } from '../mails/FlagsDueMail.tsx';

/** Tells super admins about flags that must be decided soon, and once more when they are overdue. */
export const warnOfFlags = defineTask({
  name: 'warnOfFlags',
  cron: '37 * * * *',
  payload: z.object({}),
  run: async (context) => {
    await carryOut(context, warnOfFlagsCommand, {});
  },
});

const warnOfFlagsCommand = defineCommand({
  name: 'warnOfFlags',
  input: z.object({}),
  run: async (write) => {
    const { rows: due } = await sql<{ overdue: boolean }>`/* warnOfFlags */
      update review_flag_cases set warned_at = ${write.at}
      where decided_at is null and decide_by <= ${write.at}::timestamptz + make_interval(hours => ${flagLimits.warnsHoursBefore})
        and (warned_at is null or (warned_at < decide_by and decide_by <= ${write.at}))
      returning decide_by <= ${write.at} as overdue`.execute(write.tx);
    if (due.length === 0) return { count: 0 };
    const overdue = due.filter((one) => one.overdue).length;
    const props = { due: due.length - overdue, overdue, panelUrl: absolute(env.PLAUDIT_URL, panelUrl('review-flags')) };
    await sendToEach(write, flagsDue, await superAdmins(write), { props });
    return { count: due.length };
  },
});
