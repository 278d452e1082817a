import { readOrCreatePassword } from './cluster.ts';
import { connectionStringFor } from './database.ts';
import { homeOf } from './home.ts';
import { isAlive, notedPostmaster } from './postmaster.ts';

/**
 * The connection string of a packaged Postgres that another process runs. Undefined while it accepts no connections.
 */
export function livingEmbedded(dataDir: string): string | undefined {
  const home = homeOf(dataDir);
  const noted = notedPostmaster(home.data);
  if (!noted?.ready || !isAlive(noted.pid, home.data)) return undefined;
  return connectionStringFor(noted.socketFolder, readOrCreatePassword(dataDir, home));
}
