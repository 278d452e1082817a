import { jobStatesForRecruiters } from '#common/jobs/states.ts';
import type { Write } from '#server/commands/write.ts';
import type { Job } from './hiring-company.ts';

type Shown = Pick<Job, 'state' | 'search_type' | 'is_on_profiles' | 'is_public' | 'title' | 'location'>;

/** Whether the profiles of the recruiters who work on a job name it. */
export const isOnProfiles = ({ state, search_type, is_on_profiles }: Shown): boolean =>
  is_on_profiles && search_type === 'open' && jobStatesForRecruiters.some((one) => one === state);

/** Raises the pages of the recruiters who work on a job, if what they say about it changes. */
export async function raiseProfilesOf(write: Write, { id, ...before }: Job, after: Shown): Promise<void> {
  if (saidOf(before) !== saidOf(after)) await raiseProfiles(write, [id]);
}

/** Raises the pages of the recruiters who work on jobs. */
export async function raiseProfiles(write: Write, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  const engaged = await write.tx
    .selectFrom('engagements')
    .select('recruiter_id as id')
    .where('job_id', 'in', jobIds)
    .where('state', '=', 'accepted')
    .execute();
  for (const { id } of engaged) write.changesPage({ type: 'recruiter', id });
}

/** What a profile says about a job; null if it doesn't name it. */
const saidOf = (job: Shown) => (isOnProfiles(job) ? JSON.stringify([job.title, job.location, job.is_public]) : null);
