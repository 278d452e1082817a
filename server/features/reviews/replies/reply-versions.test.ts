import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const admin = await viewerFor(database, (await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] })).id);

const versionsOf = ({ id }: { id: string }) =>
  kysely
    .selectFrom('review_reply_versions')
    .select(['number', 'body', 'state'])
    .where('review_id', '=', id)
    .orderBy('number')
    .execute();
const shownOf = ({ id }: { id: string }) =>
  kysely.selectFrom('review_replies').selectAll().where('review_id', '=', id).executeTakeFirst();
const mailsOf = async ({ agency_id }: { agency_id: string }) =>
  (
    await kysely.selectFrom('mails').select('kind').where('agency_id', '=', agency_id).orderBy('queued_at').execute()
  ).map(({ kind }) => kind);
const reply = (viewer: Viewer, review: { id: string }, body: string, expectedVersion: number | null = null) =>
  mutate(
    context(viewer),
    'replyToReview',
    { reviewId: `Review:${review.id}`, body, expectedVersion },
    'isQueued review { queuedReply }',
  );
const decide = async (name: string, review: { id: string }, rest: object = {}) => {
  const { id, version } = await kysely
    .selectFrom('review_reply_versions')
    .select(['id', 'version'])
    .where('review_id', '=', review.id)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return mutate(
    context(admin),
    name,
    { replyId: `ReplyToCheck:${id}`, expectedVersion: version, ...rest },
    'reply { state }',
  );
};
async function reviewed() {
  const roles = ['ROLE_RECRUITER', 'ROLE_PRO_INDIVIDUAL'];
  const { viewer, recruiter } = await createRecruiterWithLogin(database, { roles });
  return { viewer, review: await createReview(database, { recruiter_id: recruiter.id }) };
}

const thanks = 'Thank you for your words, we will call you sooner next time.';

describe('a changed reply', () => {
  test('keeps its former text, says that it was edited, and tells the reviewer once if the meaning changed', async () => {
    const { viewer, review } = await reviewed();
    await reply(viewer, review, thanks);
    await reply(viewer, review, `${thanks} Really.`, 1);
    expect(await mailsOf(review)).toEqual(['review-replied']);
    await reply(viewer, review, 'We see this in another way, and have told you so at the time.', 2);
    await reply(viewer, review, 'Nothing of all that was said to us while you were looking.', 3);
    expect(await mailsOf(review)).toEqual(['review-replied', 'reply-edited']);
    expect((await versionsOf(review)).map(({ state }) => state)).toEqual(['replaced', 'replaced', 'replaced', 'shown']);
    expect(await shownOf(review)).toMatchObject({ version: 4, edited_at: expect.any(Date) });
  });

  test('without a change does nothing', async () => {
    const { viewer, review } = await reviewed();
    await reply(viewer, review, thanks);
    await reply(viewer, review, thanks, 1);
    expect(await shownOf(review)).toMatchObject({ version: 1, edited_at: null });
  });
});

describe('a reply that accuses', () => {
  const accusing = 'You stole our time, and a laptop.';

  test('waits for a moderator while the earlier one stays, and is shown when approved', async () => {
    const { viewer, review } = await reviewed();
    await reply(viewer, review, thanks);
    expect(await reply(viewer, review, accusing, 1)).toEqual({
      isQueued: true,
      review: { queuedReply: accusing },
      errors: [],
    });
    expect(await shownOf(review)).toMatchObject({ body: thanks });
    const seen = await request(
      context(stranger),
      'query ($id: ID!) { node(id: $id) { ... on Review { queuedReply } } }',
      {
        id: `Review:${review.id}`,
      },
    );
    expect(JSON.stringify(seen)).not.toContain('laptop');
    expect(codes(await decide('approveReply', review))).toEqual([]);
    expect(await shownOf(review)).toMatchObject({ body: accusing, version: 2 });
    expect((await versionsOf(review)).map(({ state }) => state)).toEqual(['replaced', 'shown']);
  });

  test('is not shown when rejected, and its writer is told why', async () => {
    const { viewer, review } = await reviewed();
    await reply(viewer, review, accusing);
    expect(await shownOf(review)).toBeUndefined();
    expect(codes(await decide('rejectReply', review, { words: 'Tell the police instead.' }))).toEqual([]);
    expect(await shownOf(review)).toBeUndefined();
    expect(await mailsOf(review)).toEqual(['reply-rejected']);
  });

  test('is replaced by a newer one that does not', async () => {
    const { viewer, review } = await reviewed();
    await reply(viewer, review, accusing);
    await reply(viewer, review, thanks);
    expect((await versionsOf(review)).map(({ state }) => state)).toEqual(['replaced', 'shown']);
  });
});

test('a reply is deleted by anybody who may write it; its versions stay', async () => {
  const { viewer, review } = await reviewed();
  const { viewer: other } = await reviewed();
  await reply(viewer, review, thanks);
  const remove = (who: Viewer) =>
    mutate(context(who), 'deleteReply', { reviewId: `Review:${review.id}`, expectedVersion: 1 });
  expect(codes(await remove(other))).toEqual(['NOT_FOUND']);
  expect(codes(await remove(viewer))).toEqual([]);
  expect(await shownOf(review)).toBeUndefined();
  expect(await versionsOf(review)).toEqual([{ number: 1, body: thanks, state: 'deleted' }]);
  expect(codes(await remove(viewer))).toEqual(['NO_REPLY']);
});

test('deleting and rewriting replies does not email the reviewer each time', async () => {
  const { viewer, review } = await reviewed();
  const texts = [
    thanks,
    'We see this in another way, and have told you so.',
    'Nothing of this is so.',
    'Once more, then.',
  ];
  for (const text of texts) {
    await reply(viewer, review, text);
    await mutate(context(viewer), 'deleteReply', { reviewId: `Review:${review.id}`, expectedVersion: 1 });
  }
  expect(await mailsOf(review)).toEqual(['review-replied', 'reply-edited']);
});
