import { builder } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { removeTask, retryFailedTasks, retryTask } from './tasks.commands.ts';
import { listTasks, type QueuedTask, type TaskState, taskStates } from './tasks.queries.ts';

const BackgroundTask = builder.objectRef<QueuedTask>('BackgroundTask').implement({
  description: 'A task in the queue, without its payload.',
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

const TaskFilter = builder.inputType('TaskFilter', {
  fields: (t) => ({ state: t.string(), name: t.string(), words: t.string() }),
});

const TaskSort = builder.enumType('TaskSort', { values: ['NEWEST', 'OLDEST'] as const });

builder.queryField('tasks', (t) =>
  t.connection({
    type: BackgroundTask,
    nullable: true,
    description: 'The queue of background work, newest first by default, for staff.',
    args: { filter: t.arg({ type: TaskFilter }), sort: t.arg({ type: TaskSort }) },
    resolve: async (_root, { filter, sort, first, after }, { viewer, database }) => {
      const { state, name, words } = filter ?? {};
      if (!viewer.isStaff || (state && !isState(state))) return nothing;
      const beyond = after && /^\d{1,18}$/.test(after) ? after : null;
      const size = Math.min(Math.max(first ?? 20, 1), 100);
      const found = await listTasks(database, {
        state: state ? (state as TaskState) : null,
        name: name ?? null,
        words: words || null,
        isOldestFirst: sort === 'OLDEST',
        after: beyond,
        limit: size + 1,
      });
      const edges = found.slice(0, size).map((node) => ({ cursor: node.id, node }));
      const [startCursor = null, endCursor = null] = [edges[0]?.cursor, edges.at(-1)?.cursor];
      return {
        edges,
        pageInfo: { hasNextPage: found.length > size, hasPreviousPage: beyond !== null, startCursor, endCursor },
      };
    },
  }),
);

const isState = (state: string) => (taskStates as readonly string[]).includes(state);

commandMutation(retryTask, {
  description: 'Runs a task now, with all its attempts restored.',
  payload: { taskId: 'ID' },
});

commandMutation(retryFailedTasks, {
  description: 'Runs the failed tasks with a name again, at most 1,000.',
  payload: { count: 'Int' },
});

commandMutation(removeTask, {
  description: 'Permanently removes a failed task from the queue.',
  payload: { taskId: 'ID' },
});
