import { expect, test } from 'vitest';
import type { Level } from '#common/reviews/levels.ts';
import { scoreOf } from '#common/reviews/score.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import {
  applyAllAgencyDeltas,
  keepReviewInAgency,
  lockAgencyFigures,
  recountAgency,
} from '#server/features/profiles/figures/agency-figures.ts';
import { lockRecruiter, recountRecruiter, renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { system } from '#server/session/viewer.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createRecruiter } from '../profiles/profiles.factories.ts';
import { ageScores, applyAgencyDeltas } from '../profiles/profiles.tasks.ts';
import { createReview } from './reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

const figuresOf = (id: string) =>
  kysely.selectFrom('agency_figures').selectAll().where('agency_id', '=', id).executeTakeFirstOrThrow();
const applyDeltas = () => applyAgencyDeltas.run(context(system), {});
const recount = (id: string, now = new Date()) =>
  kysely.transaction().execute(async (tx) => {
    await lockAgencyFigures(tx);
    await recountAgency(tx, id, now);
  });
/** As numbers, rounded as they are shown; the version is separate. */
const comparable = async (id: string) => {
  const { agency_id, page_version, score_as_of, ...figures } = await figuresOf(id);
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'object' ? value : Math.round(Number(value) * 1e6) / 1e6,
    ]),
  );
};

/** What a command that changes a review does to the figures. */
async function change({ id, recruiter_id }: { id: string; recruiter_id: string }, set: Record<string, unknown>) {
  const now = new Date();
  await kysely.transaction().execute(async (tx) => {
    await keepReviewInAgency(tx, id, now, -1);
    await tx.updateTable('reviews').set(set).where('id', '=', id).execute();
    await keepReviewInAgency(tx, id, now);
    await lockRecruiter(tx, recruiter_id);
    await recountRecruiter(tx, recruiter_id, now);
  });
}

test('an agency without reviews has the score of no reviews', async () => {
  const { agency_id } = await createRecruiter(database);
  expect(await figuresOf(agency_id)).toMatchObject({ score: '3.5000', review_count: 0, published_count: 0 });
});

test('the score pools the reviews of all its recruiters by the published formula', async () => {
  const { id, agency_id } = await createRecruiter(database);
  const other = await createRecruiter(database, { agency_id });
  const written = [
    { recruiter_id: id, level: 4, overall: 5, submitted_at: daysAgo(3) },
    { recruiter_id: id, level: 2, overall: 2, submitted_at: daysAgo(400) },
    { recruiter_id: other.id, level: 3, overall: 4, submitted_at: new Date() },
    { recruiter_id: other.id, level: 3, overall: 5, submitted_at: daysAgo(9), was_offered_anything: true },
    { recruiter_id: other.id, level: 1, overall: 1, submitted_at: daysAgo(30) },
  ];
  for (const review of written) await createReview(database, review);
  await applyDeltas();
  const rated = written.map(({ level, overall, submitted_at, was_offered_anything }) => ({
    level: level as Level,
    overall,
    submittedAt: submitted_at,
    offeredAnything: was_offered_anything ?? false,
  }));
  const { score, half, rank } = scoreOf(rated, new Date());
  const kept = await figuresOf(agency_id);
  expect(Number(kept.score)).toBeCloseTo(score, 3);
  expect(Number(kept.score_half)).toBeCloseTo(half, 3);
  expect(Number(kept.score_rank)).toBeCloseTo(rank, 3);
  expect(kept).toMatchObject({
    review_count: 3,
    rating_sum: 11,
    stars_1: 0,
    stars_2: 1,
    stars_4: 1,
    stars_5: 1,
    confirmed_only_count: 1,
    confirmed_only_sum: 1,
    published_count: 5,
  });
});

test('kept figures equal a recount, whatever happened to reviews and placements in whatever order', async () => {
  const { id, agency_id } = await createRecruiter(database);
  const other = await createRecruiter(database, { agency_id });
  const reviews = [];
  for (let number = 0; number < 12; number++)
    reviews.push(
      await createReview(database, {
        recruiter_id: number % 3 ? id : other.id,
        level: [1, 2, 3, 4][number % 4]!,
        overall: 1 + (number % 5),
        submitted_at: daysAgo(number * 40),
        criteria: JSON.stringify({ communication: 1 + (number % 5), aftercare: null }),
        publication: number % 5 ? 'published' : 'unpublished',
      }),
    );
  await applyDeltas();
  const published = { publication: 'published', removed_because: null, published_at: new Date() };
  const removed = { publication: 'removed', removed_because: 'spam' };
  await change(reviews[0]!, published);
  await change(reviews[1]!, removed);
  await change(reviews[2]!, { publication: 'under_review' });
  await change(reviews[3]!, { publication: 'withdrawn' });
  await applyDeltas();
  await change(reviews[1]!, published);
  await change(reviews[4]!, removed);
  await change(reviews[6]!, { overall: 1, level: 2, weight: 0.7 });
  await createPlacement(database, { recruiter_id: id, start_date: daysAgo(60).toISOString().slice(0, 10) });
  await inWrite(context(system), (write) => renewCoverage(write, id));
  await inWrite(context(system), (write) => renewCoverage(write, other.id));
  await applyDeltas();
  const kept = await comparable(agency_id);
  expect(kept).toMatchObject({ removed_count: 1 });
  expect(kept['eligible_count']).toBeGreaterThan(0);
  expect(kept['review_tallies']).toHaveProperty(['rated candidate communication']);
  expect(kept['placement_tallies']).toHaveProperty('permanent');
  await recount(agency_id);
  expect(await comparable(agency_id)).toEqual(kept);
});

test('a recount includes waiting deltas, which are not added again', async () => {
  const { agency_id } = await createReview(database);
  await recount(agency_id);
  await applyDeltas();
  expect(await figuresOf(agency_id)).toMatchObject({ review_count: 1, published_count: 1 });
});

test('applying deltas waits for a recount, and loses no review published in between', async () => {
  const { recruiter_id, agency_id } = await createReview(database);
  let applied: Promise<unknown> | undefined;
  await kysely.transaction().execute(async (tx) => {
    await lockAgencyFigures(tx);
    await recountAgency(tx, agency_id, new Date());
    await createReview(database, { recruiter_id });
    applied = applyDeltas();
    await new Promise((done) => setTimeout(done, 100));
  });
  await applied;
  expect(await figuresOf(agency_id)).toMatchObject({ review_count: 2, published_count: 2 });
});

test('applying deltas raises the version of each changed page, and of no other', async () => {
  const { agency_id } = await createReview(database);
  const still = await createReview(database);
  await applyDeltas();
  const [before, others] = [await figuresOf(agency_id), await figuresOf(still.agency_id)];
  await kysely.transaction().execute((tx) => keepReviewInAgency(tx, still.id, new Date(), -1));
  await kysely.transaction().execute(applyAllAgencyDeltas);
  expect(await figuresOf(agency_id)).toEqual(before);
  expect(Number((await figuresOf(still.agency_id)).page_version)).toBe(Number(others.page_version) + 1);
});

test('weights age each night, once', async () => {
  const { agency_id } = await createReview(database, { level: 4, submitted_at: daysAgo(1) });
  const later = new Date(Date.now() + 364 * day);
  await ageScores.run(context(system, later), {});
  const aged = await figuresOf(agency_id);
  expect(aged.score_weight).toBeCloseTo(0.5, 2);
  await ageScores.run(context(system, later), {});
  expect(await figuresOf(agency_id)).toEqual(aged);
});
