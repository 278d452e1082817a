import { amountMessage, feeMessage, feeTyped } from '#common/jobs/inputs.ts';
import { currencyOf, minorUnitsOf, typedMoney } from '#common/money.ts';
import type { useJob_job$data } from '#web/__generated__/useJob_job.graphql.ts';
import type { Newest, SentFields } from '#web/app-ui/settings.ts';
import { Refused } from '#web/kit/problem.ts';

/** A job as the store has it for its form. */
export type JobRow = Omit<useJob_job$data, ' $fragmentType'>;

/** The fields of a job's form. Numbers and amounts are texts, as typed. */
const fields = [
  ...(['title', 'jobType', 'speciality', 'location', 'description', 'openings'] as const),
  ...(['currency', 'salaryPeriod', 'salaryFrom', 'salaryTo'] as const),
  ...(['searchType', 'wantedRecruiters', 'feeBasisPoints', 'guaranteeDays'] as const),
  ...(['opensOn', 'closesOn'] as const),
] as const;
/** What is ticked or not. */
const ticks = ['isPublic', 'isOnProfiles'] as const;
export type JobField = (typeof fields)[number] | (typeof ticks)[number];
export type JobValues = Newest & Readonly<Record<JobField, unknown>>;

/** A job as its form edits it. */
export const inForm = (job: JobRow): JobValues =>
  ({
    ...Object.fromEntries(fields.map((field) => [field, text(job[field])])),
    ...Object.fromEntries(ticks.map((field) => [field, job[field]])),
    ...{ id: job.id, version: job.version },
    salaryFrom: typedMoney(job.salaryFrom ?? null),
    salaryTo: typedMoney(job.salaryTo ?? null),
    feeBasisPoints: job.feeBasisPoints == null ? '' : String(job.feeBasisPoints / 100),
  }) as unknown as JobValues;

/** The form of a new job of a company in a country. */
export const emptyJob = (country: string | undefined): JobValues =>
  ({
    ...Object.fromEntries(fields.map((field) => [field, ''])),
    ...Object.fromEntries(ticks.map((field) => [field, false])),
    ...{ version: 0, openings: '1', salaryPeriod: 'year', currency: currencyOf(country) },
  }) as unknown as JobValues;

/** Changed fields as the mutations take them. Throws `Refused` for a number that is none, at its field. */
export function sentOf(changed: SentFields): Readonly<Record<string, unknown>> {
  const problems: { code: string; message: string; field: string }[] = [];
  const read = (field: string, typed: unknown): unknown => {
    const reader = readers[field];
    if (!reader) return typed === '' ? null : typed;
    const value = reader.read(String(typed ?? ''));
    if (value === undefined) problems.push({ code: 'invalid', message: reader.message, field });
    return value;
  };
  const sent = Object.fromEntries(Object.entries(changed).map(([field, typed]) => [field, read(field, typed)]));
  if (problems.length > 0) throw new Refused(problems);
  return sent;
}

interface Reader {
  readonly read: (typed: string) => number | null | undefined;
  readonly message: string;
}

const wholeNumber: Reader = {
  read: (typed) => (/^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : typed.trim() === '' ? null : undefined),
  message: 'Enter a whole number.',
};
const required: Reader = { ...wholeNumber, read: (typed) => wholeNumber.read(typed) ?? undefined };
const money: Reader = { read: minorUnitsOf, message: amountMessage };

const readers: Readonly<Record<string, Reader>> = {
  salaryFrom: money,
  salaryTo: money,
  feeBasisPoints: { read: feeTyped, message: feeMessage },
  guaranteeDays: wholeNumber,
  openings: required,
  wantedRecruiters: required,
};

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
