import { z } from 'zod';
import { defineTask } from '#server/tasks/task.ts';
import { mergeSurveyFigures as merge } from './kept-figures.ts';

/** Merges what writes have left for the figures of surveys, every minute. */
export const mergeSurveyFigures = defineTask({
  name: 'mergeSurveyFigures',
  cron: '* * * * *',
  payload: z.object({}),
  run: ({ database }) => merge(database.kysely),
});
