import type { z } from 'zod';
import type { Context } from '#server/commands/context.ts';

/**
 * One kind of background work. It runs at least once, so running it twice must be harmless.
 * `run` gets the system's context: nobody is signed in, and it sees what staff see.
 */
export interface Task<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** A schedule, as five cron fields in UTC. */
  cron?: string;
  /** Tries before a person has to look at it. Defaults to 12, about a day with backoff. */
  maxAttempts?: number;
  run: (context: Context, payload: Payload) => Promise<unknown>;
}

const tasks = new Map<string, Task<never>>();

/** Declares a task and makes it known to every worker. Throws when the name is taken. */
export function defineTask<Payload>(task: Task<Payload>): Task<Payload> {
  if (tasks.has(task.name)) throw new Error(`There is a task ${task.name} already`);
  tasks.set(task.name, task as unknown as Task<never>);
  return task;
}

/** All declared tasks; import `#server/features/index.ts` first, so that they are there. */
export const allTasks = (): readonly Task<never>[] => [...tasks.values()];
