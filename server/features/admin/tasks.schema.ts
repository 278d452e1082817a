import { builder, plan } from '#server/graphql/builder.ts';
import { byCommand } from '#server/graphql/mutation.ts';
import { removeTask, retryFailedTasks, retryTask } from './tasks.commands.ts';
import { listTasks, type QueuedTask, type TaskState, taskStates } from './tasks.queries.ts';

const BackgroundTask = builder.objectRef<QueuedTask>('BackgroundTask').implement({
  description: 'A task of the queue, without what it is about.',
  fields: (t) => ({
    id: t.id({ nullable: false, resolve: ({ id }) => id }),
    name: t.string({ nullable: false, resolve: ({ name }) => name }),
    state: t.string({ nullable: false, resolve: ({ state }) => state }),
    runAt: t.field({ nullable: false, type: 'DateTime', resolve: ({ runAt }) => runAt.toISOString() }),
    attempts: t.int({ nullable: false, resolve: ({ attempts }) => attempts }),
    maxAttempts: t.int({ nullable: false, resolve: ({ maxAttempts }) => maxAttempts }),
    lastError: t.string({ nullable: true, resolve: ({ lastError }) => lastError }),
    createdAt: t.field({ nullable: false, type: 'DateTime', resolve: ({ createdAt }) => createdAt.toISOString() }),
    lockedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ lockedAt }) => lockedAt?.toISOString() }),
  }),
});

const nothing = {
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

builder.queryField('tasks', (t) =>
  t.connection({
    type: BackgroundTask,
    nullable: true,
    description: 'The queue of background work, the task added last first; for staff.',
    args: { state: t.arg.string(), name: t.arg.string() },
    resolve: async (_root, { state, name, first, after }, { viewer, database }) => {
      if (!viewer.isStaff || (state && !isState(state))) return nothing;
      const size = Math.min(Math.max(first ?? 20, 1), 100);
      const before = after && /^\d{1,18}$/.test(after) ? after : null;
      const asked = { state: (state as TaskState | null | undefined) ?? null, name: name ?? null, before };
      const found = await listTasks(database, { ...asked, limit: size + 1 });
      const edges = found.slice(0, size).map((node) => ({ cursor: node.id, node }));
      const [startCursor = null, endCursor = null] = [edges[0]?.cursor, edges.at(-1)?.cursor];
      return {
        edges,
        pageInfo: { hasNextPage: found.length > size, hasPreviousPage: before !== null, startCursor, endCursor },
      };
    },
  }),
);

const isState = (state: string) => (taskStates as readonly string[]).includes(state);

plan.mutation('retryTask', {
  description: 'Lets a task run now, with all its tries before it.',
  input: (t) => ({ taskId: t.id({ required: true }) }),
  payload: { taskId: 'ID' },
  command: byCommand(retryTask),
});

plan.mutation('retryFailedTasks', {
  description: 'Lets the failed tasks of a name run again, a thousand at most.',
  input: (t) => ({ name: t.string({ required: true }) }),
  payload: { count: 'Int' },
  command: byCommand(retryFailedTasks),
});

plan.mutation('removeTask', {
  description: 'Takes a failed task out of the queue for good.',
  input: (t) => ({ taskId: t.id({ required: true }) }),
  payload: { taskId: 'ID' },
  command: byCommand(removeTask),
});
