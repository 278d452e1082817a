import { type RawBuilder, sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import type { Database } from '#server/database/database.ts';

/** The state of a task. `retrying`: it failed and has attempts left; `failed`: it has none left. */
export const taskStates = ['failed', 'retrying', 'running', 'due', 'planned'] as const;
export type TaskState = (typeof taskStates)[number];

/** A task of the queue, without its payload, which may be private. */
export interface QueuedTask {
  id: string;
  name: string;
  state: TaskState;
  runAt: Date;
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  createdAt: Date;
  lockedAt: Date | null;
}

/** Which tasks to list, and in which order; null means no restriction. */
export interface TaskSearch {
  state: TaskState | null;
  name: string | null;
  /** Words in its name or its last error. */
  words: string | null;
  isOldestFirst: boolean;
  /** The id after which the page starts, in that order. */
  after: string | null;
  limit: number;
}

const hasState: Readonly<Record<TaskState, RawBuilder<boolean>>> = {
  failed: sql`(j.attempts >= j.max_attempts and j.locked_at is null)`,
  retrying: sql`(j.attempts < j.max_attempts and j.locked_at is null and j.last_error is not null)`,
  running: sql`j.locked_at is not null`,
  due: sql`(j.attempts < j.max_attempts and j.locked_at is null and j.last_error is null and j.run_at <= now())`,
  planned: sql`(j.attempts < j.max_attempts and j.locked_at is null and j.last_error is null and j.run_at > now())`,
};

const stateOf = sql<TaskState>`case ${sql.join(
  taskStates.slice(0, -1).map((state) => sql`when ${hasState[state]} then ${sql.lit(state)}`),
  sql` `,
)} else 'planned' end`;

/** Tasks of the queue, newest or oldest first, read through the view that the library provides. */
export async function listTasks(
  { kysely }: Database,
  { state, name, words, isOldestFirst, after, limit }: TaskSearch,
): Promise<QueuedTask[]> {
  const narrowed = [
    ...(state ? [hasState[state]] : []),
    ...(name ? [sql`j.task_identifier = ${name}`] : []),
    ...(words ? [hasWords(words)] : []),
    ...(after ? [sql`j.id ${sql.raw(isOldestFirst ? '>' : '<')} ${after}::bigint`] : []),
  ];
  const { rows } = await sql<QueuedTask>`/* listTasks */
    select j.id::text, j.task_identifier as name, ${stateOf} as state, j.run_at as "runAt", j.attempts,
      j.max_attempts as "maxAttempts", j.last_error as "lastError", j.created_at as "createdAt", j.locked_at as "lockedAt"
    from graphile_worker.jobs j
    where ${sql.join([sql`true`, ...narrowed], sql` and `)}
    order by j.id ${sql.raw(isOldestFirst ? 'asc' : 'desc')} limit ${limit}`.execute(kysely);
  return rows;
}

/** Matches words inside camel-case names: 'send mail' finds `sendMail`. */
const hasWords = (words: string) => sql<boolean>`(
  ${contains(sql`lower(j.task_identifier)`, sql`replace(${words}, ' ', '')`)}
  or ${contains(sql`folded(coalesce(j.last_error, ''))`, sql`${words}`)})`;
