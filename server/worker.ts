import './features/index.ts';
import { availableParallelism } from 'node:os';
import { type Context, nature } from './commands/context.ts';
import { connect } from './database/database.ts';
import { env } from './env.ts';
import { readClock } from './features/admin/clock.ts';
import { listenToCopies } from './features/email-sync/listen-to-copies.ts';
import { receiveReturnedMail } from './features/mailing/returned-mail/receive.ts';
import { log } from './log.ts';
import { closeMailTransport } from './mail/transport.ts';
import { system } from './session/viewer.ts';
import { startTasks } from './tasks/worker.ts';

/** Runs background tasks until stopped. */
export async function startWorker(): Promise<{ stop(): Promise<void> }> {
  const concurrency = 2 * availableParallelism();
  const database = connect(env.DATABASE_URL!, Math.max(env.DATABASE_POOL_SIZE, concurrency + 2));
  const context = (): Context => ({ database, nature, viewer: system, requestId: 'task' });
  // On a local installation, the clock may be put ahead between two tasks, and due times follow it.
  const beforeEach = env.PLAUDIT_ENV === 'local' ? () => readClock(database) : undefined;
  await beforeEach?.();
  const tasks = await startTasks(context, env.DATABASE_URL!, concurrency, beforeEach);
  const stopReceiving = env.PLAUDIT_BOUNCE_PORT ? receiveReturnedMail(context) : null;
  const stopListening = env.PLAUDIT_SYNC_IMAP_URL ? listenToCopies(context) : null;
  log.info('Doing tasks');
  return {
    async stop() {
      await stopReceiving?.();
      await stopListening?.();
      await tasks.stop();
      closeMailTransport();
      await database.close();
    },
  };
}
