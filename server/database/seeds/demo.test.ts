import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { pastPeriods } from '#common/agency-reports/period.ts';
import { type BoardPeriod, boardPeriods, missingFrom, sinceOf } from '#common/leaderboard/boards.ts';
import { audiences } from '#common/reviews/criteria.ts';
import type { Level } from '#common/reviews/levels.ts';
import { scoreOf } from '#common/reviews/score.ts';
import { roleName } from '#common/roles.ts';
import { passwordFits } from '#server/features/accounts/passwords/passwords.ts';
import { recountCoverage, recountRecruiter } from '#server/features/profiles/figures/figures.ts';
import { request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer, viewerOf } from '#server/session/viewer.ts';
import { testDatabase } from '../testing/database.ts';
import { demoPassword } from './accounts.ts';
import { seedDemo } from './demo.ts';

const { database, connectionString, context } = await testDatabase();
const { kysely } = database;

beforeAll(async () => {
  // Two processes that start at once.
  await Promise.all([seedDemo(connectionString), seedDemo(connectionString)]);
});

const countOf = async (table: 'agencies' | 'recruiters' | 'companies' | 'reviews' | 'placements' | 'users' | 'mails') =>
  (
    await kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('fills an empty database once, however many processes start', async () => {
  expect(Number(await countOf('agencies'))).toBe(12);
  expect(Number(await countOf('recruiters'))).toBe(150);
  expect(Number(await countOf('companies'))).toBe(25);
  expect(Number(await countOf('reviews'))).toBeGreaterThan(2700);
  expect(Number(await countOf('reviews'))).toBeLessThan(3300);
});

test('does nothing when anybody has an account', async () => {
  const before = [await countOf('users'), await countOf('reviews'), await countOf('mails')];
  await seedDemo(connectionString);
  expect([await countOf('users'), await countOf('reviews'), await countOf('mails')]).toEqual(before);
});

const accounts: [
  role: string,
  also: string | string[] | null,
  type: string,
  agency: string | null,
  company: string | null,
][] = [
  ['super_admin', null, 'user', null, null],
  ['admin', null, 'user', null, null],
  ['recruiter', null, 'recruiter', 'demo-agency', null],
  ['recruiter_admin', 'recruiter', 'recruiter', 'demo-agency', null],
  ['recruiter_freelancer', 'recruiter', 'recruiter', 'frankie-demo-recruiting', null],
  ['pro_individual', 'recruiter', 'recruiter', 'demo-agency', null],
  ['pro_team', 'recruiter', 'recruiter', 'tui-talent-works', null],
  ['ultimate_team', ['recruiter', 'recruiter_admin'], 'recruiter', 'quokka-and-quill-recruitment', null],
  ['user', null, 'user', null, 'Demo Company'],
  ['user_admin', 'user', 'user', null, 'Demo Company'],
];

test.each(accounts)('%s@demo.example signs in with the known password', async (role, also, type, agency, company) => {
  const user = await kysely
    .selectFrom('users as u')
    .leftJoin('recruiters as r', 'r.user_id', 'u.id')
    .leftJoin('agencies as a', 'a.id', 'r.agency_id')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .select(['u.id', 'u.type', 'u.password_hash', 'a.slug as agency', 'c.name as company'])
    .where('u.email', '=', `${role}@demo.example`)
    .executeTakeFirstOrThrow();
  expect(user).toMatchObject({ type, agency, company });
  expect(await passwordFits(user.password_hash, demoPassword)).toBe(true);
  const viewer = await viewerOf(database, user.id);
  expect(viewer.roles.toSorted()).toEqual([role, also ?? []].flat().map(roleName).sort());
  expect(viewer.approved).toBe(Boolean(agency ?? company));
});

test('each agency where anything happened has a report of the last two months, which adds up', async () => {
  const [last, before] = pastPeriods('month', new Date().toISOString().slice(0, 10), 2);
  const reports = await kysely
    .selectFrom('agency_reports as p')
    .innerJoin('agencies as a', 'a.id', 'p.agency_id')
    .selectAll('p')
    .select(({ selectFrom }) => [
      'a.slug',
      selectFrom('agency_report_lines as l')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('l.sent'), sql<number>`0`).as('sent'))
        .whereRef('l.report_id', '=', 'p.id')
        .where('l.kind', '=', 'recruiter')
        .as('sent_by_recruiters'),
    ])
    .orderBy('p.first_day', 'desc')
    .execute();
  expect(reports.filter(({ slug }) => slug === 'demo-agency')).toMatchObject([
    { span: 'month', first_day: last!.from, last_day: last!.to },
    { span: 'month', first_day: before!.from, last_day: before!.to },
  ]);
  expect(reports.length).toBeGreaterThan(10);
  for (const { sent, sent_by_recruiters } of reports) expect(Number(sent_by_recruiters)).toBe(sent);
});

test('nobody else can sign in', async () => {
  const others = kysely.selectFrom('users').select('id').where('email', 'not like', '%@demo.example');
  expect(await others.where('password_hash', 'is not', null).execute()).toEqual([]);
});

