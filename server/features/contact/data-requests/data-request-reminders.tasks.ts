import { sql } from 'kysely';
import { z } from 'zod';
import { dueSoonDays } from '#common/contact/data-request-clock.ts';
import { absolute, panelUrl } from '#common/urls.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import { env } from '#server/env.ts';
import { superAdmins } from '#server/features/accounts/users/super-admins.ts';
import { sendToEach } from '#server/mail/send-mail.ts';
import { defineTask } from '#server/tasks/task.ts';
import { dataRequestDue } from '../mails/DataRequestDueMail.tsx';

/** Reminds of requests whose deadline is near, and once more when it has passed. */
export const remindOfDataRequests = defineTask({
  name: 'remindOfDataRequests',
  cron: '20 5 * * *',
  payload: z.object({}),
  run: async (context) => {
    await carryOut(context, remindOfDataRequestsCommand, {});
  },
});

/** Marks each request with its reminder, so that a second run finds none. A reminder that was missed is not sent late. */
const remindOfDataRequestsCommand = defineCommand({
  name: 'remindOfDataRequests',
  input: z.object({}),
  run: async (write) => {
    const today = sql`(${write.at}::timestamptz at time zone 'UTC')::date`;
    const { rows } = await sql<{
      id: string;
      due_on: string;
      owner_id: string | null;
      is_late: boolean;
    }>`/* remindOfDataRequests */
      update data_requests set
        reminded_soon_at = case when due_on < ${today} then reminded_soon_at else ${write.at} end,
        reminded_late_at = case when due_on < ${today} then ${write.at} else reminded_late_at end
      where state in ('open', 'extended')
        and (due_on < ${today} and reminded_late_at is null
          or due_on between ${today} and ${today} + ${sql.lit(dueSoonDays)} and reminded_soon_at is null)
      returning id, due_on, owner_id, due_on < ${today} as is_late`.execute(write.tx);
    if (rows.length === 0) return { count: 0 };
    const everyone = await superAdmins(write);
    for (const { id, due_on: dueOn, owner_id, is_late: isLate } of rows.sort((a, b) =>
      a.due_on < b.due_on ? -1 : 1,
    )) {
      const owner = everyone.filter((one) => one.id === owner_id);
      await sendToEach(write, dataRequestDue, owner.length > 0 ? owner : everyone, {
        props: {
          isLate,
          dueOn,
          isOwner: owner.length > 0,
          panelUrl: absolute(env.PLAUDIT_URL, panelUrl('privacy', { open: `DataRequest:${id}` })),
        },
      });
    }
    return { count: rows.length };
  },
});
