import { sql } from 'kysely';
import { onTheMachine } from '#server/clock.ts';
import type { Tx } from '#server/database/database.ts';
import type { Task } from './task.ts';

/** A task to run once the transaction has committed. */
export interface Enqueued {
  name: string;
  payload: unknown;
  maxAttempts: number;
  runAt: Date | null;
  /** Delay in milliseconds by the database's clock. Use it instead of `runAt`. */
  after: number | null;
  key: string | null;
  /** Tasks of one queue run one after another. */
  queue: string | null;
}

/**
 * A task with its payload. `runAt` is the earliest time; `after` is a delay in milliseconds; a later task with the same
 * `key` replaces a waiting one. Tasks of one `queue` run one after another.
 */
export function enqueued<Payload>(
  task: Pick<Task<Payload>, 'name' | 'maxAttempts'>,
  payload: Payload,
  {
    runAt = null,
    after = null,
    key = null,
    queue = null,
  }: Partial<Pick<Enqueued, 'runAt' | 'after' | 'key' | 'queue'>> = {},
): Enqueued {
  return { name: task.name, payload, maxAttempts: task.maxAttempts ?? 12, runAt, after, key, queue };
}

/** Adds tasks inside the transaction, so they exist only if it commits. */
export async function addJobs(tx: Tx, tasks: readonly Enqueued[]): Promise<void> {
  for (const task of tasks)
    await sql`select graphile_worker.add_job(
      ${task.name}, ${JSON.stringify(task.payload)}::json,
      run_at := coalesce(clock_timestamp() + ${task.after}::float8 * interval '1 millisecond', ${task.runAt && onTheMachine(task.runAt)}::timestamptz),
      max_attempts := ${task.maxAttempts}::int, job_key := ${task.key}::text,
      queue_name := ${task.queue}::text)`.execute(tx);
}
