import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from './testing/house.ts';
import { type Answer, type Data, readSite } from './testing/site.ts';

const site = await readSite();

/** All cursors of a list, in order. */
async function cursorsOf(list: string): Promise<string[]> {
  const { data } = await site.same(
    `{ recruiter(slug: "r-5") { list: ${list}(first: 100) { edges { cursor } } } }`,
    site.stranger(),
  );
  return data.recruiter.list.edges.map((edge) => edge.cursor);
}

test('two aliases of one connection with different arguments, three deep', async () => {
  const { data } = await site.same(
    `query ($n: Int!) { recruiter(slug: "r-5") {
      best: reviews(first: $n, filter: { minRating: 4 }) { totalCount edges { node { rating subject { ... on Recruiter { name
        reviews(first: 2, sort: WORST) { edges { cursor node { rating author { name } } } } } } } } }
      worst: reviews(last: 2, sort: WORST) { totalCount nodes: edges { node { rating text } } }
      agency { recruiters(first: 3) { edges { node { name a: reviews(first: 1) { edges { node { id } } }
        b: reviews(last: 2) { edges { node { id } } } } } } } } }`,
    site.stranger(),
    { n: 3 },
  );
  expect(data.recruiter.best.edges).toHaveLength(3);
});

describe.each([
  ['reviews', ''],
  ['reviews', 'sort: WORST'],
  ['placements', ''],
  ['placements', 'sort: TITLE'],
])('pages of %s %s', (field, sort) => {
  test.each([
    ['first', 'after', 'hasNextPage', 'endCursor'],
    ['last', 'before', 'hasPreviousPage', 'startCursor'],
  ] as const)('by %s visit every row once, and know whether there are more', async (size, from, more, end) => {
    const info = 'edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
    const ids = (list: Data): string[] => list.edges.map((edge) => edge.node.id);
    const whole = `{ recruiter(slug: "r-5") { list: ${field}(first: 100 ${sort}) { ${info} } } }`;
    const all = ids((await site.same(whole, site.stranger())).data.recruiter.list);
    const text = `query ($c: String) { recruiter(slug: "r-5") { list: ${field}(${size}: 3, ${from}: $c ${sort}) { ${info} } } }`;
    let seen: string[] = [];
    let cursor: string | null = null;
    for (let pages = 0; pages <= all.length / 3; pages++) {
      const { data }: Answer = await site.same(text, site.stranger(), { c: cursor });
      const { list } = data.recruiter;
      seen = size === 'first' ? [...seen, ...ids(list)] : [...ids(list), ...seen];
      cursor = list.pageInfo[end] as string | null;
      if (!list.pageInfo[more]) break;
    }
    expect(all.length).toBeGreaterThan(3);
    expect(seen).toEqual(all);
  });
});

/** A list in parts, for viewers whose rows match one part, several or all. */
describe.each([
  ['', site.as(8)],
  ['sort: WORST', site.as(13, 'review:moderate')],
  ['filter: { minRating: 2 }', site.as(8, 'review:moderate')],
  ['', site.as(null, 'review:moderate')],
])('pages of a list in parts, %s', (more, viewer) => {
  const info = 'edges { cursor node { id rating } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
  test.each([
    ['first', 'after', 'endCursor'],
    ['last', 'before', 'startCursor'],
  ] as const)('by %s include every row once, like a plain list', async (size, from, end) => {
    const whole = await site.same(`{ list: involved(first: 0 ${more}) { totalCount } }`, viewer);
    const count = Number(whole.data.list.totalCount);
    const seen = new Set<string>();
    let cursor: string | null = null;
    for (let page = 0; page < count / 7; page++) {
      const text = `query ($c: String) { list: involved(${size}: 7, ${from}: $c ${more}) { ${info} } }`;
      const { list }: Data = (await site.same(text, viewer, { c: cursor })).data;
      for (const { node } of list.edges) seen.add(node.id);
      cursor = list.pageInfo[end] as string;
    }
    expect(count).toBeGreaterThan(7);
    expect(seen.size).toBe(count);
  });

  test('between two of its rows, and past its end', async () => {
    const { list } = (await site.same(`{ list: involved(first: 9 ${more}) { ${info} } }`, viewer)).data;
    const [a, b] = [list.edges[1]!.cursor, list.edges[7]!.cursor];
    for (const size of ['first: 3,', 'last: 3,', '']) {
      const text = `query ($a: String, $b: String) { involved(${size} after: $a, before: $b ${more}) { ${info} } }`;
      for (const [after, before] of [
        [a, b],
        [b, a],
      ])
        await site.same(text, viewer, { a: after, b: before });
    }
  });
});

test.each(['reviews', 'placements'])('between two cursors of %s, and an empty page', async (field) => {
  const cursors = await cursorsOf(field);
  const info = 'edges { node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
  const between = (size: string) =>
    `query ($a: String, $b: String) { recruiter(slug: "r-5") { ${field}(${size} after: $a, before: $b) { ${info} } } }`;
  for (const size of ['first: 2,', 'last: 2,', ''])
    await site.same(between(size), site.stranger(), { a: cursors[0], b: cursors[4] });
  await site.same(between(''), site.stranger(), { a: cursors[1], b: cursors[2] });
  await site.same(
    '{ reviews(first: 0) { edges { cursor } pageInfo { hasNextPage endCursor } totalCount } }',
    site.stranger(),
  );
});

test("a cursor holds exact sort values, beyond JavaScript's precision", async () => {
  const [cursor] = await cursorsOf('placements');
  const values: string[] = JSON.parse(Buffer.from(cursor!, 'base64').toString());
  expect(values[0]).toBe('DEAREST');
  expect(values[2]).toMatch(/^90071992547409\d\d$/);
  const [newest] = await cursorsOf('reviews');
  expect(Buffer.from(newest!, 'base64').toString()).toMatch(/\.\d{6}\+00/);
});

