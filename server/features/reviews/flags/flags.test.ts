import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createReviewLink } from '../after-publication.factories.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const admin = await viewerFor(database, (await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] })).id);

const rowOf = ({ id }: { id: string }) =>
  kysely.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const casesOf = ({ id }: { id: string }) =>
  kysely.selectFrom('review_flag_cases').selectAll().where('review_id', '=', id).orderBy('opened_at').execute();
const caseOf = async (review: { id: string }) => (await casesOf(review)).at(-1)!;
const keptOf = ({ recruiter_id }: { recruiter_id: string }) =>
  kysely.selectFrom('recruiters').selectAll().where('id', '=', recruiter_id).executeTakeFirstOrThrow();
const mailsOf = async ({ agency_id }: { agency_id: string }) =>
  (await kysely.selectFrom('mails').select('kind').where('agency_id', '=', agency_id).orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );

async function published(change: object = {}) {
  const { recruiter, viewer } = await createRecruiterWithLogin(database);
  return { review: await createReview(database, { recruiter_id: recruiter.id, ...change }), viewer };
}
const networks = Array.from({ length: 99 }, (_, number) => `10.0.${number}.1`);
/** From a different network each time, unless one is given. */
const flag = (review: { id: string }, change: object = {}, network = networks.pop()!) =>
  mutate({ ...context(), network }, 'flagReview', {
    reviewId: `Review:${review.id}`,
    reason: 'false_statement',
    words: 'I was never asked for an interview by them.',
    ...change,
  });
const decide = async (name: string, review: { id: string }, rest: object = {}, viewer = admin) => {
  const { id, version } = await caseOf(review);
  return mutate(
    context(viewer),
    name,
    { caseId: `FlagCase:${id}`, expectedVersion: version, ...rest },
    'flagCase { state }',
  );
};
const answer = (caseId: string, token: string, text = 'It was just like I wrote it, here is the date.') =>
  mutate(context(), 'answerFlags', { caseId, token, answer: text });

