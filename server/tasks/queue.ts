import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/**
 * Makes or updates the tables of the queue. Safe to call from several processes. The library has no index for what has
 * used up its tries, which the panel shows and counts; ours takes part only where a query says `attempts >= max_attempts`.
 */
export async function prepareQueue(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: new Logger(() => () => {}) });
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      'create index if not exists failed_jobs_by_id on graphile_worker._private_jobs (id) where attempts >= max_attempts',
    );
  } finally {
    await client.end();
  }
}
