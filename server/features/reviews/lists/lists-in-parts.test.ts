import '#server/features/index.ts';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { isShownReview, knownViewer, subjectOrStaff } from '#server/features/profiles/scopes.ts';
import { request } from '#server/graphql/testing/request.ts';
import { stranger, system, type Viewer, viewerOf } from '#server/session/viewer.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];

/** Pseudorandom, with the same results in every run: `of(n)` is below n. */
let dealt = 7;
function of(n: number): number {
  dealt = (dealt * 1664525 + 1013904223) % 2 ** 32;
  return Math.floor((dealt / 2 ** 32) * n);
}

/** A random review of this recruiter. Several have the same time, so that only their ids tell them apart. */
const dealReview = (recruiter_id: string) => {
  const publication = ['published', 'published', 'under_review', 'unpublished'][of(4)]!;
  return createReview(database, {
    recruiter_id,
    level: of(5),
    overall: 1 + of(5),
    publication,
    title: ['Clear words', 'Plain words', 'Neither'][of(3)]!,
    is_hidden: publication === 'under_review' && of(3) === 0,
    has_reply: of(2) === 0,
    submitted_at: new Date(Date.UTC(2026, 9, 1 + of(6), 12)),
  });
};

/**
 * Two agencies; an admin moved from one to the other, so that reviews are of the agency, of the admin elsewhere, or
 * both.
 */
const [here, there] = [await createAgency(database), await createAgency(database)];
const mover = await createRecruiterWithLogin(database, { agency_id: there.id, roles });
const colleague = await createRecruiterWithLogin(database, { agency_id: here.id });
const rival = await createRecruiterWithLogin(database, { agency_id: there.id, roles });
for (let i = 0; i < 24; i++) await dealReview([mover, rival][i % 2]!.recruiter.id);
await kysely.updateTable('recruiters').set({ agency_id: here.id }).where('id', '=', mover.recruiter.id).execute();
for (let i = 0; i < 60; i++) await dealReview([mover, colleague, rival][i % 3]!.recruiter.id);
const viewers: Readonly<Record<string, Viewer>> = {
  'an admin who moved here': await viewerOf(database, mover.user.id),
  'a recruiter': await viewerOf(database, colleague.user.id),
  'an admin whose colleague moved away': await viewerOf(database, rival.user.id),
  staff: system,
  'a stranger': stranger,
};

const stars = (order: RawBuilder<unknown>) => sql`case when level = 0 then 0 else ${order} end`;
/** Each order in plain SQL. */
const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  NEWEST: sql`submitted_at desc, id desc`,
  OLDEST: sql`submitted_at, id`,
  HIGHEST: sql`${stars(sql`overall`)} desc, submitted_at desc, id desc`,
  LOWEST: sql`${stars(sql`6 - overall`)} desc, submitted_at desc, id desc`,
};
/** Arguments, and the condition they mean. */
const filters: readonly (readonly [string, RawBuilder<unknown>])[] = [
  ['', sql`true`],
  ['filter: { hasReply: false }', sql`not has_reply`],
  ['filter: { maxStars: 4 }', sql`overall <= 4 and level > 0`],
  ['filter: { minLevel: 2 }', sql`level >= 2`],
  ['filter: { words: "words", stars: 3 }', sql`title like '%words%' and overall = 3 and level > 0`],
  [`filter: { recruiter: "${mover.recruiter.slug}" }`, sql`recruiter_id = ${mover.recruiter.id}`],
  ['filter: { from: "2026-10-03", to: "2026-10-04" }', sql`submitted_at::date between '2026-10-03' and '2026-10-04'`],
  [
    'filter: { state: "under_review", audience: "candidate", level: 3 }',
    sql`publication = 'under_review' and level = 3`,
  ],
];

interface Page {
  readonly edges: readonly { readonly node: { readonly id: string } }[];
  readonly pageInfo: Readonly<Record<'startCursor' | 'endCursor', string | null>> &
    Readonly<Record<'hasNextPage' | 'hasPreviousPage', boolean>>;
}
async function page(viewer: Viewer, list: string, args: string): Promise<Page> {
  const info = 'edges { node { id } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage }';
  const { data, errors } = await request(context(viewer), `{ ${list}(${args}) { ${info} } }`);
  expect(errors).toBeUndefined();
  return data[list] as unknown as Page;
}
const keys = ({ edges }: Page) => edges.map(({ node }) => node.id.split(':')[1]!);

