import '#server/features/index.ts';
import { expect, test } from 'vitest';
import { carryOut } from '#server/commands/command.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { connect } from '#server/features/connections/testing/connecting.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { useFakes } from '#server/integrations/testing/use-fakes.ts';
import { system, type Viewer } from '#server/session/viewer.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createPost } from '../posts.factories.ts';
import { claimShare } from './sharing.commands.ts';
import { publishShare, settleLeftShares } from './sharing.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
(await testPlaces())[0].use();
let now = new Date();
const { linkedin } = await useFakes({ now: () => now.getTime() });
const at = (viewer: Viewer) => context(viewer, now);
const work = () => doTasks(at(system), now);
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const body = 'They were quick (and kind) [5/5]. I would work with them again any day.';

/** A recruiter with a post about a review; `connects` their LinkedIn. */
async function stage({ connects = true, text = 'Thank you (really) — #hiring' as string | null } = {}) {
  const { id: agency_id } = await createAgency(database);
  const { viewer, recruiter } = await createRecruiterWithLogin(database, { agency_id });
  const { viewer: colleague } = await createRecruiterWithLogin(database, { agency_id });
  const review = await createReview(database, { recruiter_id: recruiter.id, publication: 'published', level: 3, body });
  const of = { agency_id, recruiter_id: recruiter.id };
  const post = await createPost(database, { ...of, review_id: review.id, text });
  if (connects) expect(codes(await connect(at(viewer), 'linkedin'))).toEqual([]);
  linkedin.posts.splice(0);
  const share = (input: object = {}, who: Viewer = viewer) =>
    mutate(
      at(who),
      'sharePost',
      { postId: `Post:${post.id}`, expectedVersion: post.version, ...input },
      'share { id state } post { id }',
    );
  const last = async (who: Viewer = viewer) => {
    const { data } = await request(
      at(who),
      `{ node(id: "Post:${post.id}") { ... on Post { shares(first: 5) { edges { node { state problem url } } } } }
      }`,
    );
    const { edges } = (data['node'] as unknown as { shares: { edges: { node: Record<string, string | null> }[] } })
      .shares;
    return edges[0]?.node;
  };
  return { viewer, colleague, review, post, share, last };
}

