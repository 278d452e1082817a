import { builder } from '#server/graphql/builder.ts';
import { type Overview, readOverview, type Waiting } from './overview.queries.ts';

const PanelQueue = builder.objectRef<Waiting>('PanelQueue').implement({
  fields: (t) => ({
    part: t.string({
      nullable: false,
      description: 'The part of the panel where it waits.',
      resolve: ({ part }) => part,
    }),
    count: t.int({ nullable: false, resolve: ({ count }) => count }),
    isBounded: t.boolean({
      nullable: false,
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
      nullable: false,
      description: 'Milliseconds that these figures took to read.',
      resolve: ({ databaseMs }) => databaseMs,
    }),
    workers: t.int({ nullable: false, description: 'Worker processes that live.', resolve: ({ workers }) => workers }),
    workerSeenAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ workerSeenAt }) => workerSeenAt }),
    dueTasks: t.field({ nullable: false, type: PanelQueue, resolve: ({ due }) => due }),
    failedTasks: t.field({ nullable: false, type: PanelQueue, resolve: ({ failedTasks }) => failedTasks }),
    failedMails: t.field({
      nullable: false,
      type: PanelQueue,
      description: 'Mails that failed within a day.',
      resolve: ({ failedMails }) => failedMails,
    }),
    queues: t.field({ nullable: false, type: [PanelQueue], resolve: ({ queues }) => queues }),
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
