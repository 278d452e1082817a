import type { DataRequestCountry } from './data-request-words.ts';

/** The zone whose calendar day counts as the day of receipt. */
const zones: Readonly<Record<DataRequestCountry, string>> = {
  GB: 'Europe/London',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  US: 'America/New_York',
  ZZ: 'UTC',
};

/** Days before the deadline from which a request counts as due soon. */
export const dueSoonDays = 5;

/**
 * The last day, as 'YYYY-MM-DD', to answer a request for one's data: one calendar month in the United Kingdom, 20
 * working days in New Zealand, 30 days elsewhere. The clock starts on the day of receipt, not when the address is
 * confirmed.
 */
export function dueDay(receivedAt: Date, country: DataRequestCountry): string {
  return dueDayFrom(dayIn(receivedAt, country), country);
}

/** The last day to answer a request that was received on this day, for example by post. */
export const dueDayFrom = (receivedOn: string, country: DataRequestCountry): string => clocks[country](receivedOn);

/** The calendar day in the person's country, as 'YYYY-MM-DD'. */
export const dayIn = (at: Date, country: DataRequestCountry): string =>
  at.toLocaleDateString('sv-SE', { timeZone: zones[country] });

/**
 * The last day after an extension: two further months in the United Kingdom, and the same period once more elsewhere.
 */
export function extendedDueDay(dueOn: string, country: DataRequestCountry): string {
  return country === 'GB' ? addMonths(dueOn, 2) : clocks[country](dueOn);
}

const clocks: Readonly<Record<DataRequestCountry, (from: string) => string>> = {
  GB: (from) => addMonths(from, 1),
  AU: (from) => addDays(from, 30),
  NZ: (from) => addWorkingDays(from, 20),
  US: (from) => addDays(from, 30),
  ZZ: (from) => addDays(from, 30),
};

const dayMs = 86_400_000;
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const plain = (date: Date) => date.toISOString().slice(0, 10);

const addDays = (day: string, count: number) => plain(new Date(utc(day).getTime() + count * dayMs));

/** The same day of a later month, or that month's last day if it is shorter. */
function addMonths(day: string, count: number): string {
  const date = utc(day);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0));
  return plain(
    new Date(
      Date.UTC(
        lastOfMonth.getUTCFullYear(),
        lastOfMonth.getUTCMonth(),
        Math.min(date.getUTCDate(), lastOfMonth.getUTCDate()),
      ),
    ),
  );
}

/** Skips weekends. Public holidays count as working days, so that an answer is early rather than late. */
function addWorkingDays(day: string, count: number): string {
  let date = utc(day);
  for (let left = count; left > 0; ) {
    date = new Date(date.getTime() + dayMs);
    if (date.getUTCDay() % 6 !== 0) left--;
  }
  return plain(date);
}
