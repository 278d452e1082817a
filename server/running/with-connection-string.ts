import { livingEmbedded } from '#server/database/embedded/living.ts';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { migrate } from '#server/database/migrate.ts';
import { env } from '#server/env.ts';
import { usableDataDir } from './data-dir.ts';
import { takeLock } from './lock.mjs';
import { StartProblem } from './problem.ts';
import { requireDatabase } from './require-database.ts';

/**
 * Runs an action on this installation's database, whether or not Plaudit is running, and leaves it as it was.
 * @param prepare what the action needs from the database first; migrating it, by default
 */
export async function withConnectionString(
  action: (connectionString: string) => Promise<void>,
  prepare: (connectionString: string) => Promise<void> = migrate,
): Promise<void> {
  const onServer = async (connectionString: string) => {
    await requireDatabase(connectionString);
    await prepare(connectionString);
    await action(connectionString);
  };
  if (env.DATABASE_URL) return onServer(env.DATABASE_URL);
  const lock = await takeLock(usableDataDir(), 'running.lock', `process ${process.pid}, a command`);
  if (!lock.free) return action(living());
  const postgres = await startEmbedded({ dataDir: env.PLAUDIT_DATA_DIR });
  try {
    await onServer(postgres.connectionString);
  } finally {
    await postgres.stop();
    await lock.free();
  }
}

function living(): string {
  const connectionString = livingEmbedded(env.PLAUDIT_DATA_DIR);
  if (connectionString) return connectionString;
  throw new StartProblem('Plaudit is just starting or stopping: try again in a moment.');
}
