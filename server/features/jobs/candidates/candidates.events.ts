import { openApplicationStates } from '#common/jobs/applications.ts';
import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { eraseApplication, lockApplication, moveApplication, tellHirer, tellRecruiter } from './application.ts';
import { tellCandidate } from './candidate-mails.ts';

/**
 * A job that ends takes no one new: who hasn't agreed yet is erased. When it was filled or withdrawn, everybody still
 * considered gets an answer. After it was closed, the company goes on with those whom it sees.
 */
on('jobEnded', async (write, { jobId, state }) => {
  for (const { application, job } of await openOnes(write, 'job_id', jobId)) {
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
  for (const { application, job } of await openOnes(write, 'recruiter_id', recruiterId)) {
    const ended = await moveApplication(write, application, 'withdraw', { by: 'recruiter' });
    if (ended.consented_at) await tellHirer(write, job, ended, 'candidateWithdrawn');
    await tellCandidate(write, ended, job, 'withdrawn');
  }
});

/** The open applications of a job or a recruiter with their jobs, locked one after the other in the order of the jobs. */
async function openOnes(write: Write, column: 'job_id' | 'recruiter_id', id: string) {
  const known = await write.tx
    .selectFrom('applications')
    .select('id')
    .where(column, '=', id)
    .where('state', 'in', openApplicationStates)
    .orderBy('job_id')
    .orderBy('id')
    .execute();
  const found = [];
  for (const one of known) found.push((await lockApplication(write, one.id))!);
  return found;
}
