import { invitationLimits } from '#common/limits.ts';

/** Who is invited. Each side has its own delay. */
export type Audience = 'candidate' | 'employer';

/**
 * When an invitation leaves by default: some days after the start, between 9 and 17 o'clock where the recipient is. One
 * that is due already leaves at once, or when the working day begins.
 */
export function usualTime(startDate: string, audience: Audience, zone: string, now: Date): Date {
  const from = Temporal.PlainDate.from(startDate).add({ days: invitationLimits.delayDays[audience] });
  const due = from.toZonedDateTime({ timeZone: zone, plainTime: { hour: invitationLimits.sendBetweenHours.from } });
  const current = zoned(now, zone);
  return asDate(Temporal.ZonedDateTime.compare(due, current) > 0 ? due : withinHours(current));
}

/**
 * When a reminder leaves: the given number of days after the email, in the recipient's time zone, at the hour of that
 * email as far as the working day allows. The last working hour is left free for a late email. Never before `earliest`:
 * then at the first working hour after it.
 */
export function reminderTime(sentAt: Date, day: number, zone: string, earliest: Date): Date {
  const { from, until } = invitationLimits.sendBetweenHours;
  const sent = zoned(sentAt, zone);
  const hour = Math.min(Math.max(sent.hour, from), until - 1);
  const isWhole = hour !== sent.hour || hour === until - 1;
  const plainTime = isWhole ? { hour } : sent.toPlainTime();
  const time = asDate(sent.toPlainDate().add({ days: day }).toZonedDateTime({ timeZone: zone, plainTime }));
  return time < earliest ? withinWorkingDay(earliest, zone) : time;
}

/** The moment itself, or the next beginning of a working day where the recipient is. */
export const withinWorkingDay = (moment: Date, zone: string): Date => asDate(withinHours(zoned(moment, zone)));

/** The month of a moment in a time zone. */
export const monthOf = (zone: string, moment: Date): Temporal.PlainYearMonth =>
  zoned(moment, zone).toPlainDate().toPlainYearMonth();

/** The date in a time zone, 'YYYY-MM-DD'. */
export const dayIn = (zone: string, moment: Date): string => zoned(moment, zone).toPlainDate().toString();

/** A number of days later. */
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);

const zoned = (moment: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);

function withinHours(time: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const { from, until } = invitationLimits.sendBetweenHours;
  if (time.hour >= from && time.hour < until) return time;
  const day = time.hour < from ? time : time.add({ days: 1 });
  return day.startOfDay().with({ hour: from });
}

/** A moment in the form our rows use. */
export const asDate = (time: Temporal.ZonedDateTime): Date => new Date(time.epochMilliseconds);
