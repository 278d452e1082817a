import { sql } from 'kysely';
import { z } from 'zod';
import { runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { sendMailJob, sendMailsJob } from '#server/mail/send-mail-job.ts';
import { mailTransport } from '#server/mail/transport.ts';
import { defineTask } from '#server/tasks/task.ts';
import { deliver, deliverAll } from './delivery.ts';
import { giveUpOnMails } from './mailing.commands.ts';

/** Sends one email of the outbox; see `deliver`. */
export const sendMail = defineTask({
  name: sendMailJob.name,
  maxAttempts: sendMailJob.maxAttempts,
  payload: z.object({ mailId: z.uuid() }),
  run: (context, { mailId }) => deliver(context, mailTransport(), mailId),
});

/** Sends emails that were written together; see `deliverAll`. */
export const sendMails = defineTask({
  name: sendMailsJob.name,
  maxAttempts: sendMailsJob.maxAttempts,
  payload: z.object({ mailIds: z.array(z.uuid()) }),
  run: (context, { mailIds }) => deliverAll(context, mailTransport(), mailIds),
});

/** Settles emails that nobody will send: one whose task ran out of tries must not look as if it were waiting. */
export const settleAbandonedMails = defineTask({
  name: 'settleAbandonedMails',
  cron: '*/10 * * * *',
  payload: z.object({}),
  run: async (context) => {
    const abandoned = await listAbandoned(context);
    const idsIn = (state: string) => abandoned.filter((mail) => mail.state === state).map((mail) => mail.id);
    await runCommand(giveUpOnMails, context, { mailIds: idsIn('queued') });
    for (const mailId of idsIn('sending')) await deliver(context, mailTransport(), mailId);
  },
});

/** Emails without a task that runs or may still run. Waits a minute, because a task starts right after the commit. */
async function listAbandoned({ database, nature }: Context): Promise<readonly { id: string; state: string }[]> {
  const before = new Date(nature.now().getTime() - 60_000);
  const { rows } = await sql<{ id: string; state: string }>`/* listAbandonedMails */
    select m.id, m.state from mails m
    where m.state in ('queued', 'sending') and m.queued_at < ${before}::timestamptz and not exists (
      select from graphile_worker.jobs j
      where j.key = coalesce(${sendMailsJob.keyOf('')} || m.batch_id, ${sendMailJob.keyOf('')} || m.id) and (j.attempts < j.max_attempts or j.locked_at is not null))
    order by m.queued_at limit 1000`.execute(database.kysely);
  return rows;
}