test('a post is shared once, with its picture, its text and its link', async () => {
  const { review, share, last } = await stage();
  const input = { clientMutationId: 'share-once-only' };
  expect(await share(input)).toMatchObject({ errors: [], share: { state: 'sharing' } });
  expect(await share(input)).toMatchObject({ errors: [], share: { state: 'sharing' } });
  expect(codes(await share())).toEqual(['STATE']);
  await work();
  await work();
  expect(linkedin.posts).toMatchObject([{ author: 'urn:li:person:member-1', alt: expect.stringContaining(body) }]);
  const [posted] = linkedin.posts;
  expect(posted?.text).toMatch(
    new RegExp(`^Thank you \\(really\\) — #hiring\\n\\nhttps?://[^/]+/review/${review.id}\\?s=[\\w-]+$`),
  );
  expect(posted?.jpeg.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(await last()).toEqual({
    state: 'shared',
    problem: null,
    url: 'https://www.linkedin.com/feed/update/urn:li:share:1/',
  });
  expect(codes(await share())).toEqual(['SHARED']);
  later(60);
  expect(codes(await share({ again: true }))).toEqual([]);
  await work();
  expect(linkedin.posts.length).toBe(2);
});

test('what passes by itself is tried again with pauses, and given up after some tries', async () => {
  const { share, last } = await stage();
  linkedin.troubles.push({ trouble: { kind: 'limited', retryAfter: 120 }, where: '/rest/posts' });
  linkedin.troubles.push({ trouble: { kind: 'fault' }, where: '/rest/images' });
  await share();
  await work();
  expect(await last()).toMatchObject({ state: 'sharing' });
  later(1);
  await work();
  expect(linkedin.posts.map(({ text }) => text)).toEqual([]);
  later(2);
  await work();
  later(3);
  await work();
  expect(await last()).toMatchObject({ state: 'shared' });
  expect(linkedin.posts.length).toBe(1);

  const other = await stage();
  linkedin.troubles.push({ trouble: { kind: 'limited', retryAfter: 86_000 }, where: '/rest/posts' });
  await other.share();
  await work();
  expect(await other.last()).toMatchObject({ state: 'failed', problem: expect.stringContaining('tomorrow') });
});

test('two workers post once', async () => {
  const { share } = await stage();
  await share();
  const { id: shareId } = await kysely
    .selectFrom('post_shares')
    .select('id')
    .where('state', '=', 'sharing')
    .executeTakeFirstOrThrow();
  await Promise.all([1, 2, 3].map(() => publishShare.run(at(system), { shareId })));
  expect(linkedin.posts.length).toBe(1);
  await work();
  expect(linkedin.posts.length).toBe(1);
});

test('nobody posts again after an answer that is missing, or after a process that ended', async () => {
  const cut = await stage();
  linkedin.troubles.push({ trouble: { kind: 'cut' }, where: '/rest/posts' });
  await cut.share();
  await work();
  expect(await cut.last()).toMatchObject({ state: 'unknown', problem: expect.stringContaining('look at LinkedIn') });
  expect(codes(await cut.share())).toEqual(['SHARED']);
  later(60);
  await work();
  expect(linkedin.posts.length).toBe(1);

  const ended = await stage();
  await ended.share();
  const { id: shareId } = await kysely
    .selectFrom('post_shares')
    .select('id')
    .where('state', '=', 'sharing')
    .executeTakeFirstOrThrow();
  await carryOut(at(system), claimShare, { shareId });
  await work();
  expect(await ended.last()).toMatchObject({ state: 'sharing' });
  later(11);
  await settleLeftShares.run(at(system), {});
  expect(await ended.last()).toMatchObject({ state: 'unknown' });
  expect(linkedin.posts.map(({ text }) => text)).toEqual([]);
});

test('a share that no task took up is settled as not shared', async () => {
  const { share, last } = await stage();
  await share();
  later(121);
  await settleLeftShares.run(at(system), {});
  expect(await last()).toMatchObject({ state: 'failed' });
  await work();
  expect(linkedin.posts.map(({ text }) => text)).toEqual([]);
});

test('the same text again is refused by LinkedIn, in words', async () => {
  const { share, last } = await stage();
  await share();
  await work();
  await share({ again: true });
  await work();
  expect(await last()).toMatchObject({ state: 'failed', problem: expect.stringContaining('same text') });
  expect(linkedin.posts.length).toBe(1);
});

test('a withdrawn review is not shared, not even between the press and the post', async () => {
  const { review, share, last } = await stage();
  await share();
  await kysely.updateTable('reviews').set({ publication: 'withdrawn' }).where('id', '=', review.id).execute();
  await work();
  expect(await last()).toMatchObject({ state: 'failed', problem: expect.stringContaining('no longer public') });
  expect(codes(await share())).toEqual(['GONE']);
  expect(linkedin.posts.map(({ text }) => text)).toEqual([]);
});

test('a post that was changed meanwhile, or whose review was edited, is not shared', async () => {
  const { post, review, share, last } = await stage();
  await share();
  await kysely.updateTable('posts').set({ version: 2 }).where('id', '=', post.id).execute();
  await work();
  expect(await last()).toMatchObject({ state: 'failed', problem: expect.stringContaining('was changed') });
  expect(codes(await share())).toEqual(['CLASH']);
  await kysely.updateTable('reviews').set({ content_version: 2 }).where('id', '=', review.id).execute();
  expect(codes(await share({ expectedVersion: 2 }))).toEqual(['EDITED']);
  expect(linkedin.posts.map(({ text }) => text)).toEqual([]);
});

test('drafts, posts without a text, and people without LinkedIn are refused', async () => {
  const { post, share } = await stage();
  await kysely.updateTable('posts').set({ state: 'draft' }).where('id', '=', post.id).execute();
  expect(codes(await share())).toEqual(['STATE']);
  expect(codes(await (await stage({ text: null })).share())).toEqual(['EMPTY']);
  expect(codes(await (await stage({ connects: false })).share())).toEqual(['CONNECT']);
});

test("another person's post and another person's account are out of reach", async () => {
  const { viewer, colleague, post, share, last } = await stage();
  expect(codes(await connect(at(colleague), 'linkedin'))).toEqual([]);
  expect(codes(await share({}, colleague))).toEqual(['NOT_FOUND']);
  const { id } = await kysely
    .selectFrom('connections')
    .select('id')
    .where('user_id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  expect(codes(await mutate(at(colleague), 'disconnect', { connectionId: `Integration:${id}` }))).toEqual([
    'NOT_FOUND',
  ]);
  const { data } = await request(at(colleague), `{ node(id: "Connection:${id}") { id } }`);
  expect(data['node']).toBeNull();
  await share();
  await work();
  expect(await last()).toMatchObject({ state: 'shared' });
  const admin = { ...viewer, seesAgency: true, userId: colleague.userId };
  const seen = await request(
    at(admin),
    `{ node(id: "Post:${post.id}") { ... on Post { shares { edges { node { id } } } } } }`,
  );
  expect(seen.data['node']).toEqual({ shares: { edges: [] } });
});

test('an access that ended stops the connection and says what to do', async () => {
  const { viewer, share, last } = await stage();
  linkedin.expireTokens();
  await share();
  await work();
  expect(await last()).toMatchObject({ state: 'failed', problem: expect.stringContaining('Connect again') });
  const row = () =>
    kysely.selectFrom('connections').selectAll().where('user_id', '=', viewer.userId).executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({ state: 'needs_attention', problem_kind: 'signedOut', next_sync_at: null });
  expect(codes(await share())).toEqual(['CONNECT']);
  expect(codes(await connect(at(viewer), 'linkedin'))).toEqual([]);
  expect(await row()).toMatchObject({ state: 'live', problem: null });
  expect(codes(await share())).toEqual([]);
  await work();
  expect(linkedin.posts.length).toBe(1);
});
