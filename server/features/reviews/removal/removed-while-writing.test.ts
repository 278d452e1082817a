import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { createOpenReview, typedOpenReview } from '../writing/open-reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const unclaimed = () => createRecruiter(database, { is_claimed: false, source: 'a public list' });
const reviewsOf = (recruiterId: string) =>
  kysely.selectFrom('reviews').select('id').where('recruiter_id', '=', recruiterId).execute();
const submissionsOf = (recruiterId: string) =>
  kysely.selectFrom('review_submissions').select('id').where('recruiter_id', '=', recruiterId).execute();

/** The answer to somebody who wrote while the profile was being removed. */
const answeredWhileItGoes = async (id: string, write: () => Promise<{ errors?: unknown }>) => {
  const { waiting } = await kysely.transaction().execute(async (tx) => {
    await tx.selectFrom('recruiters').select('id').where('id', '=', id).forUpdate().execute();
    await tx.updateTable('recruiters').set({ gone_at: new Date() }).where('id', '=', id).execute();
    const waits = write();
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
      expect(rows).toHaveLength(1);
    });
    return { waiting: waits };
  });
  return codes(await waiting);
};

test('a review confirmed while its profile is being removed does not become one', async () => {
  const { id } = await unclaimed();
  const { token } = await createOpenReview(database, { recruiter_id: id });
  const confirm = () => mutate(context(), 'confirmOpenReview', { token }, 'recruiter { id }');
  expect(await answeredWhileItGoes(id, confirm)).toEqual(['LINK_UNKNOWN']);
  expect(await reviewsOf(id)).toEqual([]);
});

test('a review sent while its profile is being removed is not stored', async () => {
  const { id } = await unclaimed();
  const send = () => mutate(context(), 'sendOpenReview', typedOpenReview({ id }));
  expect(await answeredWhileItGoes(id, send)).toEqual(['NOT_FOUND']);
  expect(await submissionsOf(id)).toEqual([]);
});
