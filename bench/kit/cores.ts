import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/**
 * Gives the measured process the first core and all else the others, so that whoever asks takes no time from whoever
 * answers. Needs `taskset` and two cores; what is started later inherits its starter's cores.
 */
export interface Cores {
  /** For what is printed. */
  readonly said: string;
  /** Whether they can be parted. */
  readonly areApart: boolean;
  /** Puts ourselves, and all that we start from now on, on the other cores. */
  leaveFirst(): void;
  /** Puts a process that runs, with what it starts from now on, on the other cores. */
  giveOthers(pid: number): void;
  /** Puts a process that runs on the first core. */
  giveFirst(pid: number): void;
}

/** The cores of this machine, apart where that can be done. */
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
 * Does something while these processes, and what they start meanwhile, share the first core where that can be done: who
 * waits for another is not woken on a core that sleeps, which takes as long as it pleases the host of a virtual machine.
 */
export async function onOneCore<Result>(pids: readonly number[], work: () => Promise<Result>): Promise<Result> {
  for (const pid of pids) pin('0', pid);
  try {
    return await work();
  } finally {
    for (const pid of pids) pin(`0-${cpus().length - 1}`, pid);
  }
}

/** All threads of a process. Whether it could be done. */
function pin(cores: string, pid: number): boolean {
  try {
    execFileSync('taskset', ['-apc', cores, String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
