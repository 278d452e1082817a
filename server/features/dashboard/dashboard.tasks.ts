import { z } from 'zod';
import { defineTask } from '#server/tasks/task.ts';
import { mergeFigureDays } from './figure-days.ts';

/** Merges what writes have left for dashboards, every minute. */
export const mergeDashboardFigures = defineTask({
  name: 'mergeDashboardFigures',
  cron: '* * * * *',
  payload: z.object({}),
  run: ({ database }) => mergeFigureDays(database.kysely),
});
