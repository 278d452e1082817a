import './features/index.ts';
import { availableParallelism } from 'node:os';
import { type Context, nature } from './commands/context.ts';
import { connect } from './database/database.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { closeMailTransport } from './mail/transport.ts';
import { system } from './session/viewer.ts';
import { startTasks } from './tasks/worker.ts';

/** Does background work until stopped. */
export async function startWorker(): Promise<{ stop(): Promise<void> }> {
  const concurrency = 2 * availableParallelism();
  const database = connect(env.DATABASE_URL!, Math.max(env.DATABASE_POOL_SIZE, concurrency + 2));
  const context = (): Context => ({ database, nature, viewer: system, requestId: 'task' });
  const tasks = await startTasks(context, env.DATABASE_URL!, concurrency);
  log.info('Doing tasks');
  return {
    async stop() {
      await tasks.stop();
      closeMailTransport();
      await database.close();
    },
  };
}
