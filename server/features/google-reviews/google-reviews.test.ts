import '#server/features/index.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Context } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { connect, goAndAllow, someBrowser } from '#server/features/connections/testing/connecting.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { pressAt } from '#server/integrations/testing/press-at.ts';
import { useFakes } from '#server/integrations/testing/use-fakes.ts';
import { system } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
let now = new Date();
const { google } = await useFakes({ now: () => now.getTime() });
const { world } = google;
const at = (viewer: Parameters<typeof context>[0]) => context(viewer, now);
const work = () => doTasks(at(system), now);
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

const paid = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_PRO_TEAM'];

async function createTeam(plan = 'pro_team', roles = paid) {
  const agency = await createAgency(database, { plan, is_approved: true });
  const { viewer: admin } = await createRecruiterWithLogin(database, { agency_id: agency.id, roles });
  return { agency, admin };
}

interface Place {
  id: string;
  title: string;
  state: string;
  reviewCount: number | null;
  average: number | null;
  distribution: number[];
  months: Record<string, number>;
  reviews: { edges: { node: { author: string | null; body: string | null; reply: string | null } }[] };
}

async function placesOf(viewer: Context, filter: object = {}): Promise<Place[]> {
  const { data } = await request(
    viewer,
    `query ($filter: GooglePlaceFilter) { googlePlaces(filter: $filter) { edges { node { id title state reviewCount
      average distribution months reviews(first: 50) { edges { node { author body reply } } } } } } }`,
    { filter },
  );
  return (data['googlePlaces'] as unknown as { edges: { node: Place }[] }).edges.map(({ node }) => node);
}

async function connectionOf(viewer: Context) {
  const { data } = await request(
    viewer,
    `{ connections(filter: { vendor: "google" }) { edges { node { id state problem problemKind
      events(first: 50) { edges { node { kind details } } } } } } }`,
    {},
  );
  return (data['connections'] as unknown as { edges: { node: Record<string, string> }[] }).edges[0]!.node;
}

const listingsOf = async (slug: string) => {
  const { data } = await request(
    context(),
    `query ($slug: String!) { agency(slug: $slug) { pageVersion figures { score reviewCount publishedCount }
      googleListings { edges { node { title average reviewCount mapsUri
        reviews { edges { node { author stars body reply writtenAt } } } } } } } }`,
    { slug },
  );
  const { agency } = data as unknown as {
    agency: {
      pageVersion: string;
      figures: object;
      googleListings: { edges: { node: Place & { reviews: { edges: { node: { author: string | null } }[] } } }[] };
    };
  };
  return { ...agency, listings: agency.googleListings.edges.map(({ node }) => node) };
};

const imported = async () => {
  const { agency, admin } = await createTeam();
  await connect(at(admin), 'google');
  await work();
  const place = (await placesOf(at(admin))).find(({ title }) => title.endsWith('Sydney'))!;
  expect(codes(await mutate(at(admin), 'importGoogleReviews', { placeId: place.id }))).toEqual([]);
  await work();
  return { agency, admin, placeId: place.id };
};
const again = async (admin: Parameters<typeof at>[0]) => {
  later(7);
  const { id } = await connectionOf(at(admin));
  await mutate(at(admin), 'syncNow', { connectionId: id! });
  await work();
};
const keptOf = (agencyId: string, { id }: { id: string }) =>
  kysely
    .selectFrom('google_reviews')
    .innerJoin('google_places', 'google_places.id', 'google_place_id')
    .select(['external_id', 'author', 'stars', 'body', 'reply'])
    .where('google_reviews.agency_id', '=', agencyId)
    .where('location', '=', id)
    .execute();
const sydney = () => [...world.places.values()].find(({ title }) => title.endsWith('Sydney'))!;

test('a connected account shows its places with the newest reviews, and nothing is public before it is imported', async () => {
  const { agency, admin } = await createTeam();
  expect(codes(await connect(at(admin), 'google'))).toEqual([]);
  await work();
  expect(await connectionOf(at(admin))).toMatchObject({ state: 'live', problem: null });
  const places = await placesOf(at(admin));
  expect(places.map(({ title, state, reviewCount }) => [title, state, reviewCount])).toEqual([
    ['Test Recruitment Melbourne', 'found', 16],
    ['Test Recruitment Sydney', 'found', 24],
  ]);
  expect(places[1]!.reviews.edges.map(({ node }) => node.author)).toEqual(['Mira Holt', 'J. Adeyemi', null]);
  expect((await listingsOf(agency.slug)).listings).toEqual([]);
  const colleague = await createRecruiterWithLogin(database, { agency_id: agency.id });
  expect(await placesOf(at(colleague.viewer))).toEqual([]);
});

