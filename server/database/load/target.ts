import pg from 'pg';
import { StartProblem } from '#server/running/problem.ts';
import { withDatabase } from '../address.ts';
import { hasTenants } from './fill.ts';
import { requireWhole } from './unfinished.ts';

/** The name of a database that may be filled: nobody keeps real data under such a name. */
const namePattern = /^plaudit_load(_[a-z0-9_]+)?$/;

/** Resolves `--database`: a connection string, or a database name on this installation's server. */
export const isAddress = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

/** Throws `StartProblem` for a name that a database to be filled must not have. */
export function requireLoadName(name: string): void {
  if (namePattern.test(name)) return;
  throw new StartProblem(
    `The database ${name || 'without a name'} is not filled: only one whose name is plaudit_load or begins with plaudit_load_ is, so that nobody fills one that people use. Make one: create database plaudit_load.`,
  );
}

/** Throws `StartProblem` for a server on another machine, unless `host` repeats its name. */
export function requireOurHost(connectionString: string, host: string | undefined): void {
  const named = hostOf(connectionString);
  const isLocal = named === '' || named.startsWith('/') || /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(named);
  if (isLocal || named === host) return;
  throw new StartProblem(
    `The server ${named} is not on this machine. If it is one to measure with, say so by --host ${named}.`,
  );
}

/** As `pg` reads it: parameters after the question mark override the address. */
function hostOf(connectionString: string): string {
  return new pg.Client({ connectionString }).host;
}

/** Throws `StartProblem` when the database that answers has another name, an unfinished world, or anybody's data. */
export async function requireEmpty(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    requireLoadName(rows[0]!.name);
    await requireWhole(connectionString);
    if (await hasTenants(client))
      throw new StartProblem(
        `The database ${rows[0]!.name} holds agencies or accounts already, so it is not filled. Drop it and make it anew, or check it by --check alone.`,
      );
  } finally {
    await client.end();
  }
}

/** Creates the database next to another one, if it is missing, and returns its connection string. */
export async function databaseBeside(connectionString: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return withDatabase(connectionString, name);
}
