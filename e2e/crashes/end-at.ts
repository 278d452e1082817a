import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { watchCheckpoints } from '#server/commands/checkpoints.ts';

/*
 * Loaded before a role of Plaudit. Kills this process, or Postgres, at a point armed by a file `<role>@<point>` in the
 * folder CRASH_FOLDER. The file holds the id of the process to kill; 'self' is the process that reads it. It is renamed
 * first, which only one process can do, so each armed point kills once.
 */
const folder = process.env.CRASH_FOLDER!;
const role = process.argv[2];
const instant = new Int32Array(new SharedArrayBuffer(4));

watchCheckpoints((point) => {
  const armed = `${role}@${point}`;
  if (!readdirSync(folder).includes(armed)) return;
  const file = path.join(folder, armed);
  const [victim, passes] = claim(file)?.split(' ') ?? [];
  if (victim === undefined) return;
  if (Number(passes) > 0) {
    writeFileSync(`${file}.new`, `${victim} ${Number(passes) - 1}`);
    renameSync(`${file}.done`, `${file}.passed`);
    renameSync(`${file}.new`, file);
    return;
  }
  process.kill(victim === 'self' ? process.pid : Number(victim), 'SIGKILL');
  // A dead postmaster's last processes would answer for a few more milliseconds.
  Atomics.wait(instant, 0, 0, 250);
});

// Prints one line instead of a stack: a killed Postgres causes many uncaught errors.
process.on('uncaughtException', (error) => {
  console.error(`The ${role} ends, because ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});

function claim(file: string): string | undefined {
  try {
    renameSync(file, `${file}.done`);
    return readFileSync(`${file}.done`, 'utf8');
  } catch {
    return undefined;
  }
}
