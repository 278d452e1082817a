import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** The processes running on this machine. */
export function processes(): Process[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

/** The processes of a clone: started from its folder or on its data. */
export function processesOf(folder: string): Process[] {
  return processes().filter(({ command }) => command.includes(folder));
}

/** The child of a supervisor with this role; throws if there is none. */
export function childOf(supervisor: number, role: string): number {
  const found = processes().find(({ parent, command }) => parent === supervisor && command.endsWith(`main.ts ${role}`));
  if (!found) throw new Error(`The supervisor ${supervisor} has no ${role} process`);
  return found.pid;
}

function fromProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        // The program's name is in brackets and may contain anything; the parent comes second after it.
        const parent = Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]);
        return [{ pid: Number(name), parent, command }];
      } catch {
        return [];
      }
    });
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, ...command] = line.trim().split(/ +/);
    return { pid: Number(pid), parent: Number(parent), command: command.join(' ') };
  });
}
