import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildPages } from '#server/running/pages-build.ts';
import { nodeOptionsOf } from '#server/running/roles.ts';
import type { World } from './world.ts';

/** A measured server in a process of its own. */
export interface Running {
  readonly origin: string;
  readonly pid: number;
  /** Seconds of CPU time used; NaN if the system does not report it. */
  cpuSeconds(): number;
  /** Sends a message and waits for the answer. */
  tell(message: object): Promise<void>;
  stop(): Promise<void>;
}

/** Connections to Postgres for each contender. */
export const poolSize = 2 * availableParallelism();

const project = path.join(import.meta.dirname, '../..');

/** Plaudit's own web process as `bin/start` runs it. `preload` is a module loaded before it. */
export async function startPlaudit(world: World, preload?: string): Promise<Running> {
  process.env['NODE_ENV'] = 'production';
  await buildPages();
  return start(path.join(project, 'server/main.ts'), {
    args: ['web'],
    execArgv: preload ? ['--import', preload] : [],
    env: {
      DATABASE_URL: world.connectionString,
      DATABASE_READ_URL: undefined,
      PLAUDIT_DATA_DIR: path.join(project, '.data/bench'),
      PLAUDIT_DEMO: '0',
    },
  });
}

/** A server from `bench/limits`, on the same database with as many connections. */
export function startLimit(name: 'bare' | 'handwritten', world?: World): Promise<Running> {
  return start(path.join(project, `bench/limits/${name}.mjs`), { env: { DATABASE_URL: world?.connectionString } });
}

interface Start {
  readonly args?: readonly string[];
  readonly execArgv?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

async function start(program: string, { args = [], execArgv = [], env }: Start): Promise<Running> {
  const port = await freePort();
  const child = fork(program, args, {
    cwd: project,
    // Every contender gets the Node options of our web process, so they give nobody an advantage.
    execArgv: [...nodeOptionsOf('web'), ...execArgv],
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port), DATABASE_POOL_SIZE: String(poolSize) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await ready(child, program);
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid!,
    cpuSeconds: () => cpuSecondsOf(child.pid!),
    tell: async (message) => {
      child.send(message);
      await once(child, 'message');
    },
    stop: () => stop(child),
  };
}

async function ready(child: ChildProcess, program: string): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${path.basename(program)} ended with ${code} before it was ready.`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** A free port on this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** From Linux's /proc/<pid>/stat: hundredths of a second, after the name in brackets. */
function cpuSecondsOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
