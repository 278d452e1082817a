import { expect, test } from 'vitest';
import type { Tallies } from '#common/profiles/tallies.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { request } from '#server/graphql/testing/request.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { createPlacement } from '../placements/placements.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { renewCoverage } from './figures/figures.ts';
import { createAgency, createRecruiter, createRecruiterWithLogin } from './profiles.factories.ts';
import { applyAgencyDeltas } from './profiles.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const read = async (field: 'recruiter' | 'agency', slug: string, selection = 'slug name') => {
  const text = `query ($slug: String!) { ${field}(slug: $slug) { ${selection} } }`;
  return (await request(context(), text, { slug })).data[field] as unknown as Profile;
};
type Profile = {
  latestReviewOn: string | null;
  teamMates: { edges: { node: { name: string } }[] };
  placementTallies: Tallies;
  figures: { placementTallies: Tallies };
};
const keepOld = (slug: string, of: { recruiter_id: string } | { agency_id: string }) =>
  kysely
    .insertInto('old_slugs')
    .values({ slug, since: new Date(), ...of })
    .execute();

test('a profile is found by its former addresses, within its own kind', async () => {
  const recruiter = await createRecruiter(database, { slug: 'new-name' });
  const agency = await createAgency(database, { slug: 'new-firm' });
  await keepOld('old-name', { recruiter_id: recruiter.id });
  await keepOld('old-firm', { agency_id: agency.id });
  expect(await read('recruiter', 'old-name')).toMatchObject({ slug: 'new-name' });
  expect(await read('agency', 'old-firm')).toMatchObject({ slug: 'new-firm' });
  expect(await read('agency', 'old-name')).toBeNull();
  expect(await read('recruiter', 'old-firm')).toBeNull();
});

test('the current holder of an address comes before a former one', async () => {
  const before = await createRecruiter(database);
  await keepOld('wanted', { recruiter_id: before.id });
  await createRecruiter(database, { slug: 'wanted', name: 'Has it now' });
  expect(await read('recruiter', 'wanted')).toMatchObject({ name: 'Has it now' });
});

test('teammates are the others at the agency, best first', async () => {
  const { id: agency_id } = await createAgency(database);
  const one = await createRecruiter(database, { agency_id });
  await createRecruiter(database, { agency_id, name: 'Lower', score_rank: '3.1' });
  await createRecruiter(database, { agency_id, name: 'Higher', score_rank: '4.2' });
  await createRecruiter(database, { name: 'Elsewhere' });
  const { teamMates } = await read('recruiter', one.slug, 'teamMates { edges { node { name } } }');
  expect(teamMates.edges.map(({ node }) => node.name)).toEqual(['Higher', 'Lower']);
});

test('the day of the newest review counts only published ones', async () => {
  const { id, slug, agency_id } = await createRecruiter(database);
  const agency = await createAgency(database);
  const latest = async () => (await read('recruiter', slug, 'latestReviewOn')).latestReviewOn;
  expect(await latest()).toBeNull();
  await createReview(database, { recruiter_id: id, submitted_at: new Date('2026-11-02T23:59:00Z') });
  await createReview(database, { recruiter_id: id, submitted_at: new Date('2026-10-01T00:00:00Z') });
  for (const not of [{ publication: 'withdrawn' }, { publication: 'under_review', is_hidden: true }] as const)
    await createReview(database, { recruiter_id: id, submitted_at: new Date('2026-11-20T00:00:00Z'), ...not });
  expect(await latest()).toBe('2026-11-02');
  const firm = await kysely.selectFrom('agencies').select('slug').where('id', '=', agency_id).executeTakeFirstOrThrow();
  expect(await read('agency', firm.slug, 'latestReviewOn')).toEqual({ latestReviewOn: '2026-11-02' });
  expect(await read('agency', agency.slug, 'latestReviewOn')).toEqual({ latestReviewOn: null });
});

test('placements are counted by kind, for recruiter and agency, if they may be shown', async () => {
  const recruiter = await createRecruiter(database);
  const { slug } = await kysely
    .selectFrom('agencies')
    .select('slug')
    .where('id', '=', recruiter.agency_id)
    .executeTakeFirstOrThrow();
  const of = { recruiter_id: recruiter.id, start_date: '2026-03-01' };
  const shown = await createPlacement(database, { ...of, job_type: 'temp' });
  await createPlacement(database, { ...of, job_type: 'permanent', source: 'bullhorn' });
  await createPlacement(database, { ...of, is_hidden: true });
  await createPlacement(database, { ...of, state: 'cancelled', cancelled_because: 'fell_through' });
  await createPlacement(database, { ...of, start_date: '2099-01-01', state: 'pending' });
  const count = async () => {
    await inWrite(context(), (write) => renewCoverage(write, recruiter.id));
    await applyAgencyDeltas.run(context(), {});
    return [
      (await read('recruiter', recruiter.slug, 'placementTallies')).placementTallies,
      (await read('agency', slug, 'figures { placementTallies }')).figures.placementTallies,
    ];
  };
  const counts = { temp: 1, permanent: 1, 'from software': 1 };
  expect(await count()).toEqual([counts, counts]);
  await kysely.updateTable('placements').set({ is_hidden: true }).where('id', '=', shown.id).execute();
  const fewer = { permanent: 1, 'from software': 1 };
  expect(await count()).toEqual([fewer, fewer]);
});

test('the address of a recruiter is for all to see only where they chose it, and not once their account is closed', async () => {
  const { recruiter, user } = await createRecruiterWithLogin(database);
  const shown = async () =>
    ((await read('recruiter', recruiter.slug, 'seekEmail')) as { seekEmail?: string }).seekEmail;
  expect(await shown()).toBeNull();
  await kysely.updateTable('recruiters').set({ shows_email_in_seek: true }).where('id', '=', recruiter.id).execute();
  expect(await shown()).toBe(user.email);
  await kysely.updateTable('users').set({ status: 'deactivated' }).where('id', '=', user.id).execute();
  expect(await shown()).toBeNull();
});
