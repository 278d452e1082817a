import { sql } from 'kysely';
import { z } from 'zod';
import { formatCount } from '#common/formats.ts';
import { paragraphs } from '#common/inputs.ts';
import { clearable } from '#common/invitations/settings.ts';
import { candidateFields } from '#common/jobs/candidate-inputs.ts';
import { jobLimits } from '#common/jobs/limits.ts';
import { jobStatesForRecruiters } from '#common/jobs/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { addressHash } from '#server/mail/address-hash.ts';
import { hashToken } from '#server/session/tokens.ts';
import { attachFile } from '#server/storage/files.ts';
import { keptUpload } from '#server/storage/kept-upload.ts';
import { type Job, lockJob } from '../hiring-company.ts';
import {
  applicationFor,
  auditApplication,
  moveApplication,
  saveApplication,
  tellHirer,
  tellRecruiter,
} from './application.ts';
import { askForConsent, tellCandidate } from './candidate-mails.ts';
import { introducerOf } from './introductions.ts';

const reason = clearable(paragraphs('a reason', { max: jobLimits.reason }));

/**
 * Submits a candidate for a job that the viewer works on, and emails them to ask for their consent. The company sees
 * nothing of them before they agree. Refuses a person whom another agency introduced to the company.
 */
export const submitCandidate = defineCommand({
  name: 'submitCandidate',
  input: z.object({
    jobId: z.uuid(),
    ...candidateFields,
    cv: keptUpload,
    cvName: z.string().max(200, 'Give the file a shorter name.'),
  }),
  run: async (write, { jobId, candidateName, candidateEmail, candidatePhone, cv, cvName, ...said }) => {
    const { tx, at, nature, viewer } = write;
    const job = await engagedJob(write, jobId);
    const hash = addressHash(candidateEmail);
    await refuseTooMany(write, jobId);
    await refuseTwice(write, jobId, hash);
    const introducer = await introducerOf(write, { company_id: job.company_id, hash });
    if (introducer && introducer !== viewer.agencyId)
      refuse('INTRODUCED', 'This person was already introduced to the company.', 'candidateEmail');
    if (cv.kind !== 'cv') return refuseUnknown();
    const file = await attachFile(write, cv.id, 'cv');
    const token = nature.newToken();
    const id = nature.newId();
    const application = await tx
      .insertInto('applications')
      .values({
        ...{ id, job_id: jobId, company_id: job.company_id, agency_id: viewer.agencyId! },
        ...{ recruiter_id: viewer.recruiterId!, state: 'submitted', candidate_hash: hash },
        ...{ candidate_name: candidateName, candidate_email: candidateEmail, candidate_phone: candidatePhone ?? null },
        ...{ cv_file_id: file.id, cv_name: cvName, pitch: said.pitch, salary_wish: said.salaryWish ?? null },
        ...{ notice_weeks: said.noticeWeeks ?? null, token_hash: hashToken(token), asked_at: at },
        ...{ created_by: viewer.userId, created_at: at, changed_at: at },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await askForConsent(write, application, job, token);
    auditApplication(write, application, 'submitCandidate');
    return { application: id, engagedJob: await engagementOf(write, jobId) };
  },
});

/** Emails the candidate again, a day after the last time at the earliest. The link before stops working. */
export const askCandidateAgain = defineCommand({
  name: 'askCandidateAgain',
  input: z.object({ applicationId: z.uuid() }),
  run: async (write, { applicationId }) => {
    const { at, nature } = write;
    const { application, job } = await applicationFor(write, applicationId, { recruiter: 'job_application_create' });
    if (application.consented_at || application.state !== 'submitted')
      refuse('STATE', 'The candidate has answered already.');
    if (application.times_asked >= jobLimits.consentEmails)
      refuse('LIMIT', `We ask a candidate ${jobLimits.consentEmails} times at most.`);
    if (at.getTime() - application.asked_at.getTime() < 86_400_000)
      refuse('TOO_SOON', 'Wait a day before you ask again.');
    const token = nature.newToken();
    const again = await saveApplication(write, application, {
      ...{ token_hash: hashToken(token), asked_at: at, times_asked: application.times_asked + 1 },
    });
    await askForConsent(write, again, job, token);
    auditApplication(write, again, 'askCandidateAgain');
    return { application: applicationId };
  },
});

/** A recruiter withdraws a candidate whom they submitted. The company and the candidate are told. */
export const withdrawApplication = defineCommand({
  name: 'withdrawApplication',
  input: z.object({ applicationId: z.uuid(), reason }),
  run: async (write, { applicationId, reason: why }) => {
    const { application, job } = await applicationFor(write, applicationId, { recruiter: 'job_application_withdraw' });
    const moved = await moveApplication(write, application, 'withdraw', { by: 'recruiter', reason: why });
    if (moved.consented_at) await tellHirer(write, job, moved, 'candidateWithdrawn');
    await tellCandidate(write, moved, job, 'withdrawn');
    auditApplication(write, moved, 'withdrawApplication');
    return { application: applicationId };
  },
});

/** The company rejects a candidate, with a reason that the recruiter reads. The candidate gets an answer by email. */
export const rejectApplication = defineCommand({
  name: 'rejectApplication',
  input: z.object({ applicationId: z.uuid(), reason: paragraphs('a reason', { min: 2, max: jobLimits.reason }) }),
  run: async (write, { applicationId, reason: why }) => {
    const { application, job } = await applicationFor(write, applicationId, { company: 'job_application_reject' });
    const moved = await moveApplication(write, application, 'reject', { by: 'company', reason: why });
    await tellRecruiter(write, moved, 'candidateRejected');
    await tellCandidate(write, moved, job, 'rejected');
    auditApplication(write, moved, 'rejectApplication');
    return { application: applicationId };
  },
});

/** Moves a submitted candidate to the interviews, for a company that arranges the first one elsewhere. */
export const startInterviews = defineCommand({
  name: 'startInterviews',
  input: z.object({ applicationId: z.uuid() }),
  run: async (write, { applicationId }) => {
    const permissions = { company: 'job_application_schedule_interview' } as const;
    const { application } = await applicationFor(write, applicationId, permissions);
    const moved = await moveApplication(write, application, 'interview');
    await tellRecruiter(write, moved, 'candidateInterviewing');
    auditApplication(write, moved, 'startInterviews');
    return { application: applicationId };
  },
});

/** An open job that the viewer is engaged for, locked. To others it looks missing. */
async function engagedJob(write: Write, jobId: string): Promise<Job> {
  const { viewer } = write;
  if (!env.PLAUDIT_FEATURES.jobs || !viewer.recruiterId || !viewer.permissions.has('job_application_create'))
    return refuseUnknown();
  const job = await lockJob(write, jobId);
  if (!job) return refuseUnknown();
  const part = await write.tx
    .selectFrom('engagements')
    .select(['state', 'told_at', 'is_invitation'])
    .where('job_id', '=', jobId)
    .where('recruiter_id', '=', viewer.recruiterId)
    .executeTakeFirst();
  if (!part || (part.is_invitation && !part.told_at)) return refuseUnknown();
  if (part.state !== 'accepted') refuse('NOT_ENGAGED', "You can submit candidates once you're engaged for this job.");
  if (!jobStatesForRecruiters.some((state) => state === job.state))
    refuse('STATE', 'This job takes no candidates now.');
  return job;
}

async function refuseTooMany({ tx, at, viewer }: Write, jobId: string): Promise<void> {
  const { rows } = await sql<{ today: number; here: number }>`/* refuseTooMany */
    select count(*) filter (where created_at > ${at}::timestamptz - interval '1 day')::int as today,
      count(*) filter (where job_id = ${jobId})::int as here
    from applications where recruiter_id = ${viewer.recruiterId}`.execute(tx);
  if (rows[0]!.today >= jobLimits.submissionsADay)
    refuse('LIMIT', `You can submit ${formatCount(jobLimits.submissionsADay, 'candidate')} in 24 hours.`);
  if (rows[0]!.here >= jobLimits.candidatesAJob)
    refuse('LIMIT', `You can submit ${formatCount(jobLimits.candidatesAJob, 'candidate')} for a job.`);
}

/** Whether the person is being considered for the job; only their own recruiter learns that it was they. */
async function refuseTwice({ tx, viewer }: Write, jobId: string, hash: Buffer): Promise<void> {
  const known = await tx
    .selectFrom('applications')
    .select('recruiter_id')
    .where('job_id', '=', jobId)
    .where('candidate_hash', '=', hash)
    .where('state', 'not in', ['rejected', 'withdrawn'])
    .executeTakeFirst();
  if (!known) return;
  if (known.recruiter_id === viewer.recruiterId)
    refuse('DUPLICATE', 'You submitted this person for this job already.', 'candidateEmail');
  refuse('INTRODUCED', 'This person was already introduced to the company.', 'candidateEmail');
}

async function engagementOf({ tx, viewer }: Write, jobId: string): Promise<string> {
  const { id } = await tx
    .selectFrom('engagements')
    .select('id')
    .where('job_id', '=', jobId)
    .where('recruiter_id', '=', viewer.recruiterId)
    .executeTakeFirstOrThrow();
  return id;
}
