import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fileStorage } from '#server/storage/storage.ts';
import { testDatabase } from '../testing/database.ts';
import { seedDemo } from './demo.ts';
import { seedPictures } from './demo-pictures.ts';

const { database, connectionString } = await testDatabase();
const { kysely } = database;

test('most people in the demo have a photo and all approved agencies a logo, and their bytes are stored', async () => {
  await seedDemo(connectionString);
  await seedPictures(connectionString);
  const agencies = await kysely
    .selectFrom('agencies')
    .leftJoin('files', 'files.id', 'agencies.logo_file_id')
    .select(['is_approved', 'files.key', 'files.size', 'files.state'])
    .execute();
  expect(agencies.map(({ is_approved: approved, state }) => state === (approved ? 'attached' : null))).not.toContain(
    false,
  );
  const { key, size } = agencies.find((agency) => agency.key)!;
  const bytes = await buffer((await fileStorage().get(key!))!);
  expect([bytes.length, bytes.toString('latin1', 8, 12)]).toEqual([size, 'WEBP']);
  const recruiters = await kysely.selectFrom('recruiters').select(['is_claimed', 'photo_file_id', 'slug']).execute();
  expect(recruiters.filter((one) => one.photo_file_id).length).toBeGreaterThan(80);
  expect(recruiters.find(({ slug }) => slug === 'demo-recruiter')?.photo_file_id).toBeTruthy();
  expect(recruiters.filter((one) => one.photo_file_id && !one.is_claimed)).toEqual([]);
}, 120_000);
