import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { doTasks } from '#server/tasks/testing.ts';
import { createReviewLink, editing } from '../after-publication.factories.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const admin = await viewerFor(database, (await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] })).id);

const rowOf = ({ id }: { id: string }) =>
  kysely.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const versionsOf = ({ id }: { id: string }) =>
  kysely
    .selectFrom('review_versions')
    .select(['number', 'title', 'overall', 'moderation', 'replaced_at'])
    .where('review_id', '=', id)
    .orderBy('number')
    .execute();
const keptOf = ({ recruiter_id }: { recruiter_id: string }) =>
  kysely.selectFrom('recruiters').selectAll().where('id', '=', recruiter_id).executeTakeFirstOrThrow();
const mailsOf = async ({ agency_id }: { agency_id: string }) =>
  (await kysely.selectFrom('mails').select('kind').where('agency_id', '=', agency_id).orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );
const edit = (input: object) => mutate(context(), 'editReview', input as never);
const withdraw = (reviewId: string, token: string) => mutate(context(), 'withdrawReview', { reviewId, token });
const decide = async (name: string, review: { id: string }, rest: object = {}) =>
  mutate(context(admin), name, {
    reviewId: `ReviewToCheck:${review.id}`,
    expectedVersion: (await rowOf(review)).version,
    ...rest,
  });

async function published(change: object = {}) {
  const { recruiter } = await createRecruiterWithLogin(database);
  const review = await createReview(database, { recruiter_id: recruiter.id, ...change });
  return { review, token: await createReviewLink(database, review) };
}

/** Contains a word that sends it to a moderator. */
const accusing = { body: 'They stole the deposit that I had paid for the course, and never gave it back to me.' };

describe('an edit of a published review', () => {
  test('without risk signals replaces it, is marked and counted, and the recruiter is told', async () => {
    const { review, token } = await published();
    expect(await edit(editing(review, token))).toEqual({ errors: [] });
    expect(await rowOf(review)).toMatchObject({ title: review.title, overall: 5, edited_at: null });
    await doTasks(context());
    const after = await rowOf(review);
    expect(after).toMatchObject({ overall: 2, content_version: 2, publication: 'published', moderation: 'cleared' });
    expect(after.edited_at).not.toBeNull();
    expect(after.submitted_at).toEqual(review.submitted_at);
    expect(await versionsOf(review)).toMatchObject([
      { number: 1, overall: 5, replaced_at: expect.any(Date) },
      { number: 2, overall: 2, moderation: 'cleared', replaced_at: null },
    ]);
    expect(await keptOf(review)).toMatchObject({ review_count: 1, stars_5: 0, stars_2: 1, rating_sum: 2 });
    expect(await mailsOf(review)).toEqual(['review-edited']);
  });

  test('with a signal waits next to the public version, until a moderator approves it', async () => {
    const { review, token } = await published();
    await edit(editing(review, token, accusing));
    await doTasks(context());
    expect(await rowOf(review)).toMatchObject({ overall: 5, has_queued_edit: true });
    const text = '{ reviewsToCheck(first: 100) { edges { node { id title edit { title signals } } } } }';
    const { data } = await request(context(admin), text);
    expect(JSON.stringify(data)).toContain('"signals":["alleges_crime"]');
    expect(codes(await decide('approveReview', review))).toEqual([]);
    expect(await rowOf(review)).toMatchObject({ overall: 2, has_queued_edit: false, moderation: 'approved' });
    expect(await mailsOf(review)).toEqual(['edit-approved', 'review-edited']);
  });

  test('that is rejected leaves the review as it was, and its writer is told', async () => {
    const { review, token } = await published();
    await edit(editing(review, token, accusing));
    await doTasks(context());
    expect(codes(await decide('rejectReview', review, { reason: 'accusation' }))).toEqual([]);
    expect(await rowOf(review)).toMatchObject({ overall: 5, has_queued_edit: false, publication: 'published' });
    expect(await mailsOf(review)).toEqual(['review-rejected']);
    expect(codes(await edit(editing(review, token, { expectedNumber: 2 })))).toEqual([]);
  });

  test('is replaced by a later one, and refused over an older version', async () => {
    const { review, token } = await published();
    await edit(editing(review, token, accusing));
    await doTasks(context());
    expect(codes(await edit(editing(review, token)))).toEqual(['CLASH']);
    expect(codes(await edit(editing(review, token, { expectedNumber: 2 })))).toEqual([]);
    await doTasks(context());
    expect(await rowOf(review)).toMatchObject({ content_version: 3, overall: 2, has_queued_edit: false });
  });

  test('is refused with another link, with missing fields, and without a change', async () => {
    const { review, token } = await published();
    const { token: others } = await published();
    expect(codes(await edit(editing(review, others)))).toEqual(['LINK_UNKNOWN']);
    expect(codes(await edit(editing(review, token, { title: 'No' })))).not.toEqual([]);
    const same = { overall: review.overall, title: review.title, body: review.body };
    expect(codes(await edit(editing(review, token, same)))).toEqual(['UNCHANGED']);
  });

  test('leaves the reply, which is older than the change', async () => {
    const { review, token } = await published();
    const at = new Date(Date.now() - 1000);
    const reply = {
      review_id: review.id,
      agency_id: review.agency_id,
      body: 'Thank you.',
      created_at: at,
      updated_at: at,
    };
    await kysely.insertInto('review_replies').values(reply).execute();
    await edit(editing(review, token));
    await doTasks(context());
    const text = 'query ($id: ID!) { node(id: $id) { ... on Review { editedAt reply { body updatedAt } } } }';
    const { data } = await request(context(), text, { id: `Review:${review.id}` });
    const shown = data.node as unknown as { editedAt: string; reply: { updatedAt: string } };
    expect(shown.reply.updatedAt < shown.editedAt).toBe(true);
  });
});

