import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Home } from './home.ts';
import { EmbeddedPostgresProblem } from './problem.ts';

/** The superuser, used only to create Plaudit's own, restricted role. */
export const superuser = 'postgres';

/**
 * Initialises the data folder if there is no database yet. Throws if it holds one of another major version of
 * PostgreSQL.
 */
export function ensureCluster(home: Home, password: string, { sync }: { sync: boolean }): void {
  if (existsSync(path.join(home.data, 'PG_VERSION'))) refuseForeign(home);
  else makeCluster(home, password, sync);
}

function makeCluster(home: Home, password: string, sync: boolean): void {
  const unfinished = `${home.data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (home.owner) chownSync(unfinished, home.owner.uid, home.owner.gid);
  initdb(home, unfinished, password, sync);
  renameSync(unfinished, home.data);
}

/** The password of this data folder, generated on first use. Throws if there is a database but no password. */
export function readOrCreatePassword(dataDir: string, home: Home): string {
  const file = path.join(dataDir, 'postgres-password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (existsSync(home.data)) {
    throw new EmbeddedPostgresProblem(`The password of the database in ${home.data} is missing: bring ${file} back.`);
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(`${file}.new`, `${password}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return password;
}

function refuseForeign({ data, binaries }: Home): void {
  const found = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const packaged = binaries.version.split('.')[0];
  if (found === packaged) return;
  throw new EmbeddedPostgresProblem(
    `The database in ${data} was made by PostgreSQL ${found}, and the packaged one is ${packaged}: back it up with the version that made it and restore it into an empty folder.`,
  );
}

function initdb(home: Home, folder: string, password: string, sync: boolean): void {
  const passwordFile = path.join(folder, '..', 'postgres-initial-password');
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
  if (home.owner) chownSync(passwordFile, home.owner.uid, home.owner.gid);
  try {
    execFileSync(path.join(home.binaries.folder, 'bin/initdb'), initdbArguments(folder, passwordFile, sync), {
      ...home.owner,
      cwd: folder,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: Buffer };
    throw new EmbeddedPostgresProblem(`The database could not be made: ${stderr?.toString().trim() || message}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function initdbArguments(folder: string, passwordFile: string, sync: boolean): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(sync ? [] : ['--no-sync']),
  ];
}
