import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fileStorage } from '#server/storage/storage.ts';
import { isDeep } from '#server/testing/tiers.ts';
import { testDatabase } from '../testing/database.ts';
import { seedPictures } from './demo-pictures.ts';

const { database, connectionString } = await testDatabase({ demo: true });
const { kysely } = database;

test('most people of the demo have a photo and all approved agencies a logo, whose bytes are kept', async () => {
  if (!isDeep) await leaveFew();
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
  const claimed = recruiters.filter((one) => one.is_claimed).length;
  expect(claimed).toBeGreaterThan(isDeep ? 100 : 10);
  expect(recruiters.filter((one) => one.photo_file_id).length).toBeGreaterThan(claimed * 0.7);
  expect(recruiters.find(({ slug }) => slug === 'demo-recruiter')?.photo_file_id).toBeTruthy();
  expect(recruiters.filter((one) => one.photo_file_id && !one.is_claimed)).toEqual([]);
  const complete = await kysely
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['r.slug', 'a.is_complete'])
    .where('u.is_profile_complete', '=', true)
    .execute();
  expect(complete).toContainEqual({ slug: 'demo-recruiter', is_complete: true });
  expect(complete.length).toBeLessThanOrEqual(recruiters.filter((one) => one.photo_file_id).length);
}, 120_000);

/** Every picture takes a fifth of a second: a dozen people of four agencies show the same. */
async function leaveFew() {
  await database.pool.query(
    'update agencies set is_approved = false where slug not in (select slug from agencies where is_approved order by slug limit 4)',
  );
  await database.pool.query(
    `update recruiters set is_claimed = false, source = 'of a test' where slug <> 'demo-recruiter'
      and slug not in (select slug from recruiters where is_claimed order by slug limit 12)`,
  );
}
