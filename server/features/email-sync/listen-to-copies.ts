import type { ImapFlow } from 'imapflow';
import { z } from 'zod';
import { defineCommand, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { log } from '#server/log.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { connectToOwn, end } from './imap.ts';

/** Milliseconds between attempts to listen. Meanwhile the mailbox is read by the clock. */
const retryAfter = 60_000;

/**
 * Listens to the mailbox for copies (IDLE, RFC 2177) and has it read as soon as something arrives, until stopped. A
 * server without IDLE is read by the clock alone.
 */
export function listenToCopies(context: () => Context): () => Promise<void> {
  let client: ImapFlow | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function listen() {
    try {
      client = await connectToOwn(env.PLAUDIT_SYNC_IMAP_URL!);
      client.on('exists', () => void runCommand(queueCopies, context(), {}).catch(warn));
      client.once('close', again);
      await client.mailboxOpen('INBOX', { readOnly: true });
      if (client.capabilities.has('IDLE')) while (!isStopped && (await client.idle()));
    } catch (error) {
      warn(error);
      client ? client.close() : again();
    }
  }

  function again() {
    client = undefined;
    if (!isStopped) retry = setTimeout(() => void listen(), retryAfter);
  }

  void listen();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    if (client) await end(client);
  };
}

const warn = (error: unknown) => log.warn({ err: error }, 'The mailbox for copies cannot be listened to');

const queueCopies = defineCommand({
  name: 'queueCopies',
  input: z.object({}),
  run: async (write) => {
    write.enqueue(enqueued({ name: 'readCopies', maxAttempts: 1 }, {}, { key: 'read copies', queue: 'copies' }));
    return {};
  },
});