test('demo-recruiter has a good but imperfect profile, with replies to most reviews', async () => {
  const profile = await kysely
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .selectAll('r')
    .select(['u.email as login', 'a.name as agency', 'a.contact_email', 'a.legal_name'])
    .where('r.slug', '=', 'demo-recruiter')
    .executeTakeFirstOrThrow();
  expect(profile).toMatchObject({
    name: 'Demo Recruiter',
    login: 'pro_individual@demo.example',
    agency: 'Demo Agency',
    legal_name: 'Demo Agency Pty Ltd',
    contact_email: 'hello@demo.example',
    published_count: 24,
  });
  expect(profile.rating_sum / profile.review_count).toBeGreaterThan(4);
  expect(profile.stars_5).toBeLessThan(profile.review_count);
  expect(profile.invited_count / profile.eligible_count).toBeGreaterThan(0.8);
  const replies = await kysely
    .selectFrom('review_replies as p')
    .innerJoin('reviews as v', 'v.id', 'p.review_id')
    .select('p.review_id')
    .where('v.recruiter_id', '=', profile.id)
    .execute();
  expect(replies.length).toBeGreaterThan(14);
});

test('kept figures equal a recount', async () => {
  const figures = () => kysely.selectFrom('recruiters').selectAll().orderBy('id').execute();
  const before = await figures();
  await kysely.transaction().execute(async (tx) => {
    for (const { id } of before) {
      await recountRecruiter(tx, id, new Date());
      await recountCoverage(tx, id, new Date());
    }
  });
  expect(await figures()).toEqual(before);
});

test('kept scores and sums follow from the reviews by the published formula', async () => {
  const visible = await kysely
    .selectFrom('reviews')
    .selectAll()
    .where('publication', 'in', ['published', 'under_review'])
    .execute();
  const byRecruiter = Map.groupBy(visible, (review) => review.recruiter_id);
  const ratingOf = (review: (typeof visible)[number]) => ({
    overall: review.overall,
    level: review.level as Level,
    submittedAt: review.submitted_at,
    offeredAnything: review.was_offered_anything,
  });
  for (const recruiter of await kysely.selectFrom('recruiters').selectAll().execute()) {
    const rated = (byRecruiter.get(recruiter.id) ?? []).map(ratingOf);
    const { score, rank, count } = scoreOf(rated, new Date());
    expect(Number(recruiter.score)).toBeCloseTo(score, 3);
    expect(Number(recruiter.score_rank)).toBeCloseTo(rank, 3);
    expect([recruiter.review_count, recruiter.published_count]).toEqual([count, rated.length]);
  }
  for (const figures of await kysely.selectFrom('agency_figures').selectAll().execute()) {
    const own = visible.filter(({ agency_id }) => agency_id === figures.agency_id);
    const counted = own.filter(({ level, was_offered_anything }) => level >= 2 && !was_offered_anything);
    const sum = counted.reduce((total, { overall }) => total + overall, 0);
    expect(figures).toMatchObject({ published_count: own.length, review_count: counted.length, rating_sum: sum });
    expect(Number(figures.score)).toBeCloseTo(scoreOf(own.map(ratingOf), new Date()).score, 3);
  }
});

test('leaves profiles of every size, many of them with too few reviews', async () => {
  const counts = (await kysely.selectFrom('recruiters').select('published_count').execute()).map(
    (row) => row.published_count,
  );
  expect(Math.max(...counts)).toBeGreaterThan(170);
  expect(counts.filter((count) => count < 10).length).toBeGreaterThan(70);
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(10);
});

test('queues tasks in every waiting state, none of which runs within weeks', async () => {
  const { rows } = await database.pool.query(`select
    count(*) filter (where attempts >= max_attempts)::int as failed,
    count(*) filter (where attempts between 1 and max_attempts - 1)::int as retrying,
    count(*) filter (where attempts = 0)::int as planned,
    count(*) filter (where attempts < max_attempts and run_at < now() + interval '28 days')::int as soon
    from graphile_worker.jobs`);
  expect(rows).toEqual([{ failed: 2, retrying: 1, planned: 3, soon: 0 }]);
});

test('has flags in every state, with few enough open ones for one screen', async () => {
  const { rows } = await database.pool.query(
    'select state, count(*)::int as n from review_flag_cases group by state order by state',
  );
  const counts = Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  expect(Object.keys(counts)).toEqual(['closed', 'open', 'removed', 'taken_up', 'upheld']);
  expect(counts['open'] + counts['taken_up']).toBeLessThan(15);
  const astray = await database.pool.query(`select c.state, v.publication from review_flag_cases c
    join reviews v on v.id = c.review_id
    where c.about = 'review' and ((c.state = 'taken_up') <> (v.publication = 'under_review') or (c.state = 'removed') <> (v.publication = 'removed'))`);
  expect(astray.rows).toEqual([]);
  const early = await database.pool.query(
    'select 1 from review_flag_cases c join reviews v on v.id = c.review_id where c.opened_at < v.submitted_at',
  );
  expect(early.rows).toEqual([]);
  const replies = await database.pool.query(`select c.state, p.updated_at < c.opened_at as is_older
    from review_flag_cases c left join review_replies p on p.review_id = c.review_id where c.about = 'reply' order by 1`);
  expect(replies.rows).toEqual([
    { state: 'open', is_older: true },
    { state: 'upheld', is_older: true },
  ]);
});

