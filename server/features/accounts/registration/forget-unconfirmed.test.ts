import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEnquiry } from '#server/features/joining/enquiries/enquiries.factories.ts';
import { mutate } from '#server/graphql/testing/request.ts';
import { createRegistration, createUser, viewerFor } from '../accounts.factories.ts';
import { takeRegistrationTurn } from './registration-turn.ts';

const { database, context } = await testDatabase();
const superAdmin = await viewerFor(database, (await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] })).id);
const approve = async (email: string) => {
  const { id } = await createEnquiry(database, { email });
  return mutate(
    context(superAdmin),
    'approveEnquiry',
    { enquiryId: `Enquiry:${id}`, kind: 'agency', expectedVersion: 1 },
    'recruiter { name }',
  );
};
const usersOf = (email: string) =>
  database.kysely.selectFrom('users').select(['id', 'type']).where('email', '=', email).execute();

test("a stranger who registered a recruiter's address does not keep them from their profile", async () => {
  const email = 'ada@harbour.example';
  const { id } = await createUser(database, { type: 'user', email, is_verified: false });
  await createRegistration(database, { email, user_id: id });
  expect((await approve(email))['errors']).toEqual([]);
  expect(await usersOf(email)).toEqual([{ id: expect.not.stringContaining(id), type: 'recruiter' }]);
  expect(await database.kysely.selectFrom('registrations').selectAll().execute()).toEqual([]);
});

test('nor does one whose registration is processed during the approval', async () => {
  const email = 'rosa@harbour.example';
  const approving = database.kysely.transaction().execute(async (tx) => {
    await takeRegistrationTurn(tx, email);
    const { id } = await createUser({ ...database, kysely: tx }, { type: 'user', email, is_verified: false });
    await createRegistration({ ...database, kysely: tx }, { email, user_id: id });
    const approved = approve(email);
    await sleep(300);
    return { approved };
  });
  expect((await (await approving).approved)['errors']).toEqual([]);
  expect(await usersOf(email)).toMatchObject([{ type: 'recruiter' }]);
});

test('an employer who has confirmed the address keeps their account', async () => {
  const email = 'una@gumnut.example';
  const { id } = await createUser(database, { type: 'user', email });
  expect(await approve(email)).toMatchObject({ errors: [{ code: 'ACCOUNT_OF_OTHER_KIND' }] });
  expect(await usersOf(email)).toEqual([{ id, type: 'user' }]);
});
