import { existsSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Checkpoint } from '#server/commands/checkpoints.ts';
import { untilTrue } from '../running/until.ts';

/** The process to kill when this role reaches this point. */
export interface Kill {
  role: 'web' | 'worker';
  point: Checkpoint;
  /** 'self' or the id of another process. */
  victim: 'self' | number;
  /** How many times the role passes the point unharmed first; 0 by default. */
  passes?: number;
}

/** The module that a role loads so that tests can kill it. */
export const endAt = path.join(import.meta.dirname, 'end-at.ts');

/** A folder for armed kills, the environment a role needs to find it, and how to remove it. */
export function crashFolder(): { folder: string; environment: NodeJS.ProcessEnv; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'plaudit-crashes-'));
  return {
    folder,
    environment: { CRASH_FOLDER: folder },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Arms a kill; the returned function waits until somebody has died of it and says when, and throws where nobody does. */
export function arm(folder: string, { role, point, victim, passes = 0 }: Kill): () => Promise<Date> {
  const file = path.join(folder, `${role}@${point}`);
  rmSync(`${file}.done`, { force: true });
  writeFileSync(`${file}.new`, `${victim} ${passes}`);
  renameSync(`${file}.new`, file);
  return async () => {
    await untilTrue(`the ${role} reaches ${point}`, () => existsSync(`${file}.done`), { within: 40_000, every: 10 });
    return statSync(`${file}.done`).ctime;
  };
}
