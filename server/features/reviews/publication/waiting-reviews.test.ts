import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { daysAfter } from '#server/features/invitations/timing.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { system } from '#server/session/viewer.ts';
import { createReview } from '../reviews.factories.ts';
import '../reviews.tasks.tsx';
import { publishWaitingReviews } from './waiting-reviews.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const sent = new Date('2026-11-01T10:00:00Z');
const day = (days: number) => daysAfter(sent, days);

const run = (now: Date) => publishWaitingReviews.run(context(system, now), {});
const waiting = (change = {}) =>
  createReview(database, {
    level: 1,
    publication: 'unpublished',
    moderation: 'cleared',
    submitted_at: sent,
    overall: 2,
    ...change,
  });
const rowOf = ({ id }: { id: string }) =>
  kysely.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const recruiterOf = ({ id }: { id: string }) =>
  kysely.selectFrom('recruiters').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const mailsOf = ({ agency_id }: { agency_id: string }) =>
  kysely.selectFrom('mails').selectAll().where('agency_id', '=', agency_id).orderBy('kind').execute();
const auditOf = ({ id }: { id: string }) =>
  kysely.selectFrom('audit_entries').select(['action', 'details']).where('subject_id', '=', id).execute();

describe('a review without a placement', () => {
  test('waits until its 14th day, then is published at level 1, next to the score and not in it', async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    const review = await waiting({ recruiter_id: recruiter.id });
    await run(new Date(day(14).getTime() - 1));
    expect(await rowOf(review)).toMatchObject({ publication: 'unpublished', published_at: null });
    const before = await recruiterOf(recruiter);

    await run(day(14));
    expect(await rowOf(review)).toMatchObject({
      publication: 'published',
      published_at: day(14),
      level: 1,
      weight: '0.00',
      moderation: 'cleared',
    });
    const after = await recruiterOf(recruiter);
    expect(after).toMatchObject({
      confirmed_only_count: 1,
      confirmed_only_sum: 2,
      published_count: 1,
      review_count: 0,
      score: before.score,
    });
    expect(Number(after.page_version)).toBe(Number(before.page_version) + 1);
    const { rows } = await database.pool.query(
      `select sum(published_count)::int as published_count, sum(review_count)::int as review_count,
        sum(rating_sum)::int as rating_sum from agency_figure_deltas where agency_id = $1`,
      [recruiter.agency_id],
    );
    expect(rows).toEqual([{ published_count: 1, review_count: 0, rating_sum: 0 }]);
    expect(await auditOf(review)).toEqual([{ action: 'publishWaitingReview', details: { level: 1 } }]);
  });

  test('is announced once: to the recruiter that it exists, to its writer that the wait is over', async () => {
    const { recruiter, user } = await createRecruiterWithLogin(database);
    const review = await waiting({ recruiter_id: recruiter.id });
    await run(day(20));
    await run(day(20));
    const mails = await mailsOf(review);
    expect(mails.map(({ kind, to_email }) => [kind, to_email])).toEqual([
      ['review-public', review.reviewer_email],
      ['review-published', user.email],
    ]);
    expect(mails[1]?.text).toContain('count in the score');
  });

  test('is published after an approval as well', async () => {
    const review = await waiting({ moderation: 'approved' });
    await run(day(14));
    expect(await rowOf(review)).toMatchObject({ publication: 'published', moderation: 'approved' });
  });

  test.each([['received'], ['checked'], ['queued'], ['changes_requested'], ['rejected']])(
    'stays unpublished while its moderation is %s, however long',
    async (moderation) => {
      const review = await waiting({ moderation });
      await run(day(400));
      expect(await rowOf(review)).toMatchObject({ publication: 'unpublished', moderation });
    },
  );

  test.each([['removed'], ['withdrawn'], ['published']])('that is %s is left alone', async (publication) => {
    const review = await waiting({
      publication,
      published_at: day(2),
      ...(publication === 'removed' && { removed_because: 'spam' }),
    });
    await run(day(30));
    expect(await rowOf(review)).toEqual(review);
  });

  test('is published once by two workers at the same moment', async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    const review = await waiting({ recruiter_id: recruiter.id });
    await Promise.all([run(day(15)), run(day(15))]);
    expect(await auditOf(review)).toHaveLength(1);
    expect(await recruiterOf(recruiter)).toMatchObject({ confirmed_only_count: 1, published_count: 1 });
    expect(await mailsOf(review)).toHaveLength(2);
  });

  test('that cannot be published does not hold up the others, and the task fails so that it is noticed', async () => {
    const [stuck, behind] = [await waiting(), await waiting({ submitted_at: new Date(sent.getTime() + 1000) })];
    await database.pool.query(`create function refuse_review() returns trigger language plpgsql as
      $$ begin if new.id = '${stuck.id}' then raise 'stuck'; end if; return new; end $$`);
    await database.pool.query(
      'create trigger stuck before update on reviews for each row execute function refuse_review()',
    );
    await expect(run(day(15))).rejects.toThrow('1 reviews could not be published.');
    await database.pool.query('drop trigger stuck on reviews');
    expect(await rowOf(stuck)).toMatchObject({ publication: 'unpublished' });
    expect(await rowOf(behind)).toMatchObject({ publication: 'published' });
    await run(day(15));
    expect(await rowOf(stuck)).toMatchObject({ publication: 'published' });
  });

  test('more of them than are read at a time are all published', async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    for (let count = 0; count < 26; count++) await waiting({ recruiter_id: recruiter.id });
    await run(day(15));
    expect(await recruiterOf(recruiter)).toMatchObject({ confirmed_only_count: 26 });
  });
});
