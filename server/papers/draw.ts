import { Worker } from 'node:worker_threads';
import type { ReactElement } from 'react';
import type { PaperInfo } from './paint.ts';

/** A template: a file in a feature's `papers` that exports it as `paper`. Its props are copied to another thread. */
export interface Paper<Props> {
  readonly info: (props: Props) => PaperInfo;
  /** A `Document` of @react-pdf/renderer with pages of any size. */
  readonly draw: (props: Props) => ReactElement;
}

/** The file of a template. */
export interface PaperModule {
  readonly paper: Paper<unknown>;
}

/** A paper to draw, as the thread gets it. */
export interface Wanted {
  readonly number: number;
  readonly template: string;
  readonly props: unknown;
}

/** What the thread answers. */
export type Drawn = { readonly number: number } & ({ readonly bytes: Uint8Array } | { readonly error: Error });

/** Papers that may wait for their turn. A usual one takes less than half a second. */
const waiting = 20;
/** Milliseconds after which a paper is given up and its thread ended. */
const patience = 60_000;

/** Thrown when too many papers are waiting. Ask again in a moment. */
export class TooManyPapers extends Error {}

interface Job extends Wanted {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let running: Job | undefined;
let timer: NodeJS.Timeout | undefined;
let latest = 0;
const queue: Job[] = [];

/**
 * Draws a paper as a tagged PDF in a thread of its own, so that no request waits for it. `template`: the file's address,
 * from `import.meta.resolve`. One is drawn at a time. Throws `TooManyPapers`.
 */
export function drawPaper<Props>(template: string, props: Props): Promise<Buffer> {
  if (queue.length >= waiting) return Promise.reject(new TooManyPapers('Too many papers are wanted at once'));
  return new Promise((resolve, reject) => {
    latest += 1;
    queue.push({ number: latest, template, props, resolve, reject });
    next();
  });
}

function next(): void {
  if (running) return;
  running = queue.shift();
  if (!running) {
    // A thread that has nothing to do keeps no process alive.
    worker?.unref();
    return;
  }
  worker ??= start();
  worker.ref();
  timer = setTimeout(() => void worker?.terminate(), patience);
  const { number, template, props } = running;
  worker.postMessage({ number, template, props } satisfies Wanted);
}

/** Ends the turn of the paper at work. */
function settle(end: (job: Job) => void): void {
  clearTimeout(timer);
  const job = running;
  running = undefined;
  if (job) end(job);
  next();
}

/** A thread. One that dies takes the paper at work with it; the next paper gets a new one. */
function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  let reason: Error | undefined;
  started.on('message', (drawn: Drawn) => {
    if (drawn.number !== running?.number) return;
    settle(({ resolve, reject }) => {
      if ('bytes' in drawn) resolve(Buffer.from(drawn.bytes.buffer));
      else reject(drawn.error);
    });
  });
  started.on('error', (error) => {
    reason = error instanceof Error ? error : new Error(String(error));
  });
  started.on('exit', () => {
    if (worker === started) worker = undefined;
    settle(({ reject }) => reject(reason ?? new Error('The thread that draws papers ended')));
  });
  return started;
}

/** Ends the thread, as if it had died. For tests. */
export const endDrawing = (): Promise<unknown> | undefined => worker?.terminate();
