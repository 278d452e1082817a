import type { InviteTiming, SendingHours } from '#common/invitations/settings.ts';

/** Who is invited. Each side has its own delay. */
export type Audience = 'candidate' | 'employer';

/**
 * When an invitation leaves unless somebody chooses a time: the agency's delay after the start, when its hours begin
 * where the recipient is. One that is due already leaves at once, or at the next of these hours.
 */
export function usualTime(
  startDate: string,
  audience: Audience,
  zone: string,
  now: Date,
  { delayDays, hours }: InviteTiming,
): Date {
  const from = Temporal.PlainDate.from(startDate).add({ days: delayDays[audience] });
  const due = withinHours(from.toZonedDateTime({ timeZone: zone, plainTime: { hour: hours.from } }), hours);
  const current = zoned(now, zone);
  return asDate(Temporal.ZonedDateTime.compare(due, current) > 0 ? due : withinHours(current, hours));
}

/**
 * When a reminder leaves: the given number of days after the email, in the recipient's time zone, at the hour of that
 * email as far as the agency's hours allow, or on the next of its weekdays. The last hour is left free for a late email.
 * Never before `earliest`: then at the first sending hour after it.
 */
export function reminderTime(sentAt: Date, day: number, zone: string, earliest: Date, hours: SendingHours): Date {
  const { from, until, weekdays } = hours;
  const sent = zoned(sentAt, zone);
  const hour = Math.min(Math.max(sent.hour, from), until - 1);
  const isWhole = hour !== sent.hour || hour === until - 1;
  const plainTime = isWhole ? { hour } : sent.toPlainTime();
  let date = sent.toPlainDate().add({ days: day });
  while (!weekdays.includes(date.dayOfWeek)) date = date.add({ days: 1 });
  const time = asDate(withinHours(date.toZonedDateTime({ timeZone: zone, plainTime }), hours));
  return time < earliest ? withinSendingHours(earliest, zone, hours) : time;
}

/** The moment itself, or the next beginning of the sending hours where the recipient is. */
export const withinSendingHours = (moment: Date, zone: string, hours: SendingHours): Date =>
  asDate(withinHours(zoned(moment, zone), hours));

/** The month of a moment in a time zone. */
export const monthOf = (zone: string, moment: Date): Temporal.PlainYearMonth =>
  zoned(moment, zone).toPlainDate().toPlainYearMonth();

/** The date in a time zone, 'YYYY-MM-DD'. */
export const dayIn = (zone: string, moment: Date): string => zoned(moment, zone).toPlainDate().toString();

/** A number of days later. */
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);

const zoned = (moment: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);

function withinHours(time: Temporal.ZonedDateTime, { from, until, weekdays }: SendingHours): Temporal.ZonedDateTime {
  let moment = time;
  while (!weekdays.includes(moment.dayOfWeek) || moment.hour < from || moment.hour >= until) {
    const isBefore = weekdays.includes(moment.dayOfWeek) && moment.hour < from;
    const day = isBefore ? moment : moment.add({ days: 1 });
    // An hour that a change of the clocks leaves out gives a later one, which may be outside.
    moment = day.startOfDay().with({ hour: from });
  }
  return moment;
}

/** A moment in the form our rows use. */
export const asDate = (time: Temporal.ZonedDateTime): Date => new Date(time.epochMilliseconds);
