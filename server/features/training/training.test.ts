import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { createEmployer, viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { counting } from '#server/graphql/testing/counting.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, system, type Viewer } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createTrainingBooking, createTrainingSession } from './training.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const admin = await viewerWithRole(database, 'ROLE_ADMIN');

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const wish = (change: object = {}): Readonly<Record<string, unknown>> => ({
  topics: ['team'],
  times: [inDays(3), inDays(4)],
  people: 2,
  ...change,
});
const newRecruiter = () => createRecruiterWithLogin(database);
const row = (id: string) =>
  kysely.selectFrom('training_bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const bookingsOf = ({ userId }: Viewer) =>
  kysely.selectFrom('training_bookings').selectAll().where('user_id', '=', userId!).execute();
const mailsTo = (email: string) =>
  kysely.selectFrom('mails').selectAll().where('to_email', '=', email).orderBy('id').execute();
const book = (viewer: Viewer, input: Readonly<Record<string, unknown>> = wish()) =>
  mutate(context(viewer), 'bookTraining', input, 'booking { id state } user { trainingBooking { state people } }');
const fields = (payload: { errors?: unknown }) =>
  (payload.errors as { field: string | null }[]).map(({ field }) => field);

async function booked(wishes: Parameters<typeof createTrainingBooking>[1] = {}) {
  const { viewer, user } = await newRecruiter();
  const whose = { user_id: user.id, agency_id: viewer.agencyId! };
  return { viewer, email: user.email, booking: await createTrainingBooking(database, { ...whose, ...wishes }) };
}
const session = (change: object = {}) => ({ startsAt: inDays(3), meetingUrl: 'https://meet.example/a', ...change });
const act = (way: string, id: string, input: object, viewer: Viewer = superAdmin) =>
  mutate(context(viewer), way, { bookingId: `TrainingBooking:${id}`, ...input }, 'booking { id state }');

describe('a booking', () => {
  test('is kept, emailed to the person and to super admins, and shown to them', async () => {
    const { viewer, user } = await newRecruiter();
    const answer = await book(viewer, wish({ phone: ' ', note: 'We are new.' }));
    expect(answer).toMatchObject({ errors: [], user: { trainingBooking: { state: 'requested', people: 2 } } });
    expect(await bookingsOf(viewer)).toMatchObject([{ note: 'We are new.', phone: null, name: user.name }]);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['training-received']);
    const { email } = await kysely
      .selectFrom('users')
      .select('email')
      .where('id', '=', superAdmin.userId)
      .executeTakeFirstOrThrow();
    expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: 'training-news', subject: 'New training request' });
  });

  test('is made once by a repeated request, and there is one open booking of a person', async () => {
    const { viewer } = await newRecruiter();
    const input = wish({ clientMutationId: crypto.randomUUID() });
    const first = await book(viewer, input);
    expect(await book(viewer, input)).toEqual(first);
    expect(codes(await book(viewer))).toEqual(['ALREADY_BOOKED']);
    expect(await bookingsOf(viewer)).toHaveLength(1);
  });

  test('made twice at once is made once', async () => {
    const { viewer } = await newRecruiter();
    const answers = await Promise.all([book(viewer), book(viewer)]);
    expect(answers.flatMap(codes)).toEqual(['ALREADY_BOOKED']);
    expect(await bookingsOf(viewer)).toHaveLength(1);
  });

  test.each([
    ['no topic', { topics: [] }, 'topics'],
    ['an unknown topic', { topics: ['magic'] }, 'topics.0'],
    ['a topic twice', { topics: ['team', 'team'] }, 'topics'],
    ['one time', { times: [inDays(3)] }, 'times'],
    ['four times', { times: [3, 4, 5, 6].map(inDays) }, 'times'],
    ['a time within a day', { times: [inDays(3), inDays(0.5)] }, 'times.1'],
    ['a time in three months', { times: [inDays(90), inDays(3)] }, 'times.0'],
    ['equal times', { times: Array(2).fill(inDays(3)) }, 'times.1'],
    ['nobody', { people: 0 }, 'people'],
    ['a crowd', { people: 51 }, 'people'],
    ['a phone of letters', { phone: 'call me' }, 'phone'],
    ['a long note', { note: 'x'.repeat(1001) }, 'note'],
  ])('with %s is refused at its field', async (_, change: object, field) => {
    const { viewer } = await newRecruiter();
    expect(fields(await book(viewer, wish(change)))).toEqual([field]);
    expect(await bookingsOf(viewer)).toEqual([]);
  });

  test('is refused to hiring users, staff and strangers', async () => {
    const { viewer: employer } = await createEmployer(database, { company_id: (await createCompany(database)).id });
    for (const viewer of [employer, superAdmin, stranger]) expect(codes(await book(viewer))).toEqual(['FORBIDDEN']);
  });

  test('is refused while the feature is off, as are changes and cancellations', async () => {
    const { viewer, booking } = await booked();
    const features = env.PLAUDIT_FEATURES;
    Object.assign(env, { PLAUDIT_FEATURES: { ...features, trainingSessionModal: false } });
    try {
      expect(codes(await book(viewer))).toEqual(['NOT_OPEN']);
      expect(codes(await act('changeTraining', booking.id, wish({ expectedVersion: 1 }), viewer))).toEqual([
        'NOT_OPEN',
      ]);
      expect(codes(await act('cancelOwnTraining', booking.id, {}, viewer))).toEqual(['NOT_OPEN']);
    } finally {
      Object.assign(env, { PLAUDIT_FEATURES: features });
    }
    expect(await row(booking.id)).toMatchObject({ state: 'requested', version: 1 });
  });

  test('can be changed until it is confirmed, but not over a newer version', async () => {
    const { viewer, booking } = await booked();
    const change = (expectedVersion: number) =>
      act('changeTraining', booking.id, wish({ people: 9, expectedVersion }), viewer);
    expect(codes(await change(7))).toEqual(['CLASH']);
    expect(codes(await change(1))).toEqual([]);
    expect(await row(booking.id)).toMatchObject({ people: 9, version: 2 });
    await act('confirmTraining', booking.id, session({ expectedVersion: 2 }));
    expect(codes(await change(3))).toEqual(['CONFIRMED']);
  });

  test('is cancelled by the person once, who can then book again', async () => {
    const { viewer, booking, email } = await booked();
    expect(codes(await act('cancelOwnTraining', booking.id, {}, viewer))).toEqual([]);
    expect(codes(await act('cancelOwnTraining', booking.id, {}, viewer))).toEqual(['ALREADY_DECIDED']);
    expect(await row(booking.id)).toMatchObject({ state: 'cancelled', cancelled_because: null });
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['training-cancelled']);
    expect(codes(await book(viewer))).toEqual([]);
  });

  test('is not for anyone else', async () => {
    const { booking } = await booked();
    const { viewer } = await newRecruiter();
    expect(codes(await act('cancelOwnTraining', booking.id, {}, viewer))).toEqual(['NOT_FOUND']);
    expect(codes(await act('changeTraining', booking.id, wish({ expectedVersion: 1 }), viewer))).toEqual(['NOT_FOUND']);
    expect(codes(await act('moveTraining', booking.id, session({ expectedVersion: 1 }), viewer))).toEqual([
      'NOT_FOUND',
    ]);
    expect(codes(await act('moveTraining', booking.id, session({ expectedVersion: 1 }), admin))).toEqual([
      'staff_read_only',
    ]);
  });
});

