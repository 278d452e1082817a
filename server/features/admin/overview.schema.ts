import { builder } from '#server/graphql/builder.ts';
import { type Overview, readOverview, type Waiting } from './overview.queries.ts';

const PanelQueue = builder.objectRef<Waiting>('PanelQueue').implement({
  fields: (t) => ({
    part: t.string({ description: 'The part of the panel where it waits.', resolve: ({ part }) => part }),
    count: t.int({ resolve: ({ count }) => count }),
    isBounded: t.boolean({
      description: 'There are more than were counted.',
      resolve: ({ isBounded }) => isBounded,
    }),
    oldestAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ oldestAt }) => oldestAt }),
  }),
});

const PanelOverview = builder.objectRef<Overview & { databaseMs: number }>('PanelOverview').implement({
  description: 'Whether all is well, and what waits for somebody.',
  fields: (t) => ({
    databaseMs: t.float({
      description: 'Milliseconds that these figures took to read.',
      resolve: ({ databaseMs }) => databaseMs,
    }),
    workers: t.int({ description: 'Worker processes that live.', resolve: ({ workers }) => workers }),
    workerSeenAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ workerSeenAt }) => workerSeenAt }),
    dueTasks: t.field({ type: PanelQueue, resolve: ({ due }) => due }),
    failedTasks: t.field({ type: PanelQueue, resolve: ({ failedTasks }) => failedTasks }),
    failedMails: t.field({
      type: PanelQueue,
      description: 'Mails that failed within a day.',
      resolve: ({ failedMails }) => failedMails,
    }),
    queues: t.field({ type: [PanelQueue], resolve: ({ queues }) => queues }),
  }),
});

builder.queryField('panelOverview', (t) =>
  t.field({
    type: PanelOverview,
    nullable: true,
    description: 'The state of the installation, for staff.',
    resolve: async (_root, _args, { viewer, database }) => {
      if (!viewer.isStaff) return null;
      const started = performance.now();
      const overview = await readOverview(database);
      return { ...overview, databaseMs: Math.round((performance.now() - started) * 10) / 10 };
    },
  }),
);
