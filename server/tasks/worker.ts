import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import { reached } from '#server/commands/checkpoints.ts';
import type { Context } from '#server/commands/context.ts';
import { log } from '#server/log.ts';
import { taskDuration } from '#server/metrics.ts';
import { holdWorkers } from './holders.ts';
import { allTasks } from './task.ts';

/**
 * Runs tasks until stopped. Stopping lets running tasks finish, for at most eight seconds. `beforeEach` runs before
 * each task.
 */
export async function startTasks(
  context: () => Context,
  connectionString: string,
  concurrency: number,
  beforeEach?: () => Promise<void>,
): Promise<{ stop(): Promise<void> }> {
  const events = new EventEmitter();
  const holder = await holdWorkers(connectionString, events);
  const runner = await run({
    pgPool: context().database.pool,
    concurrency,
    events,
    noHandleSignals: true,
    logger: quiet,
    pollInterval: 2000,
    gracefulShutdownAbortTimeout: 8000,
    taskList: taskList(context, beforeEach),
    parsedCronItems: parseCronItems(
      allTasks().flatMap(({ name, cron }) =>
        cron ? [{ task: name, match: cron, options: { backfillPeriod: 86_400_000 } }] : [],
      ),
    ),
  });
  return { stop: () => stop(runner, holder) };
}

async function stop(runner: Runner, holder: { stop(): Promise<void> }) {
  await runner.stop();
  await holder.stop();
}

/** Every declared task as graphile-worker expects it: payload validated, timed, failures logged. */
export function taskList(context: () => Context, beforeEach?: () => Promise<void>): TaskList {
  return Object.fromEntries(
    allTasks().map((task) => [
      task.name,
      async (payload, { job }) => {
        const started = performance.now();
        const { _cron, ...own } = (payload ?? {}) as Record<string, unknown>;
        const requestId = `task-${job.id}`;
        try {
          await beforeEach?.();
          await task.run({ ...context(), requestId }, task.payload.parse(own) as never);
          reached('task:done');
          taskDuration.observe({ task: task.name, outcome: 'done' }, (performance.now() - started) / 1000);
        } catch (error) {
          taskDuration.observe({ task: task.name, outcome: 'failed' }, (performance.now() - started) / 1000);
          log.error({ err: error, task: task.name, requestId, attempt: job.attempts }, 'A task failed');
          throw error;
        }
      },
    ]),
  );
}

const quiet = new Logger(() => (level, message) => {
  if (level === 'error') log.warn({ message }, 'The task queue says');
});
