import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { createReviewLink } from '../after-publication.factories.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const admin = await viewerFor(database, (await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] })).id);

const thanks = 'Thank you for your words, we will call you sooner next time.';
const roles = ['ROLE_RECRUITER', 'ROLE_PRO_INDIVIDUAL'];

async function replied(change: object = {}) {
  const { recruiter, viewer } = await createRecruiterWithLogin(database, { roles });
  const review = await createReview(database, { recruiter_id: recruiter.id, ...change });
  await replyWith(viewer, review, thanks);
  return { review, viewer };
}
type Review = Awaited<ReturnType<typeof replied>>['review'];
const replyWith = (viewer: Parameters<typeof context>[0], { id }: { id: string }, body: string, version?: number) =>
  mutate(
    context(viewer),
    'replyToReview',
    { reviewId: `Review:${id}`, body, expectedVersion: version ?? null },
    'isQueued',
  );
const networks = Array.from({ length: 99 }, (_, number) => `10.1.${number}.1`);
const input = ({ id }: { id: string }, change: object = {}) => ({
  reviewId: `Review:${id}`,
  reason: 'personal_data',
  words: 'It says where I live.',
  ...change,
});
/** From a different network each time, unless one is given. */
const report = (review: { id: string }, change: object = {}, network = networks.pop()!) =>
  mutate({ ...context(), network }, 'reportReply', input(review, change));
const casesOf = ({ id }: { id: string }) =>
  kysely.selectFrom('review_flag_cases').selectAll().where('review_id', '=', id).orderBy('opened_at').execute();
const caseOf = async (review: { id: string }) => (await casesOf(review)).at(-1)!;
const decide = async (name: string, review: { id: string }, rest: object = {}) => {
  const { id, version } = await caseOf(review);
  const about = { caseId: `FlagCase:${id}`, expectedVersion: version };
  return mutate(context(admin), name, { ...about, ...rest }, 'flagCase { state }');
};
const bodyOf = async ({ id }: { id: string }) =>
  (await kysely.selectFrom('review_replies').select('body').where('review_id', '=', id).executeTakeFirst())?.body;
const mailsOf = async (review: Review, ...kinds: string[]) =>
  kysely
    .selectFrom('mails')
    .select(['kind', 'to_email', 'subject', 'text'])
    .where((eb) => eb.or([eb('agency_id', '=', review.agency_id), eb('to_email', '=', reporterOf(review))]))
    .where('kind', 'in', kinds)
    .orderBy('kind')
    .execute();
const reporterOf = ({ id }: { id: string }) => `reporter-${id}@mail.example`;
const pageVersionOf = async ({ id }: { id: string }) =>
  (await request(context(), 'query ($key: String!) { review(key: $key) { recruiter { pageVersion } } }', { key: id }))
    .data['review'] as unknown;

