import { z } from 'zod';
import { jobLimits } from '#common/jobs/limits.ts';
import { isEditable, type JobState } from '#common/jobs/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { type Job, jobFor } from './hiring-company.ts';
import { tellInvited } from './telling.ts';

/**
 * Invites recruiters to a job. Those who were invited or have requested it already stay as they are. Before the job
 * opens, nobody is told.
 */
export const inviteToJob = defineCommand({
  name: 'inviteToJob',
  input: z.object({
    jobId: z.uuid(),
    recruiterIds: z.array(z.uuid()).min(1, 'Choose at least one recruiter.').max(jobLimits.invited),
  }),
  run: async (write, { jobId, recruiterIds }) => {
    const { tx, at, nature, viewer } = write;
    const job = await jobFor(write, jobId, 'job_edit');
    if (!isEditable(job.state as JobState)) refuse('STATE', 'This job has ended.');
    const ids = [...new Set(recruiterIds)].toSorted();
    const known = await tx
      .selectFrom('recruiters as r')
      .innerJoin('search_entries as s', 's.id', 'r.id')
      .select(['r.id', 'r.agency_id'])
      .where('r.id', 'in', ids)
      .where('r.user_id', 'is not', null)
      .execute();
    if (known.length < ids.length)
      refuse('UNCLAIMED', 'Only recruiters who use Plaudit can be invited.', 'recruiterIds');
    const { invited } = await tx
      .selectFrom('engagements')
      .select(({ fn }) => fn.countAll<string>().as('invited'))
      .where('job_id', '=', jobId)
      .executeTakeFirstOrThrow();
    if (Number(invited) + known.length > jobLimits.invited)
      refuse('LIMIT', `A job can have ${jobLimits.invited} recruiters at most.`, 'recruiterIds');
    await tx
      .insertInto('engagements')
      .values(
        known.map(({ id, agency_id }) => ({
          ...{ id: nature.newId(), job_id: jobId, company_id: job.company_id, agency_id, recruiter_id: id },
          ...{ state: 'invited', is_invitation: true, created_by: viewer.userId, created_at: at, changed_at: at },
        })),
      )
      .onConflict((conflict) => conflict.columns(['job_id', 'recruiter_id']).doNothing())
      .execute();
    if (job.state === 'open' || job.state === 'engaged') await tellInvited(write, job);
    audit(write, job, 'inviteToJob');
    return { job: jobId };
  },
});

function audit(write: Write, { id, company_id }: Job, action: 'inviteToJob'): void {
  write.audit({ action, agencyId: null, companyId: company_id, subject: { type: 'Job', id } });
}
