import { sql } from 'kysely';
import { z } from 'zod';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { Unopenable } from '#server/integrations/sealed.ts';
import { defineTask } from '#server/tasks/task.ts';
import { connectTo, end, type MailboxProblem, problemOf } from './imap.ts';
import { openedPassword } from './password.ts';
import { OurFault, readFolders } from './read-mailbox.ts';
import { forgetMailboxes, noteMailboxProblem, noteMailboxRead } from './reading.commands.ts';
import { enqueueReading } from './tasks-to-queue.ts';

/** Has every connected mailbox read that wasn't in the last minutes. */
export const readMailboxes = defineTask({
  name: 'readMailboxes',
  cron: '*/12 * * * *',
  payload: z.object({}),
  run: (context) => carryOut(context, queueMailboxes, {}),
});

const queueMailboxes = defineCommand({
  name: 'queueMailboxes',
  input: z.object({}),
  run: async (write) => {
    const { rows } = await sql<{ id: string }>`/* mailboxesToRead */
      update mailboxes set queued_at = ${write.at} where state = 'live'
        and (queued_at is null or queued_at < ${write.at}::timestamptz - interval '10 minutes')
      returning id`.execute(write.tx);
    for (const { id } of rows) enqueueReading(write, id);
    return {};
  },
});

/** Reads what is new in a mailbox. What can't be read is noted for its owner. */
export const readMailbox = defineTask({
  name: 'readMailbox',
  payload: z.object({ mailboxId: z.uuid() }),
  maxAttempts: 3,
  run: async (context, { mailboxId }) => {
    const mailbox = await mailboxToRead(context, mailboxId);
    if (!mailbox) return;
    const { version } = mailbox;
    const problem = await read(context, mailbox);
    if (problem) await carryOut(context, noteMailboxProblem, { mailboxId, version, ...problem });
  },
});

/** Deletes what disconnected mailboxes told. */
export const forgetDisconnectedMailboxes = defineTask({
  name: 'forgetDisconnectedMailboxes',
  cron: '35 3 * * *',
  payload: z.object({}),
  run: async (context) => {
    for (let count = 1; count > 0; ) ({ count } = await carryOut(context, forgetMailboxes, {}));
  },
});

async function mailboxToRead({ database: { kysely } }: Context, id: string) {
  const mailbox = await kysely
    .selectFrom('mailboxes')
    .select(['id', 'host', 'login', 'password', 'version'])
    .where('id', '=', id)
    .where('state', '=', 'live')
    .executeTakeFirst();
  if (!mailbox?.password) return null;
  const cursors = await kysely.selectFrom('mailbox_folders').selectAll().where('mailbox_id', '=', id).execute();
  return { ...mailbox, password: mailbox.password, cursors };
}

type ToRead = NonNullable<Awaited<ReturnType<typeof mailboxToRead>>>;

/** Reads it, and returns what was wrong with the mailbox; null if nothing was. */
async function read(
  context: Context,
  { id, host, login, password, version, cursors }: ToRead,
): Promise<MailboxProblem | null> {
  try {
    const client = await connectTo({ host, user: login, pass: openedPassword(id, password) });
    try {
      const { isWhole, isStopped } = await readFolders(context, client, id, cursors);
      if (!isStopped)
        await carryOut(context, noteMailboxRead, { mailboxId: id, version, isWhole }).catch(OurFault.throw);
      return null;
    } finally {
      await end(client);
    }
  } catch (error) {
    if (error instanceof OurFault) throw error.cause;
    if (error instanceof Unopenable)
      return { words: 'We lost the password of this mailbox. Enter it again.', mayPass: false };
    return problemOf(error);
  }
}
