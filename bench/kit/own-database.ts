import { existsSync, realpathSync } from 'node:fs';
import pg from 'pg';
import { passwordOf, superuser } from '#server/database/embedded/cluster.ts';
import { homeOf } from '#server/database/embedded/home.ts';

/**
 * Throws unless the server that answers keeps its data where we have put them, below `dataDir`: nobody measures on what
 * people use. Only its superuser may ask, whose password lies beside our own data.
 */
export async function requireOwnDatabase(connectionString: string, dataDir: string): Promise<void> {
  const home = homeOf(dataDir);
  const own = existsSync(home.data) ? realpathSync(home.data) : home.data;
  const other = await dataDirectoryOf(connectionString, passwordOf(dataDir, home));
  if (other !== own) throw new Error(`The database in ${other} is not the one to measure with, which is in ${own}.`);
}

/** Where a server says that its data are; words in place of it where it does not know the password. */
async function dataDirectoryOf(connectionString: string, password: string): Promise<string> {
  const { host, port } = new pg.Client({ connectionString });
  const client = new pg.Client({ host, port, user: superuser, password, database: 'postgres' });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]!.data_directory;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') return 'a place that we do not hold the key to';
    throw error;
  } finally {
    await client.end();
  }
}
