import { Worker } from 'node:worker_threads';
import type { Batch } from './plan.ts';
import type { FilledSheet, Kinds } from './sheets.ts';

/** Batches being generated. The caller must stop it. */
export interface Making {
  /** All batches in order; waits for each. */
  sheets(): AsyncGenerator<FilledSheet[]>;
  stop(): Promise<void>;
}

/** Starts generating batches on worker threads, a few ahead of the consumer. */
export function startMaking(batches: Iterable<Batch>, kinds: Kinds, threads: number): Making {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits, workerData: kinds }),
  );
  const made: Promise<FilledSheet[]>[] = [];
  const iterator = batches[Symbol.iterator]();
  let at = 0;
  const begin = () => {
    const { value, done } = iterator.next();
    if (!done) made.push(sheetsOf(workers[at++ % threads]!, value));
  };
  for (let ahead = 0; ahead < threads * 2; ahead++) begin();
  return {
    async *sheets() {
      for (let next = made.shift(); next; next = made.shift()) {
        const sheets = await next;
        begin();
        yield sheets;
      }
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Rows are released as soon as they are written: with a small young generation they would be promoted. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 };

/** A thread answers in the order of its requests. */
function sheetsOf(worker: Worker, batch: Batch): Promise<FilledSheet[]> {
  const waiting = (queues.get(worker) ?? listen(worker)) as Answer[];
  const answer = new Promise<FilledSheet[]>((resolve, reject) => waiting.push({ resolve, reject }));
  // Errors surface where it is awaited, which may be later.
  answer.catch(() => undefined);
  worker.postMessage(batch);
  return answer;
}

interface Answer {
  resolve(sheets: FilledSheet[]): void;
  reject(error: Error): void;
}
const queues = new WeakMap<Worker, Answer[]>();

function listen(worker: Worker): Answer[] {
  const waiting: Answer[] = [];
  queues.set(worker, waiting);
  worker.on('message', (sheets: FilledSheet[]) => waiting.shift()!.resolve(sheets));
  worker.on('error', (error: Error) => {
    for (const { reject } of waiting) reject(error);
  });
  return waiting;
}