test('the position of every row of every board follows from what the public API gives', async () => {
  const viewer = { ...stranger, permissions: new Set(['leaderboard_view']) } as unknown as Viewer;
  const now = new Date();
  const recruiters = await publicRecruiters(now);
  const ranked = await Promise.all(
    audiences.flatMap((audience) =>
      boardPeriods.map(async (period) => {
        const rows = await everyRow(viewer, now, { board: 'market', audience, period });
        const recomputed = recruiters.flatMap((recruiter) => recomputedRow(recruiter, audience, period, now) ?? []);
        const shown = new Map(recomputed.map((row) => [row.id, row]));
        expect(rows.length).toBe(recomputed.length);
        rows.forEach((row, at) => {
          const { rank, id: _, ...exact } = shown.get(row.recruiter.id)!;
          expect(row).toMatchObject({ ...exact, position: at + 1 });
          expect(row.rank).toBeCloseTo(rank, 4);
          if (at > 0) expect(shown.get(rows[at - 1]!.recruiter.id)!.rank).toBeGreaterThan(rank - 1e-4);
        });
        return rows.length;
      }),
    ),
  );
  expect(Math.max(...ranked)).toBeGreaterThan(5);
});

interface PublicRecruiter {
  id: string;
  isClaimed: boolean;
  eligibleCount: number;
  invitedCount: number;
  reviews: { overall: number; level: Level; submittedAt: Date; offeredAnything: boolean; audience: string }[];
}

interface Paged<Node> {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

type Read = Omit<PublicRecruiter, 'reviews'> & {
  reviews: Paged<{
    overall: number;
    level: Level;
    submittedAt: string;
    wasOfferedAnything: boolean;
    reviewerType: string;
  }>;
};

/** Reads every recruiter and all their reviews as anybody may. */
async function publicRecruiters(now: Date): Promise<PublicRecruiter[]> {
  const slugs = await kysely.selectFrom('recruiters').select('slug').where('gone_at', 'is', null).execute();
  const found: PublicRecruiter[] = [];
  for (const { slug } of slugs) {
    const reviews: PublicRecruiter['reviews'] = [];
    for (let after: string | null = null; ; ) {
      const { data } = await request(
        context(stranger, now),
        `query ($slug: String!, $after: String) { recruiter(slug: $slug) { id isClaimed eligibleCount invitedCount
          reviews(first: 100, after: $after) { pageInfo { hasNextPage endCursor }
            edges { node { overall level submittedAt wasOfferedAnything reviewerType } } } } }`,
        { slug, after },
      );
      const recruiter = data['recruiter'] as unknown as Read;
      for (const { node } of recruiter.reviews.edges)
        reviews.push({
          overall: node.overall,
          level: node.level,
          submittedAt: new Date(node.submittedAt),
          offeredAnything: node.wasOfferedAnything,
          audience: node.reviewerType,
        });
      if (!recruiter.reviews.pageInfo.hasNextPage) {
        found.push({ ...recruiter, reviews });
        break;
      }
      after = recruiter.reviews.pageInfo.endCursor;
    }
  }
  return found;
}

/** A row of a board from a recruiter's public reviews and coverage; null without a place. */
function recomputedRow(recruiter: PublicRecruiter, audience: string, period: BoardPeriod, now: Date) {
  const { id, eligibleCount, invitedCount } = recruiter;
  const inPeriod = (since: Date | null) =>
    recruiter.reviews.filter((one) => one.audience === audience && (!since || one.submittedAt >= since));
  const { rank, count } = scoreOf(inPeriod(sinceOf(period, now)), now);
  const recent = new Date(Math.max(Number(sinceOf('24m', now)), Number(sinceOf(period, now) ?? 0)));
  const recentCount = scoreOf(inPeriod(recent), now).count;
  const isRanked = missingFrom({ recentCount, eligibleCount, invitedCount }).length === 0;
  return recruiter.isClaimed && isRanked
    ? { id, rank, reviewCount: count, recentCount, eligibleCount, invitedCount }
    : null;
}

interface BoardRow {
  id: string;
  position: number;
  rank: number;
  recruiter: { id: string };
}

async function everyRow(viewer: Viewer, now: Date, filter: object): Promise<BoardRow[]> {
  const rows: BoardRow[] = [];
  for (let after: string | null = null; ; ) {
    const { data } = await request(
      context(viewer, now),
      `query ($filter: LeaderboardFilter, $after: String) { leaderboard(filter: $filter, first: 7, after: $after) {
        pageInfo { hasNextPage endCursor }
        edges { node { id position rank reviewCount recentCount eligibleCount invitedCount recruiter { id } } } } }`,
      { filter, after },
    );
    const { edges, pageInfo } = data['leaderboard'] as unknown as Paged<BoardRow>;
    rows.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return rows;
    after = pageInfo.endCursor;
  }
}