test('a place is found by its name, its place id, and the number in its link', async () => {
  const { admin } = await createTeam();
  await connect(at(admin), 'google');
  await work();
  const number = sydney().id.replace(/\D/g, '');
  for (const filter of [{ words: 'sydney' }, { placeId: `ChIJtest${number}` }, { cid: number }])
    expect((await placesOf(at(admin), filter)).map(({ title }) => title)).toEqual(['Test Recruitment Sydney']);
  expect(await placesOf(at(admin), { cid: '9' })).toEqual([]);
});

test('imported reviews are shown with their source, apart from ours: score and counts stay', async () => {
  const { agency, admin } = await createTeam();
  const before = await listingsOf(agency.slug);
  await connect(at(admin), 'google');
  await work();
  const [place] = await placesOf(at(admin), { words: 'Sydney' });
  await mutate(at(admin), 'importGoogleReviews', { placeId: place!.id });
  await work();
  const after = await listingsOf(agency.slug);
  expect(after.figures).toEqual(before.figures);
  expect(after.pageVersion).not.toBe(before.pageVersion);
  expect(after.listings[0]).toMatchObject({ title: 'Test Recruitment Sydney', reviewCount: 24, average: 4.1 });
  expect(after.listings[0]!.reviews.edges.map(({ node }) => node)).toMatchObject([
    { author: 'Mira Holt', stars: 5 },
    { author: 'J. Adeyemi', stars: 5 },
    { author: null, stars: 4, body: null },
  ]);
  const ours = await kysely.selectFrom('reviews').select('id').where('agency_id', '=', agency.id).execute();
  expect(ours).toEqual([]);
  const [read] = await placesOf(at(admin), { words: 'Sydney' });
  expect(read!.distribution).toEqual([0, 3, 3, 6, 12]);
  const months = Object.entries(read!.months).filter(([name]) => name.startsWith('count '));
  expect(months.reduce((sum, [, count]) => sum + count, 0)).toBe(24);
  await kysely.updateTable('agencies').set({ plan: 'free' }).where('id', '=', agency.id).execute();
  expect((await listingsOf(agency.slug)).listings).toEqual([]);
});

test('reading again changes no row and no page', async () => {
  const { agency, admin } = await imported();
  const rows = () =>
    sql`select xmin::text, id from google_reviews where agency_id = ${agency.id} order by id`
      .execute(kysely)
      .then((r) => r.rows);
  const before = [await rows(), (await listingsOf(agency.slug)).pageVersion];
  await again(admin);
  expect([await rows(), (await listingsOf(agency.slug)).pageVersion]).toEqual(before);
});

test('new, changed and deleted reviews are followed', async () => {
  const { agency, admin } = await imported();
  const place = sydney();
  const [changed, deleted] = [...place.reviews.values()];
  later(1);
  const added = world.addReview(place, { author: 'New Person', text: 'Quick and fair.' });
  world.change(place, changed!.id, { stars: 1, text: 'It turned out badly.', reply: 'Call us.' });
  place.reviews.delete(deleted!.id);
  await again(admin);
  const known = () => keptOf(agency.id, place);
  const one = async (id: string) => (await known()).find(({ external_id }) => external_id === id);
  expect(await one(added.id)).toMatchObject({ author: 'New Person', stars: 5 });
  expect(await one(changed!.id)).toMatchObject({ stars: 1, body: 'It turned out badly.', reply: 'Call us.' });
  // Google tells of a deletion only by its absence from the whole list, which is read weekly.
  expect(await one(deleted!.id)).toBeTruthy();
  later(8 * 24);
  await again(admin);
  expect(await one(deleted!.id)).toBeUndefined();
  expect((await known()).length).toBe(place.reviews.size);
  const { events } = await connectionOf(at(admin));
  const said = (events as unknown as { edges: { node: { kind: string; details: object } }[] }).edges;
  expect(said.map(({ node }) => node).filter(({ kind }) => kind === 'googleReviews')).toMatchObject([
    { details: { new: 0, changed: 0, deleted: 1 } },
    { details: { new: 1, changed: 1, deleted: 0 } },
    { details: { new: 24, deleted: 0 } },
  ]);
  place.reviews.delete(added.id);
  world.addReview(place, deleted);
  world.change(place, changed!.id, { ...changed });
});

