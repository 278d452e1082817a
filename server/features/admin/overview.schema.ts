import { builder } from '#server/graphql/builder.ts';
import { type Overview, readOverview, type Waiting } from './overview.queries.ts';

const PanelQueue = builder.objectRef<Waiting>('PanelQueue').implement({
  fields: (t) => ({
    part: t.string({
      nullable: false,
      description: 'The part of the panel that shows the queue.',
      resolve: ({ part }) => part,
    }),
    count: t.int({ nullable: false, resolve: ({ count }) => count }),
    isBounded: t.boolean({
      nullable: false,
      description: 'Whether there are more than were counted.',
      resolve: ({ isBounded }) => isBounded,
    }),
    oldestAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ oldestAt }) => oldestAt }),
  }),
});

const PanelOverview = builder.objectRef<Overview & { databaseMs: number }>('PanelOverview').implement({
  description: 'System health, and what is waiting for someone.',
  fields: (t) => ({
    databaseMs: t.float({
      nullable: false,
      description: 'How many milliseconds it took to read these figures.',
      resolve: ({ databaseMs }) => databaseMs,
    }),
    workers: t.int({ nullable: false, description: 'Running worker processes.', resolve: ({ workers }) => workers }),
    workerSeenAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ workerSeenAt }) => workerSeenAt }),
    dueTasks: t.field({ nullable: false, type: PanelQueue, resolve: ({ due }) => due }),
    failedTasks: t.field({ nullable: false, type: PanelQueue, resolve: ({ failedTasks }) => failedTasks }),
    failedMails: t.field({
      nullable: false,
      type: PanelQueue,
      description: 'Emails that failed in the last 24 hours.',
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
