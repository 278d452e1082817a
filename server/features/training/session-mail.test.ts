import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { deliver } from '#server/features/mailing/delivery.ts';
import { createRecruiter, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { eraseTraces } from '#server/features/profiles/removal/erase-traces.ts';
import { sweepExpired } from '#server/features/retention/retention.tasks.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { startSmtp } from '#server/mail/testing/smtp.ts';
import { openSmtp } from '#server/mail/transport.ts';
import { createTrainingBooking } from './training.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** The properties of a calendar file as a calendar reads them: unfolded, with parameters apart, and unescaped. */
function propertiesOf(file: string): Record<string, string> {
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.pop()).toBe('');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line)!;
      const isText = name !== 'URL';
      return [name!, isText ? value!.replaceAll(/\\(.)/g, (_, mark) => (mark === 'n' ? '\n' : mark)) : value!];
    }),
  );
}

test('a session arrives as a calendar file that a calendar can read, and its cancellation takes it out', async () => {
  const server = await startSmtp();
  const transport = openSmtp({ url: server.url, from: 'Plaudit <no-reply@plaudit.example>' });
  onTestFinished(() => transport.close());
  const { viewer, user } = await createRecruiterWithLogin(database);
  const { id } = await createTrainingBooking(database, { user_id: user.id, agency_id: viewer.agencyId! });
  const act = async (way: string, input: object) =>
    expect(
      codes(await mutate(context(superAdmin), way, { bookingId: `TrainingBooking:${id}`, ...input }, 'booking { id }')),
    ).toEqual([]);
  const meetingUrl = `https://meet.example/größe,a;b/${'überraschung/'.repeat(8)}?with=1,2;3`;
  const startsAt = `${inDays(3).slice(0, 16)}:00.000Z`;
  await act('confirmTraining', { startsAt, meetingUrl, expectedVersion: 1 });
  await act('cancelTraining', { expectedVersion: 2, reason: 'Our trainer is ill.' });
  const mails = await kysely
    .selectFrom('mails')
    .select('id')
    .where('to_email', '=', user.email)
    .orderBy('id')
    .execute();
  for (const mail of mails) await deliver(context(), transport, mail.id);

  expect(server.received).toHaveLength(2);
  const files = server.received.map(({ parsed, raw }) => {
    expect(parsed.attachments).toHaveLength(1);
    const [file] = parsed.attachments;
    expect(file).toMatchObject({ contentType: 'text/calendar', filename: 'invite.ics' });
    expect(file!.headers.get('content-type')).toMatchObject({ params: { charset: 'utf-8', method: 'PUBLISH' } });
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
    return file!.content;
  });
  for (const file of files) {
    expect(Buffer.from(file.toString('utf8'))).toEqual(file);
    const lines = file.toString().split('\r\n');
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(2);
  }
  const [confirmed, cancelled] = files.map((file) => propertiesOf(file.toString()));
  expect(confirmed).toMatchObject({
    METHOD: 'PUBLISH',
    STATUS: 'CONFIRMED',
    DTSTART: startsAt.replaceAll(/[-:]|\.\d+/g, ''),
    LOCATION: meetingUrl,
    URL: meetingUrl,
    DESCRIPTION: `Inviting people to review, Managing your team\n${meetingUrl}`,
  });
  expect(cancelled).toMatchObject({ METHOD: 'PUBLISH', STATUS: 'CANCELLED', UID: confirmed!['UID'] });
  expect(Number(cancelled!['SEQUENCE'])).toBeGreaterThan(Number(confirmed!['SEQUENCE']));
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Who still has a booking, of several people with one each. */
const stillBooked = async (people: readonly { userId: string }[]) =>
  (
    await kysely
      .selectFrom('training_bookings')
      .select('user_id')
      .where(
        'user_id',
        'in',
        people.map(({ userId }) => userId),
      )
      .execute()
  ).map(({ user_id }) => user_id);

async function withBooking(wishes: Parameters<typeof createTrainingBooking>[1] = {}) {
  const { viewer, user } = await createRecruiterWithLogin(database);
  await createTrainingBooking(database, { user_id: user.id, agency_id: viewer.agencyId!, phone: '555', ...wishes });
  return { userId: user.id, email: user.email };
}

test('a removed account leaves no booking, nor does a person who objects to a profile of their address', async () => {
  const [removed, objecting, other] = [await withBooking(), await withBooking(), await withBooking()];
  await kysely.deleteFrom('users').where('id', '=', removed.userId).execute();
  const profile = await createRecruiter(database, { email: objecting.email, is_claimed: false, source: 'a list' });
  const person = {
    recruiterId: profile.id,
    agencyId: profile.agency_id,
    name: profile.name,
    emails: [objecting.email],
  };
  await inWrite(context(), (write) => eraseTraces(write, person));
  expect(await stillBooked([removed, objecting, other])).toEqual([other.userId]);
});

test('a booking is kept for two years, whatever became of it', async () => {
  const kept = await withBooking({ created_at: daysAgo(729) });
  const old = await withBooking({ created_at: daysAgo(731) });
  const done = { state: 'cancelled', decided_at: daysAgo(731) };
  const cancelled = await withBooking({ created_at: daysAgo(732), ...done });
  for (let run = 0; run < 2; run++) await sweepExpired.run(context(), {});
  expect(await stillBooked([kept, old, cancelled])).toEqual([kept.userId]);
});