/** The keys of all rows, by one plain condition. */
async function expected(viewer: Viewer, isListed: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<string[]> {
  const row = { agency_id: sql.ref('agency_id'), recruiter_id: sql.ref('recruiter_id') };
  const { rows } = await sql<{ id: string }>`select id from reviews
    where ${subjectOrStaff({ row, viewer: knownViewer(viewer) })} and ${isListed} order by ${order}`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Reads all pages of a list, forward from the first or backward from the last. */
async function walked(viewer: Viewer, list: string, args: string, isBack: boolean): Promise<string[]> {
  const [size, from, end, more] = isBack
    ? (['last', 'before', 'startCursor', 'hasPreviousPage'] as const)
    : (['first', 'after', 'endCursor', 'hasNextPage'] as const);
  let seen: string[] = [];
  for (let cursor: string | null = '', isMore = true; isMore; ) {
    const one = await page(viewer, list, `${args} ${size}: 9 ${cursor && `${from}: "${cursor}"`}`);
    seen = isBack ? [...keys(one), ...seen] : [...seen, ...keys(one)];
    cursor = one.pageInfo[end];
    isMore = one.pageInfo[more];
  }
  return seen;
}

describe.each(Object.keys(viewers))('published reviews, to %s', (name) => {
  const viewer = viewers[name]!;
  test.each(Object.keys(orders))('in the order %s equal the plain condition, whole and by pages', async (sort) => {
    for (const [narrowed, rule] of filters) {
      const rows = await expected(viewer, sql`${isShownReview()} and ${rule}`, orders[sort]!);
      const args = `${narrowed} sort: ${sort}`;
      expect(keys(await page(viewer, 'receivedReviews', `${args} first: 100`)), narrowed).toEqual(rows);
      expect(await walked(viewer, 'receivedReviews', args, false), narrowed).toEqual(rows);
      expect(await walked(viewer, 'receivedReviews', args, true), narrowed).toEqual(rows);
    }
  });

  test.each(['NEWEST', 'OLDEST'])('pending ones in the order %s do, too', async (sort) => {
    const isPending = sql`publication = 'unpublished' and moderation <> 'rejected'`;
    const rows = await expected(viewer, isPending, orders[sort]!);
    expect(keys(await page(viewer, 'pendingReviews', `sort: ${sort} first: 100`))).toEqual(rows);
    expect(await walked(viewer, 'pendingReviews', `sort: ${sort}`, true)).toEqual(rows);
  });
});

test('the test data has reviews of the agency alone, of the admin elsewhere, and of both', async () => {
  const { rows } = await sql<{ of_agency: boolean; own: boolean }>`select distinct
      agency_id = ${here.id} as of_agency, recruiter_id = ${mover.recruiter.id} as own
    from reviews where ${isShownReview()}`.execute(kysely);
  expect(rows).toHaveLength(4);
});

/** How many blocks of tables and indexes the first page of a list touches, read or cached. */
async function blocksOf(viewer: Viewer, list: string, args: string): Promise<number> {
  const observed = context(viewer);
  const query = vi.spyOn(observed.database.pool, 'query');
  await page(viewer, list, args);
  const [{ text, values }] = query.mock.calls.at(-1) as unknown as [{ text: string; values: unknown[] }];
  query.mockRestore();
  const { rows } = await observed.database.pool.query(`explain (analyze, buffers, format json) ${text}`, values);
  const { Plan } = rows[0]['QUERY PLAN'][0];
  return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
}

test('a page of an agency with four times as many reviews touches no more blocks', async () => {
  const agency = await createAgency(database);
  const [admin, other] = [
    await createRecruiterWithLogin(database, { agency_id: agency.id, roles }),
    await createRecruiterWithLogin(database, { agency_id: agency.id }),
  ];
  const viewer = await viewerOf(database, admin.user.id);
  const { id } = await createReview(database, { recruiter_id: other.recruiter.id, level: 1, overall: 3 });
  const copyReviews = async (count: number) => {
    const { rows } = await sql<{ columns: string }>`select string_agg(quote_ident(column_name), ',') as columns
      from information_schema.columns where table_name = 'reviews' and is_generated = 'NEVER'
        and column_name not in ('id', 'submitted_at', 'has_reply')`.execute(kysely);
    const columns = sql.raw(rows[0]!.columns);
    await sql`insert into reviews (id, submitted_at, has_reply, ${columns})
      select gen_random_uuid(), submitted_at - n * interval '1 hour', n % 2 = 0, ${columns}
      from reviews, generate_series(1, ${sql.lit(count)}) n where id = ${id} order by md5(n::text)`.execute(kysely);
    await sql`vacuum analyze reviews`.execute(kysely);
  };
  const lists = [
    'first: 25',
    'filter: { hasReply: false }',
    'filter: { maxStars: 4 }',
    'sort: OLDEST',
    'sort: HIGHEST',
    'sort: LOWEST',
  ];
  const measure = async () => {
    const blocks = [];
    for (const args of lists) blocks.push(await blocksOf(viewer, 'receivedReviews', args));
    return blocks;
  };
  await copyReviews(1000);
  const few = await measure();
  await copyReviews(3000);
  const many = await measure();
  for (const [i, args] of lists.entries()) expect(many[i], args).toBeLessThan(few[i]! * 1.3);
});
