import { z } from 'zod';
import { emailSyncLimits } from '#common/email-sync/found-people.ts';
import { carryOut } from '#server/commands/command.ts';
import { env } from '#server/env.ts';
import { log } from '#server/log.ts';
import { defineTask } from '#server/tasks/task.ts';
import { tokensIn } from './addresses.ts';
import { recordCopy } from './copies.commands.ts';
import { connectToOwn, end, headersOf } from './imap.ts';
import { readHeader } from './read-header.ts';

/**
 * Reads the mailbox for copies and empties it. A message is deleted once its people are recorded; one that is read
 * again, because a worker died before, doesn't count again.
 */
export const readCopies = defineTask({
  name: 'readCopies',
  cron: '*/2 * * * *',
  payload: z.object({}),
  maxAttempts: 1,
  run: async (context) => {
    if (!env.PLAUDIT_SYNC_IMAP_URL) return;
    const client = await connectToOwn(env.PLAUDIT_SYNC_IMAP_URL);
    try {
      const lock = await client.getMailboxLock('INBOX');
      try {
        const uids = ((await client.search({ all: true }, { uid: true })) || []).toSorted((a, b) => a - b);
        for (let from = 0; from < uids.length; from += emailSyncLimits.batch) {
          const part = uids.slice(from, from + emailSyncLimits.batch);
          for (const { raw, arrivedAt } of await headersOf(client, part)) {
            const header = await readHeader(raw, arrivedAt, context.nature.now()).catch(logUnreadable);
            for (const token of tokensIn(header?.deliveredTo ?? []))
              await carryOut(context, recordCopy, { token, header: header! });
          }
          await client.messageDelete(part.join(','), { uid: true });
        }
      } finally {
        lock.release();
      }
    } finally {
      await end(client);
    }
  },
});

/** A copy that can't be read is deleted with the others: it would hold up everybody's. */
function logUnreadable(error: Error): null {
  log.warn({ problem: error.message }, 'A copy of an email could not be read');
  return null;
}
