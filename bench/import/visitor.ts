import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * A thread that opens a page again and again between 'start' and 'stop', and then reports how many milliseconds each
 * took. In a thread of its own, so that it doesn't wait for the work that it is measured beside.
 */
let isVisiting = false;
parentPort!.on('message', (message: 'start' | 'stop') => {
  isVisiting = message === 'start';
  if (isVisiting) void visit();
});

async function visit(): Promise<void> {
  const took: number[] = [];
  while (isVisiting) {
    const start = performance.now();
    const response = await fetch(workerData as string);
    await response.arrayBuffer();
    took.push(performance.now() - start);
    await sleep(20);
  }
  parentPort!.postMessage(took);
}
