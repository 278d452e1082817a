import type { RecruitersStep_job$key } from '#web/__generated__/RecruitersStep_job.graphql.ts';
import type { JobRow } from './job-values.ts';

/** A job with its recruiters, as the page of its form reads it. */
export type JobToEdit = JobRow & RecruitersStep_job$key;
