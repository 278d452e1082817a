import { z } from 'zod';
import { formatAppointment } from '#common/formats.ts';
import { bookTrainingInput } from '#common/training/inputs.ts';
import { topicsInWords } from '#common/training/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash, refuseDecided } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import {
  type Booking,
  bookingUrl,
  calendarOfSession,
  lockBooking,
  refuseBadTimes,
  tellSuperAdmins,
} from './bookings.ts';
import { trainingCancelled } from './mails/TrainingCancelledMail.tsx';
import { trainingReceived } from './mails/TrainingReceivedMail.tsx';

/** A recruiter books a training session. They can have one open booking. */
export const bookTraining = defineCommand({
  name: 'bookTraining',
  input: bookTrainingInput,
  run: async (write, { topics, times, people, phone, note }) => {
    const { tx, at, nature } = write;
    const person = await ownPerson(write);
    refuseBadTimes(write, times, (index) => `times.${index}`);
    const inserted = await tx
      .insertInto('training_bookings')
      .values({
        id: nature.newId(),
        user_id: person.id,
        agency_id: person.agency_id,
        name: person.name,
        agency_name: person.agency_name,
        topics,
        preferred_times: times.map((time) => new Date(time)),
        people,
        phone,
        note,
        created_at: at,
      })
      .onConflict((on) => on.column('user_id').where('state', 'in', ['requested', 'confirmed']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!inserted) return refuse('ALREADY_BOOKED', 'You already have an open booking. Change or cancel that one.');
    await sendMail(write, trainingReceived, {
      to: person,
      props: {
        name: person.name,
        topics: topicsInWords(topics),
        times: inWords(times, person.time_zone),
        isChange: false,
        homeUrl: bookingUrl(),
      },
    });
    await tellSuperAdmins(write, 'requested', inserted);
    write.audit({ action: 'bookTraining', agencyId: person.agency_id, subject: subjectOf(inserted.id) });
    return { booking: inserted.id, user: person.id };
  },
});

/** The person changes what they requested, until a time is confirmed. */
export const changeTraining = defineCommand({
  name: 'changeTraining',
  input: bookTrainingInput.extend({ bookingId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { bookingId, expectedVersion, topics, times, people, phone, note }) => {
    const booking = await ownBooking(write, bookingId);
    const rows = { booking: booking.id, user: booking.user_id };
    if (booking.state === 'confirmed')
      refuse('CONFIRMED', 'The time is confirmed. To choose another one, cancel this booking and book again.');
    if (booking.state !== 'requested') refuseDecided('booking', rows);
    refuseClash('booking', booking.version, expectedVersion, rows);
    refuseBadTimes(write, times, (index) => `times.${index}`);
    const preferred_times = times.map((time) => new Date(time));
    await write.tx
      .updateTable('training_bookings')
      .set({ topics, preferred_times, people, phone, note, version: booking.version + 1 })
      .where('id', '=', booking.id)
      .execute();
    await sendMail(write, trainingReceived, {
      to: { email: booking.email, name: booking.person },
      props: {
        name: booking.person,
        topics: topicsInWords(topics),
        times: inWords(times, booking.time_zone),
        isChange: true,
        homeUrl: bookingUrl(),
      },
    });
    await tellSuperAdmins(write, 'changed', { ...booking, topics, people });
    write.audit({ action: 'changeTraining', agencyId: booking.agency_id, subject: subjectOf(booking.id) });
    return rows;
  },
});

/** The person cancels their own booking. */
export const cancelOwnTraining = defineCommand({
  name: 'cancelOwnTraining',
  input: z.object({ bookingId: z.uuid() }),
  run: async (write, { bookingId }) => {
    const booking = await ownBooking(write, bookingId);
    const rows = { booking: booking.id, user: booking.user_id };
    if (booking.state === 'done' || booking.state === 'cancelled') refuseDecided('booking', rows);
    const { tx, at, viewer } = write;
    const version = booking.version + 1;
    await tx
      .updateTable('training_bookings')
      .set({ state: 'cancelled', decided_at: at, decided_by: viewer.userId, version })
      .where('id', '=', booking.id)
      .execute();
    await sendMail(write, trainingCancelled, cancelledMail(write, booking, null));
    await tellSuperAdmins(write, 'cancelled', booking);
    write.audit({ action: 'cancelOwnTraining', agencyId: booking.agency_id, subject: subjectOf(booking.id) });
    return rows;
  },
});

/** The email about a cancelled booking, which takes a confirmed session out of the person's calendar. */
export function cancelledMail(write: Write, booking: Booking, reason: string | null) {
  const { starts_at: startsAt, meeting_url: meetingUrl, version } = booking;
  return {
    to: { email: booking.email, name: booking.person },
    props: {
      name: booking.person,
      when: startsAt && formatAppointment(startsAt, booking.time_zone ?? 'UTC'),
      reason,
      homeUrl: bookingUrl(),
    },
    ...(startsAt &&
      meetingUrl && {
        calendar: calendarOfSession(write, { ...booking, version: version + 1 }, { startsAt, meetingUrl }, true),
      }),
  };
}

const inWords = (times: readonly string[], zone: string | null) =>
  times.map((time) => formatAppointment(time, zone ?? 'UTC'));

/** What an entry of the audit log about a booking is about. */
export const subjectOf = (id: string) => ({ type: 'TrainingBooking', id }) as const;

/** The viewer with their agency. */
async function ownPerson({ tx, viewer }: Write) {
  refuseIfOff();
  const { userId, agencyId, recruiterId, isStaff } = viewer;
  if (!userId || !agencyId || !recruiterId || isStaff)
    return refuse('FORBIDDEN', 'Training is for recruiters. Sign in with an account that has a profile.');
  const person = await tx
    .selectFrom('users as u')
    .innerJoin('recruiters as r', 'r.user_id', 'u.id')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['u.id', 'u.email', 'u.name', 'u.time_zone', 'r.agency_id', 'a.name as agency_name'])
    .where('u.id', '=', userId)
    .where('r.id', '=', recruiterId)
    .executeTakeFirst();
  return person ?? refuseUnknown();
}

async function ownBooking(write: Write, id: string): Promise<Booking> {
  refuseIfOff();
  const booking = await lockBooking(write, id);
  return booking && booking.user_id === write.viewer.userId ? booking : refuseUnknown();
}

function refuseIfOff() {
  if (!env.PLAUDIT_FEATURES.trainingSessionModal) refuse('NOT_OPEN', "You can't book a training at the moment.");
}
