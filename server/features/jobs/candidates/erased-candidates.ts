import { isOpenApplication } from '#common/jobs/applications.ts';
import type { Write } from '#server/commands/write.ts';
import { eraseApplication, lockApplication, moveApplication, tellHirer, tellRecruiter } from './application.ts';

/** Withdraws and erases every application of the person with an address. Both sides of the open ones are told. */
export async function eraseCandidate(write: Write, email: string): Promise<void> {
  const known = await write.tx
    .selectFrom('applications')
    .select('id')
    .where('candidate_email', '=', email)
    .orderBy('job_id')
    .orderBy('id')
    .execute();
  for (const { id } of known) {
    const found = await lockApplication(write, id);
    if (!found) continue;
    let { application } = found;
    if (isOpenApplication(application.state)) {
      application = await moveApplication(write, application, 'withdraw', { by: 'candidate' });
      await tellRecruiter(write, application, 'candidateDeclined');
      if (application.consented_at) await tellHirer(write, found.job, application, 'candidateWithdrawn');
    }
    await eraseApplication(write, application);
  }
}