test('a list that loses a review while it is read takes none for deleted', async () => {
  const { agency, admin } = await imported();
  const place = sydney();
  for (let more = 0; more < 60; more++) world.addReview(place, { createdAt: now.getTime() - 9e10 - more });
  await again(admin);
  later(8 * 24);
  const { answer } = google;
  let pages = 0;
  const [first] = [...place.reviews.values()].sort((a, b) => b.updatedAt - a.updatedAt);
  const shrinking = google as { answer: typeof answer };
  shrinking.answer = async (asked) => {
    const reply = await answer(asked);
    pages += asked.path.endsWith('/reviews') && asked.path.includes(place.id) ? 1 : 0;
    if (pages === 1) place.reviews.delete(first!.id);
    return reply;
  };
  try {
    await again(admin);
  } finally {
    shrinking.answer = answer;
  }
  const { length } = await keptOf(agency.id, place);
  expect(length).toBe(place.reviews.size + 1);
  place.reviews.set(first!.id, first!);
  for (const [id, { createdAt }] of place.reviews) if (createdAt < now.getTime() - 8e10) place.reviews.delete(id);
});

test('a quota of 0 says that Google has not approved the installation, and passes with the approval', async () => {
  const { admin } = await createTeam();
  await connect(at(admin), 'google');
  google.setApproved(false);
  await work();
  expect(await connectionOf(at(admin))).toMatchObject({ state: 'needs_attention', problemKind: 'unapproved' });
  expect((await connectionOf(at(admin))).problem).toContain("hasn't approved this installation");
  google.setApproved(true);
  await again(admin);
  expect(await connectionOf(at(admin))).toMatchObject({ state: 'live', problem: null });
});

test('without the permission for profiles, nothing is connected', async () => {
  const { agency, admin } = await createTeam();
  const begun = await mutate(
    at(admin),
    'beginConnecting',
    { vendor: 'google', browserKey: someBrowser },
    'authorizeUrl',
  );
  const { state, code } = await pressAt(String(begun['authorizeUrl']), 'Allow without Business Profile');
  const input = { vendor: 'google', browserKey: someBrowser, state, code: code! };
  const finished = await mutate(at(admin), 'finishConnecting', input, 'connection { id }');
  expect(codes(finished)).toEqual(['VENDOR']);
  const kept = await kysely.selectFrom('connections').select('id').where('agency_id', '=', agency.id).execute();
  expect(kept).toEqual([]);
});

test('an ended access asks somebody to connect again', async () => {
  const { admin } = await imported();
  google.revokeTokens();
  await again(admin);
  expect(await connectionOf(at(admin))).toMatchObject({ state: 'needs_attention', problemKind: 'signedOut' });
  expect(codes(await connect(at(admin), 'google'))).toEqual([]);
  await work();
  expect(await connectionOf(at(admin))).toMatchObject({ state: 'live', problem: null });
});

test('the end of the connection takes the reviews off the page', async () => {
  const { agency, admin } = await imported();
  expect((await listingsOf(agency.slug)).listings.length).toBe(1);
  const { id } = await connectionOf(at(admin));
  expect(codes(await mutate(at(admin), 'disconnect', { connectionId: id! }))).toEqual([]);
  expect((await listingsOf(agency.slug)).listings).toEqual([]);
  const left = await kysely.selectFrom('google_places').select('id').where('agency_id', '=', agency.id).execute();
  expect(left).toEqual([]);
  await connect(at(admin), 'google');
  await work();
});

test('a place that leaves the account takes its reviews along', async () => {
  const { agency, admin } = await imported();
  const place = sydney();
  world.places.delete(place.id);
  await again(admin);
  expect((await listingsOf(agency.slug)).listings).toEqual([]);
  world.places.set(place.id, place);
});

test('removing a place from the page keeps three reviews to look at', async () => {
  const { agency, admin, placeId } = await imported();
  expect(codes(await mutate(at(admin), 'withdrawGoogleReviews', { placeId }))).toEqual([]);
  expect((await listingsOf(agency.slug)).listings).toEqual([]);
  await work();
  const [place] = await placesOf(at(admin), { words: 'Sydney' });
  expect(place).toMatchObject({ state: 'found' });
  expect(place!.reviews.edges.length).toBe(3);
});

