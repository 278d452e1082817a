import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/**
 * Gives the measured process the first core and everything else the others, so the load generator takes no time from
 * the server. Needs `taskset` and two cores; processes started later inherit the cores.
 */
export interface Cores {
  /** For printing. */
  readonly said: string;
  /** Whether the cores can be separated. */
  readonly areApart: boolean;
  /** Moves this process, and everything it starts from now on, to the other cores. */
  leaveFirst(): void;
  /** Moves a running process, and what it starts from now on, to the other cores. */
  giveOthers(pid: number): void;
  /** Moves a running process to the first core. */
  giveFirst(pid: number): void;
}

/** This machine's cores, separated where possible. */
export function apartCores(): Cores {
  const count = cpus().length;
  if (count < 2 || !pin('0', process.pid) || !pin(`0-${count - 1}`, process.pid))
    return { ...together, leaveFirst: () => {}, giveOthers: () => {}, giveFirst: () => {} };
  return {
    said: `alone on the first of ${count} cores`,
    areApart: true,
    leaveFirst: () => void pin(`1-${count - 1}`, process.pid),
    giveOthers: (pid) => void pin(`1-${count - 1}`, pid),
    giveFirst: (pid) => void pin('0', pid),
  };
}

const together = { said: 'not on cores of its own', areApart: false };

/**
 * Runs a function while these processes, and what they start, share the first core where possible. A sleeping core
 * wakes late on virtual machines.
 */
export async function onOneCore<Result>(pids: readonly number[], work: () => Promise<Result>): Promise<Result> {
  for (const pid of pids) pin('0', pid);
  try {
    return await work();
  } finally {
    for (const pid of pids) pin(`0-${cpus().length - 1}`, pid);
  }
}

/** All threads of a process. Returns whether it worked. */
function pin(cores: string, pid: number): boolean {
  try {
    execFileSync('taskset', ['-apc', cores, String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
