import { sql } from 'kysely';
import type { Tx } from '#server/database/database.ts';
import type { Task } from './task.ts';

/** A task to be done once the transaction has committed. */
export interface Enqueued {
  name: string;
  payload: unknown;
  maxAttempts: number;
  runAt: Date | null;
  key: string | null;
}

/**
 * A task with its payload. `runAt`: not before; `key`: a later one with the same key takes its place while it waits.
 */
export function enqueued<Payload>(
  task: Pick<Task<Payload>, 'name' | 'maxAttempts'>,
  payload: Payload,
  { runAt = null, key = null }: { runAt?: Date | null; key?: string | null } = {},
): Enqueued {
  return { name: task.name, payload, maxAttempts: task.maxAttempts ?? 12, runAt, key };
}

/** Adds tasks inside the transaction: they exist if, and only if, it commits. */
export async function addJobs(tx: Tx, tasks: readonly Enqueued[]): Promise<void> {
  for (const task of tasks)
    await sql`select graphile_worker.add_job(
      ${task.name}, ${JSON.stringify(task.payload)}::json, run_at := ${task.runAt}::timestamptz,
      max_attempts := ${task.maxAttempts}::int, job_key := ${task.key}::text)`.execute(tx);
}
