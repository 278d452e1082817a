import { readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { watchCheckpoints } from '#server/commands/checkpoints.ts';

/*
 * Loaded before a role of Plaudit: ends this process, or Postgres, at a point that a test has armed by a file
 * `<role>@<point>` in the folder CRASH_FOLDER. The file holds the id of the process to kill; 'self' is whoever comes there.
 * It is renamed first, which only one can do: each armed point is a kill, and only one.
 */
const folder = process.env.CRASH_FOLDER!;
const role = process.argv[2];
const instant = new Int32Array(new SharedArrayBuffer(4));

watchCheckpoints((point) => {
  const armed = `${role}@${point}`;
  if (!readdirSync(folder).includes(armed)) return;
  const victim = claim(path.join(folder, armed));
  if (victim === undefined) return;
  process.kill(victim === 'self' ? process.pid : Number(victim), 'SIGKILL');
  // A dead postmaster's last processes would answer for some more milliseconds.
  Atomics.wait(instant, 0, 0, 250);
});

// As without this, but in one line: a killed Postgres is many an error that nobody can catch.
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
