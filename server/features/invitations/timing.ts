import { askLimits } from '#common/limits.ts';

/** Who is asked; each side has a delay of its own. */
export type Audience = 'candidate' | 'employer';

/**
 * When an ask goes out by itself: some days after the start, between 9 and 17 o'clock where the recipient is.
 * An ask that is due already goes at once, or when the working day begins.
 */
export function usualTime(startDate: string, audience: Audience, zone: string, now: Date): Date {
  const from = Temporal.PlainDate.from(startDate).add({ days: askLimits.delayDays[audience] });
  const due = from.toZonedDateTime({ timeZone: zone, plainTime: { hour: askLimits.sendBetweenHours.from } });
  const current = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  return asDate(Temporal.ZonedDateTime.compare(due, current) > 0 ? due : withinHours(current));
}

/** The month of a moment in a zone. */
export const monthOf = (zone: string, moment: Date): Temporal.PlainYearMonth =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate().toPlainYearMonth();

/** The day it is in a zone, 'YYYY-MM-DD'. */
export const dayIn = (zone: string, moment: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();

/** Days later. */
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);

function withinHours(time: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const { from, until } = askLimits.sendBetweenHours;
  if (time.hour >= from && time.hour < until) return time;
  const day = time.hour < from ? time : time.add({ days: 1 });
  return day.startOfDay().with({ hour: from });
}

/** A moment as our rows keep it. */
export const asDate = (time: Temporal.ZonedDateTime): Date => new Date(time.epochMilliseconds);
