import { expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createRecruiter } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { createInvitation } from './invitations.factories.ts';

const { database } = await testDatabase();
const { kysely, pool } = database;
const recruiter = await createRecruiter(database);
const placed = () => createPlacement(database, { recruiter_id: recruiter.id });
const invite = (placement_id: string, audience: 'candidate' | 'employer') =>
  createInvitation(database, { placement_id, audience, state: 'draft' });
/** The sides of a placement that can be invited. */
const sidesOf = async (placementId: string) =>
  (
    await kysely
      .selectFrom('sides_to_invite')
      .select('audience')
      .where('placement_id', '=', placementId)
      .orderBy('audience')
      .execute()
  ).map(({ audience }) => audience);

test('both sides of one placement that are invited at the same moment leave the list', async () => {
  const { id } = await placed();
  const [candidate, employer] = [await invite(id, 'candidate'), await invite(id, 'employer')];
  expect(await sidesOf(id)).toEqual(['candidate', 'employer']);
  const [one, other] = [await pool.connect(), await pool.connect()];
  const send = `update invitations set state = 'sent', sent_at = now() where id = $1`;
  await one.query('begin');
  await other.query('begin');
  await one.query(send, [candidate.id]);
  const second = other.query(send, [employer.id]);
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await pool.query(waits)).rowCount).toBe(1));
  await one.query('commit');
  await second;
  await other.query('commit');
  one.release();
  other.release();
  expect(await sidesOf(id)).toEqual([]);
});

test('a review matched to a placement, or denying it, takes its side off the list until it is withdrawn', async () => {
  const [matched, denied] = [await placed(), await placed()];
  const { id } = await createReview(database, { recruiter_id: recruiter.id, reviewer_type: 'candidate', level: 1 });
  await kysely.updateTable('reviews').set({ placement_id: matched.id }).where('id', '=', id).execute();
  expect(await sidesOf(matched.id)).toEqual(['employer']);
  await kysely
    .updateTable('reviews')
    .set({ placement_id: null, denied_placement_id: denied.id })
    .where('id', '=', id)
    .execute();
  expect([await sidesOf(matched.id), await sidesOf(denied.id)]).toEqual([['candidate', 'employer'], ['employer']]);
  await kysely.updateTable('reviews').set({ publication: 'withdrawn' }).where('id', '=', id).execute();
  expect(await sidesOf(denied.id)).toEqual(['candidate', 'employer']);
});
