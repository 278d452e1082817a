import { expect, test } from 'vitest';
import { scoreOf } from '#common/reviews/score.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { lockRecruiter, recountRecruiter } from '#server/features/profiles/figures/figures.ts';
import {
  createAgency,
  createRecruiter,
  createRecruiterWithLogin,
} from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { createTeam } from '#server/features/teams/teams.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const agency = await createAgency(database, { plan: 'pro_team' });
const lead = await createRecruiterWithLogin(database, {
  agency_id: agency.id,
  roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_PRO_TEAM'],
});

/** Reviews of a recruiter with good coverage, each as old as said. */
async function reviewed(
  recruiterId: string,
  stars: readonly number[],
  { days = 30, audience = 'candidate', level = 4 } = {},
) {
  for (const overall of stars)
    await createReview(database, {
      recruiter_id: recruiterId,
      overall,
      level,
      reviewer_type: audience,
      submitted_at: daysAgo(days),
    });
}
const covered = (id: string, invited = 10, eligible = 10) =>
  kysely
    .updateTable('recruiters')
    .set({ invited_count: invited, eligible_count: eligible })
    .where('id', '=', id)
    .execute();
async function colleague(name: string, stars: readonly number[], options: object = {}) {
  const { id } = await createRecruiter(database, { agency_id: agency.id, name });
  await reviewed(id, stars, options);
  await covered(id);
  return id;
}

const ten = (stars: number) => Array.from({ length: 10 }, () => stars);
await colleague('Fives', ten(5));
await colleague('Fours', ten(4));
const old = await colleague('Old fives', ten(5), { days: 500 });
await colleague('Nine', ten(5).slice(1));
const selective = await colleague('Selective', ten(5));
await covered(selective, 7, 10);
await colleague('Employers', ten(5), { audience: 'employer' });
await colleague('Unverified', ten(5), { level: 1 });

interface Row {
  id: string;
  position: number | null;
  missing: string[];
  isOwn: boolean;
  rank: number;
  score: number;
  reviewCount: number;
  recruiter: { name: string };
}
const fields =
  'id position isRanked missing isOwn rank score scoreHalf weight weightedStars reviewCount recentCount provenCount eligibleCount invitedCount asOf recruiter { name }';
