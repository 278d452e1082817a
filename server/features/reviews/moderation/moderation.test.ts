import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const signedIn = async (role: string) => viewerFor(database, (await createUser(database, { roles: [role] })).id);
const admin = await signedIn('ROLE_SUPER_ADMIN');
const staff = await signedIn('ROLE_ADMIN');
const { viewer: recruiter } = await createRecruiterWithLogin(database);

const queued = (change = {}) =>
  createReview(database, {
    publication: 'unpublished',
    moderation: 'queued',
    signals: ['alleges_crime'],
    ...change,
  });
const input = ({ id }: { id: string }, change = {}) => ({
  reviewId: `ReviewToCheck:${id}`,
  expectedVersion: 1,
  ...change,
});
const approve = (viewer: Viewer, given: object) =>
  mutate(
    context(viewer),
    'approveReview',
    given as never,
    'review { moderation publication version decidedBy { id } }',
  );
const reject = (viewer: Viewer, given: object) =>
  mutate(context(viewer), 'rejectReview', given as never, 'review { moderation publication rejectedBecause }');
const mailsOf = ({ agency_id }: { agency_id: string }) =>
  kysely.selectFrom('mails').selectAll().where('agency_id', '=', agency_id).execute();

describe('a queued review', () => {
  test('is published by a super admin, with all consequences', async () => {
    const { recruiter: subject } = await createRecruiterWithLogin(database);
    const review = await queued({ recruiter_id: subject.id });
    expect(await approve(admin, input(review))).toEqual({
      review: {
        moderation: 'approved',
        publication: 'published',
        version: 2,
        decidedBy: { id: `User:${admin.userId}` },
      },
      errors: [],
    });
    const kept = await kysely
      .selectFrom('recruiters')
      .selectAll()
      .where('id', '=', subject.id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ published_count: 1, review_count: 1 });
    expect(Number(kept.page_version)).toBe(Number(subject.page_version) + 1);
    const mails = await mailsOf(review);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['review-public', 'review-published']);
    expect(mails.find(({ kind }) => kind === 'review-public')?.text).toContain('A moderator checked it');
  });

  test('at level 1 is approved and keeps waiting for a placement', async () => {
    const review = await queued({ level: 1 });
    expect((await approve(admin, input(review))).review).toMatchObject({
      moderation: 'approved',
      publication: 'unpublished',
    });
  });

  test('at level 1 is published when approved, if it has waited long enough for a placement', async () => {
    const { recruiter: subject } = await createRecruiterWithLogin(database);
    const waited = { level: 1, recruiter_id: subject.id, submitted_at: new Date(Date.now() - 15 * 86_400_000) };
    const review = await queued(waited);
    expect((await approve(admin, input(review))).review).toMatchObject({ publication: 'published' });
    expect((await mailsOf(review)).map(({ kind }) => kind).sort()).toEqual(['review-public', 'review-published']);
  });

  test('is rejected for a reason, stays unpublished, and its writer is told why and how to object', async () => {
    const review = await queued();
    const words = 'Please send it again without the name of the manager.';
    expect(await reject(admin, input(review, { reason: 'personal_data', words }))).toEqual({
      review: { moderation: 'rejected', publication: 'unpublished', rejectedBecause: 'personal_data' },
      errors: [],
    });
    const [mail] = await mailsOf(review);
    expect(mail).toMatchObject({ kind: 'review-rejected', to_email: review.reviewer_email });
    for (const said of ['It names people', words, 'If you think this is wrong', 'and say why'])
      expect(mail?.text.replace(/\s+/g, ' ')).toContain(said);
    const entry = await kysely
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'rejectReview',
      user_id: admin.userId,
      details: { reason: 'personal_data' },
    });
  });

  test.each([[''], ['few_stars']])('is not rejected for the reason %j', async (reason) => {
    const review = await queued();
    const { errors } = await reject(admin, input(review, { reason }));
    expect(errors).toMatchObject([{ field: 'reason' }]);
  });

  test('is unknown under the id of another type', async () => {
    const review = await queued();
    expect(codes(await approve(admin, input(review, { reviewId: `Review:${review.id}` })))).toEqual(['NOT_FOUND']);
  });
});

describe('the list of reviews to check', () => {
  const text = `{
    reviewsToCheck(first: 100) { edges { node { id reviewerEmail signals recruiter { name } placement { jobTitle } invitation { sentAt } } } }
    reviewsDecided(first: 100) { edges { node { id } } }
  }`;
  const ids = (answer: unknown) => JSON.stringify(answer);

  test('starts with the longest waiting, for staff and super admins', async () => {
    const late = await queued({ submitted_at: new Date('2026-11-02') });
    const early = await queued({ submitted_at: new Date('2020-01-01') });
    for (const viewer of [admin, staff]) {
      const found = ids((await request(context(viewer), text)).data);
      expect(found.indexOf(early.id)).toBeGreaterThan(0);
      expect(found.indexOf(early.id)).toBeLessThan(found.indexOf(late.id));
    }
  });

  test('is empty for everybody else', async () => {
    await queued();
    for (const viewer of [recruiter, stranger]) {
      const { data } = await request(context(viewer), text);
      expect(data).toEqual({ reviewsToCheck: { edges: [] }, reviewsDecided: { edges: [] } });
    }
  });

  test('no longer has a review once it is decided', async () => {
    const review = await queued();
    await approve(admin, input(review));
    const { data } = await request(context(admin), text);
    expect(ids(data.reviewsToCheck)).not.toContain(review.id);
    expect(ids(data.reviewsDecided)).toContain(review.id);
  });
});
