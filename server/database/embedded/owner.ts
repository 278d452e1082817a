import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/** The user that runs Postgres, if it is not the user of this process. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Whether this process runs as root. Postgres refuses to, so it then needs another user. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The users root may choose from for data in this folder, best first. */
export function candidates(folder: string): Owner[] {
  const { uid, gid } = statSync(folder);
  return uid === 0 ? [nobody()] : [nobody(), { uid, gid }];
}

/** Whether this user can enter the folder, which takes access to every folder above it. */
export function canEnter(folder: string, owner: Owner): boolean {
  const parent = path.dirname(folder);
  return allows(folder, owner, 0o1) && (parent === folder || canEnter(parent, owner));
}

/** Whether a file's mode grants the user all of `bits` (4 read, 2 write, 1 execute or enter). */
export function allows(file: string, owner: Owner, bits: number): boolean {
  const { mode, uid, gid } = statSync(file);
  const shift = uid === owner.uid ? 6 : gid === owner.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

function nobody(): Owner {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
