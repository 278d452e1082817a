import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What to request, and how often. */
export interface RequestRun {
  readonly origin: string;
  /** In turn. */
  readonly paths: readonly string[];
  readonly seconds: number;
  /**
   * `clients`: this many clients, each sending its next request after a response. `rate`: this many requests a second,
   * whether or not earlier ones were answered.
   */
  readonly load: { readonly clients: number } | { readonly rate: number };
  /** Milliseconds after which a response is too late to count. */
  readonly soon: number;
}

/** The result. */
export interface Answers {
  /** Requests by response status, or `failed: …`. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Responses with 200 in time. */
  readonly good: number;
  /** Milliseconds for each 200. */
  readonly times: readonly number[];
  /** 429 and 503 without Retry-After. */
  readonly withoutRetryAfter: number;
  /** Seconds from the first request to the last response. */
  readonly took: number;
}

/** A process that sends the load, so that it does not slow the one that measures. */
export interface Requester {
  request(run: RequestRun): Promise<Answers>;
  stop(): void;
}

/** Rejects when it ends. */
async function endOf(child: ChildProcess): Promise<never> {
  const [code, signal] = await once(child, 'exit');
  throw new Error(`The requesting process has ended with ${code ?? signal}`);
}

/** Starts one. */
export function startRequester(): Requester {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'requester-process.ts'));
  const ended = endOf(child);
  ended.catch(() => undefined);
  return {
    request: async (run) => {
      child.send(run);
      const [answers] = await Promise.race([once(child, 'message'), ended]);
      return answers as Answers;
    },
    stop: () => void child.kill(),
  };
}
