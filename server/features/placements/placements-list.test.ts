import '#server/features/index.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createPlacement } from './placements.factories.ts';

const { database, context } = await testDatabase();
const { id: agency_id } = await createAgency(database);
const own = await createRecruiterWithLogin(database, { agency_id });
const colleague = await createRecruiterWithLogin(database, { agency_id });
const admin = await createRecruiterWithLogin(database, {
  agency_id,
  roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
});
const rival = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
const staff = await viewerWithRole(database, 'ROLE_ADMIN');

const titlesOf = async (viewer: Viewer, filter: object = {}, sort?: string) => {
  const { data, errors } = await request(
    context(viewer),
    `query ($filter: PlacementFilter, $sort: PlacementSort) {
      placements(filter: $filter, sort: $sort) { edges { node { jobTitle } } } }`,
    { filter, ...(sort && { sort }) },
  );
  if (errors) throw new Error(errors[0]!.message);
  const { edges } = data.placements as unknown as { edges: { node: { jobTitle: string } }[] };
  return edges.map(({ node }) => node.jobTitle);
};

const placed = (job_title: string, changes: object = {}) =>
  createPlacement(database, { recruiter_id: own.recruiter.id, job_title, ...changes });
const invited = (placement_id: string, audience: 'candidate' | 'employer', state: string) =>
  createInvitation(database, { recruiter_id: own.recruiter.id, placement_id, audience, state });

await placed('Asked of nobody', { start_date: '2026-09-01', company_name: 'Zebra Works' });
await placed('Without an email', { start_date: '2026-08-01', candidate_email: null, job_type: 'temp' });
await placed('Without a company', { start_date: '2026-07-01', company_name: null, source: 'csv_imported' });
await placed('Only the candidate', {
  start_date: '2026-06-01',
  contact_name: null,
  contact_email: null,
  invites_employer: false,
});
await placed('Hidden away', { start_date: '2026-05-01', is_hidden: true });
const scheduled = await placed('Scheduled one', { start_date: '2026-04-01' });
await invited(scheduled.id, 'candidate', 'scheduled');
const sent = await placed('Sent one', { start_date: '2026-03-01' });
await invited(sent.id, 'candidate', 'opened');
const { id: ended } = await placed('Fell through', {
  start_date: '2026-02-01',
  state: 'cancelled',
  cancelled_because: 'fell_through',
});
await invited(ended, 'candidate', 'cancelled');
const reviewed = await placed('Reviewed one', { start_date: '2026-01-01', candidate_name: 'Zoë Quill' });
await createReview(database, { recruiter_id: own.recruiter.id, placement_id: reviewed.id, reviewer_type: 'candidate' });
await createPlacement(database, {
  recruiter_id: colleague.recruiter.id,
  job_title: 'Of a colleague',
  start_date: '2025-12-01',
});

const all = [
  'Asked of nobody',
  'Without an email',
  'Without a company',
  'Only the candidate',
  'Hidden away',
  'Scheduled one',
  'Sent one',
  'Fell through',
  'Reviewed one',
];

test("a recruiter sees their own, the admin the agency's, staff everybody's, and others nothing", async () => {
  expect(await titlesOf(own.viewer)).toEqual(all);
  expect(await titlesOf(colleague.viewer)).toEqual(['Of a colleague']);
  expect(await titlesOf(admin.viewer)).toEqual([...all, 'Of a colleague']);
  expect(await titlesOf(staff)).toEqual([...all, 'Of a colleague']);
  expect(await titlesOf(rival.viewer)).toEqual([]);
  expect(await titlesOf(stranger)).toEqual([]);
});

test.each([
  [{ view: 'visible' }, all.filter((title) => title !== 'Hidden away')],
  [{ view: 'hidden' }, ['Hidden away']],
  [{ view: 'incomplete' }, ['Without an email', 'Without a company']],
  [{ view: 'invite_needed' }, ['Asked of nobody', 'Only the candidate']],
  [{ view: 'made up' }, all],
  [{ reviews: 'reviewed' }, ['Reviewed one']],
  [{ reviews: 'unreviewed' }, all.slice(0, -1)],
  [{ status: 'inviteScheduled' }, ['Scheduled one']],
  [{ status: 'inviteSent' }, ['Sent one']],
  [{ status: 'reviewPublished' }, ['Reviewed one']],
  [{ status: 'inviteNotSent' }, all.filter((title) => title !== 'Fell through')],
  [{ status: 'inviteNotSent', view: 'incomplete' }, ['Without an email', 'Without a company']],
  [{ words: 'zoe' }, ['Reviewed one']],
  [{ words: 'zebra' }, ['Asked of nobody']],
  [{ jobType: 'temp' }, ['Without an email']],
  [{ source: 'csv_imported' }, ['Without a company']],
  [{ from: '2026-07-01', to: '2026-08-01' }, ['Without an email', 'Without a company']],
  [{ from: 'never', to: '2026-02-31' }, all],
])('the filter %j', async (filter, titles) => {
  expect(await titlesOf(own.viewer, filter)).toEqual(titles);
});

test('an admin filters by recruiter, and sorts by start, title, company and when it was added', async () => {
  const { slug } = colleague.recruiter;
  expect(await titlesOf(admin.viewer, { recruiter: slug })).toEqual(['Of a colleague']);
  expect(await titlesOf(own.viewer, { recruiter: slug })).toEqual([]);
  expect(await titlesOf(own.viewer, {}, 'EARLIEST')).toEqual(all.toReversed());
  expect(await titlesOf(own.viewer, {}, 'TITLE')).toEqual(all.toSorted());
  expect((await titlesOf(own.viewer, {}, 'COMPANY')).at(-1)).toBe('Asked of nobody');
  expect(await titlesOf(own.viewer, {}, 'ADDED')).toEqual(all.toReversed());
});

test('a step goes back with the invitation or the review it is about', async () => {
  const stepOf = async (id: string) =>
    (
      await database.kysely
        .selectFrom('placements')
        .select('candidate_step')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).candidate_step;
  const change = (sql: string, id: string) => database.pool.query(sql, [id]);
  expect(await stepOf(scheduled.id)).toBe('scheduled');
  await change(
    `update invitations set state = 'cancelled', cancelled_because = 'x' where placement_id = $1`,
    scheduled.id,
  );
  expect(await stepOf(scheduled.id)).toBeNull();
  expect(await stepOf(reviewed.id)).toBe('published');
  await change(`update reviews set publication = 'withdrawn' where placement_id = $1`, reviewed.id);
  expect(await stepOf(reviewed.id)).toBe('ended');
});
