import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEmployer, createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createApplication, createEngagement, createInterview, createJob } from '../jobs.factories.ts';
import { createOffer } from '../offers/offers.factories.ts';

const { database, context } = await testDatabase();
const now = new Date('2026-11-25T10:00:00Z');
const on = (day: string) => new Date(`${day}T00:00:00Z`);

type Person = Awaited<ReturnType<typeof createRecruiterWithLogin>>;
type Job = Awaited<ReturnType<typeof createJob>>;
let company: Awaited<ReturnType<typeof createEmployer>>;
let foreign: Awaited<ReturnType<typeof createEmployer>>;
let first: Person;
let second: Person;

const engage = ({ id: job_id, company_id }: Job, { recruiter }: Person, state = 'accepted') =>
  createEngagement(database, { job_id, company_id, agency_id: recruiter.agency_id, recruiter_id: recruiter.id, state });
const submit = ({ id: job_id, company_id }: Job, { recruiter }: Person, day: string | null, wishes: object = {}) =>
  createApplication(database, {
    ...{ job_id, company_id, agency_id: recruiter.agency_id, recruiter_id: recruiter.id },
    ...{ consented_at: day && on(day), created_at: on('2026-11-01'), ...wishes },
  });
const of = ({ id, company_id, agency_id }: Awaited<ReturnType<typeof submit>>, day: string) => ({
  ...{ application_id: id, company_id, agency_id, created_at: on(day), changed_at: on(day) },
});

beforeAll(async () => {
  company = await createEmployer(database, { company_id: (await createCompany(database)).id });
  foreign = await createEmployer(database, { company_id: (await createCompany(database)).id });
  [first, second] = [await createRecruiterWithLogin(database), await createRecruiterWithLogin(database)];
  const job = (state: string, opened: string | null, wishes: object = {}, by = company) =>
    createJob(database, {
      ...{ company_id: by.viewer.companyId!, state, opened_at: opened ? on(opened) : null, ...wishes },
    });
  const open = await job('open', '2026-11-01', { title: 'Open' });
  const filled = await job('filled', '2026-09-01', { title: 'Filled', ended_at: on('2026-11-10') });
  const engaged = await job('engaged', '2026-10-01', { title: 'Engaged' });
  await job('draft', null);
  const theirs = await job('open', '2026-11-05', { title: 'Theirs' }, foreign);
  for (const [one, person] of [
    [open, first],
    [open, second],
    [filled, first],
    [engaged, second],
    [theirs, first],
  ] as const)
    await engage(one, person);
  await engage(engaged, first, 'invited');
  const hired = await submit(open, first, '2026-11-03', { state: 'hired', ended_at: on('2026-11-15') });
  await createInterview(database, hired, {
    ...of(hired, '2026-11-05'),
    state: 'completed',
    starts_at: on('2026-11-07'),
  });
  await createOffer(database, { ...of(hired, '2026-11-11'), state: 'accepted' });
  await submit(open, second, '2026-11-02');
  await submit(open, first, null);
  // Interviews and offer were arranged elsewhere, and the person agreed before the period.
  await submit(filled, first, '2026-09-11', { state: 'hired', ended_at: on('2026-11-10') });
  const rejected = await submit(engaged, second, '2026-11-04', { state: 'rejected' });
  await createInterview(database, rejected, of(rejected, '2026-11-08'));
  await createInterview(database, rejected, { ...of(rejected, '2026-11-09'), state: 'cancelled' });
  await submit(theirs, first, '2026-11-06', { state: 'interviewing' });
});

async function read(viewer: Viewer, args = '(period: "30d")') {
  const { data, errors } = await request(
    context(viewer, now),
    `{ jobDashboard${args} { side from to hasFigures open engaged waiting submissions interviews offers placements
      interviewed offered hired stages { stage days count } } }`,
  );
  expect(errors).toBeUndefined();
  return data['jobDashboard'] as Record<string, unknown> | null;
}
const stages = (...times: readonly (readonly [days: number | null, count: number])[]) =>
  ['firstCandidate', 'interview', 'offer', 'hire', 'fill'].map((stage, place) => ({
    ...{ stage, days: times[place]![0], count: times[place]![1] },
  }));

