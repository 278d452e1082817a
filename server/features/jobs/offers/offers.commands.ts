import { z } from 'zod';
import { offerFields, offerReason, problemsOfOffer } from '#common/jobs/offers.ts';
import { type JobState, jobTransitions } from '#common/jobs/states.ts';
import type { JobType } from '#common/placements/kinds.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import {
  type Application,
  applicationFor,
  auditApplication,
  moveApplication,
  tellHirer,
  tellRecruiter,
} from '../candidates/application.ts';
import { tellCandidate } from '../candidates/candidate-mails.ts';
import { dayIn, type Job, momentsOfDays, nextState } from '../hiring-company.ts';
import { move } from '../publishing.commands.ts';
import { endOffer, findOffer, nextOfferState, offerFor, refuseFilled } from './offer.ts';
import { placeHired } from './placing.ts';

/**
 * Makes an offer to a candidate, through their recruiter. One who was only submitted skips the interviews. What is left
 * out of the type, the fee and the guarantee is the job's.
 */
export const createOffer = defineCommand({
  name: 'createOffer',
  input: z.object({ applicationId: z.uuid(), ...offerFields }),
  run: async (write, { applicationId, ...said }) => {
    const { tx, at, nature, viewer } = write;
    if (!viewer.permissions.has('job_application_offer')) return refuseUnknown();
    const { application, job } = await applicationFor(write, applicationId, { company: 'job_offer_create' });
    await refuseUnfit(write, application, job);
    const terms = termsOf(job, said);
    const problems = problemsOfOffer(terms, dayIn(at, viewer.timeZone));
    if (problems.length > 0) throw new Refusal(problems.map((one) => ({ ...one, code: 'invalid' })));
    const interviewed =
      application.state === 'submitted' ? await moveApplication(write, application, 'interview') : application;
    const offered = await moveApplication(write, interviewed, 'offer');
    const id = nature.newId();
    const { company_id, agency_id } = offered;
    await tx
      .insertInto('offers')
      .values({
        ...{ id, application_id: applicationId, company_id, agency_id, state: 'sent', job_type: terms.jobType },
        ...{ salary: said.salary, currency: job.currency, salary_period: job.salary_period },
        ...{ starts_on: terms.startsOn, ends_on: terms.endsOn, conditions: said.conditions ?? '' },
        ...{ fee_basis_points: terms.feeBasisPoints, guarantee_days: terms.guaranteeDays },
        answer_by: terms.answerBy,
        expires_at: momentsOfDays({ opensOn: null, closesOn: terms.answerBy }, viewer.timeZone).closes_at!,
        ...{ created_by: viewer.userId, created_at: at, changed_at: at },
      })
      .execute();
    await tellRecruiter(write, offered, 'offerSent');
    auditApplication(write, offered, 'createOffer');
    return { offer: id, application: applicationId };
  },
});

/** The company takes an offer back, with a reason that the recruiter reads. Another one is possible then. */
export const withdrawOffer = defineCommand({
  name: 'withdrawOffer',
  input: z.object({ offerId: z.uuid(), reason: offerReason }),
  run: async (write, { offerId, reason }) => {
    const { application, offer } = await offerFor(write, offerId, { company: 'job_offer_withdraw' });
    await endOffer(write, offer, 'withdraw', { reason });
    const reopened = await moveApplication(write, application, 'reopen');
    await tellRecruiter(write, reopened, 'offerWithdrawn');
    auditApplication(write, reopened, 'withdrawOffer');
    return { offer: offerId, application: application.id };
  },
});

/** The recruiter declines an offer for their candidate, with a reason that the company reads. */
export const rejectOffer = defineCommand({
  name: 'rejectOffer',
  input: z.object({ offerId: z.uuid(), reason: offerReason }),
  run: async (write, { offerId, reason }) => {
    const { application, job, offer } = await offerFor(write, offerId, { recruiter: 'job_offer_reject' });
    await endOffer(write, offer, 'reject', { reason });
    const reopened = await moveApplication(write, application, 'reopen');
    await tellHirer(write, job, reopened, 'offerRejected', { other: offer.created_by });
    auditApplication(write, reopened, 'rejectOffer');
    return { offer: offerId, application: application.id };
  },
});

