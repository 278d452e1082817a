import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '../reviews.factories.ts';
import { remindToReply } from '../reviews.tasks.tsx';

const { database, context } = await testDatabase();
const told = async (userId: string) =>
  (await database.kysely.selectFrom('notices').select('kind').where('user_id', '=', userId).execute()).map(
    ({ kind }) => kind,
  );
const paid = ['ROLE_RECRUITER', 'ROLE_PRO_INDIVIDUAL'];

test('a public review without a reply is told to its recruiter once; twice is harmless', async () => {
  const { recruiter, user } = await createRecruiterWithLogin(database, { roles: paid });
  const { id: reviewId } = await createReview(database, { recruiter_id: recruiter.id });
  await remindToReply.run(context(), { reviewId });
  await remindToReply.run(context(), { reviewId });
  expect(await told(user.id)).toEqual(['replyWanted']);
});

test('nothing is said about a review with a reply or no longer public, or to somebody whose plan has no replies', async () => {
  const { recruiter, user } = await createRecruiterWithLogin(database, { roles: paid });
  const answered = await createReview(database, { recruiter_id: recruiter.id });
  await database.kysely
    .insertInto('review_replies')
    .values({
      review_id: answered.id,
      agency_id: answered.agency_id,
      body: 'Thank you',
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  const removed = await createReview(database, { recruiter_id: recruiter.id, publication: 'removed' });
  const free = await createRecruiterWithLogin(database);
  const unanswered = await createReview(database, { recruiter_id: free.recruiter.id });
  for (const { id: reviewId } of [answered, removed, unanswered]) await remindToReply.run(context(), { reviewId });
  expect(await told(user.id)).toEqual([]);
  expect(await told(free.user.id)).toEqual([]);
});
