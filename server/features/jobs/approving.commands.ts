import { type JobState, jobTransitions } from '#common/jobs/states.ts';
import { declineInput } from '#common/joining/inputs.ts';
import { editJobUrl, jobsUrl } from '#common/urls.ts';
import { defineDecision } from '#server/commands/decision.ts';
import { saveIn } from '#server/commands/save-in.ts';
import type { Write } from '#server/commands/write.ts';
import { tell } from '#server/features/notices/tell.ts';
import { type Job, lockJob } from './hiring-company.ts';
import { move } from './publishing.commands.ts';

const decided = defineDecision({
  row: 'job',
  type: 'Job',
  transitions: jobTransitions,
  load: lockJob,
  stateOf: ({ state }) => (state === 'pending' ? (state as JobState) : null),
  save: saveIn('jobs'),
  audited: ({ id, company_id }) => ({ agencyId: null, companyId: company_id, subject: { type: 'Job', id } }),
});

/** Approves a job. It opens at once, or on its day. */
export const approveJob = decided('approveJob', {
  event: 'schedule',
  before: ({ at, viewer }) => ({ set: { decided_at: at, decided_by: viewer.userId } }),
  after: async (write, job, { to }) => {
    await tellCompany(write, job, 'jobApproved', jobsUrl({ open: job.id }));
    if (!job.opens_at || job.opens_at <= write.at)
      await move(write, { ...job, state: to, version: job.version + 1 }, 'open');
  },
});

/** Declines a job. It is a draft again, with the reason. */
export const declineJob = decided('declineJob', {
  event: 'decline',
  input: declineInput,
  before: ({ at, viewer }, _, { reason }) => ({
    set: { decided_at: at, decided_by: viewer.userId, declined_because: reason },
  }),
  after: (write, job) => tellCompany(write, job, 'jobDeclined', editJobUrl(job.id)),
});

const tellCompany = (
  write: Write,
  { created_by, title }: Job,
  kind: 'jobApproved' | 'jobDeclined',
  path: string,
): Promise<unknown> => tell(write, kind, { to: created_by ? [created_by] : [], about: title, path });
