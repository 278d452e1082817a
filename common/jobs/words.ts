import { formatCount } from '../formats.ts';
import { formatMoney } from '../money.ts';
import type { EngagementState, JobFilter, JobState } from './states.ts';

/** The state of a job in words, and the tone of its tag. */
export const jobStateWords = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending: { label: 'Waiting for approval', tone: 'warn' },
  pending_open: { label: 'Opens later', tone: 'info' },
  open: { label: 'Open', tone: 'good' },
  engaged: { label: 'Recruiters engaged', tone: 'good' },
  filled: { label: 'Filled', tone: 'info' },
  closed: { label: 'Closed', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const satisfies Record<JobState, { label: string; tone: string }>;

/** The filters of the list of jobs in words. */
export const jobFilterWords: Readonly<Record<JobFilter, string>> = {
  all: 'All',
  draft: 'Drafts',
  active: 'Active',
  closed: 'Closed',
  pending: 'Pending',
};

/** The state of an engagement as the company reads it, and the tone of its tag. */
export const engagementStateWords = {
  invited: { label: 'Invited', tone: 'info' },
  requested: { label: 'Request', tone: 'warn' },
  accepted: { label: 'Engaged', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const satisfies Record<EngagementState, { label: string; tone: string }>;

/** Who may work on a job. */
export const searchTypes = ['open', 'invited', 'psa'] as const;
export type SearchType = (typeof searchTypes)[number];

/** The search types in words. */
export const searchTypeWords = {
  open: { label: 'Open search', help: 'Any recruiter can find the job and request to work on it.' },
  invited: { label: 'By invitation', help: 'Only recruiters you invite see the job.' },
  psa: { label: 'Preferred suppliers', help: 'Your preferred suppliers see the job and can request to work on it.' },
} as const satisfies Record<SearchType, { label: string; help: string }>;

/** What a salary is paid for. */
export const salaryPeriods = ['year', 'day', 'hour'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** The salary periods in words. */
export const salaryPeriodWords: Readonly<Record<SalaryPeriod, string>> = {
  year: 'a year',
  day: 'a day',
  hour: 'an hour',
};

/** What a job pays. Amounts in minor units of the currency; null where nothing is said. */
export interface Salary {
  readonly salaryFrom: number | null;
  readonly salaryTo: number | null;
  readonly salaryPeriod: string;
  readonly currency: string;
}

/** A salary in words: '$85,000 to $95,000 a year (AUD)'. Null when nothing is said. */
export function salaryWords({ salaryFrom: from, salaryTo: to, salaryPeriod, currency }: Salary): string | null {
  const period = `${salaryPeriodWords[salaryPeriod as SalaryPeriod]} (${currency})`;
  const money = (amount: number) => formatMoney(amount, currency);
  if (from !== null && to !== null)
    return from === to ? `${money(from)} ${period}` : `${money(from)} to ${money(to)} ${period}`;
  if (from !== null) return `From ${money(from)} ${period}`;
  return to === null ? null : `Up to ${money(to)} ${period}`;
}

/** Hundredths of a percent in words: '17.5%'. */
export const feeWords = (feeBasisPoints: number): string => `${feeBasisPoints / 100}%`;

/** What the company pays a recruiter, in one sentence. Null until a fee is chosen. */
export function feeSentence({
  feeBasisPoints,
  guaranteeDays,
  jobType,
}: {
  readonly feeBasisPoints: number | null;
  readonly guaranteeDays: number | null;
  readonly jobType: string | null;
}): string | null {
  if (feeBasisPoints === null) return null;
  const of = jobType === 'temp' ? 'of the pay for the hours worked' : "of the first year's salary";
  const fee = `The fee is ${feeWords(feeBasisPoints)} ${of}`;
  if (!guaranteeDays) return `${fee}, without a guarantee.`;
  return `${fee}, with a guarantee of ${formatCount(guaranteeDays, 'day')}.`;
}

/** The state of an engagement as its recruiter reads it, and the tone of its tag. */
export const ownPartWords = {
  ...engagementStateWords,
  requested: { label: 'Requested', tone: 'info' },
  invited: { label: 'Invited', tone: 'warn' },
} as const satisfies Record<EngagementState, { label: string; tone: string }>;
