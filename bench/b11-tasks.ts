import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, makeWorkerUtils, run as runLibrary } from 'graphile-worker';
import { z } from 'zod';
import { defineCommand, runCommand } from '#server/commands/command.ts';
import { type Context, nature } from '#server/commands/context.ts';
import { connect } from '#server/database/database.ts';
import { stranger } from '#server/session/viewer.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { defineTask } from '#server/tasks/task.ts';
import { startTasks } from '#server/tasks/worker.ts';
import type { Measured } from './kit/load.ts';
import { readBenchOptions } from './kit/options.ts';
import { ownCommand, printMachine, report, rowOf } from './kit/report.ts';
import { inRounds, printRounds, ratioOf } from './kit/rounds.ts';
import { poolSize } from './kit/running.ts';
import { median, percentile, spreadOf } from './kit/statistics.ts';
import { openWorld } from './kit/world.ts';

/**
 * B11: no-op tasks, enqueued by a command in its transaction and run by our worker, against graphile-worker alone: how
 * many a second, and how long after the commit one starts. `node bench/b11-tasks.ts --seconds 5 --rounds 20`
 */
const options = readBenchOptions();
const { connections, warmUp } = options;
/** Milliseconds between tasks whose start is timed, so nothing else is queued. */
const pause = 20;

/** Callers waiting for their task to start, by its number. */
const waiting = new Map<number, () => void>();
let numbers = 0;
const start = (number: number) => {
  waiting.get(number)?.();
  waiting.delete(number);
};

/** A worker, and a way to enqueue tasks for it. */
interface Worker {
  add(number: number): Promise<unknown>;
  stop(): Promise<void>;
}

const doNothing = defineTask({
  name: 'doNothing',
  payload: z.object({ number: z.int() }),
  run: async (_, { number }) => start(number),
});
const enqueueNothing = defineCommand({
  name: 'enqueueNothing',
  input: z.object({ number: z.int() }),
  run: async (write, input) => {
    write.enqueue(enqueued(doNothing, input));
    return {};
  },
});

const world = await openWorld(options);
const database = connect(world.connectionString, poolSize + 2);
const context: Context = { database, nature, viewer: stranger, requestId: 'bench' };
try {
  const starts: number[] = [];
  const contenders = [
    { name: 'task of a command', measure: (seconds: number) => measure(ours, seconds, starts) },
    { name: 'graphile-worker alone', measure: (seconds: number) => measure(libraryAlone, seconds, []) },
  ];
  await inRounds(contenders, { ...options, seconds: warmUp, rounds: 1, warmUp: 1 });
  starts.length = 0;
  const rounds = await inRounds(contenders, { ...options, warmUp: 1 });
  printMachine(`PostgreSQL ${world.postgres}`);
  printRounds(rounds);
  const [name, limit] = ['task of a command', 'graphile-worker alone'];
  const p99 = rounds.get(name)!.map((one) => one.p99);
  const { least, most } = spreadOf(p99);
  const all = percentile(starts, 0.99);
  report([
    rowOf({
      what: 'B11 tasks that do nothing',
      rounds,
      ours: name,
      limit,
      ratio: ratioOf(rounds, name, limit),
      least: 0.5,
    }),
    {
      what: 'B11 start after the commit, p99',
      ours: `${all.toFixed(1)} ms`,
      limit: `${median(rounds.get(limit)!.map((one) => one.p99)).toFixed(1)} ms (${limit})`,
      ratio: '–',
      spread: `${least.toFixed(1)} to ${most.toFixed(1)} ms`,
      byCpu: '–',
      goal: '≤ 50 ms',
      isReached: all <= 50,
      command: ownCommand(),
    },
  ]);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await database.close();
  await world.stop();
}

async function ours(): Promise<Worker> {
  const { stop } = await startTasks(() => context, world.connectionString, poolSize);
  return { add: (number) => runCommand(enqueueNothing, context, { number }), stop };
}

async function libraryAlone(): Promise<Worker> {
  const logger = new Logger(() => () => undefined);
  const { pool } = database;
  const taskList = { nothingAlone: async (payload: unknown) => start((payload as { number: number }).number) };
  const runner = await runLibrary({
    pgPool: pool,
    concurrency: poolSize,
    noHandleSignals: true,
    pollInterval: 2000,
    logger,
    taskList,
  });
  const utils = await makeWorkerUtils({ pgPool: pool, logger });
  const stop = async () => {
    await runner.stop();
    await utils.release();
  };
  return { add: (number) => utils.addJob('nothingAlone', { number }), stop };
}

/** For half of the time as many as possible, then one now and then, whose delay after the commit is measured. */
async function measure(begin: () => Promise<Worker>, seconds: number, starts: number[]): Promise<Measured> {
  const worker = await begin();
  const half = (seconds * 1000) / 2;
  const before = process.cpuUsage();
  const begun = performance.now();
  const counts = await Promise.all(Array.from({ length: connections }, () => keepAdding(worker, begun + half)));
  const took = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(before);
  const done = counts.reduce((sum, count) => sum + count, 0);
  const times: number[] = [];
  for (const end = performance.now() + half; performance.now() < end; await sleep(pause))
    times.push(await timeToStart(worker));
  await worker.stop();
  starts.push(...times);
  return { rate: done / took, p50: percentile(times, 0.5), p99: percentile(times, 0.99), cpu: (user + system) / done };
}

/** Enqueues the next task once the last has started, so everything counted was done and nothing is left behind. */
async function keepAdding(worker: Worker, end: number): Promise<number> {
  let count = 0;
  for (; performance.now() < end; count++) await timeToStart(worker);
  return count;
}

/** Milliseconds from the commit to the start. Negative counts as zero: news of the commit travels another way. */
async function timeToStart(worker: Worker): Promise<number> {
  const number = numbers++;
  const started = new Promise<number>((resolve) => waiting.set(number, () => resolve(performance.now())));
  await worker.add(number);
  const committed = performance.now();
  return Math.max(0, (await started) - committed);
}
