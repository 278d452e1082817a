import { z } from 'zod';
import { oneOf, paragraphs, plainDate } from '../inputs.ts';
import { clearable, wholeNumber } from '../invitations/settings.ts';
import { type JobType, jobTypes } from '../placements/kinds.ts';
import type { TransitionTable } from '../transitions.ts';
import { amount, feeMessage } from './inputs.ts';
import { jobLimits } from './limits.ts';

/** The state of an offer to a candidate. */
export const offerStates = ['sent', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;
export type OfferState = (typeof offerStates)[number];

/** What happens to an offer. */
export type OfferEvent = 'accept' | 'reject' | 'withdraw' | 'expire';

/** How an offer moves. An application has at most one that is sent or accepted. */
export const offerTransitions: TransitionTable<OfferState, OfferEvent> = {
  sent: { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn', expire: 'expired' },
  accepted: {},
  rejected: {},
  withdrawn: {},
  expired: {},
};

/** The state of an offer in words, and the tone of its tag. */
export const offerStateWords = {
  sent: { label: 'Waiting for an answer', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'good' },
  rejected: { label: 'Declined', tone: 'bad' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
} as const satisfies Record<OfferState, { label: string; tone: string }>;

/** Limits of offers: days to answer, and characters. */
export const offerLimits = { answerDays: 60, conditions: 2000, reason: jobLimits.reason } as const;

/** What a company offers. The salary is in minor units of the job's currency, for its period. */
export const offerFields = {
  salary: amount,
  /** The job's, if left out. So are the fee and the guarantee. */
  jobType: oneOf(jobTypes, 'Choose permanent, contract or fixed-term.').optional(),
  startsOn: plainDate('the first day'),
  endsOn: clearable(plainDate('the last day')),
  /** In hundredths of a percent. */
  feeBasisPoints: z.int({ error: feeMessage }).min(0, feeMessage).max(10_000, feeMessage).optional(),
  guaranteeDays: clearable(wholeNumber(0, jobLimits.guaranteeDays)),
  conditions: clearable(paragraphs('the conditions', { max: offerLimits.conditions })),
  answerBy: plainDate('the last day to answer'),
} as const;

/** Why an offer ends. The other side reads it. */
export const offerReason = paragraphs('a reason', { min: 2, max: offerLimits.reason });

/** The days of an offer. */
interface OfferDays {
  readonly jobType: JobType;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly answerBy: string;
}

/** What is wrong with the days of an offer, by field. `today` is the day of the person who makes it. */
export function problemsOfOffer({ jobType, startsOn, endsOn, answerBy }: OfferDays, today: string) {
  const latest = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString();
  const problems: { field: keyof OfferDays; message: string }[] = [];
  const check = (field: keyof OfferDays, isWrong: boolean, message: string) => {
    if (isWrong && problems.every((known) => known.field !== field)) problems.push({ field, message });
  };
  check('startsOn', startsOn < today, 'Choose a day that has not passed.');
  check('startsOn', startsOn > latest(jobLimits.daysAhead), 'Choose a day within a year from now.');
  check('endsOn', endsOn !== null && jobType === 'permanent', 'A permanent job has no last day.');
  check('endsOn', endsOn !== null && endsOn < startsOn, 'Choose a last day on or after the first day.');
  check('answerBy', answerBy < today, 'Choose a day that has not passed.');
  check(
    'answerBy',
    answerBy > latest(offerLimits.answerDays),
    `Choose a day within ${offerLimits.answerDays} days from now.`,
  );
  return problems;
}
