import { trainingLimits } from '#common/limits.ts';
import { topicsInWords } from '#common/training/states.ts';
import { absolute, homeUrl, panelUrl } from '#common/urls.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { superAdmins } from '#server/features/accounts/users/super-admins.ts';
import { calendarOf } from '#server/mail/calendar.ts';
import { sendToEach } from '#server/mail/send-mail.ts';
import { type TrainingNews, trainingNews } from './mails/TrainingNewsMail.tsx';

/** A booking with the person, locked. */
export type Booking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>;

/** Locks a booking, and reads it with its person's present address and time zone. */
export const lockBooking = ({ tx }: Pick<Write, 'tx'>, id: string) =>
  tx
    .selectFrom('training_bookings as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .selectAll('b')
    .select(['u.email', 'u.name as person', 'u.time_zone'])
    .where('b.id', '=', id)
    .forUpdate('b')
    .executeTakeFirst();

/** Refuses times that are too near, too far ahead, or the same, naming the field of each. */
export function refuseBadTimes(write: Pick<Write, 'at'>, times: readonly string[], fieldOf: (index: number) => string) {
  const seen = new Set<number>();
  for (const [index, text] of times.entries()) {
    const time = Date.parse(text);
    if (seen.has(time)) refuse('SAME_TIME', 'Choose different times.', fieldOf(index));
    seen.add(time);
    if (time < write.at.getTime() + trainingLimits.aheadHours * hour)
      refuse('TOO_SOON', `Choose a time at least ${trainingLimits.aheadHours} hours from now.`, fieldOf(index));
    refuseTooFar(write, time, fieldOf(index));
  }
}

/** Refuses the time of a session that has passed or is too far ahead. */
export function refuseBadTime(write: Pick<Write, 'at'>, startsAt: string): void {
  const time = Date.parse(startsAt);
  if (time <= write.at.getTime()) refuse('PAST', 'Choose a time in the future.', 'startsAt');
  refuseTooFar(write, time, 'startsAt');
}

function refuseTooFar({ at }: Pick<Write, 'at'>, time: number, field: string) {
  if (time > at.getTime() + trainingLimits.withinDays * 24 * hour)
    refuse('TOO_FAR', `Choose a time within the next ${trainingLimits.withinDays} days.`, field);
}

const hour = 3_600_000;

/** The calendar file of a session. */
export const calendarOfSession = (
  { at }: Pick<Write, 'at'>,
  { id, topics, version }: Pick<Booking, 'id' | 'topics' | 'version'>,
  { startsAt, meetingUrl }: { startsAt: Date; meetingUrl: string },
  isCancelled = false,
): string =>
  calendarOf({
    uid: `training-${id}@${new URL(env.PLAUDIT_URL).hostname}`,
    sequence: version,
    writtenAt: at,
    startsAt,
    minutes: trainingLimits.minutes,
    title: 'Plaudit training',
    description: `${topicsInWords(topics)}\n${meetingUrl}`,
    url: meetingUrl,
    isCancelled,
  });

/** The full address of the page where people see their booking. */
export const bookingUrl = (): string => absolute(env.PLAUDIT_URL, homeUrl());

/** Tells super admins what a person did with their booking. */
export async function tellSuperAdmins(
  write: Write,
  what: TrainingNews,
  { id, name, agency_name, topics, people }: Pick<Booking, 'id' | 'name' | 'agency_name' | 'topics' | 'people'>,
): Promise<void> {
  const url = absolute(
    env.PLAUDIT_URL,
    panelUrl('training', { ...(what === 'cancelled' && { state: 'any' }), open: `TrainingBooking:${id}` }),
  );
  const props = { what, person: name, agencyName: agency_name, topics: topicsInWords(topics), people, url };
  await sendToEach(write, trainingNews, await superAdmins(write), { props });
}
