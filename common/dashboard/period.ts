import { isPlainDate } from '../plain-date.ts';

/** The periods a dashboard offers, by their value in the address, in the order of the menu. */
export const periods = ['30d', '90d', '12m', '24m', 'all', 'custom'] as const;
export type PeriodName = (typeof periods)[number];

/** The period that is shown unless another is chosen. */
export const usualPeriod = '12m' satisfies PeriodName;

/** What one point of a chart stands for. */
export type PeriodUnit = 'day' | 'week' | 'month';

/** Days to show, both included and in UTC; without a first day, everything since the first figure. */
export interface Period {
  readonly from: string | null;
  readonly to: string;
  readonly unit: PeriodUnit;
}

/** A part of a period, with its first and last day. */
export interface PeriodPart {
  readonly from: string;
  readonly to: string;
}

/** What an address says about the period. */
export interface SaidPeriod {
  readonly period?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** The period's name: the usual one if none is known by it, or if it is its own but neither of its days is valid. */
export function periodNameOf({ period, from, to }: SaidPeriod): PeriodName {
  const known = periods.find((name) => name === period);
  if (known !== 'custom') return known ?? usualPeriod;
  return dayIn(from) || dayIn(to) ? 'custom' : usualPeriod;
}

/**
 * The days that an address means on a day. Periods of months begin with a month. Days to come are left out, and two days
 * in the wrong order are swapped.
 */
export function periodOf(said: SaidPeriod, today: string): Period {
  const name = periodNameOf(said);
  if (name === '30d') return { from: addDays(today, -29), to: today, unit: 'day' };
  if (name === '90d') return { from: addDays(today, -89), to: today, unit: 'week' };
  if (name === '12m') return { from: monthsBefore(today, 11), to: today, unit: 'month' };
  if (name === '24m') return { from: monthsBefore(today, 23), to: today, unit: 'month' };
  const days = name === 'all' ? [] : [dayIn(said.from), dayIn(said.to)].filter((day) => day !== undefined);
  if (days.length < 2) {
    const to = name === 'custom' && dayIn(said.to);
    return { from: (name === 'custom' && dayIn(said.from)) || null, to: earlier(to || today, today), unit: 'month' };
  }
  const [from, to] = days.map((day) => earlier(day, today)).sort();
  return { from: from!, to: to!, unit: unitFor(daysBetween(from!, to!) + 1) };
}

/** The parts of a period that begins on a day, in order. Weeks are counted from its first day. */
export function partsOf(from: string, to: string, unit: PeriodUnit): PeriodPart[] {
  const parts: PeriodPart[] = [];
  for (let first = from; first <= to; first = addDays(lastDayOf(first, unit), 1))
    parts.push({ from: first, to: earlier(lastDayOf(first, unit), to) });
  return parts;
}

/** A day some days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days later the second day is. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

const dayMs = 86_400_000;
/** The most days shown one by one, and week by week. */
const longest = { day: 31, week: 186 } as const;

function unitFor(days: number): PeriodUnit {
  if (days <= longest.day) return 'day';
  return days <= longest.week ? 'week' : 'month';
}

function lastDayOf(first: string, unit: PeriodUnit): string {
  if (unit !== 'month') return addDays(first, unit === 'day' ? 0 : 6);
  const [year, month] = first.split('-').map(Number);
  return new Date(Date.UTC(year!, month!, 0)).toISOString().slice(0, 10);
}

/** The first day of a month before that of a day. */
function monthsBefore(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1 - months, 1)).toISOString().slice(0, 10);
}

const dayIn = (said: string | null | undefined) => (said && isPlainDate(said) ? said : undefined);
const earlier = (one: string, other: string) => (one < other ? one : other);
