import { expect, test } from 'vitest';
import '#server/features/index.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { stranger } from '#server/session/viewer.ts';
import { createUser, viewerFor } from '../accounts.factories.ts';

const { database, context } = await testDatabase();
const { id } = await createUser(database, { name: 'Dana Thistlewick' });
const viewer = await viewerFor(database, id);
const change = (name: string, expectedVersion: number, as = viewer) =>
  mutate(context(as), 'changeName', { name, expectedVersion }, 'user { name version }');

test('people change their own name, without invisible signs, and it is audited', async () => {
  expect((await change('  Dana\u202e  Price\u200b ', 1)).user).toEqual({ name: 'Dana Price', version: 2 });
  const audit = database.kysely.selectFrom('audit_entries').select(['action', 'user_id']).where('subject_id', '=', id);
  expect(await audit.execute()).toEqual([{ action: 'changeName', user_id: id }]);
});

test.each(['', ' \u200b ', '12345', 'dana@agency.example', 'x'.repeat(121)])('not to %j', async (name) => {
  expect((await change(name, 2)).errors).toEqual([{ code: 'invalid', field: 'name' }]);
});

test('a name that was changed elsewhere is shown, not overwritten', async () => {
  const { errors, user } = await change('Dana Old', 1);
  expect(codes({ errors })).toEqual(['CLASH']);
  expect(user).toEqual({ name: 'Dana Price', version: 2 });
});

test('strangers have no name to change', async () => {
  expect(codes(await change('Dana', 1, stranger))).toEqual(['NOT_FOUND']);
});
