import { absolute, candidateConsentUrl } from '#common/urls.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { Job } from '../hiring-company.ts';
import type { Application } from './application.ts';
import { candidateConsent } from './mails/CandidateConsentMail.tsx';
import { type CandidateNews, candidateNews } from './mails/CandidateNewsMail.tsx';

/** Asks a candidate for their consent by email. Refuses an address that doesn't accept our emails. */
export async function askForConsent(write: Write, application: Application, job: Job, token: string): Promise<void> {
  const { names, to } = await recipient(write, application, job);
  const { outcome } = await sendMail(write, candidateConsent, {
    to,
    agencyId: application.agency_id,
    props: { ...names, isAgain: application.times_asked > 1, url: linkOf(token) },
  });
  if (outcome === 'suppressed')
    refuse('SUPPRESSED', "This address doesn't accept our emails, so the person can't agree.", 'candidateEmail');
}

/**
 * Tells a candidate what happened to them by email. With a token, it says where they can take their consent back.
 * Nobody is told who was erased, or never asked.
 */
export async function tellCandidate(
  write: Write,
  application: Application,
  job: Job,
  what: CandidateNews,
  token?: string,
): Promise<void> {
  if (!application.candidate_email) return;
  const { names, to } = await recipient(write, application, job);
  await sendMail(write, candidateNews, {
    to,
    agencyId: application.agency_id,
    props: { ...names, what, url: token ? linkOf(token) : null },
  });
}

const linkOf = (token: string) => absolute(env.PLAUDIT_URL, candidateConsentUrl(token));

async function recipient({ tx }: Write, { candidate_name, candidate_email, recruiter_id }: Application, job: Job) {
  const { recruiter, agency, company } = await tx
    .selectFrom('recruiters as r')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .innerJoin('companies as c', (join) => join.on('c.id', '=', job.company_id))
    .select(['r.name as recruiter', 'a.name as agency', 'c.name as company'])
    .where('r.id', '=', recruiter_id)
    .executeTakeFirstOrThrow();
  return {
    to: { email: candidate_email!, name: candidate_name! },
    names: { name: candidate_name!, jobTitle: job.title, companyName: company, recruiterName: recruiter, agency },
  };
}