describe('a report of a reply', () => {
  test('by anybody changes nothing in public, opens a case about the reply, and tells its author why', async () => {
    const { review, viewer } = await replied();
    const before = await pageVersionOf(review);
    expect(await report(review, { email: reporterOf(review) })).toEqual({ errors: [] });
    expect(await pageVersionOf(review)).toEqual(before);
    const flags = await caseOf(review);
    expect(flags).toMatchObject({ about: 'reply', state: 'open', told_at: expect.any(Date), answer_by: null });
    expect(flags.decide_by.getTime() - flags.opened_at.getTime()).toBe(7 * 86_400_000);
    const author = await kysely
      .selectFrom('users')
      .select('email')
      .where('id', '=', viewer.userId)
      .executeTakeFirstOrThrow();
    const mails = await mailsOf(review, 'reply-reported', 'security-review-flagged');
    expect(mails).toMatchObject([{ kind: 'reply-reported', to_email: author.email }]);
    expect(mails[0]!.text).toContain(thanks);
    expect(mails[0]!.text).not.toContain('where I live');
    const entry = await kysely
      .selectFrom('audit_entries')
      .select(['action', 'actor'])
      .where('subject_id', '=', flags.id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ action: 'reportReply', actor: 'visitor' });
    expect(mails[0]!.text).toContain(`/reviews/publishedReplied?open=Review%3A${review.id}`);
  });

  test('is a case of its own beside the flags of the review, and joins other reports of the reply', async () => {
    const { review } = await replied();
    await report(review);
    await report(review, { reason: 'spam' });
    await mutate({ ...context(), network: networks.pop()! }, 'flagReview', input(review));
    expect((await casesOf(review)).map(({ about }) => about).sort()).toEqual(['reply', 'review']);
    expect(await mailsOf(review, 'reply-reported')).toHaveLength(1);
    const { data } = await request(
      context(admin),
      'query ($about: String) { flagCases(filter: { about: $about }) { edges { node { about flagCount review { title reply { body } } } } } }',
      { about: 'reply' },
    );
    const seen = JSON.stringify(data);
    expect(seen).toContain(JSON.stringify(thanks));
    expect(seen).not.toContain('"about":"review"');
  });

  test('counts once per network, together with the flags of reviews', async () => {
    const network = '10.8.8.8';
    const { review } = await replied();
    expect(codes(await report(review, {}, network))).toEqual([]);
    expect(codes(await report(review, { reason: 'spam' }, network))).toEqual([]);
    const flags = await kysely.selectFrom('review_flags').select('id').where('review_id', '=', review.id).execute();
    expect(flags).toHaveLength(1);
    expect(codes(await mutate({ ...context(), network }, 'flagReview', input(review)))).toEqual([]);
    expect(codes(await report((await replied()).review, {}, network))).toEqual(['CAPTCHA']);
    const { case_id, agency_id, network_hash } = await kysely
      .selectFrom('review_flags')
      .selectAll()
      .where('id', '=', flags[0]!.id)
      .executeTakeFirstOrThrow();
    const another = { case_id, agency_id, network_hash, review_id: review.id, reason: 'spam', words: 'Once more.' };
    for (let other = 0; other < 3; other++)
      await kysely
        .insertInto('review_flags')
        .values({ ...another, id: crypto.randomUUID(), created_at: new Date() })
        .execute();
    expect(codes(await report((await replied()).review, {}, network))).toEqual(['TOO_MANY']);
  });

  test('needs a reason that fits, a public review with a reply, and a person', async () => {
    const { review, viewer } = await replied();
    expect(codes(await report(review, { reason: 'not_a_client' }))).toHaveLength(1);
    expect(codes(await report(review, { reason: '', words: '', email: 'nobody' }))).toHaveLength(3);
    expect(codes(await mutate({ ...context(), isRobot: true }, 'reportReply', input(review)))).toEqual([
      'NOT_FOR_PROGRAMS',
    ]);
    await mutate(context(viewer), 'deleteReply', { reviewId: `Review:${review.id}`, expectedVersion: 1 });
    expect(codes(await report(review))).toEqual(['NO_REPLY']);
    for (const change of [
      { publication: 'unpublished' },
      { publication: 'removed' },
      { publication: 'under_review', is_hidden: true },
    ])
      expect(codes(await report(await createReview(database, change)))).toEqual(['NOT_FOUND']);
    expect(await casesOf(review)).toEqual([]);
  });

  test('by the agency itself is marked for the moderator', async () => {
    const { review, viewer } = await replied();
    await mutate({ ...context(viewer), network: networks.pop()! }, 'reportReply', input(review));
    const flag = await kysely
      .selectFrom('review_flags')
      .select('is_from_agency')
      .where('review_id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(flag.is_from_agency).toBe(true);
  });
});

