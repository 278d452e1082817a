import { describe, expect, test } from 'vitest';
import '#server/features/index.ts';
import { timeZoneNames } from '#common/time-zones.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { stranger, viewerOf } from '#server/session/viewer.ts';
import { newAccountLink } from './account-links.ts';
import { createUser, viewerFor } from './accounts.factories.ts';
import { changePassword } from './passwords/new-password.commands.tsx';
import { sessionApp } from './testing/session-app.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const { post } = await sessionApp(database);
const password = 'a long enough password';

const zoneOf = async (userId: string) => (await viewerOf(database, userId)).timeZone;
const signIn = async (_username: string, form: Readonly<Record<string, string>> = {}) =>
  (await post('/login/login_check', { _username, _password: password, ...form })).json();

describe('the guess at sign-in', () => {
  test("takes the browser's time zone once, and never replaces it", async () => {
    const { id, email } = await createUser(database, { password });
    expect((await signIn(email)).attributes.timeZone).toBeNull();
    expect(await zoneOf(id)).toBe('UTC');
    expect((await signIn(email, { time_zone: 'Australia/Sydney' })).attributes.timeZone).toBe('Australia/Sydney');
    expect((await signIn(email, { time_zone: 'Europe/London' })).attributes.timeZone).toBe('Australia/Sydney');
    expect(await zoneOf(id)).toBe('Australia/Sydney');
  });

  test('never replaces a choice', async () => {
    const { id, email } = await createUser(database, { password });
    await mutate(
      context(await viewerFor(database, id)),
      'setTimeZone',
      { timeZone: 'Pacific/Auckland' },
      'user { id }',
    );
    expect((await signIn(email, { time_zone: 'Europe/London' })).attributes.timeZone).toBe('Pacific/Auckland');
  });

  test('is made for people who sign in with an emailed link, too', async () => {
    const { id } = await createUser(database);
    const token = await inWrite(context(), (write) => newAccountLink(write, { userId: id, purpose: 'sign_in' }));
    const answer = await post('/login/token', { token, time_zone: 'Asia/Calcutta' });
    expect(answer.json().attributes.timeZone).toBe('Asia/Kolkata');
  });

  test.each(['Mars/Olympus', '+05:00', ''])('ignores %j', async (time_zone) => {
    const { id, email } = await createUser(database, { password });
    expect((await signIn(email, { time_zone })).success).toBe(true);
    expect(await zoneOf(id)).toBe('UTC');
  });
});

describe('choosing a time zone', () => {
  test('is audited, and changes how the person is shown times', async () => {
    const { id } = await createUser(database);
    const viewer = await viewerFor(database, id);
    const input = { timeZone: 'America/New_York' };
    const { user } = await mutate(context(viewer), 'setTimeZone', input, 'user { timeZone }');
    expect(user).toEqual({ timeZone: 'America/New_York' });
    expect(await zoneOf(id)).toBe('America/New_York');
    const audit = kysely.selectFrom('audit_entries').select(['action', 'details']).where('subject_id', '=', id);
    expect(await audit.execute()).toEqual([{ action: 'setTimeZone', details: input }]);
  });

  test.each(['Mars/Olympus', '+05:00', 'Sydney', ''])('refuses %j, at its field', async (timeZone) => {
    const { id } = await createUser(database);
    const answer = await mutate(context(await viewerFor(database, id)), 'setTimeZone', { timeZone }, 'user { id }');
    expect(answer.errors).toEqual([{ code: 'invalid', field: 'timeZone' }]);
    expect(await zoneOf(id)).toBe('UTC');
  });

  test('is refused to strangers, and to a super admin for somebody they act as', async () => {
    const { id } = await createUser(database);
    const actedAs = { ...(await viewerFor(database, id)), impersonatedBy: id };
    for (const viewer of [stranger, actedAs])
      expect(
        codes(await mutate(context(viewer), 'setTimeZone', { timeZone: 'Asia/Tokyo' }, 'user { id }')),
      ).not.toEqual([]);
    expect(await zoneOf(id)).toBe('UTC');
  });

  test('nobody sees the time zone of others', async () => {
    const [one, other] = [await createUser(database), await createUser(database)];
    const text = 'query ($id: ID!) { node(id: $id) { ... on User { timeZone } } }';
    const { data } = await request(context(await viewerFor(database, one.id)), text, { id: `User:${other.id}` });
    expect(data.node).toBeNull();
  });
});

test('Postgres knows every time zone that can be chosen', async () => {
  const { rows } = await database.pool.query<{ name: string }>('select name from pg_timezone_names');
  const known = new Set(rows.map(({ name }) => name));
  expect(timeZoneNames().filter((name) => !known.has(name))).toEqual([]);
});

describe('an email that states a time', () => {
  const changedAt = /[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M \S+/;
  const mailed = async (to: string) => {
    const mail = kysely.selectFrom('mails').select('text').where('to_email', '=', to);
    return changedAt.exec((await mail.executeTakeFirstOrThrow()).text!)?.[0];
  };

  test.each([
    ['Australia/Perth', / AWST$/],
    [null, / [AP]M UTC$/],
  ])("uses the recipient's zone: %s", async (timeZone, named) => {
    const { id, email } = await createUser(database, { password });
    await kysely.updateTable('users').set({ time_zone: timeZone }).where('id', '=', id).execute();
    const input = { currentPassword: password, newPassword: 'four words unlike each other' };
    await changePassword(context(await viewerFor(database, id)), input);
    expect(await mailed(email)).toMatch(named);
  });
});