test('a company reads the figures of its jobs, and nothing of people who have not agreed', async () => {
  expect(await read(company.viewer)).toEqual({
    ...{ side: 'company', from: '2026-10-27', to: '2026-11-25', hasFigures: true, open: 1, engaged: 1, waiting: null },
    ...{ submissions: 3, interviews: 2, offers: 1, placements: 2, interviewed: 2, offered: 1, hired: 1 },
    stages: stages([17.5, 2], [3, 2], [6, 1], [4, 1], [70, 1]),
  });
  expect(await read(company.viewer, '(period: "all")')).toMatchObject({
    ...{ from: '2026-09-01', submissions: 4, interviewed: 3, offered: 2, hired: 2 },
    stages: stages([10, 3], [3, 2], [6, 1], [4, 1], [70, 1]),
  });
});

test('a recruiter reads their own work, whichever company it is for', async () => {
  expect(await read(first.viewer)).toEqual({
    ...{ side: 'recruiter', from: '2026-10-27', to: '2026-11-25', hasFigures: true, open: 2, engaged: 0, waiting: 1 },
    ...{ submissions: 2, interviews: 1, offers: 1, placements: 2, interviewed: 2, offered: 1, hired: 1 },
    stages: stages([1.5, 2], [2, 1], [6, 1], [4, 1], [70, 1]),
  });
  expect(await read(second.viewer)).toMatchObject({
    ...{ open: 1, engaged: 1, waiting: 0, submissions: 2, interviews: 1, offers: 0, placements: 0, interviewed: 1 },
    stages: stages([17.5, 2], [4, 1], [null, 0], [null, 0], [null, 0]),
  });
});

test('another company has only its own, someone new nothing, and staff and strangers are on neither side', async () => {
  expect(await read(foreign.viewer)).toMatchObject({
    open: 1,
    submissions: 1,
    interviewed: 1,
    offers: 0,
    placements: 0,
  });
  const beginner = await createRecruiterWithLogin(database);
  expect(await read(beginner.viewer, '(period: "all")')).toMatchObject({
    ...{ hasFigures: false, from: '2026-11-25', submissions: 0, stages: stages(...Array(5).fill([null, 0])) },
  });
  const staff = await viewerFor(database, (await createUser(database, { roles: ['ROLE_ADMIN'] })).id);
  expect([await read(staff), await read(stranger)]).toEqual([null, null]);
});

test('each job is listed with the figures that its reader may know', async () => {
  const list = async (viewer: Viewer) => {
    const { data, errors } = await request(
      context(viewer, now),
      '{ jobFigures { edges { node { title engagedCount candidates interviewed offered hired } } } }',
    );
    expect(errors).toBeUndefined();
    const { edges } = data['jobFigures'] as unknown as {
      edges: { node: Record<string, unknown> & { title: string } }[];
    };
    return edges.map(({ node }) => Object.values(node).join(' ')).toSorted();
  };
  expect(await list(company.viewer)).toEqual(['Engaged 1 1 1 0 0', 'Filled 1 1 1 1 1', 'Open 2 2 1 1 1']);
  expect(await list(first.viewer)).toEqual(['Filled 1 1 1 1 1', 'Open 2 1 1 1 1', 'Theirs 1 1 1 0 0']);
  expect(await list(second.viewer)).toEqual(['Engaged 1 1 1 0 0', 'Open 2 1 0 0 0']);
  expect(await list(foreign.viewer)).toEqual(['Theirs 1 1 1 0 0']);
  expect(await list(stranger)).toEqual([]);
});

test('an ended job was open until it ended', async () => {
  const { data } = await request(context(company.viewer, now), '{ jobFigures { edges { node { title daysOpen } } } }');
  const { edges } = data['jobFigures'] as unknown as { edges: { node: { title: string; daysOpen: number } }[] };
  expect(edges.find(({ node }) => node.title === 'Filled')!.node.daysOpen).toBe(70);
});