describe('a moderator', () => {
  test('removes the reply at once: the page changes, the review and its score stay, and both are told', async () => {
    const { review } = await replied();
    await report(review, { email: reporterOf(review) });
    const figures = () =>
      kysely
        .selectFrom('recruiters')
        .select(['review_count', 'published_count', 'removed_count', 'score'])
        .where('id', '=', review.recruiter_id)
        .executeTakeFirstOrThrow();
    const before = { version: await pageVersionOf(review), figures: await figures() };
    const words = 'Leave out where they live.';
    expect(codes(await decide('removeFlagged', review, { reason: 'personal_data', words }))).toEqual([]);
    expect(await bodyOf(review)).toBeUndefined();
    expect(await pageVersionOf(review)).not.toEqual(before.version);
    expect(await figures()).toEqual(before.figures);
    const row = await kysely
      .selectFrom('reviews')
      .select(['publication', 'has_reply'])
      .where('id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ publication: 'published', has_reply: false });
    const versions = await kysely
      .selectFrom('review_reply_versions')
      .select(['body', 'state', 'rejected_words', 'decided_by'])
      .where('review_id', '=', review.id)
      .execute();
    expect(versions).toEqual([{ body: thanks, state: 'removed', rejected_words: words, decided_by: admin.userId }]);
    const [reporter, author] = await mailsOf(review, 'flag-decided', 'reply-decided');
    expect(author!.subject).toBe('Your reply to a review was removed');
    expect(author!.text).toContain(words);
    expect(reporter).toMatchObject({ kind: 'flag-decided', to_email: reporterOf(review) });
    expect(reporter!.text).not.toContain(words);
  });

  test('keeps it: the page is the same, and both are told', async () => {
    const { review } = await replied();
    await report(review, { email: reporterOf(review) });
    const before = await pageVersionOf(review);
    expect(codes(await decide('keepFlagged', review))).toEqual([]);
    expect(await bodyOf(review)).toBe(thanks);
    expect(await pageVersionOf(review)).toEqual(before);
    expect((await mailsOf(review, 'flag-decided', 'reply-decided')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^The reply by .* that you reported stays up$/),
      'Your reply to a review stays up',
    ]);
    const entry = await kysely
      .selectFrom('audit_entries')
      .select(['action', 'user_id', 'details'])
      .where('subject_id', '=', (await caseOf(review)).id)
      .where('action', '=', 'keepFlagged')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ user_id: admin.userId, details: { about: 'reply', reviewId: review.id } });
  });

  test('decides once, at once, and for a reason that fits a reply', async () => {
    const { review } = await replied();
    await report(review);
    expect(codes(await decide('takeUpFlags', review))).toEqual(['STATE']);
    expect(codes(await decide('removeFlagged', review, { reason: 'conflict_of_interest' }))).toEqual(['REASON']);
    const tries = await Promise.all([
      decide('keepFlagged', review),
      decide('removeFlagged', review, { reason: 'spam' }),
    ]);
    expect(tries.flatMap(codes)).toEqual(['ALREADY_DECIDED']);
  });

  test('checks the next reply to a review after removing one', async () => {
    const { review, viewer } = await replied();
    await report(review);
    await decide('removeFlagged', review, { reason: 'spam' });
    expect(await replyWith(viewer, review, 'Then in other words: thank you.')).toMatchObject({ isQueued: true });
    expect(await bodyOf(review)).toBeUndefined();
    const { signals } = await kysely
      .selectFrom('review_reply_versions')
      .select('signals')
      .where('review_id', '=', review.id)
      .where('state', '=', 'queued')
      .executeTakeFirstOrThrow();
    expect(signals).toEqual(['removed_before']);
  });
});

describe('nothing is left to decide, and the reporter is told,', () => {
  const ended = async (review: Review) => {
    const [mail] = await mailsOf(review, 'flag-decided');
    const { state, decided_because } = await caseOf(review);
    return { state, decided_because, told: mail?.text.replace(/\s+/g, ' ') };
  };

  test('when the author deletes the reply', async () => {
    const { review, viewer } = await replied();
    await report(review, { email: reporterOf(review) });
    await mutate(context(viewer), 'deleteReply', { reviewId: `Review:${review.id}`, expectedVersion: 1 });
    expect(await ended(review)).toEqual({
      state: 'closed',
      decided_because: 'reply_deleted',
      told: expect.stringContaining('The reply was deleted by its author.'),
    });
  });

  test('when the reviewer withdraws the review', async () => {
    const { review } = await replied();
    await report(review, { email: reporterOf(review) });
    await mutate(context(), 'withdrawReview', { reviewId: review.id, token: await createReviewLink(database, review) });
    expect(await ended(review)).toMatchObject({ state: 'closed', decided_because: 'withdrawn' });
  });

  test('when a moderator removes the review', async () => {
    const { review } = await replied();
    await report(review, { email: reporterOf(review) });
    const removal = { reviewId: `ReviewToCheck:${review.id}`, expectedVersion: 1, reason: 'spam' };
    expect(codes(await mutate(context(admin), 'removeReview', removal))).toEqual([]);
    expect(await ended(review)).toMatchObject({
      state: 'closed',
      decided_because: 'review_removed',
      told: expect.stringContaining('The review was removed, and its reply with it.'),
    });
  });
});

test('removing a flagged review leaves the decision about its flags as it is, and closes the report of its reply', async () => {
  const { review } = await replied();
  await mutate({ ...context(), network: networks.pop()! }, 'flagReview', input(review));
  const flags = await caseOf(review);
  await report(review);
  const decision = { caseId: `FlagCase:${flags.id}`, expectedVersion: flags.version, reason: 'personal_data' };
  expect(codes(await mutate(context(admin), 'removeFlagged', decision, 'flagCase { state }'))).toEqual([]);
  expect((await casesOf(review)).map(({ about, state }) => `${about} ${state}`).sort()).toEqual([
    'reply closed',
    'review removed',
  ]);
});
