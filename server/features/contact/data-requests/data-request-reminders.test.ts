import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createDataRequest } from '#server/features/joining/enquiries/enquiries.factories.ts';
import { decide } from '#server/graphql/testing/decide.ts';
import { system } from '#server/session/viewer.ts';
import { extendDataRequest } from './data-request-decisions.commands.tsx';
import { remindOfDataRequests } from './data-request-reminders.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const admin = () => createUser(database, { roles: ['ROLE_SUPER_ADMIN'] });
const [owner, colleague] = [await admin(), await admin()];
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const run = (days = 0) => remindOfDataRequests.run(context(system, new Date(Date.now() + days * day)), {});
const reminders = async () => {
  const mails = await kysely
    .selectFrom('mails')
    .select(['to_email', 'subject', 'text'])
    .where('kind', '=', 'data-request-due')
    .orderBy('queued_at')
    .orderBy('id')
    .execute();
  await kysely.deleteFrom('mails').where('kind', '=', 'data-request-due').execute();
  return mails.map((mail) => ({ ...mail, isLate: mail.subject.includes('late') }));
};

beforeEach(() => kysely.deleteFrom('data_requests').execute());

test('super admins are reminded five days before and once more when it is late; an owner alone', async () => {
  const nobodys = await createDataRequest(database, { due_on: inDays(6), name: 'Ludmilla Latecomer' });
  await run();
  expect(await reminders()).toEqual([]);
  for (let time = 0; time < 2; time++) await run(1);
  const soon = await reminders();
  expect(soon.map(({ to_email }) => to_email).sort()).toEqual([owner.email, colleague.email].sort());
  expect(soon.every(({ isLate, text }) => !isLate && text!.includes(nobodys.id))).toBe(true);
  expect(JSON.stringify(soon)).not.toContain('Ludmilla');
  await kysely.updateTable('data_requests').set({ owner_id: owner.id }).where('id', '=', nobodys.id).execute();
  await run(6);
  expect(await reminders()).toEqual([]);
  for (let time = 0; time < 2; time++) await run(7);
  expect(await reminders()).toMatchObject([{ to_email: owner.email, isLate: true }]);
});

test('an extended request starts anew, and one that is answered is left alone', async () => {
  const late = await createDataRequest(database, { country: 'AU', due_on: inDays(-1), owner_id: owner.id });
  await createDataRequest(database, { due_on: inDays(-1), state: 'answered', decided_at: new Date() });
  await run();
  expect(await reminders()).toMatchObject([{ to_email: owner.email, isLate: true }]);
  const viewer = await viewerFor(database, colleague.id);
  await decide(context(viewer), extendDataRequest, late.id, 'dataRequest { dueOn }', { reason: 'Many records.' });
  await run(23);
  expect(await reminders()).toEqual([]);
  await run(24);
  expect(await reminders()).toMatchObject([{ to_email: owner.email, isLate: false }]);
  await run(30);
  expect(await reminders()).toMatchObject([{ to_email: owner.email, isLate: true }]);
});