/**
 * The recruiter accepts an offer for their candidate, who is hired: a placement, whose sides can be invited to review.
 * The hire for the last opening fills the job, which answers everybody else.
 */
export const acceptOffer = defineCommand({
  name: 'acceptOffer',
  input: z.object({ offerId: z.uuid() }),
  run: async (write, { offerId }) => {
    const { application, job, offer } = await offerFor(write, offerId, { recruiter: 'job_offer_accept' });
    if (offer.state !== 'accepted') refuseFilled(job);
    nextOfferState(offer, 'accept');
    if (offer.expires_at <= write.at) refuse('EXPIRED', 'This offer has expired.');
    const placement = await placeHired(write, { application, job, offer });
    await endOffer(write, offer, 'accept', { placement_id: placement });
    const hired = await moveApplication(write, application, 'hire');
    await tellHirer(write, job, hired, 'offerAccepted', { other: offer.created_by });
    await tellCandidate(write, hired, job, 'hired');
    auditApplication(write, hired, 'acceptOffer');
    if (job.hired_count + 1 >= job.openings && 'fill' in jobTransitions[job.state as JobState])
      await move(write, job, nextState(job, 'fill'));
    return { offer: offerId, application: application.id };
  },
});

/** Ends an offer that nobody answered in time, and tells both sides. Does nothing to any other. */
export const expireOffer = defineCommand({
  name: 'expireOffer',
  input: z.object({ offerId: z.uuid() }),
  run: async (write, { offerId }) => {
    const found = await findOffer(write, offerId);
    if (found?.offer.state !== 'sent' || found.offer.expires_at > write.at) return {};
    const { application, job, offer } = found;
    await endOffer(write, offer, 'expire');
    const reopened = await moveApplication(write, application, 'reopen');
    await tellRecruiter(write, reopened, 'offerExpired');
    await tellHirer(write, job, reopened, 'offerExpired', { other: offer.created_by });
    auditApplication(write, reopened, 'expireOffer');
    return {};
  },
});

/** Refuses an offer that can't be accepted, or whose placement would name one person on both sides. */
async function refuseUnfit({ tx, viewer }: Write, application: Application, job: Job): Promise<void> {
  refuseFilled(job);
  if (application.erased_at) refuse('ERASED', "This person's details were erased, so you can't make them an offer.");
  if (application.state === 'offered') refuse('DUPLICATE', 'There is already an offer for this candidate.');
  const maker = await tx.selectFrom('users').select('email').where('id', '=', viewer.userId).executeTakeFirst();
  if (maker?.email === application.candidate_email)
    refuse('OWN_ADDRESS', 'This candidate has your email address, so someone else needs to make the offer.');
}

type Said = Pick<z.output<z.ZodObject<typeof offerFields>>, 'jobType' | 'feeBasisPoints' | 'guaranteeDays'> &
  Readonly<Record<'startsOn' | 'answerBy', string>> & { readonly endsOn?: string | null | undefined };

/** What was said, completed by the job's type, fee and guarantee. */
function termsOf(job: Job, { startsOn, answerBy, endsOn = null, ...said }: Said) {
  return {
    jobType: said.jobType ?? (job.job_type as JobType | null) ?? missing('jobType', 'Choose a type.'),
    feeBasisPoints: said.feeBasisPoints ?? job.fee_basis_points ?? missing('feeBasisPoints', 'Enter the fee.'),
    guaranteeDays: said.guaranteeDays === undefined ? job.guarantee_days : said.guaranteeDays,
    ...{ startsOn, answerBy, endsOn },
  };
}

const missing = (field: string, message: string) => refuse('invalid', message, field);