describe('a session', () => {
  test('is confirmed with a calendar file in the email, moved, and cancelled in the calendar', async () => {
    const { booking, email } = await booked();
    await act('confirmTraining', booking.id, session({ expectedVersion: 1 }));
    await act('moveTraining', booking.id, session({ startsAt: inDays(5), expectedVersion: 2 }));
    await act('cancelTraining', booking.id, { expectedVersion: 3, reason: 'Our trainer is ill.' });
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['training-confirmed', 'training-confirmed', 'training-cancelled']);
    expect(mails[2]!.text).toContain('Our trainer is ill.');
    const files = mails.map(({ calendar }) => calendar!);
    const part = (name: string) => files.map((file) => file.match(new RegExp(`${name}:(.*)\r`))![1]);
    expect(part('SEQUENCE')).toEqual(['2', '3', '4']);
    expect(part('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect(new Set(part('UID')).size).toBe(1);
    expect(await row(booking.id)).toMatchObject({ state: 'cancelled', cancelled_because: 'Our trainer is ill.' });
  });

  test.each([
    ['http://meet.example/a', 'meetingUrl'],
    ['javascript:alert(1)', 'meetingUrl'],
    ['https://meet.example/a b', 'meetingUrl'],
    ['', 'meetingUrl'],
  ])('refuses the link %s', async (meetingUrl, field) => {
    const { booking } = await booked();
    expect(fields(await act('confirmTraining', booking.id, session({ meetingUrl, expectedVersion: 1 })))).toEqual([
      field,
    ]);
    expect(await row(booking.id)).toMatchObject({ state: 'requested', version: 1 });
  });

  test('is not confirmed for the past or the far future, and not done before it starts', async () => {
    const { booking } = await booked();
    for (const startsAt of [inDays(-1), inDays(90)])
      expect(fields(await act('confirmTraining', booking.id, session({ startsAt, expectedVersion: 1 })))).toEqual([
        'startsAt',
      ]);
    await act('confirmTraining', booking.id, session({ expectedVersion: 1 }));
    expect(codes(await act('finishTraining', booking.id, { expectedVersion: 2 }))).toEqual(['NOT_YET']);
  });

  test('moved by two super admins at once is moved once', async () => {
    const { id } = await createTrainingSession(database);
    const move = (days: number) => act('moveTraining', id, session({ startsAt: inDays(days), expectedVersion: 1 }));
    expect((await Promise.all([move(4), move(5)])).flatMap(codes)).toEqual(['CLASH']);
    expect(await row(id)).toMatchObject({ version: 2 });
  });

  test('is reminded of once, a day before, at its present time only', async () => {
    const { booking, email } = await booked();
    await act('confirmTraining', booking.id, session({ startsAt: inDays(3), expectedVersion: 1 }));
    await act('moveTraining', booking.id, session({ startsAt: inDays(6), expectedVersion: 2 }));
    const reminders = async () =>
      (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Your training is coming up'));
    await doTasks(context(system), new Date(Date.now() + 4 * day));
    expect(await reminders()).toHaveLength(0);
    await doTasks(context(system), new Date(Date.now() + 5.01 * day));
    expect(await reminders()).toHaveLength(1);
    expect((await reminders())[0]!.calendar).toContain('BEGIN:VEVENT');
  });
});

test('the list is read with one statement, filtered and searched, by staff only', async () => {
  await createTrainingSession(database, { name: 'Zoë Quillfeather' });
  await createTrainingBooking(database, { name: 'Zoe Quillfeather' });
  const text = `query ($filter: TrainingBookingFilter) { trainingBookings(first: 50, filter: $filter) { edges { node { name state
    email timeZone preferredTimes topics confirmedBy { name } decidedBy { name }
    history(first: 20) { edges { node { action user { name } } } } } } } }`;
  const counted = counting(context(superAdmin));
  const { data, errors } = await request(counted.context, text);
  expect(errors).toBeUndefined();
  expect((data.trainingBookings!.edges as unknown as object[]).length).toBeGreaterThan(5);
  expect(counted.statements()).toBe(1);
  const read = async (viewer: Viewer, filter: object) =>
    (
      (await request(context(viewer), text, { filter })).data.trainingBookings!.edges as unknown as {
        node: { state: string };
      }[]
    ).map(({ node }) => node.state);
  expect((await read(superAdmin, { words: 'quillf zoe' })).sort()).toEqual(['confirmed', 'requested']);
  expect(await read(superAdmin, { words: 'quillfeather', state: 'confirmed' })).toEqual(['confirmed']);
});