describe('an edit of an unpublished review', () => {
  test('replaces it, and is checked again', async () => {
    const { review, token } = await published({
      publication: 'unpublished',
      moderation: 'queued',
      signals: ['alleges_crime'],
    });
    expect(codes(await edit(editing(review, token)))).toEqual([]);
    expect(await rowOf(review)).toMatchObject({ moderation: 'received', signals: [], overall: 2, edited_at: null });
    await doTasks(context());
    expect(await rowOf(review)).toMatchObject({ moderation: 'cleared', publication: 'published' });
    expect(await versionsOf(review)).toMatchObject([{ number: 1, moderation: 'queued' }]);
  });

  test('clears signals of its text, but not those of its writer, as its versions show', async () => {
    const { review, token } = await published({
      publication: 'unpublished',
      moderation: 'changes_requested',
      changes_words: 'Leave out the accusation.',
      changes_requested_at: new Date(),
      // Signals of an address, a device, a network and a pace that the current rows no longer show.
      signals: [
        'agency_address',
        'recruiter_device',
        'alike_text',
        'disposable_address',
        'sent_too_fast',
        'alleges_crime',
      ],
    });
    expect(codes(await edit(editing(review, token)))).toEqual([]);
    await doTasks(context());
    expect(await rowOf(review)).toMatchObject({
      moderation: 'queued',
      signals: ['agency_address', 'recruiter_device', 'disposable_address', 'sent_too_fast'],
    });
    const [before] = await kysely
      .selectFrom('review_versions')
      .select(['number', 'signals'])
      .where('review_id', '=', review.id)
      .execute();
    expect(before).toEqual({ number: 1, signals: review.signals });
  });

  test('is refused once the review was rejected', async () => {
    const { review, token } = await published({
      publication: 'unpublished',
      moderation: 'rejected',
      rejected_because: 'spam',
    });
    expect(codes(await edit(editing(review, token)))).toEqual(['REJECTED']);
  });
});

