import { parentPort, workerData } from 'node:worker_threads';
import { makeBatch } from './make-batch.ts';
import type { Batch } from './plan.ts';
import type { Kinds } from './sheets.ts';

// A worker thread: it generates the next batch while Postgres takes the current one.
parentPort!.on('message', (batch: Batch) => {
  const sheets = makeBatch(batch, workerData as Kinds);
  parentPort!.postMessage(
    sheets,
    sheets.map(({ bytes }) => bytes.buffer as ArrayBuffer),
  );
});
