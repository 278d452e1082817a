import { sql } from 'kysely';
import { onTheMachine } from '#server/clock.ts';
import type { Tx } from '#server/database/database.ts';
import type { Task } from './task.ts';

/** A task to be done once the transaction has committed. */
export interface Enqueued {
  name: string;
  payload: unknown;
  maxAttempts: number;
  runAt: Date | null;
  /** Milliseconds from now by the database's clock, which alone says what is due; instead of `runAt`. */
  after: number | null;
  key: string | null;
}

/**
 * A task with its payload. `runAt`: not before; `after`: not before so many milliseconds have passed; `key`: a later one with the same key takes its place while it waits.
 */
export function enqueued<Payload>(
  task: Pick<Task<Payload>, 'name' | 'maxAttempts'>,
  payload: Payload,
  { runAt = null, after = null, key = null }: Partial<Pick<Enqueued, 'runAt' | 'after' | 'key'>> = {},
): Enqueued {
  return { name: task.name, payload, maxAttempts: task.maxAttempts ?? 12, runAt, after, key };
}

/** Adds tasks inside the transaction: they exist if, and only if, it commits. */
export async function addJobs(tx: Tx, tasks: readonly Enqueued[]): Promise<void> {
  for (const task of tasks)
    await sql`select graphile_worker.add_job(
      ${task.name}, ${JSON.stringify(task.payload)}::json,
      run_at := coalesce(clock_timestamp() + ${task.after}::float8 * interval '1 millisecond', ${task.runAt && onTheMachine(task.runAt)}::timestamptz),
      max_attempts := ${task.maxAttempts}::int, job_key := ${task.key}::text)`.execute(tx);
}
