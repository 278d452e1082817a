import { z } from 'zod';
import { line, oneOf, paragraphs, plainDate } from '../inputs.ts';
import { clearable, wholeNumber } from '../invitations/settings.ts';
import { currencies, mostMinorUnits } from '../money.ts';
import { jobTypes } from '../placements/kinds.ts';
import { specialityOf } from '../specialities.ts';
import { jobLimits } from './limits.ts';
import { salaryPeriods, searchTypes } from './words.ts';

/** What a field of money says about what is no amount. */
export const amountMessage = 'Enter an amount, such as 85,000.';
/** What the fee's field says about what is no percentage. */
export const feeMessage = 'Enter a percentage from 0 to 100, with at most two decimals.';

/** An amount in minor units. */
export const amount = z.int({ error: amountMessage }).min(0, amountMessage).max(mostMinorUnits, amountMessage);

/** The fields of a job as the API takes them. All but the title may be empty until the job is published. */
export const jobFields = {
  title: line('a job title', jobLimits.title).optional(),
  description: clearable(paragraphs('a description', { max: jobLimits.description })),
  jobType: clearable(oneOf(jobTypes, 'Choose permanent, contract or fixed-term.')),
  speciality: clearable(
    z.string().refine((id) => specialityOf(id) !== undefined, 'Choose a speciality from the list.'),
  ),
  location: clearable(line('a location', { max: jobLimits.location })),
  currency: oneOf(currencies, 'Choose a currency.').optional(),
  salaryPeriod: oneOf(salaryPeriods, 'Choose a year, a day or an hour.').optional(),
  salaryFrom: clearable(amount),
  salaryTo: clearable(amount),
  openings: wholeNumber(1, jobLimits.openings).optional(),
  searchType: clearable(oneOf(searchTypes, 'Choose who may work on the job.')),
  wantedRecruiters: wholeNumber(1, jobLimits.recruiters).optional(),
  /** In hundredths of a percent. */
  feeBasisPoints: clearable(z.int({ error: feeMessage }).min(0, feeMessage).max(10_000, feeMessage)),
  guaranteeDays: clearable(wholeNumber(0, jobLimits.guaranteeDays)),
  isPublic: z.boolean().optional(),
  isOnProfiles: z.boolean().optional(),
  opensOn: clearable(plainDate('the day it opens')),
  closesOn: clearable(plainDate('the last day')),
} as const;

const fields = z.object(jobFields);
export type JobFields = z.output<typeof fields>;

/** What publishing needs, by field. */
const needed = {
  jobType: 'Choose permanent, contract or fixed-term.',
  description: 'Describe the job.',
  speciality: 'Choose a speciality.',
  location: 'Enter a location.',
  searchType: 'Choose who may work on the job.',
  feeBasisPoints: 'Enter the fee.',
} as const;

/** A job with everything that the checks before publishing look at. */
export type JobToPublish = {
  readonly [Field in keyof typeof needed]: JobFields[Field] | null;
} & {
  readonly salaryFrom: number | null;
  readonly salaryTo: number | null;
  readonly opensOn: string | null;
  readonly closesOn: string | null;
};

/** Everything that keeps a job from being published, by field, in the order of the form. `today` is the company's day. */
export function problemsOfJob(job: JobToPublish, today: string): { field: string; message: string }[] {
  const missing = Object.entries(needed)
    .filter(([field]) => job[field as keyof typeof needed] === null)
    .map(([field, message]) => ({ field, message }));
  return [...missing, ...problemsOfSalary(job), ...problemsOfDays(job, today)];
}

/** What is wrong with a range of salaries. */
export const problemsOfSalary = ({ salaryFrom, salaryTo }: Pick<JobToPublish, 'salaryFrom' | 'salaryTo'>) =>
  salaryFrom !== null && salaryTo !== null && salaryTo < salaryFrom
    ? [{ field: 'salaryTo', message: 'Enter an amount that is not less than the lowest.' }]
    : [];

/** What is wrong with the days that a job opens and closes on. `today` is the company's day. */
export function problemsOfDays({ opensOn, closesOn }: Pick<JobToPublish, 'opensOn' | 'closesOn'>, today: string) {
  const latest = Temporal.PlainDate.from(today).add({ days: jobLimits.daysAhead }).toString();
  const far = [['opensOn', opensOn] as const, ['closesOn', closesOn] as const].filter(([, day]) => day && day > latest);
  if (far.length > 0) return far.map(([field]) => ({ field, message: 'Choose a day within a year from now.' }));
  if (!closesOn) return [];
  if (closesOn < today) return [{ field: 'closesOn', message: 'Choose a day that has not passed.' }];
  return opensOn && closesOn < opensOn
    ? [{ field: 'closesOn', message: 'Choose a last day on or after the day it opens.' }]
    : [];
}

/** Hundredths of a percent as people type a fee: '17.5', '17,5 %'. Null for nothing, undefined for what is no percentage. */
export function feeTyped(typed: string): number | null | undefined {
  const text = typed.replace('%', '').replace(',', '.').trim();
  if (text === '') return null;
  const read = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text);
  return read ? Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0')) : undefined;
}