test("only an admin of the agency whose plan covers it may import, and no other agency's place", async () => {
  const { agency, admin, placeId } = await imported();
  const rival = await createTeam();
  const { viewer: colleague } = await createRecruiterWithLogin(database, { agency_id: agency.id });
  for (const viewer of [rival.admin, colleague])
    for (const name of ['importGoogleReviews', 'withdrawGoogleReviews'])
      expect(codes(await mutate(at(viewer), name, { placeId }))).toEqual(['NOT_FOUND']);
  expect(await placesOf(at(rival.admin))).toEqual([]);
  const free = await createTeam('free', ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN']);
  const begun = await mutate(
    at(free.admin),
    'beginConnecting',
    { vendor: 'google', browserKey: someBrowser },
    'authorizeUrl',
  );
  expect(codes(begun)).toEqual(['PLAN']);
  const places = await placesOf(at(admin), { words: 'Melbourne' });
  const asFree = { ...admin, roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] };
  expect(codes(await mutate(at(asFree), 'importGoogleReviews', { placeId: places[0]!.id }))).toEqual(['PLAN']);
});

test('what came back from Google is of no use to somebody else', async () => {
  const { admin } = await createTeam();
  const rival = await createTeam();
  const { state, code } = await goAndAllow(at(admin), 'google');
  const input = { vendor: 'google', browserKey: someBrowser, state, code: code! };
  expect(codes(await mutate(at(rival.admin), 'finishConnecting', input, 'connection { id }'))).toEqual(['EXPIRED']);
});

test('lists what people wrote, by place, stars, reply and words', async () => {
  const { admin } = await imported();
  const count = async (filter: object) => {
    const { data } = await request(
      at(admin),
      'query ($filter: GoogleReviewFilter) { googleReviews(filter: $filter, first: 100) { edges { node { id } } } }',
      { filter },
    );
    return (data['googleReviews'] as unknown as { edges: object[] }).edges.length;
  };
  expect(await count({})).toBe(24);
  expect(await count({ stars: '2' })).toBe(3);
  expect(await count({ replied: 'yes' })).toBe(3);
  expect(await count({ words: 'paperwork' })).toBe(3);
  expect(await count({ place: 'no place' })).toBe(0);
});

test("the review link on thank-you pages is the imported place's, for everyone or no one; then the typed one again", async () => {
  const { agency, admin, placeId } = await imported();
  const offeredUrl = async () => {
    const { data } = await request(
      context(),
      'query ($id: ID!) { node(id: $id) { ... on Agency { offeredGoogleReviewUrl } } }',
      { id: `Agency:${agency.id}` },
    );
    return (data['node'] as unknown as { offeredGoogleReviewUrl: string | null }).offeredGoogleReviewUrl;
  };
  expect(await offeredUrl()).toBeNull();
  const { version } = await kysely
    .selectFrom('agencies')
    .select('version')
    .where('id', '=', agency.id)
    .executeTakeFirstOrThrow();
  const input = { profileId: `AgencyToEdit:${agency.id}`, expectedVersion: version, url: null, isOffered: true };
  expect(codes(await mutate(at(admin), 'setGoogleReview', input))).toEqual([]);
  expect(await offeredUrl()).toContain('writereview?placeid=ChIJtest');
  const typed = 'https://g.page/r/typed/review';
  await kysely.updateTable('agencies').set({ google_review_url: typed }).where('id', '=', agency.id).execute();
  expect(await offeredUrl()).toContain('ChIJtest');
  await mutate(at(admin), 'withdrawGoogleReviews', { placeId });
  expect(await offeredUrl()).toBe(typed);
});

test('one place at a time where the flag for more is off', async () => {
  const { admin } = await imported();
  const [other] = await placesOf(at(admin), { words: 'Melbourne' });
  const features = env.PLAUDIT_FEATURES;
  Object.assign(env, { PLAUDIT_FEATURES: { ...features, googleReviewsMultiLocation: false } });
  try {
    expect(codes(await mutate(at(admin), 'importGoogleReviews', { placeId: other!.id }))).toEqual(['ONE_PLACE']);
  } finally {
    Object.assign(env, { PLAUDIT_FEATURES: features });
  }
  expect(codes(await mutate(at(admin), 'importGoogleReviews', { placeId: other!.id }))).toEqual([]);
});
