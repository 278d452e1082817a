import { beforeEach, expect, test } from 'vitest';
import '#server/features/index.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger } from '#server/session/viewer.ts';
import { createCompany, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { createEmployer } from '../accounts.factories.ts';

const { database, context } = await testDatabase();
const shown = 'name jobTitle phone country version';
let una: Awaited<ReturnType<typeof createEmployer>>;
beforeEach(async () => {
  una = await createEmployer(database, { company_id: (await createCompany(database)).id, name: 'Una Featherstone' });
});
const save = (input: object, viewer = una.viewer) =>
  mutate(context(viewer), 'saveUserProfile', { expectedVersion: 1, ...input }, `user { ${shown} }`);

test('people who hire save what they changed, and the audit log has only the names of the fields', async () => {
  const { user } = await save({ jobTitle: ' Head of  People ', phone: '+61 400 000 000', country: 'NZ' });
  const saved = { jobTitle: 'Head of People', phone: '+61 400 000 000', country: 'NZ' };
  expect(user).toEqual({ ...saved, name: 'Una Featherstone', version: 2 });
  const entries = database.kysely.selectFrom('audit_entries').select(['action', 'details']);
  expect(await entries.where('subject_id', '=', una.user.id).execute()).toEqual([
    { action: 'saveUserProfile', details: { fields: ['phone', 'country', 'jobTitle'] } },
  ]);
  const cleared = await save({ expectedVersion: 2, name: 'Una Price', jobTitle: '', phone: null });
  expect(cleared.user).toEqual({ name: 'Una Price', jobTitle: null, phone: null, country: 'NZ', version: 3 });
});

test.each([
  ['name', ''],
  ['name', 'una@gumnut.example'],
  ['jobTitle', 'x'.repeat(121)],
  ['phone', 'call me'],
  ['phone', '1'.repeat(41)],
  ['country', 'XX'],
])('%s is not %j', async (field, value) => {
  const { errors, user } = await save({ jobTitle: 'Head of People', [field]: value });
  expect([errors, user]).toEqual([[{ code: 'invalid', field }], null]);
  const row = database.kysely.selectFrom('users').select(['job_title', 'version']).where('id', '=', una.user.id);
  expect(await row.executeTakeFirst()).toEqual({ job_title: null, version: 1 });
});

test('what was saved elsewhere is shown, not overwritten', async () => {
  await save({ jobTitle: 'Head of People' });
  const { errors, user } = await save({ jobTitle: 'Something older' });
  expect(codes({ errors })).toEqual(['CLASH']);
  expect(user).toMatchObject({ jobTitle: 'Head of People', version: 2 });
});

test('recruiters and strangers have no such profile', async () => {
  const { viewer } = await createRecruiterWithLogin(database);
  expect(codes(await save({ jobTitle: 'Recruiter' }, viewer))).toEqual(['FORBIDDEN']);
  expect(codes(await save({ jobTitle: 'Nobody' }, stranger))).toEqual(['NOT_FOUND']);
});

test("colleagues don't see a phone number", async () => {
  await save({ phone: '+61 400 000 000' });
  const colleague = await createEmployer(database, { company_id: una.viewer.companyId, isAdmin: true });
  const text = 'query ($id: ID!) { node(id: $id) { ... on User { phone } } }';
  const { data } = await request(context(colleague.viewer), text, { id: `User:${una.user.id}` });
  expect(data.node).toBeNull();
});
