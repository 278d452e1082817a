import { createHmac } from 'node:crypto';
import path from 'node:path';
import { env } from '#server/env.ts';
import { isForPeople, StartProblem } from '#server/running/problem.ts';
import { derivedKey } from '#server/session/tokens.ts';
import { fileStorage } from '#server/storage/storage.ts';

/** What both commands need besides the database. */
export const surroundings = (folder: string) => ({
  folder,
  storage: fileStorage(),
  secret: createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'backups')).update('backup').digest('hex').slice(0, 16),
  tell: (sentence: string) => process.stdout.isTTY && process.stdout.write(`\r\u001b[K${sentence}`),
});

/** Runs a command that takes one folder. Prints one sentence and exits when it cannot be done. */
export async function run(name: string, action: (folder: string) => Promise<string>): Promise<void> {
  try {
    const [folder, ...rest] = process.argv.slice(2);
    if (!folder || rest.length) throw new StartProblem(`Write: bin/${name} <folder>`);
    const said = await action(path.resolve(folder));
    console.log(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${said}`);
  } catch (error) {
    console.error(isForPeople(error) ? error.message : error);
    process.exit(1);
  }
}
