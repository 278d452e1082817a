import type { EventEmitter } from 'node:events';
import pg from 'pg';
import { log } from '#server/log.ts';

/** What the connection of a living worker is called in Postgres, which ends it when the worker is gone. */
export const workerConnection = 'plaudit worker';

/** Tells live workers from dead ones by locks that Postgres lets go when their connection ends. */
const sweepEvery = 10_000;

/**
 * Holds an advisory lock named after the workers of this process, and every ten seconds gives back the tasks of
 * workers whose lock nobody holds: graphile-worker alone would leave them locked for four hours.
 * Without its connection this process cannot show that it lives, so it ends and is started again.
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
  // graphile-worker locks tasks in the name of the pool, of which a process has one.
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
 * Unlocks the tasks of workers that are gone: whose lock we can take. A task locked just now is left, for its worker
 * may still be taking its lock; our own workers are left too, since a session gets its own locks again.
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
