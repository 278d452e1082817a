import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { environmentForChild } from '#server/env.ts';
import { StartProblem } from './problem.ts';
import { nodeOptionsOf, type Role } from './roles.ts';

/** A part of Plaudit that is started again whenever it ends. */
export interface KeptChild {
  /** Resolves when it works for the first time; rejects when it ended several times before that. */
  readonly ready: Promise<void>;
  /** Stops and starts it, for changed sources. */
  renew(): void;
  stop(): Promise<void>;
  /** For those who do not want to wait for `stop`. */
  kill(): void;
}

/** Keeps one part of Plaudit running. */
export function keepChild(role: Role, added: NodeJS.ProcessEnv): KeptChild {
  const ready = Promise.withResolvers<void>();
  let child: ChildProcess | undefined;
  let pause: NodeJS.Timeout | undefined;
  let stopping = false;
  let failures = 0;
  let everReady = false;

  const start = () => {
    const since = Date.now();
    child = forkRole(role, added);
    child.once('message', () => {
      everReady = true;
      ready.resolve();
    });
    void endOf(child).then((why) => {
      child = undefined;
      if (stopping) return;
      failures = Date.now() - since > 10_000 ? 0 : failures + 1;
      if (!everReady && failures >= triesBeforeFirst)
        ready.reject(new StartProblem(`The ${role} process does not start.`));
      const wait = pauseAfter(failures);
      console.error(`The ${role} process ended (${why}) and is started again in ${wait / 1000} s.`);
      pause = setTimeout(start, wait);
    });
  };
  start();

  return {
    ready: ready.promise,
    renew: () => {
      failures = 0;
      child?.kill('SIGTERM');
    },
    kill: () => void child?.kill('SIGKILL'),
    async stop() {
      stopping = true;
      clearTimeout(pause);
      await end(child);
    },
  };
}

/** Runs a part of Plaudit that ends by itself. Throws `StartProblem` when it fails; it has said why. */
export async function runOnce(
  role: keyof typeof whatFailed,
  added: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const child = forkRole(role, added);
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  const why = await endOf(child);
  signal.removeEventListener('abort', kill);
  signal.throwIfAborted();
  if (child.exitCode === 0) return;
  if (child.pid === undefined) console.error(why);
  throw new StartProblem(whatFailed[role]);
}

const whatFailed = {
  build: 'Plaudit does not start, because its pages could not be built.',
  prepare: 'Plaudit does not start, because its database could not be prepared.',
};

const triesBeforeFirst = 3;
/** Ten seconds to finish what is under way, and one to leave. */
const drainMilliseconds = 11_000;

function forkRole(role: Role, added: NodeJS.ProcessEnv): ChildProcess {
  return fork(path.join(import.meta.dirname, '../main.ts'), [role], {
    env: environmentForChild(added),
    // Of two that say the same the last one counts: what an operator says.
    execArgv: [...nodeOptionsOf(role), ...process.execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/**
 * Why a process ended, in words. One that could not be spawned, as when the machine is out of processes, never exits:
 * its error is its end. Errors of a running one, such as a message that did not get through, are told and change nothing.
 */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.on('error', (error) => {
      if (child.pid === undefined) resolve(error.message);
      else console.error(error);
    });
  });
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const late = setTimeout(() => child.kill('SIGKILL'), drainMilliseconds);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(late);
}

function pauseAfter(failures: number): number {
  return Math.min(100 * 2 ** Math.max(failures - 1, 0), 5000);
}
