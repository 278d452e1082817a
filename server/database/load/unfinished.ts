import pg from 'pg';
import { StartProblem } from '#server/running/problem.ts';
import { withDatabase } from '../address.ts';

/**
 * A table that stands in a database while it is filled. Rows come over two connections, so over several transactions:
 * whoever finds it finds half a world without its keys. It goes in the transaction that makes the world whole.
 */
const mark = 'unfinished_load';

/** Says in the database itself that it is being filled; true once the transaction around it is. */
export const markUnfinished = (client: pg.ClientBase) => client.query(`create table ${mark} ()`);

/** Says that the world is whole. */
export const markWhole = (client: pg.ClientBase) => client.query(`drop table ${mark}`);

/** Throws `StartProblem` for half a world: nothing that is counted or measured there would be right. */
export async function requireWhole(connectionString: string): Promise<void> {
  if (!(await isUnfinished(connectionString))) return;
  throw new StartProblem(
    `The database ${new pg.Client({ connectionString }).database} was not filled to its end, or is being filled now. Once nobody fills it, drop it and make it anew.`,
  );
}

/** Drops a database that was not filled to its end. Throws `StartProblem` where somebody is in it, who may be filling it. */
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

/** Postgres's code for a database that somebody is connected to. */
const objectInUse = '55006';