test('a cursor of another list, or a made-up one, is refused', async () => {
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  const [cursor] = await cursorsOf('reviews');
  const wrong = [['WORST', '2', '2024-01-01', '1'], ['NEWEST', 'nonsense', '1'], ['NEWEST', 3, 4], { 0: 'NEWEST' }];
  for (const after of [...wrong.map(base64), 'x', '', `aaaa${cursor}`]) {
    const context = site.stranger();
    const { errors } = await site.request('query ($c: String) { reviews(after: $c) { edges { cursor } } }', context, {
      c: after,
    });
    expect(errors, after).toEqual(['reviews: This cursor is not one of this list.']);
  }
});

test('filters, sort and a global id as variables', async () => {
  const text = `query ($s: ReviewSort, $min: Int, $w: String) { recruiter(slug: "r-6") {
    reviews(sort: $s, filter: { minRating: $min, words: $w }, first: 4) { totalCount edges { node { id rating } } pageInfo { endCursor } } } }`;
  for (const s of ['NEWEST', 'WORST', undefined])
    for (const min of [3, null])
      for (const w of ['1', undefined]) await site.same(text, site.stranger(), { s, min, w });
  const ofRecruiter =
    'query ($id: ID) { reviews(filter: { recruiterId: $id }, first: 50) { totalCount edges { node { id } } } }';
  for (const id of ['Recruiter:5', 'Agency:5', 'Recruiter:x', 'x', null])
    await site.same(ofRecruiter, site.stranger(), { id });
  const ofSeveral =
    'query ($ids: [ID!]) { reviews(filter: { ofRecruiters: $ids }, first: 50) { totalCount edges { node { id } } } }';
  const { data } = await site.same(ofSeveral, site.stranger(), { ids: ['Recruiter:5', 'Agency:1', 'Recruiter:6'] });
  expect(data.reviews.totalCount).toBeGreaterThan(5);
});

test('an absent filter adds nothing to the statement, however it is left out', async () => {
  const text = 'query ($f: ReviewFilter) { recruiter(slug: "r-5") { reviews(filter: $f, first: 3) { totalCount } } }';
  const statementOf = async (f: object | null | undefined) =>
    (await site.same(text, site.stranger(), { f })).statements[0]!.text;
  const bare = await statementOf(undefined);
  for (const f of [null, {}, { minRating: null }, { minRating: null, words: null }])
    expect(await statementOf(f)).toBe(bare);
  const narrowed = await statementOf({ minRating: 3 });
  expect(narrowed).not.toBe(bare);
  expect(await statementOf({ minRating: 4, words: null })).toBe(narrowed);
});

test('an unknown filter is refused, in the text and in the variables', async () => {
  const [inText] = validate(schema, parse('{ reviews(filter: { colour: "red" }) { totalCount } }'));
  expect(inText?.message).toContain('"colour"');
  const text = 'query ($f: ListedReviewFilter) { reviews(filter: $f) { totalCount } }';
  const inVariables = await site.request(text, site.stranger(), { f: { colour: 'red' } });
  expect(inVariables.errors).toEqual([expect.stringContaining('"colour"')]);
});

test('an invalid value is refused, and not reported as a bug', async () => {
  const text = 'query ($t: DateTime) { reviews(filter: { since: $t }) { totalCount } }';
  await site.same(text, site.stranger(), { t: '2024-02-02T00:00:00Z' });
  const refusal = ['reviews: A value in this query is not of the form that it must have.'];
  expect((await site.request(text, site.stranger(), { t: 'soon' })).errors).toEqual(refusal);
  const words = 'query ($w: String) { recruiter(slug: "r-5") { reviews(filter: { words: $w }) { totalCount } } }';
  expect((await site.request(words, site.stranger(), { w: 'a\0b' })).errors).toHaveLength(1);
});

test('a kept counter is read, not counted; other counts run only on request', async () => {
  const kept = await site.same('{ recruiter(slug: "r-5") { reviews { totalCount } } }', site.stranger());
  expect(kept.statements[0]!.text).not.toContain('count(*)');
  const counted = await site.same('{ reviews { totalCount } }', site.stranger());
  expect(counted.statements[0]!.text).toContain('count(*)');
});

test('page sizes are limited, and both directions at once are refused', async () => {
  for (const [args, message] of [
    ['first: 101', 'reviews: A page has 0 to 100 rows.'],
    ['last: -1', 'reviews: A page has 0 to 100 rows.'],
    ['first: 1, last: 1', 'reviews: Ask for the first or for the last rows, not for both.'],
  ])
    expect((await site.request(`{ reviews(${args}) { edges { cursor } } }`, site.stranger())).errors).toEqual([
      message,
    ]);
});

test('too many rows are refused before any SQL', async () => {
  const text = `query ($n: Int!) { reviews(first: $n) { edges { node { subject { ... on Agency {
    recruiters(first: $n) { edges { node { id } } } } } } } } }`;
  const refused = site.stranger();
  const { errors } = await site.request(text, refused, { n: 100 });
  expect(errors).toEqual([expect.stringContaining('the limit is 3000')]);
  expect(refused.statements).toEqual([]);
  expect((await site.request(text, site.stranger(), { n: 10 })).errors).toEqual([]);
});

test('any number of rows is one statement', async () => {
  const text = (n: number) =>
    `{ reviews(first: ${n}) { edges { node { author { name } reply { text } subject { ... on Recruiter { reviews(first: 2) { edges { node { id } } } } } } } } }`;
  for (const n of [1, 10, 60]) {
    const context = site.stranger();
    await site.request(text(n), context);
    expect(context.statements).toHaveLength(1);
  }
});
