import pg from 'pg';
import { StartProblem } from '#server/running/problem.ts';
import { withDatabase } from '../address.ts';

/**
 * A table that exists in a database while it is being filled. Rows come over two connections, so in several
 * transactions; finding it means finding an unfinished world without keys. The transaction that completes the world
 * drops it.
 */
const mark = 'unfinished_load';

/** Marks the database as being filled, once the surrounding transaction commits. */
export const markUnfinished = (client: pg.ClientBase) => client.query(`create table ${mark} ()`);

/** Marks the world as complete. */
export const markWhole = (client: pg.ClientBase) => client.query(`drop table ${mark}`);

/** Throws `StartProblem` for an unfinished world: nothing counted or measured there would be right. */
export async function requireWhole(connectionString: string): Promise<void> {
  if (!(await isUnfinished(connectionString))) return;
  throw new StartProblem(
    `The database ${new pg.Client({ connectionString }).database} was not filled to its end, or is being filled now. Once nobody fills it, drop it and make it anew.`,
  );
}

/**
 * Drops a database whose filling was interrupted. Throws `StartProblem` when somebody is connected, who may be filling
 * it.
 */
export async function dropUnfinished(beside: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: beside });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount || !(await isUnfinished(withDatabase(beside, name)))) return;
    await client.query(`drop database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if ((error as { code?: string }).code !== objectInUse) throw error;
    throw new StartProblem(`The database ${name} is being filled now. Wait for that, or choose another name.`);
  } finally {
    await client.end();
  }
}

async function isUnfinished(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('public.${mark}') is not null as "isThere"`,
    );
    return rows[0]!.isThere;
  } finally {
    await client.end();
  }
}

/** Postgres's code for a database with open connections. */
const objectInUse = '55006';