describe('a withdrawal', () => {
  test('removes the review from profile and figures; its address says that it is gone; repeating it does nothing', async () => {
    const { review, token } = await published();
    expect(await withdraw(review.id, token)).toEqual({ errors: [] });
    expect(await rowOf(review)).toMatchObject({ publication: 'withdrawn', gone_at: expect.any(Date) });
    expect(await keptOf(review)).toMatchObject({ review_count: 0, published_count: 0, removed_count: 0 });
    const { data } = await request(context(), '{ goneReview(key: "KEY") { publication } }'.replace('KEY', review.id));
    expect(data.goneReview).toEqual({ publication: 'withdrawn' });
    const once = await rowOf(review);
    expect(codes(await withdraw(review.id, token))).toEqual([]);
    expect(await rowOf(review)).toEqual(once);
    expect(await mailsOf(review)).toEqual(['review-withdrawn']);
  });

  test('of a waiting review takes it out of the queue', async () => {
    const { review, token } = await published({ publication: 'unpublished', moderation: 'queued' });
    await withdraw(review.id, token);
    expect(codes(await decide('approveReview', review))).toEqual(['ALREADY_DECIDED']);
    await doTasks(context());
    expect(await rowOf(review)).toMatchObject({ publication: 'withdrawn' });
  });

  test('needs the link for this very review', async () => {
    const { review } = await published();
    const { token } = await published();
    expect(codes(await withdraw(review.id, token))).toEqual(['LINK_UNKNOWN']);
    expect(await rowOf(review)).toMatchObject({ publication: 'published' });
  });
});

describe('changes that a moderator requests', () => {
  const words = 'Please leave out the name of your colleague.';
  const day = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * day);
  const queued = () => published({ publication: 'unpublished', moderation: 'queued' });

  test('are emailed with the link; what the reviewer sends is checked again', async () => {
    const { review, token } = await queued();
    expect(codes(await decide('requestChanges', review, { words }))).toEqual([]);
    expect(await rowOf(review)).toMatchObject({ moderation: 'changes_requested', changes_words: words });
    const mail = await kysely
      .selectFrom('mails')
      .selectAll()
      .where('agency_id', '=', review.agency_id)
      .executeTakeFirstOrThrow();
    expect(mail.kind).toBe('changes-requested');
    expect(mail.text).toContain(words);
    expect(mail.text).toContain(`/review-edit/${review.id}/`);
    await edit(editing(review, token));
    await doTasks(context());
    expect(await rowOf(review)).toMatchObject({ publication: 'published', changes_words: null });
  });

  test('get one reminder on day 4, and end on day 7 in a rejection that is emailed', async () => {
    const { review } = await queued();
    await decide('requestChanges', review, { words });
    const run = async (now: Date) => {
      await database.pool.query("select graphile_worker.add_job('settleRequestedChanges', '{}'::json)");
      await doTasks(context(), now);
    };
    await run(inDays(3));
    expect(await mailsOf(review)).toEqual(['changes-requested']);
    await run(inDays(4.1));
    await run(inDays(5));
    expect(await mailsOf(review)).toEqual(['changes-reminder', 'changes-requested']);
    await run(inDays(7.1));
    await run(inDays(8));
    expect(await rowOf(review)).toMatchObject({ moderation: 'rejected', rejected_because: 'no_answer' });
    expect(await mailsOf(review)).toEqual(['changes-reminder', 'changes-requested', 'review-rejected']);
  });

  test.each([
    ['unsubscribed', [], ['changes-requested']],
    ['bounced', ['NO_ADDRESS'], []],
  ] as const)('from somebody suppressed as %s', async (reason, refused, mails) => {
    const { review } = await queued();
    const email = review.reviewer_email!;
    await inWrite(context(), (write) => suppress(write, { email, agencyId: review.agency_id, reason }));
    expect(codes(await decide('requestChanges', review, { words }))).toEqual(refused);
    expect(await mailsOf(review)).toEqual(mails);
  });

  test('can only be requested for a queued review, and with words', async () => {
    const { review } = await queued();
    expect(codes(await decide('requestChanges', review, { words: 'No' }))).not.toEqual([]);
    const { review: up } = await published();
    expect(codes(await decide('requestChanges', up, { words }))).toEqual(['ALREADY_DECIDED']);
  });
});
