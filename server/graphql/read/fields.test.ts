import { expect, test } from 'vitest';
import { placementId } from './testing/house.ts';
import { readSite } from './testing/site.ts';

const site = await readSite();

test('columns, renamed columns, expressions and computed fields', async () => {
  const { data } = await site.same(
    '{ recruiter(slug: "r-5") { id slug name headline reviewCount averageRating initials } }',
    site.stranger(),
  );
  expect(data.recruiter.initials).toBe('R5');
});

test('a query of only columns is answered with the text from Postgres', async () => {
  const { isText } = await site.same(
    `{ __typename recruiter(slug: "r-5") { id name agency { name } reviews(first: 3) {
      edges { cursor node { text createdAt author { name } reply { text } } } pageInfo { hasNextPage endCursor } } } }`,
    site.stranger(),
  );
  expect(isText).toBe(true);
});

test('a field that JavaScript computes or serializes keeps the response from being sent unparsed', async () => {
  for (const field of ['initials', 'placements(first: 1) { edges { node { loud } } }']) {
    const { isText } = await site.same(`{ recruiter(slug: "r-5") { name ${field} } }`, site.stranger());
    expect(isText).toBe(false);
  }
});

test('a missing row is null', async () => {
  const { data } = await site.same('{ recruiter(slug: "nobody") { id } }', site.stranger());
  expect(data).toEqual({ recruiter: null });
});

test("a stranger's id compares as null", async () => {
  expect((await site.same('{ me { id } }', site.stranger())).data.me).toBeNull();
  expect((await site.same('{ me { id email } }', site.as(3))).data.me).toEqual({
    id: 'User:3',
    email: 'user3@example.com',
  });
});

test('more fields than a Postgres function takes arguments', async () => {
  const names = Array.from({ length: 120 }, (_, i) => `n${i}: name`).join(' ');
  const { data } = await site.same(`{ recruiter(slug: "r-5") { ${names} } }`, site.stranger());
  expect(Object.keys(data.recruiter)).toHaveLength(120);
});

test('an alias that Postgres would truncate is refused', async () => {
  const { errors } = await site.request(`{ recruiter(slug: "r-5") { ${'a'.repeat(61)}: name } }`, site.stranger());
  expect(errors).toEqual([expect.stringContaining('longer than 60 letters')]);
});

test('each scalar has one format: lists, enums, big numbers, times, days and JSON', async () => {
  const text =
    'query ($id: ID!) { node(id: $id) { __typename ... on Placement { tags state fee views share startsOn days sentAt details } } }';
  const { data, isText } = await site.same(text, site.stranger(), { id: `Placement:${placementId(4)}` });
  expect(data.node).toEqual({
    __typename: 'Placement',
    tags: [],
    state: 'SENT',
    fee: '4000000001.00',
    views: '9007199254740997',
    share: 0.5,
    startsOn: '2024-02-04',
    days: null,
    sentAt: '2024-05-05T08:00:00.999Z',
    details: { n: 4, notes: ['a', null] },
  });
  expect(isText).toBe(true);
  const draft = await site.same(text, site.as(1, 'review:moderate'), { id: `Placement:${placementId(3)}` });
  expect(draft.data.node).toMatchObject({ tags: ['tag "3"', 'é'], state: 'DRAFT', days: ['2024-02-29', '2024-03-01'] });
});

test('values from outside SQL are loaded for all rows of a request at once', async () => {
  const viewer = site.stranger();
  await site.same('{ reviews(first: 9) { edges { node { author { avatar } } } } }', viewer);
  expect(viewer.avatarLoads).toHaveLength(1);
});
