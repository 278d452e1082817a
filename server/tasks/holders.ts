import type { EventEmitter } from 'node:events';
import pg from 'pg';
import { log } from '#server/log.ts';

/** The application name of a live worker's connection in Postgres. */
export const workerConnection = 'plaudit worker';

/** Tells live workers from dead ones by advisory locks, which Postgres releases when a connection ends. */
const sweepEvery = 10_000;

/**
 * Holds an advisory lock named after this process's workers, and every ten seconds unlocks tasks of workers whose lock
 * is free. graphile-worker alone would keep them locked for four hours. Without its connection this process cannot
 * prove that it is alive, so it exits and is restarted.
 */
export async function holdWorkers(connectionString: string, events: EventEmitter): Promise<{ stop(): Promise<void> }> {
  const client = new pg.Client({ connectionString, application_name: workerConnection });
  await client.connect();
  const own = new Set<string>();
  let stopping = false;
  client.on('error', (error) => {
    if (stopping) return;
    log.error({ err: error }, 'The worker lost its lock connection and ends');
    process.exit(1);
  });
  // graphile-worker locks tasks in the name of its pool, and each process has one pool.
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    own.add(workerPool.id);
    client
      .query('select pg_advisory_lock(hashtextextended($1, 0))', [workerPool.id])
      .catch((error) => client.emit('error', error));
  });
  const timer = setInterval(
    () => void sweep(client, own).catch((error) => log.warn({ err: error }, 'A sweep of tasks failed')),
    sweepEvery,
  );
  await sweep(client, own);
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await client.end();
    },
  };
}

/**
 * Unlocks tasks whose worker's lock we can take. Skips tasks locked just now, because their worker may still be taking
 * its lock, and our own, because a session can take its own locks again.
 */
export async function sweep(client: pg.Client, own: ReadonlySet<string>): Promise<void> {
  await client.query(
    `with holders as materialized (
      select distinct locked_by as worker from graphile_worker.jobs
      where locked_at < now() - interval '5 seconds' and locked_by <> all ($1::text[])
    ), gone as materialized (
      select worker from holders where pg_try_advisory_xact_lock(hashtextextended(worker, 0))
    )
    select graphile_worker.force_unlock_workers(array_agg(worker)) from gone having count(*) > 0`,
    [[...own]],
  );
}
