import { parentPort, workerData } from 'node:worker_threads';
import { makeBatch } from './make-batch.ts';
import type { Batch } from './plan.ts';
import type { Kinds } from './sheets.ts';

// A thread of its own: while Postgres takes one batch, the next is made up.
parentPort!.on('message', (batch: Batch) => {
  const sheets = makeBatch(batch, workerData as Kinds);
  parentPort!.postMessage(
    sheets,
    sheets.map(({ bytes }) => bytes.buffer as ArrayBuffer),
  );
});
