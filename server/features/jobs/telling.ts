import { myJobsUrl } from '#common/urls.ts';
import type { Write } from '#server/commands/write.ts';
import { tell } from '#server/features/notices/tell.ts';
import type { Job } from './hiring-company.ts';

/** Tells recruiters who were invited to a job that they are, each once. */
export async function tellInvited(write: Write, job: Pick<Job, 'id' | 'title'>): Promise<void> {
  const { tx, at } = write;
  const invited = await tx
    .updateTable('engagements as e')
    .from('recruiters as r')
    .set({ told_at: at, changed_at: at })
    .whereRef('r.id', '=', 'e.recruiter_id')
    .where('e.job_id', '=', job.id)
    .where('e.state', '=', 'invited')
    .where('e.told_at', 'is', null)
    .returning(['e.id', 'r.user_id'])
    .execute();
  for (const { id, user_id } of invited)
    if (user_id)
      await tell(write, 'jobInvited', {
        to: [user_id],
        about: job.title,
        path: myJobsUrl({ open: `EngagedJob:${id}` }),
      });
}
