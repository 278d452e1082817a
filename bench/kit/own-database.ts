import { existsSync, realpathSync } from 'node:fs';
import pg from 'pg';
import { readOrCreatePassword, superuser } from '#server/database/embedded/cluster.ts';
import { homeOf } from '#server/database/embedded/home.ts';

/**
 * Throws unless the server keeps its data below `dataDir`, so nobody measures on a database in use. Only the superuser
 * may ask, whose password is stored with our own data.
 */
export async function requireOwnDatabase(connectionString: string, dataDir: string): Promise<void> {
  const home = homeOf(dataDir);
  const own = existsSync(home.data) ? realpathSync(home.data) : home.data;
  const other = await dataDirectoryOf(connectionString, readOrCreatePassword(dataDir, home));
  if (other !== own) throw new Error(`The database in ${other} is not the one to measure with, which is in ${own}.`);
}

/** The server's data folder, or a message when it does not accept the password. */
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
