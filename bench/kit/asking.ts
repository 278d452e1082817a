import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What is asked for, and how often. */
export interface Asking {
  readonly origin: string;
  /** In turns. */
  readonly paths: readonly string[];
  readonly seconds: number;
  /**
   * `clients`: so many, each of whom asks again when answered. `rate`: so many requests a second, whether or not those
   * before were answered.
   */
  readonly load: { readonly clients: number } | { readonly rate: number };
  /** Milliseconds after which an answer is too late to count. */
  readonly soon: number;
}

/** What became of it. */
export interface Answers {
  /** Requests sent, by the status that came, or `failed: …`. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Of 200: how many came soon enough. */
  readonly good: number;
  /** Milliseconds that each 200 took. */
  readonly times: readonly number[];
  /** 429 and 503 that did not say when to come back. */
  readonly withoutRetryAfter: number;
  /** Seconds from the first request to the last answer. */
  readonly took: number;
}

/** A process that asks, so that whoever watches is not kept waiting by it. */
export interface Asker {
  ask(asking: Asking): Promise<Answers>;
  stop(): void;
}

/** Fails when it ends. */
async function endOf(child: ChildProcess): Promise<never> {
  const [code, signal] = await once(child, 'exit');
  throw new Error(`The asking process has ended with ${code ?? signal}`);
}

/** Starts one. */
export function startAsker(): Asker {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'asker.ts'));
  const ended = endOf(child);
  ended.catch(() => undefined);
  return {
    ask: async (asking) => {
      child.send(asking);
      const [answers] = await Promise.race([once(child, 'message'), ended]);
      return answers as Answers;
    },
    stop: () => void child.kill(),
  };
}
