import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/**
 * Creates or updates the queue's tables. Safe to call from several processes. The library has no index for tasks that
 * ran out of tries, which the panel lists and counts; ours is used only when a query says `attempts >= max_attempts`.
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
