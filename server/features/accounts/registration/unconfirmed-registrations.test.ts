import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { system } from '#server/session/viewer.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { uploadPicture } from '#server/storage/testing/uploads.ts';
import { createRegistration, createUser, viewerFor } from '../accounts.factories.ts';
import { dropUnconfirmedRegistrations } from './unconfirmed-registrations.tasks.ts';

const { database, context } = await testDatabase();
const [folder] = await testPlaces();
folder.use();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const run = () => dropUnconfirmedRegistrations.run(context(system), {});
const emailsOf = async (table: 'users' | 'registrations') =>
  (await database.kysely.selectFrom(table).select('email').orderBy('email').execute()).map(({ email }) => email);

/** An account for registrations sent this many days ago. */
async function registered(name: string, ...days: readonly number[]) {
  const email = `${name}@gumnut.example`;
  const { id } = await createUser(database, { email, is_verified: false });
  for (const ago of days) await createRegistration(database, { email, user_id: id, created_at: daysAgo(ago) });
  return id;
}

test('a registration that nobody confirmed in seven days is deleted with its account and logo; newer and confirmed ones stay', async () => {
  const id = await registered('old', 8, 9);
  const file = await uploadPicture(context(await viewerFor(database, id)));
  await database.kysely
    .updateTable('files')
    .set({ state: 'attached', attached_at: new Date() })
    .where('id', '=', file.id)
    .execute();
  await createRegistration(database, { user_id: id, created_at: daysAgo(8), logo_file_id: file.id });
  await registered('young', 6);
  await registered('old-and-young', 8, 6);
  await registered('without-registration');
  await createRegistration(database, { email: 'never-settled@gumnut.example', created_at: daysAgo(8) });
  await createUser(database, { email: 'confirmed@gumnut.example' });

  for (let times = 0; times < 2; times++) {
    await run();
    expect(await emailsOf('users')).toEqual([
      'confirmed@gumnut.example',
      'old-and-young@gumnut.example',
      'without-registration@gumnut.example',
      'young@gumnut.example',
    ]);
    expect(await emailsOf('registrations')).toEqual(['old-and-young@gumnut.example', 'young@gumnut.example']);
    expect(await database.kysely.selectFrom('files').select('state').execute()).toEqual([{ state: 'removed' }]);
  }
});
