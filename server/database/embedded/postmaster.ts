import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Home } from './home.ts';
import { EmbeddedPostgresProblem } from './problem.ts';

/** A Postgres process that runs on our data folder, started by this process or another. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
}

/** The content of postmaster.pid about the server on this data, which may be long dead. */
export function notedPostmaster(data: string): (Postmaster & { readonly ready: boolean }) | undefined {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** Whether this process is a Postgres on our data, rather than a program that reused a dead server's pid. */
export function isAlive(pid: number, data: string): boolean {
  return commandLine(pid).includes(data);
}

/** Whether a process of ours is gone. Cheaper than `isAlive`, for frequent checks. */
export function hasEnded(pid: number): boolean {
  if (existsSync('/proc/self/cmdline')) return commandLine(pid) === '';
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

/** Whether a running server uses the same programs that we would start. An update replaces them while it runs. */
export function runsOurPrograms(pid: number, home: Home): boolean {
  const program = `/proc/${pid}/exe`;
  if (!existsSync('/proc/self/exe')) return true;
  return readlinkSync(program) === realpathSync(path.join(home.binaries.folder, 'bin/postgres'));
}

/**
 * Starts Postgres and waits until it accepts connections. Throws `EmbeddedPostgresProblem` with its last output when it
 * exits instead.
 */
export async function launch(home: Home, socketFolder: string, settings: readonly string[]): Promise<Postmaster> {
  forgetDead(home.data, socketFolder);
  const log = openLog(home.data);
  const options = ['-D', home.data, '-k', socketFolder, '-p', '5432', '-c', 'listen_addresses='];
  const child = spawn(
    path.join(home.binaries.folder, 'bin/postgres'),
    [...options, ...settings.flatMap((text) => ['-c', text])],
    {
      ...home.owner,
      cwd: home.data,
      // Its own process group: Ctrl-C must not stop Postgres before its users.
      detached: true,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  child.unref();
  await untilReady(child, home.data);
  return { pid: child.pid!, socketFolder };
}

/** Stops a server: cancels running statements first, and kills it after 10 s. */
export async function shutDown(pid: number, data: string, how: 'fast' | 'immediate'): Promise<void> {
  const steps = how === 'fast' ? (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) : (['SIGQUIT', 'SIGKILL'] as const);
  for (const signal of steps) {
    if (!isAlive(pid, data)) return;
    process.kill(pid, signal);
    await untilGone(pid, data, 10_000);
  }
}

/** Another program may have reused a dead server's pid, and Postgres would refuse to start while that program runs. */
function forgetDead(data: string, socketFolder: string): void {
  const noted = notedPostmaster(data);
  if (noted && isAlive(noted.pid, data)) return;
  rmSync(path.join(data, 'postmaster.pid'), { force: true });
  rmSync(path.join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
}

function openLog(data: string): number {
  const file = `${data}.log`;
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > 5_000_000 ? 'w' : 'a', 0o600);
}

async function untilReady(child: ChildProcess, data: string): Promise<void> {
  // Read only when needed: a throwaway server may exit after its log was removed.
  let ended: (() => string) | undefined;
  child.once('error', (error) => (ended = () => error.message));
  child.once('exit', () => (ended ??= () => lastWords(data)));
  while (ended === undefined) {
    const noted = notedPostmaster(data);
    if (noted?.pid === child.pid && noted?.ready) return;
    await sleep(20);
  }
  throw new EmbeddedPostgresProblem(`Postgres did not start: ${ended()}`);
}

function lastWords(data: string): string {
  const lines = readFileSync(`${data}.log`, 'utf8').trim().split('\n');
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? 'it said nothing.';
}

async function untilGone(pid: number, data: string, within: number): Promise<void> {
  const end = Date.now() + within;
  while (isAlive(pid, data) && Date.now() < end) await sleep(20);
}

/** Empty for a process that is gone or a zombie. */
function commandLine(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
