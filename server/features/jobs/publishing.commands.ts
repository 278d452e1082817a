import { z } from 'zod';
import { paragraphs } from '#common/inputs.ts';
import { clearable } from '#common/invitations/settings.ts';
import { problemsOfJob } from '#common/jobs/inputs.ts';
import { jobLimits } from '#common/jobs/limits.ts';
import type { JobEvent, JobState } from '#common/jobs/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { Refusal } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { dayIn, type Job, jobFor, lockJob, momentsOfDays, nextState } from './hiring-company.ts';
import { raiseProfilesOf } from './shown-on-profiles.ts';
import { tellInvited } from './telling.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    /** A job was filled, closed or withdrawn. */
    jobEnded: { jobId: string; state: JobState };
  }
}

/**
 * Publishes a draft. A company that isn't approved waits for a super admin's decision. Otherwise the job opens at once,
 * or on its day. Everything that is missing is told at its field.
 */
export const publishJob = defineCommand({
  name: 'publishJob',
  input: z.object({ jobId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { jobId, expectedVersion }) => {
    const { at, viewer } = write;
    const job = await jobFor(write, jobId, 'job_publish');
    refuseClash('job', job.version, expectedVersion, { job: jobId });
    const event = viewer.approved ? openingOf(job, dayIn(at, viewer.timeZone)) : 'submit';
    const state = nextState(job, event);
    const problems = problemsOfJob(inForm(job), dayIn(at, viewer.timeZone));
    if (problems.length > 0) throw new Refusal(problems.map((one) => ({ ...one, code: 'invalid' })));
    const days = { opensOn: job.opens_on, closesOn: job.closes_on };
    const set = { published_at: at, declined_because: null, ...momentsOfDays(days, viewer.timeZone) };
    await move(write, job, state, set);
    audit(write, job, 'publishJob', state);
    return { job: jobId };
  },
});

const because = clearable(paragraphs('a reason', { max: jobLimits.reason }));
const ending = z.object({ jobId: z.uuid(), because });

/** Closes a job: nobody new is engaged or submitted. What has begun stays readable. */
export const closeJob = defineCommand({
  name: 'closeJob',
  input: ending,
  run: (write, { jobId, because: words }) => end(write, 'closeJob', 'close', jobId, words),
});

/** Withdraws a job that is not filled, such as one that is no longer needed. */
export const withdrawJob = defineCommand({
  name: 'withdrawJob',
  input: ending,
  run: (write, { jobId, because: words }) => end(write, 'withdrawJob', 'withdraw', jobId, words),
});

async function end(
  write: Write,
  action: 'closeJob' | 'withdrawJob',
  event: 'close' | 'withdraw',
  jobId: string,
  words: string | null | undefined,
) {
  const job = await jobFor(write, jobId, 'job_publish');
  const state = nextState(job, event);
  await move(write, job, state, { ended_because: words ?? null });
  audit(write, job, action, state);
  return { job: jobId };
}

/** Opens a job whose day has come. Does nothing to any other. */
export const openJob = defineCommand({
  name: 'openJob',
  input: z.object({ jobId: z.uuid() }),
  run: async (write, { jobId }) => {
    const job = await lockJob(write, jobId);
    if (job?.state !== 'pending_open' || !job.opens_at || job.opens_at > write.at) return {};
    await move(write, job, nextState(job, 'open'));
    audit(write, job, 'openJob', 'open');
    return {};
  },
});

/** Closes a job whose last day has passed. Does nothing to any other. */
export const closeOverdueJob = defineCommand({
  name: 'closeOverdueJob',
  input: z.object({ jobId: z.uuid() }),
  run: async (write, { jobId }) => {
    const job = await lockJob(write, jobId);
    const isLive = job && ['open', 'engaged', 'pending_open'].includes(job.state);
    if (!isLive || !job.closes_at || job.closes_at > write.at) return {};
    await move(write, job, nextState(job, 'close'));
    audit(write, job, 'closeOverdueJob', 'closed');
    return {};
  },
});

/** How an approved job opens: at once, or on a day that is still to come. */
export const openingOf = ({ opens_on }: Pick<Job, 'opens_on'>, today: string): JobEvent & ('schedule' | 'open') =>
  opens_on && opens_on > today ? 'schedule' : 'open';

/** Moves a job to a state, with what always follows: invited recruiters hear of a job that opens. */
export async function move(write: Write, job: Job, state: JobState, set: Partial<Job> = {}): Promise<void> {
  const { tx, at } = write;
  const isEnd = state === 'filled' || state === 'closed' || state === 'withdrawn';
  await tx
    .updateTable('jobs')
    .set({
      ...set,
      state,
      ...(state === 'open' && !job.opened_at && { opened_at: at }),
      ...(isEnd && { ended_at: at }),
      changed_at: at,
      version: job.version + 1,
    })
    .where('id', '=', job.id)
    .execute();
  if (state === 'open') await tellInvited(write, job);
  await raiseProfilesOf(write, job, { ...job, state });
  if (isEnd) await write.emit('jobEnded', { jobId: job.id, state });
}

const inForm = (job: Job) => ({
  description: job.description || null,
  jobType: job.job_type as 'temp' | null,
  speciality: job.speciality,
  location: job.location,
  searchType: job.search_type as 'open' | null,
  feeBasisPoints: job.fee_basis_points,
  salaryFrom: job.salary_from,
  salaryTo: job.salary_to,
  opensOn: job.opens_on,
  closesOn: job.closes_on,
});

function audit(
  write: Write,
  { id, company_id }: Pick<Job, 'id' | 'company_id'>,
  action: 'publishJob' | 'closeJob' | 'withdrawJob' | 'openJob' | 'closeOverdueJob',
  state: JobState,
): void {
  write.audit({
    action,
    agencyId: null,
    companyId: company_id,
    subject: { type: 'Job', id },
    details: { kind: state },
  });
}
