import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { environmentForChild } from '#server/env.ts';
import { StartProblem } from './problem.ts';
import { nodeOptionsOf, type Role } from './roles.ts';

/** A part of Plaudit that is restarted whenever it exits. */
export interface KeptChild {
  /** Resolves when it is ready for the first time. Rejects after several exits before that. */
  readonly ready: Promise<void>;
  /** Restarts it, for changed sources. */
  renew(): void;
  stop(): Promise<void>;
  /** Stops it without waiting. */
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
      const wait = pauseAfter(failures) + headStart[role];
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

/** Runs a job that ends by itself. Throws `StartProblem` when it fails; the job has printed why. */
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
/** Ten seconds to finish current work, plus one to exit. */
const drainMilliseconds = 11_000;

function forkRole(role: Role, added: NodeJS.ProcessEnv): ChildProcess {
  return fork(path.join(import.meta.dirname, '../main.ts'), [role], {
    env: environmentForChild(added),
    // Later ones win: an operator's options override ours.
    execArgv: [...nodeOptionsOf(role), ...process.execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/**
 * Says in words why a process ended. A process that could not be spawned never exits, so its error counts as its end.
 * Errors of a running process, such as a message that was not delivered, are logged and change nothing.
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

/** Milliseconds by which the others let a web process start first, when both have ended: people wait for pages. */
const headStart: Readonly<Record<Role, number>> = { web: 0, worker: 2000, fakes: 2000, build: 0, prepare: 0 };

function pauseAfter(failures: number): number {
  return Math.min(100 * 2 ** Math.max(failures - 1, 0), 5000);
}
