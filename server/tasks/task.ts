import type { z } from 'zod';
import type { Context } from '#server/commands/context.ts';

/**
 * One kind of background work. It runs at least once, so doing it twice must be harmless.
 * `run` gets the context of the system: nobody signed in, staff's sight.
 */
export interface Task<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** When it also runs by itself: five fields of cron, in UTC. */
  cron?: string;
  /** Tries before it is left for a person to look at; 12 unless told, about a day with backoff. */
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
