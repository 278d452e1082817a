import { addDays } from '../dashboard/period.ts';
import { formatMonth } from '../formats.ts';

/** What an agency report covers. */
export const reportSpans = ['month', 'quarter'] as const;
export type ReportSpan = (typeof reportSpans)[number];

/** The days of a report, both included and in UTC. */
export interface ReportPeriod {
  readonly span: ReportSpan;
  readonly from: string;
  readonly to: string;
}

const months = { month: 1, quarter: 3 } as const;

/** How many past periods of each kind a report can be made for. */
export const offeredPeriods = { month: 24, quarter: 8 } as const;

/** The month or quarter that begins on a day; null if none does. */
export function reportPeriodFrom(span: ReportSpan, firstDay: string): ReportPeriod | null {
  const [year, month, day] = firstDay.split('-').map(Number);
  if (day !== 1 || (span === 'quarter' && (month! - 1) % 3 !== 0)) return null;
  return { span, from: firstDay, to: addDays(monthStart(year!, month! - 1 + months[span]), -1) };
}

/** The last periods that were over before a day, the latest first. */
export function pastPeriods(span: ReportSpan, today: string, count: number = offeredPeriods[span]): ReportPeriod[] {
  const [year, month] = today.split('-').map(Number);
  const current = month! - 1 - (span === 'quarter' ? (month! - 1) % 3 : 0);
  return Array.from({ length: count }, (_, place) => {
    const first = monthStart(year!, current - (place + 1) * months[span]);
    return reportPeriodFrom(span, first)!;
  });
}

/** 'October 2026', or 'Q3 2026' for a quarter. */
export function reportPeriodName({ span, from }: Pick<ReportPeriod, 'from'> & { readonly span: string }): string {
  if (span !== 'quarter') return formatMonth(from.slice(0, 7));
  return `Q${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(0, 4)}`;
}

/** The first day of a month, counted from January of a year. */
const monthStart = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
