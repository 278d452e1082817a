import { z } from 'zod';
import { formatAppointment } from '#common/formats.ts';
import { declineInput } from '#common/joining/inputs.ts';
import { trainingTimeInput } from '#common/training/inputs.ts';
import { type TrainingState, topicsInWords, trainingTransitions } from '#common/training/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { defineDecision } from '#server/commands/decision.ts';
import { refuseClash, refuseDecided } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import { saveIn } from '#server/commands/save-in.ts';
import type { Write } from '#server/commands/write.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { type Booking, bookingUrl, calendarOfSession, lockBooking, refuseBadTime } from './bookings.ts';
import { trainingCancelled } from './mails/TrainingCancelledMail.tsx';
import { trainingConfirmed } from './mails/TrainingConfirmedMail.tsx';
import { trainingDone } from './mails/TrainingDoneMail.tsx';
import { cancelledMail, subjectOf } from './training.commands.ts';

const decided = defineDecision({
  row: 'booking',
  type: 'TrainingBooking',
  transitions: trainingTransitions,
  load: lockBooking,
  stateOf: ({ state }) => state as TrainingState,
  save: saveIn('training_bookings'),
  audited: ({ id, agency_id }) => ({ agencyId: agency_id, subject: subjectOf(id) }),
});

type Session = z.output<typeof trainingTimeInput>;

/** Confirms a time, and emails the person the link with a calendar file. */
export const confirmTraining = decided('confirmTraining', {
  event: 'confirm',
  input: trainingTimeInput,
  before: (write, _, { startsAt, meetingUrl }) => {
    refuseBadTime(write, startsAt);
    return {
      set: {
        starts_at: new Date(startsAt),
        meeting_url: meetingUrl,
        confirmed_at: write.at,
        confirmed_by: write.viewer.userId,
      },
    };
  },
  after: (write, booking, session) => announce(write, booking, session, 'confirmed'),
});

/** Moves a confirmed session, or changes its link. */
export const moveTraining = defineCommand({
  name: 'moveTraining',
  input: trainingTimeInput.extend({ bookingId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { bookingId, expectedVersion, ...session }) => {
    refuseAllButSuperAdmins(write.viewer);
    const booking = await lockBooking(write, bookingId);
    if (!booking) return refuseUnknown();
    const rows = { booking: booking.id };
    if (booking.state !== 'confirmed') refuseDecided('booking', rows);
    refuseClash('booking', booking.version, expectedVersion, rows);
    refuseBadTime(write, session.startsAt);
    await write.tx
      .updateTable('training_bookings')
      .set({
        starts_at: new Date(session.startsAt),
        meeting_url: session.meetingUrl,
        reminded_at: null,
        version: booking.version + 1,
      })
      .where('id', '=', booking.id)
      .execute();
    await announce(write, booking, session, 'moved');
    write.audit({ action: 'moveTraining', agencyId: booking.agency_id, subject: subjectOf(booking.id) });
    return rows;
  },
});

/** Marks a session as done, and thanks the person. */
export const finishTraining = decided('finishTraining', {
  event: 'finish',
  before: ({ at }, { starts_at }) => {
    if (starts_at && starts_at > at) refuse('NOT_YET', "The session hasn't started yet.");
    return {};
  },
  after: (write, { email, person }) =>
    sendMail(write, trainingDone, { to: { email, name: person }, props: { name: person, homeUrl: bookingUrl() } }),
});

/** Cancels a booking, and emails the reason. */
export const cancelTraining = decided('cancelTraining', {
  event: 'cancel',
  input: declineInput,
  before: (_, __, { reason }) => ({ set: { cancelled_because: reason } }),
  after: (write, booking, { reason }) => sendMail(write, trainingCancelled, cancelledMail(write, booking, reason)),
});

/** Reminds the person of a session a day before. Does nothing if it was moved, cancelled or reminded of already. */
export const remindOfTrainingCommand = defineCommand({
  name: 'remindOfTraining',
  input: z.object({ bookingId: z.uuid(), startsAt: z.string() }),
  run: async (write, { bookingId, startsAt }) => {
    const booking = await lockBooking(write, bookingId);
    const isDue =
      booking?.state === 'confirmed' &&
      booking.starts_at?.getTime() === Date.parse(startsAt) &&
      booking.starts_at > write.at &&
      !booking.reminded_at;
    if (!isDue) return {};
    await write.tx
      .updateTable('training_bookings')
      .set({ reminded_at: write.at })
      .where('id', '=', bookingId)
      .execute();
    await mailSession(write, booking, { startsAt, meetingUrl: booking.meeting_url! }, 'reminder');
    return {};
  },
});

/** The name of the task in `training.tasks.ts`. */
export const reminderTaskName = 'remindOfTraining';

const day = 86_400_000;

async function announce(write: Write, booking: Booking, session: Session, what: 'confirmed' | 'moved') {
  await mailSession(write, { ...booking, version: booking.version + 1 }, session, what);
  const runAt = new Date(Date.parse(session.startsAt) - day);
  if (runAt <= write.at) return;
  const payload = { bookingId: booking.id, startsAt: new Date(session.startsAt).toISOString() };
  write.enqueue(enqueued({ name: reminderTaskName }, payload, { runAt, key: `training:${booking.id}` }));
}

const mailSession = (
  write: Write,
  booking: Booking,
  { startsAt, meetingUrl }: Session,
  what: 'confirmed' | 'moved' | 'reminder',
) =>
  sendMail(write, trainingConfirmed, {
    to: { email: booking.email, name: booking.person },
    props: {
      what,
      name: booking.person,
      when: formatAppointment(startsAt, booking.time_zone ?? 'UTC'),
      topics: topicsInWords(booking.topics),
      meetingUrl,
      homeUrl: bookingUrl(),
    },
    calendar: calendarOfSession(write, booking, { startsAt: new Date(startsAt), meetingUrl }),
  });
