import { sql } from 'kysely';
import { matchesWords } from '#server/database/matches-words.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { decisionMutation } from '#server/graphql/decision.ts';
import { bookTraining, cancelOwnTraining, changeTraining } from './training.commands.ts';
import { cancelTraining, confirmTraining, finishTraining, moveTraining } from './training-decisions.commands.ts';

const User = plan.type('User', 'users');
const HistoryEntry = plan.type('HistoryEntry', 'audit_entries');

/** A booking of a training session. Its person and staff see it. */
const TrainingBooking = plan.node('TrainingBooking', {
  table: 'training_bookings',
  visibleTo: ({ row, viewer }) => sql<boolean>`(${row.user_id} = ${viewer.userId} or ${viewer.isStaff})`,
});

plan.fields(TrainingBooking, (t) => ({
  ...t.columns({
    name: 'String',
    agencyName: 'String',
    people: 'Int',
    phone: 'String?',
    note: 'String?',
    state: 'String',
    startsAt: 'DateTime?',
    meetingUrl: 'String?',
    confirmedAt: 'DateTime?',
    cancelledBecause: 'String?',
    decidedAt: 'DateTime?',
    createdAt: 'DateTime',
    version: 'Int',
  }),
  topics: t.column('topics', { type: ['String'] }),
  preferredTimes: t.column('preferred_times', { type: ['DateTime'] }),
  email: t.sql({
    type: 'String',
    description: "The person's present address.",
    sql: ({ row }) => sql<string>`(select u.email from users u where u.id = ${row.user_id})`,
  }),
  timeZone: t.sql({
    type: 'String',
    description: "The person's time zone.",
    sql: ({ row }) => sql<string>`(select coalesce(u.time_zone, 'UTC') from users u where u.id = ${row.user_id})`,
  }),
  confirmedBy: t.one(User, { via: 'confirmed_by' }),
  decidedBy: t.one(User, { via: 'decided_by' }),
  history: t.connection(HistoryEntry, {
    on: (theirs, ours, eb) => eb(theirs.subject_id, '=', ours.id),
    sorts: { NEWEST: { desc: ['at'] } },
  }),
}));

plan.fields(User, (t) => ({
  trainingBooking: t.one(TrainingBooking, {
    description: 'Their latest booking of a training session. Null for anyone else but staff.',
    on: (theirs, ours) =>
      sql<boolean>`${theirs.id} = (select b.id from training_bookings b where b.user_id = ${ours.id}
        order by b.created_at desc, b.id desc limit 1)`,
  }),
}));

plan.query.list('trainingBookings', TrainingBooking, {
  description: 'Bookings of training sessions, for staff.',
  where: ({ viewer }) => sql<boolean>`${viewer.isStaff}`,
  sorts: { NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] } },
  filterInput: (t) => ({ state: t.string(), words: t.string() }),
  filters: {
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    words: ({ row }, words) => matchesWords(sql`${row.name} || ' ' || ${row.agency_name}`, words),
  },
});

const payload = { booking: TrainingBooking, user: User };

commandMutation(bookTraining, { description: 'Books a training session for the viewer.', payload });
commandMutation(changeTraining, {
  description: "Changes the viewer's booking until its time is confirmed.",
  ids: { bookingId: 'TrainingBooking' },
  payload,
});
commandMutation(cancelOwnTraining, {
  description: "Cancels the viewer's booking.",
  ids: { bookingId: 'TrainingBooking' },
  payload,
});

decisionMutation(confirmTraining, TrainingBooking, { description: 'Confirms a time, with an https meeting link.' });
commandMutation(moveTraining, {
  description: 'Gives a confirmed session another time or link.',
  ids: { bookingId: 'TrainingBooking' },
  payload: { booking: TrainingBooking },
});
decisionMutation(finishTraining, TrainingBooking);
decisionMutation(cancelTraining, TrainingBooking);
