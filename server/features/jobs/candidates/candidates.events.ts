import { openApplicationStates } from '#common/jobs/applications.ts';
import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { lockJob } from '../hiring-company.ts';
import { type Application, eraseApplication, moveApplication, tellHirer, tellRecruiter } from './application.ts';
import { tellCandidate } from './candidate-mails.ts';

/**
 * A job that ends takes no one new: who hasn't agreed yet is erased. When it was filled or withdrawn, everybody still
 * considered gets an answer. After it was closed, the company goes on with those whom it sees.
 */
on('jobEnded', async (write, { jobId, state }) => {
  const job = (await lockJob(write, jobId))!;
  for (const application of await openOnes(write, 'job_id', jobId)) {
    if (!application.consented_at) {
      const ended = await moveApplication(write, application, 'withdraw', {
        by: 'system',
        reason: 'The job has ended.',
      });
      await eraseApplication(write, ended);
    } else if (state !== 'closed') {
      const reason = state === 'filled' ? 'The job was filled.' : 'The job was withdrawn.';
      const ended = await moveApplication(write, application, 'reject', { by: 'system', reason });
      await tellRecruiter(write, ended, 'candidateRejected');
      await tellCandidate(write, ended, job, state === 'filled' ? 'filled' : 'jobWithdrawn');
    }
  }
});

/** The candidates of a recruiter who is gone are withdrawn. */
on('profileGone', async (write, { recruiterId }) => {
  for (const application of await openOnes(write, 'recruiter_id', recruiterId)) {
    const job = (await lockJob(write, application.job_id))!;
    const ended = await moveApplication(write, application, 'withdraw', { by: 'recruiter' });
    if (ended.consented_at) await tellHirer(write, job, ended, 'candidateWithdrawn');
    await tellCandidate(write, ended, job, 'withdrawn');
  }
});

const openOnes = ({ tx }: Write, column: 'job_id' | 'recruiter_id', id: string): Promise<Application[]> =>
  tx
    .selectFrom('applications')
    .selectAll()
    .where(column, '=', id)
    .where('state', 'in', openApplicationStates)
    .orderBy('id')
    .forUpdate()
    .execute();
