import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { request } from '#server/graphql/testing/request.ts';
import { createAgency, createRecruiter } from '../profiles/profiles.factories.ts';
import { applyAgencyDeltas } from '../profiles/profiles.tasks.ts';
import { createReview } from './reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const agencyOf = async (slug: string) =>
  (
    await request(
      context(),
      `query ($slug: String!) { agency(slug: $slug) {
        name hasPage
        figures { score average reviewCount publishedCount distribution removedCount }
        recruiters { edges { node { name } } }
        all: reviews { edges { node { title agency { name } recruiter { agency { name } } } } }
        five: reviews(filter: { stars: 5 }) { edges { node { overall } } }
        employers: reviews(filter: { audience: "employer" }) { edges { node { reviewerType } } }
      } }`,
      { slug },
    )
  ).data.agency;
async function reviewOf(id: string) {
  const { data, errors } = await request(
    context(),
    `query ($id: String!) {
      review(key: $id) { title level placedAs placedIn }
      gone: goneReview(key: $id) { publication recruiter { name removedCount } }
    }`,
    { id },
  );
  expect(errors).toBeUndefined();
  return data;
}

test('an agency without approval has no page; approved it has one, declined none again', async () => {
  const { id, slug } = await createAgency(database, { is_approved: false });
  expect(await agencyOf(slug)).toBeNull();
  await kysely.updateTable('agencies').set({ is_approved: true }).where('id', '=', id).execute();
  expect(await agencyOf(slug)).toMatchObject({ hasPage: true, figures: { reviewCount: 0, average: null } });
  await kysely.updateTable('agencies').set({ is_approved: false }).where('id', '=', id).execute();
  expect(await agencyOf(slug)).toBeNull();
});

test('the reviews of all its recruiters are its own, even after one has left, but not those they get elsewhere', async () => {
  const home = await createAgency(database, { name: 'Home' });
  const next = await createAgency(database, { name: 'Next' });
  const stays = await createRecruiter(database, { agency_id: home.id, name: 'Stays' });
  const leaves = await createRecruiter(database, { agency_id: home.id, name: 'Leaves' });
  await createReview(database, { recruiter_id: stays.id, overall: 5, title: 'Of the one who stays' });
  await createReview(database, { recruiter_id: leaves.id, overall: 3, title: 'Of the one who leaves' });
  await kysely.updateTable('recruiters').set({ agency_id: next.id }).where('id', '=', leaves.id).execute();
  await createReview(database, { recruiter_id: leaves.id, overall: 1, title: 'Earned elsewhere' });
  await applyAgencyDeltas.run(context(), {});
  const agency = await agencyOf(home.slug);
  expect(agency).toMatchObject({
    figures: { reviewCount: 2, average: 4, distribution: [0, 0, 1, 0, 1] },
    recruiters: { edges: [{ node: { name: 'Stays' } }] },
    all: {
      edges: [
        { node: { title: 'Of the one who leaves', agency: { name: 'Home' }, recruiter: { agency: { name: 'Next' } } } },
        { node: { title: 'Of the one who stays', agency: { name: 'Home' }, recruiter: { agency: { name: 'Home' } } } },
      ],
    },
    five: { edges: [{ node: { overall: 5 } }] },
    employers: { edges: [] },
  });
  expect(await agencyOf(next.slug)).toMatchObject({ figures: { reviewCount: 1, average: 1 } });
});

test("the public sees a placement's kind and month", async () => {
  const { id, placement_id } = await createReview(database);
  await kysely
    .updateTable('placements')
    .set({ job_type: 'temp', start_date: '2026-03-17' })
    .where('id', '=', placement_id!)
    .execute();
  expect(await reviewOf(id)).toMatchObject({ review: { placedAs: 'temp', placedIn: '2026-03' }, gone: null });
  const { id: confirmedOnly } = await createReview(database, { level: 1 });
  expect((await reviewOf(confirmedOnly)).review).toMatchObject({ placedAs: null, placedIn: null });
});

test('of a removed review the public sees only that it is gone, and how many are; of one never published, nothing', async () => {
  const { id } = await createReview(database, { publication: 'removed' });
  expect(await reviewOf(id)).toMatchObject({
    review: null,
    gone: { publication: 'removed', recruiter: { removedCount: 1 } },
  });
  const { id: withdrawn } = await createReview(database, { publication: 'withdrawn' });
  expect((await reviewOf(withdrawn)).gone).toMatchObject({ publication: 'withdrawn', recruiter: { removedCount: 0 } });
  const { id: waiting } = await createReview(database, { publication: 'unpublished' });
  expect(await reviewOf(waiting)).toEqual({ review: null, gone: null });
  for (const key of ['no-such-id', '', id.slice(1)]) expect(await reviewOf(key)).toEqual({ review: null, gone: null });
});