async function board(viewer: Viewer, filter: object = {}, page: { first?: number; after?: string } = {}) {
  const { data, errors } = await request(
    context(viewer, now),
    `query ($filter: LeaderboardFilter, $first: Int, $after: String) {
      leaderboard(filter: $filter, first: $first, after: $after) { edges { node { ${fields} } } pageInfo { hasNextPage endCursor } }
      ownLeaderboardRow(filter: $filter) { ${fields} }
    }`,
    { filter, ...page },
  );
  expect(errors).toBeUndefined();
  const { leaderboard, ownLeaderboardRow } = data as unknown as {
    leaderboard: { edges: { node: Row }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    ownLeaderboardRow: Row | null;
  };
  return { rows: leaderboard.edges.map(({ node }) => node), own: ownLeaderboardRow, ...leaderboard.pageInfo };
}
const placed = (rows: readonly Row[]) => rows.map(({ position, recruiter }) => [position, recruiter.name]);

test("the agency's board narrows to a team, and another agency's team to nobody", async () => {
  const names = async (team: string) =>
    (await board(lead.viewer, { team })).rows.map(({ recruiter }) => recruiter.name);
  const { id } = await kysely
    .selectFrom('recruiters')
    .select('id')
    .where('name', '=', 'Fours')
    .executeTakeFirstOrThrow();
  const team = await createTeam(database, { agency_id: agency.id, members: [id] });
  expect(await names(`Team:${team.id}`)).toEqual(['Fours']);
  const other = await createTeam(database, { agency_id: (await createAgency(database)).id });
  expect(await names(`Team:${other.id}`)).toEqual([]);
});

test('an agency sees its recruiters by rank, for one audience and period', async () => {
  expect(placed((await board(lead.viewer)).rows)).toEqual([
    [1, 'Fives'],
    [2, 'Fours'],
  ]);
  expect(placed((await board(lead.viewer, { period: '24m' })).rows)).toEqual([
    [1, 'Fives'],
    [2, 'Old fives'],
    [3, 'Fours'],
  ]);
  expect(placed((await board(lead.viewer, { audience: 'employer', period: 'all' })).rows)).toEqual([[1, 'Employers']]);
});

test('those below the limits are apart, with what is missing', async () => {
  const { rows } = await board(lead.viewer, { isRanked: false });
  expect(rows.map(({ position }) => position)).toEqual(rows.map(() => null));
  expect(Object.fromEntries(rows.map(({ recruiter, missing }) => [recruiter.name, missing]))).toEqual({
    Nine: ['reviews'],
    Selective: ['coverage'],
    'Old fives': ['reviews'],
    Employers: ['reviews'],
    Unverified: ['reviews'],
    [lead.recruiter.name]: ['reviews', 'placements'],
  });
});

test('pages follow one another, and positions go on', async () => {
  const all = await board(lead.viewer, { period: '24m' });
  const first = await board(lead.viewer, { period: '24m' }, { first: 1 });
  expect(first.hasNextPage).toBe(true);
  const rest = await board(lead.viewer, { period: '24m' }, { after: first.endCursor });
  expect([...first.rows, ...rest.rows]).toEqual(all.rows);
  expect(rest.hasNextPage).toBe(false);
  const below = await board(lead.viewer, { isRanked: false });
  const firstBelow = await board(lead.viewer, { isRanked: false }, { first: 2 });
  const restBelow = await board(lead.viewer, { isRanked: false }, { after: firstBelow.endCursor });
  expect([...firstBelow.rows, ...restBelow.rows]).toEqual(below.rows);
  const strange = await board(lead.viewer, { period: '24m' }, { after: "1~2~3~' or true" });
  expect(strange.rows).toEqual(all.rows);
});

test('the market is filtered by place and speciality as the search is', async () => {
  const elsewhere = await createRecruiter(database, {
    name: 'Kiwi',
    country: 'NZ',
    location: 'Auckland',
    postcode: null,
    specialities: ['legal'],
  });
  await reviewed(elsewhere.id, ten(5));
  await covered(elsewhere.id);
  const market = async (filter: object) => placed((await board(lead.viewer, { board: 'market', ...filter })).rows);
  expect((await market({})).map(([, name]) => name)).toEqual(expect.arrayContaining(['Kiwi', 'Fives', 'Fours']));
  expect(await market({ place: 'NZ' })).toEqual([[1, 'Kiwi']]);
  expect(await market({ speciality: 'legal', place: 'NZ' })).toEqual([[1, 'Kiwi']]);
  expect(await market({ speciality: 'legal', place: 'AU' })).toEqual([]);
  expect(await market({ place: 'nowhere' })).toEqual(await market({}));
  // Nobody learns what other agencies' recruiters miss.
  expect((await board(lead.viewer, { board: 'market', isRanked: false })).rows.every(({ position }) => position)).toBe(
    true,
  );
});

test("one's own row has its position on every board, or what is missing", async () => {
  expect((await board(lead.viewer)).own).toMatchObject({
    isOwn: true,
    position: null,
    missing: ['reviews', 'placements'],
  });
  await reviewed(lead.recruiter.id, ten(5), { days: 10 });
  await covered(lead.recruiter.id);
  const { own, rows } = await board(lead.viewer);
  expect(own).toMatchObject({ isOwn: true, position: 1, missing: [] });
  expect(rows[0]).toEqual(own);
  expect((await board(lead.viewer, { board: 'market', place: 'NZ' })).own).toMatchObject({ position: null });
});

test('a new review counts at once, and so does coverage', async () => {
  const before = (await board(lead.viewer, { isRanked: false })).rows.find(
    ({ recruiter }) => recruiter.name === 'Nine',
  );
  expect(before).toMatchObject({ reviewCount: 9 });
  const { recruiter_id } = await kysely
    .selectFrom('standings')
    .innerJoin('recruiters', 'recruiters.id', 'recruiter_id')
    .select('recruiter_id')
    .where('name', '=', 'Nine')
    .executeTakeFirstOrThrow();
  await reviewed(recruiter_id, [5]);
  const after = (await board(lead.viewer)).rows.find(({ recruiter }) => recruiter.name === 'Nine');
  expect(after).toMatchObject({ reviewCount: 10, missing: [] });
  await covered(recruiter_id, 7, 10);
  const names = async () => (await board(lead.viewer)).rows.map(({ recruiter }) => recruiter.name);
  expect(await names()).not.toContain('Nine');
  await covered(recruiter_id);
  expect(await names()).toContain('Nine');
});

test('equal ranks are decided by level 4 placements, then by who joined earlier', async () => {
  const pair = async (name: string, joined_at: Date) => {
    const { id } = await createRecruiter(database, { agency_id: agency.id, name, joined_at });
    await reviewed(id, ten(3));
    await covered(id);
    return id;
  };
  const later = await pair('Later', daysAgo(5));
  await pair('Earlier', daysAgo(9));
  const lasts = async () => (await board(lead.viewer)).rows.slice(-2).map(({ recruiter }) => recruiter.name);
  expect(await lasts()).toEqual(['Earlier', 'Later']);
  await kysely
    .updateTable('placements')
    .set({ source: 'jobadder', start_date: daysAgo(60).toISOString().slice(0, 10) })
    .where('recruiter_id', '=', later)
    .execute();
  await kysely.transaction().execute((tx) => recountRecruiter(tx, later, now));
  expect(await lasts()).toEqual(['Later', 'Earlier']);
});

test('reviews leave a period as nights pass', async () => {
  await kysely.transaction().execute(async (tx) => {
    await lockRecruiter(tx, old);
    await recountRecruiter(tx, old, new Date(now.getTime() + 300 * 86_400_000));
  });
  const counts = await kysely
    .selectFrom('standings')
    .select(['period', 'review_count', 'recent_count'])
    .where('recruiter_id', '=', old)
    .where('audience', '=', 'candidate')
    .orderBy('period')
    .execute();
  expect(counts).toEqual([
    { period: '12m', review_count: 0, recent_count: 0 },
    { period: '24m', review_count: 0, recent_count: 0 },
    { period: 'all', review_count: 10, recent_count: 0 },
  ]);
});

test('the kept figures are those of the formula', async () => {
  const { rows } = await board(lead.viewer);
  const fives = rows.find(({ recruiter }) => recruiter.name === 'Fives')!;
  const reviews = Array.from({ length: 10 }, () => ({ overall: 5, level: 4 as const, submittedAt: daysAgo(30) }));
  expect(fives.score).toBeCloseTo(scoreOf(reviews, now).score, 4);
  expect(fives.rank).toBeCloseTo(scoreOf(reviews, now).rank, 4);
});

test('only the plan opens boards, and another agency sees nobody who is not ranked', async () => {
  const other = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_PRO_TEAM'] });
  const free = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
  const staff = await viewerFor(database, (await createUser(database, { roles: ['ROLE_ADMIN'] })).id);
  for (const viewer of [stranger, free.viewer, staff])
    for (const one of ['agency', 'market'])
      expect(await board(viewer, { board: one })).toMatchObject({ rows: [], own: null });
  const rowById = async (viewer: Viewer, id: string) =>
    (await request(context(viewer, now), 'query ($id: ID!) { leaderboardRow(id: $id) { recruiter { name } } }', { id }))
      .data['leaderboardRow'];
  const belowId = `market~12m~candidate~${selective}`;
  expect(await rowById(lead.viewer, belowId)).toEqual({ recruiter: { name: 'Selective' } });
  for (const viewer of [stranger, free.viewer, staff, other.viewer]) expect(await rowById(viewer, belowId)).toBeNull();
  expect(await rowById(other.viewer, `agency~12m~candidate~${selective}`)).toBeNull();
  for (const id of ['', 'x', `market~12m~candidate~place:AU~place:AU~${old}`, `market~12m~candidate~${old}'`])
    expect(await rowById(lead.viewer, id)).toBeNull();
});

test('a recruiter who moves on takes their standing along', async () => {
  const next = await createAgency(database, { plan: 'pro_team' });
  await kysely.updateTable('recruiters').set({ agency_id: next.id }).where('name', '=', 'Fours').execute();
  expect((await board(lead.viewer)).rows.map(({ recruiter }) => recruiter.name)).not.toContain('Fours');
});
