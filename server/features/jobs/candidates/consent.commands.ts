import { z } from 'zod';
import { isOpenApplication } from '#common/jobs/applications.ts';
import { jobLimits } from '#common/jobs/limits.ts';
import { jobStatesForRecruiters } from '#common/jobs/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { hashToken } from '#server/session/tokens.ts';
import type { Job } from '../hiring-company.ts';
import {
  type Application,
  auditApplication,
  eraseApplication,
  lockApplication,
  moveApplication,
  saveApplication,
  tellHirer,
  tellRecruiter,
} from './application.ts';
import { tellCandidate } from './candidate-mails.ts';
import { introducerOf, takeIntroductionsTurn } from './introductions.ts';

const actor = ({ token }: { token: string }) => `candidate ${hashToken(token).toString('hex')}`;
const token = z.string().max(100);

/**
 * A candidate agrees that a company sees what a recruiter submitted for a job. The first agency to whom they agreed
 * owns the introduction to the company for six months; a later one's submission ends here. Repeating it changes nothing.
 */
export const giveConsent = defineCommand({
  name: 'giveConsent',
  input: z.object({ token }),
  actor,
  run: async (write, input) => {
    const { at } = write;
    const { application, job } = await applicationOf(write, input.token);
    if (application.consented_at) return said(application);
    if (application.state !== 'submitted') return refuse('ENDED', 'This submission has ended.');
    if (application.asked_at.getTime() + jobLimits.consentDays * 86_400_000 < at.getTime())
      return refuse('EXPIRED', 'This link has expired. The recruiter can send you a new one.');
    if (!jobStatesForRecruiters.some((state) => state === job.state))
      return refuse('JOB_ENDED', 'This job takes no candidates now.');
    const introduction = { company_id: job.company_id, hash: application.candidate_hash! };
    await takeIntroductionsTurn(write, introduction);
    const introducer = await introducerOf(write, introduction);
    if (introducer && introducer !== application.agency_id) {
      const reason = 'This person was already introduced to the company.';
      const ended = await moveApplication(write, application, 'reject', { by: 'system', reason });
      await tellRecruiter(write, ended, 'candidateIntroduced');
      auditApplication(write, ended, 'giveConsent');
      return { ...said(ended), outcome: 'introduced' };
    }
    const consented = await saveApplication(write, application, {
      consented_at: at,
      consented_to: `${job.title}, ${await companyName(write, job)}`,
      ...(!introducer && { owned_until: monthsAfter(at, jobLimits.ownedMonths) }),
    });
    await tellHirer(write, job, consented, 'candidateSubmitted');
    await tellRecruiter(write, consented, 'candidateConsented');
    await tellCandidate(write, consented, job, 'agreed', input.token);
    auditApplication(write, consented, 'giveConsent');
    return said(consented);
  },
});

/**
 * A candidate says no, or takes their consent back, and may have what is stored about them erased. Both sides are told.
 * What was erased can't be brought back, and its link stops working.
 */
export const withdrawConsent = defineCommand({
  name: 'withdrawConsent',
  input: z.object({ token, erases: z.boolean() }),
  actor,
  run: async (write, input) => {
    const { application, job } = await applicationOf(write, input.token);
    let now = application;
    if (isOpenApplication(application.state)) {
      now = await moveApplication(write, application, 'withdraw', { by: 'candidate' });
      await tellRecruiter(write, now, 'candidateDeclined');
      if (now.consented_at) await tellHirer(write, job, now, 'candidateWithdrawn');
    }
    auditApplication(write, now, 'withdrawConsent');
    if (input.erases) now = await eraseApplication(write, now);
    return { ...said(now), outcome: input.erases ? 'erased' : now.state };
  },
});

/** What the page behind the link says afterwards. */
const said = ({ state, consented_at }: Application) => ({ outcome: consented_at ? 'agreed' : state });

async function applicationOf(write: Write, given: string): Promise<{ application: Application; job: Job }> {
  const known = env.PLAUDIT_FEATURES.jobs
    ? await write.tx
        .selectFrom('applications')
        .select('id')
        .where('token_hash', '=', hashToken(given))
        .executeTakeFirst()
    : undefined;
  const found = known && (await lockApplication(write, known.id));
  return found ?? refuse('LINK_UNKNOWN', "This link doesn't work. Open the newest email about it.");
}

const companyName = async ({ tx }: Write, { company_id }: Job) =>
  (await tx.selectFrom('companies').select('name').where('id', '=', company_id).executeTakeFirstOrThrow()).name;

const monthsAfter = (at: Date, months: number) =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO('UTC').add({ months }).epochMilliseconds,
  );