describe('a flag', () => {
  test('changes nothing that the public sees, opens a case with a deadline, and tells the writer', async () => {
    const { review } = await published();
    const before = { row: await rowOf(review), kept: await keptOf(review) };
    expect(await flag(review)).toEqual({ errors: [] });
    expect({ row: await rowOf(review), kept: await keptOf(review) }).toEqual(before);
    const flags = await caseOf(review);
    expect(flags).toMatchObject({ state: 'open', told_at: expect.any(Date) });
    expect(flags.decide_by.getTime() - flags.opened_at.getTime()).toBe(7 * 86_400_000);
    expect(flags.answer_by!.getTime() - flags.told_at!.getTime()).toBe(5 * 86_400_000);
    const mail = await kysely
      .selectFrom('mails')
      .selectAll()
      .where('to_email', '=', review.reviewer_email!)
      .where('agency_id', '=', review.agency_id)
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain(`/flag-answer/${flags.id}/`);
    expect(mail.text).not.toContain('never asked for an interview');
  });

  test('joins the others of the same review in one case, and tells the writer once', async () => {
    const { review } = await published();
    await flag(review);
    await flag(review, { reason: 'spam', email: 'Neighbour@Mail.Example' });
    expect(await casesOf(review)).toHaveLength(1);
    const flags = await kysely
      .selectFrom('review_flags')
      .select(['reason', 'email'])
      .where('review_id', '=', review.id)
      .execute();
    expect(flags).toHaveLength(2);
    expect(flags).toContainEqual({ reason: 'spam', email: 'neighbour@mail.example' });
    expect(await mailsOf(review)).toEqual(['security-review-flagged']);
  });

  test('counts once per network, which may send five in an hour', async () => {
    const { review } = await published();
    const network = '10.9.9.9';
    await flag(review, {}, network);
    await flag(review, { reason: 'spam' }, network);
    const flags = await kysely.selectFrom('review_flags').select('id').where('review_id', '=', review.id).execute();
    expect(flags).toHaveLength(1);
    expect(codes(await flag((await published()).review, {}, network))).toEqual([]);
    expect(codes(await flag((await published()).review, {}, network))).toEqual(['CAPTCHA']);
    const { network_hash } = await kysely
      .selectFrom('review_flags')
      .select('network_hash')
      .where('review_id', '=', review.id)
      .executeTakeFirstOrThrow();
    const { id: case_id, review_id, agency_id } = await caseOf(review);
    const another = {
      case_id,
      review_id,
      agency_id,
      network_hash,
      reason: 'spam',
      words: 'Once more.',
      created_at: new Date(),
    };
    for (let other = 0; other < 3; other++)
      await kysely
        .insertInto('review_flags')
        .values({ ...another, id: crypto.randomUUID() })
        .execute();
    expect(codes(await flag((await published()).review, {}, network))).toEqual(['TOO_MANY']);
  });

  test('says what is missing, and only works on public reviews', async () => {
    const { review } = await published();
    expect(codes(await flag(review, { reason: '', words: '' }))).toHaveLength(2);
    expect(codes(await flag(review, { email: 'nobody' }))).toHaveLength(1);
    const { review: hidden } = await published({ publication: 'unpublished' });
    expect(codes(await flag(hidden))).toEqual(['NOT_FOUND']);
    expect(
      codes(await mutate({ ...context(), isRobot: true }, 'flagReview', { reviewId: `Review:${review.id}` })),
    ).not.toEqual([]);
  });

  test('by somebody at the agency is marked as such for the moderator', async () => {
    const { review, viewer } = await published();
    const input = { reviewId: `Review:${review.id}`, reason: 'spam', words: 'It is a copy of another.' };
    await mutate(context(viewer), 'flagReview', input);
    const { is_from_agency } = await kysely
      .selectFrom('review_flags')
      .select('is_from_agency')
      .where('review_id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(is_from_agency).toBe(true);
  });
});

describe('the writer', () => {
  test('answers by the link in the email, and may change the answer until the deadline', async () => {
    const { review } = await published();
    await flag(review);
    const { id } = await caseOf(review);
    const token = await createReviewLink(database, review, id);
    expect(codes(await answer(id, 'guessed'))).toEqual(['LINK_UNKNOWN']);
    expect(codes(await answer(id, token))).toEqual([]);
    expect(codes(await answer(id, token, 'I add the name of the street.'))).toEqual([]);
    expect(await caseOf(review)).toMatchObject({ answer: 'I add the name of the street.' });
    await kysely
      .updateTable('review_flag_cases')
      .set({ answer_by: new Date(0) })
      .where('id', '=', id)
      .execute();
    expect(codes(await answer(id, token))).toEqual(['TOO_LATE']);
  });

  test('reads what was said, but not by whom', async () => {
    const { review } = await published();
    await flag(review, { email: 'neighbour@mail.example' });
    const { id } = await caseOf(review);
    const token = await createReviewLink(database, review, id);
    const text =
      'query ($id: String!, $token: String!) { flagsToAnswer(id: $id, token: $token) { reasons words review { title } } }';
    const { data } = await request(context(), text, { id, token });
    expect(data.flagsToAnswer).toEqual({
      reasons: ['false_statement'],
      words: ['I was never asked for an interview by them.'],
      review: { title: review.title },
    });
    expect((await request(context(), text, { id, token: 'guessed' })).data.flagsToAnswer).toBeNull();
  });

  test('closes the case by withdrawing the review', async () => {
    const { review } = await published();
    await flag(review, { email: 'neighbour@mail.example' });
    await mutate(context(), 'withdrawReview', { reviewId: review.id, token: await createReviewLink(database, review) });
    expect(await caseOf(review)).toMatchObject({ state: 'closed', decided_because: 'withdrawn' });
  });
});

describe('a moderator', () => {
  test('takes up a case: the review is labelled and still counts, and may be hidden only if it is urgent', async () => {
    const { review } = await published();
    await flag(review);
    expect(codes(await decide('takeUpFlags', review, { hide: true }))).toEqual(['NOT_URGENT']);
    expect(codes(await decide('takeUpFlags', review))).toEqual([]);
    expect(await rowOf(review)).toMatchObject({ publication: 'under_review', is_hidden: false });
    expect(await keptOf(review)).toMatchObject({ review_count: 1 });
    expect(codes(await decide('keepFlagged', review))).toEqual([]);
    expect(await rowOf(review)).toMatchObject({ publication: 'published' });
  });

  test('hides personal data until the decision; then the review counts again, or is gone', async () => {
    const { review } = await published();
    await flag(review, { reason: 'personal_data' });
    expect(codes(await decide('takeUpFlags', review, { hide: true }))).toEqual([]);
    expect(await keptOf(review)).toMatchObject({ review_count: 0, published_count: 0 });
    const { data } = await request(context(), 'query ($key: String!) { review(key: $key) { title } }', {
      key: review.id,
    });
    expect(data.review).toBeNull();
    await decide('keepFlagged', review, { words: 'It names nobody.' });
    expect(await rowOf(review)).toMatchObject({ publication: 'published', is_hidden: false });
    expect(await keptOf(review)).toMatchObject({ review_count: 1, published_count: 1 });
  });

  test('removes it with a reason: it is counted in public, and everybody involved is told', async () => {
    const { review } = await published();
    await flag(review, { reason: 'personal_data', email: 'neighbour@mail.example' });
    expect(
      codes(await decide('removeFlagged', review, { reason: 'personal_data', words: 'It names your manager.' })),
    ).toEqual([]);
    expect(await rowOf(review)).toMatchObject({ publication: 'removed', removed_because: 'personal_data' });
    expect(await keptOf(review)).toMatchObject({ review_count: 0, removed_count: 1 });
    expect(await mailsOf(review)).toEqual(['flags-decided', 'flags-decided', 'security-review-flagged']);
    const { text } = await kysely
      .selectFrom('mails')
      .select('text')
      .where('to_email', '=', 'neighbour@mail.example')
      .where('kind', '=', 'flag-decided')
      .orderBy('queued_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(text).not.toContain('It names your manager.');
  });

  test('waits for the answer, except for urgent reasons', async () => {
    const { review } = await published();
    await flag(review);
    expect(codes(await decide('removeFlagged', review, { reason: 'false_statement' }))).toEqual(['NOT_ANSWERED']);
    const { id } = await caseOf(review);
    await answer(id, await createReviewLink(database, review, id));
    expect(codes(await decide('removeFlagged', review, { reason: 'false_statement' }))).toEqual([]);
  });

  test('removes a review that nobody flagged, and emails the reason to both sides', async () => {
    const { review } = await published();
    const input = { reviewId: `ReviewToCheck:${review.id}`, expectedVersion: 1, reason: 'spam' };
    expect(codes(await mutate(context(admin), 'removeReview', input))).toEqual([]);
    expect(await rowOf(review)).toMatchObject({ publication: 'removed' });
    expect(await mailsOf(review)).toEqual(['flags-decided', 'flags-decided']);
  });

  test('leaves the writer their days to answer, whichever way the review is removed', async () => {
    const { review } = await published();
    await flag(review);
    const input = { reviewId: `ReviewToCheck:${review.id}`, expectedVersion: 1 };
    const remove = (reason: string) => mutate(context(admin), 'removeReview', { ...input, reason });
    expect(codes(await remove('false_statement'))).toEqual(['NOT_ANSWERED']);
    expect(await rowOf(review)).toMatchObject({ publication: 'published' });
    expect(codes(await remove('personal_data'))).toEqual([]);
  });
});

describe('as time passes', () => {
  const day = 86_400_000;
  const run = async (name: string, now: Date) => {
    await database.pool.query("select graphile_worker.add_job($1, '{}'::json)", [name]);
    await doTasks(context(), now);
  };
  const warnings = async () =>
    (
      await kysely.selectFrom('mails').select('subject').where('kind', '=', 'flags-due').orderBy('queued_at').execute()
    ).map(({ subject }) => subject);

  test('a warning is sent two days before a decision is due, and once more when it is overdue', async () => {
    await kysely.deleteFrom('review_flag_cases').execute();
    const { review } = await published();
    await flag(review);
    await run('warnOfFlags', new Date(Date.now() + 4 * day));
    expect(await warnings()).toEqual([]);
    for (const days of [5.5, 6, 7.1, 8]) await run('warnOfFlags', new Date(Date.now() + days * day));
    expect(await warnings()).toEqual(['1 flag to decide within 48 hours', '1 overdue flag']);
  });

  test('waiting cases are listed by deadline', async () => {
    const { data } = await request(
      context(admin),
      '{ flagCases(filter: { isUndecided: true }, first: 100) { edges { node { decideBy } } } }',
    );
    const due = (data.flagCases as unknown as { edges: { node: { decideBy: string } }[] }).edges.map(
      ({ node }) => node.decideBy,
    );
    expect(due.length).toBeGreaterThan(0);
    expect(due).toEqual([...due].sort());
  });

  test('the text of a removed review is erased after a year, of a withdrawn one after a month; the count stays', async () => {
    const { review } = await published({ publication: 'removed', gone_at: new Date(), private_note: 'Between us' });
    const { review: withdrawn } = await published({ publication: 'withdrawn', gone_at: new Date() });
    await run('eraseGoneReviews', new Date(Date.now() + 31 * day));
    expect(await rowOf(review)).toMatchObject({ text_erased_at: null, body: review.body });
    expect(await rowOf(withdrawn)).toMatchObject({
      reviewer_email: null,
      shown_name: '',
      text_erased_at: expect.any(Date),
    });
    await run('eraseGoneReviews', new Date(Date.now() + 366 * day));
    expect(await rowOf(review)).toMatchObject({
      publication: 'removed',
      overall: 5,
      private_note: null,
      reviewer_name: '',
      title: 'Erased',
    });
  });
});
