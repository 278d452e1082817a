import pg from 'pg';
import { expect, test } from 'vitest';
import {
  createCampaign,
  createRecipient,
  createResponse,
  createSurvey,
} from '#server/features/surveys/surveys.factories.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { checkKept } from './check.ts';
import { fillDatabase, hasTenants } from './fill.ts';
import { readOptions } from './options.ts';
import { planWorld, type Wishes } from './plan.ts';
import { copiedTables } from './sheets.ts';
import { requireEmpty, requireLoadName, requireOurHost } from './target.ts';

const wishes: Wishes = {
  recruiters: 200,
  reviews: 800,
  seed: 7,
  tenantShare: 0.3,
  asOf: new Date('2026-11-01T00:00Z'),
};
const untold = () => undefined;

const { database, connectionString } = await testDatabase();
const before = await structure();
const filled = await fillDatabase(connectionString, wishes, untold);
await addSurvey();

/** A world has no surveys of its own: one answer, so that their figures are compared too. */
async function addSurvey(): Promise<void> {
  const agency_id = await one<string>('select id as value from agencies order by id limit 1');
  const { survey, workflows } = await createSurvey(database, { agency_id });
  const campaign = await createCampaign(database, { agency_id, survey_id: survey.id });
  const { recipient } = await createRecipient(database, { agency_id, campaign_id: campaign.id });
  await createResponse(database, { recipient, workflow: workflows[0]!, answers: { quote: true } });
}

async function structure(): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select pg_get_indexdef(indexrelid) as line from pg_index where indrelid::regclass::text !~ '^pg_|\\.'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`,
  );
  return rows.map(({ line }) => line);
}

async function one<T>(query: string): Promise<T> {
  const { rows } = await database.pool.query<{ value: T }>(query);
  return rows[0]!.value;
}

test('a world has the requested numbers of recruiters and reviews, and one agency has its requested share', async () => {
  expect(filled.rowsOf).toMatchObject({ recruiters: 200, reviews: 800 });
  const shares = `select max(count)::int as value from (select count(*) from recruiters group by agency_id) a`;
  expect(await one<number>(shares)).toBe(60);
});

test('states, lengths and dates vary as in real life', async () => {
  const states = (column: string, table: string) =>
    one<string[]>(`select array_agg(distinct ${column} order by ${column}) as value from ${table}`);
  expect(await states('state', 'invitations')).toEqual(
    ['bounced', 'cancelled', 'completed', 'draft', 'expired', 'opened', 'scheduled', 'sent', 'started', 'unsubscribed']
      .concat('complained')
      .sort(),
  );
  expect(await states('level', 'reviews')).toEqual([0, 1, 2, 3, 4]);
  expect(await states('publication', 'reviews')).toEqual(
    ['published', 'removed', 'under_review', 'unpublished', 'withdrawn'].sort(),
  );
  const median = 'percentile_cont(0.5) within group (order by length(body))';
  expect(await one<number>(`select max(length(body)) / ${median} as value from reviews`)).toBeGreaterThan(4);
  expect(
    await one<number>("select count(distinct date_trunc('year', start_date))::int as value from placements"),
  ).toBeGreaterThan(4);
  expect(
    await one<number>("select count(*)::int as value from recruiters where name ~ '[^\\u0000-\\uffff]'"),
  ).toBeGreaterThan(0);
});

test('nobody in it can be emailed, and nobody can sign in', async () => {
  const addresses = `select email from users union all select recipient_email from invitations
    union all select candidate_email from placements union all select contact_email from placements
    union all select contact_email from agencies union all select email from recruiters`;
  const real = `select count(*)::int as value from (${addresses}) a where email !~ '\\.(example|test)$'`;
  expect(await one<number>(real)).toBe(0);
  expect(await one<number>('select count(password_hash)::int as value from users')).toBe(0);
});

test('indexes, keys and triggers are as they were before', async () => {
  expect(await structure()).toEqual(before);
});

test('every kept figure equals its recount', async () => {
  const checked = await checkKept(connectionString, untold);
  expect(checked.filter(({ differing }) => differing > 0)).toEqual([]);
  expect(checked.filter(({ compared }) => compared === 0)).toEqual([]);
  expect(checked.map(({ figure }) => figure)).toEqual(
    expect.arrayContaining(['recruiters.score', 'agency_figures.review_tallies', 'sides_to_invite', 'search_counts']),
  );
});

test('search counts have no deltas left', async () => {
  const scattered = `select count(*)::int as value from (
    select from search_counts group by kind, claim, place, speciality, role having count(*) > 1) c`;
  expect(await one<number>(scattered)).toBe(0);
});

/** One subject of each figure, changed to a wrong value. */
const first = (table: string) => `id = (select id from ${table} order by id limit 1)`;
const wrongs: Readonly<Record<string, string>> = {
  'recruiters.review_count': `update recruiters set review_count = review_count + 1 where ${first('recruiters')}`,
  'recruiters.invited_count': `update recruiters set invited_count = invited_count - 1 where ${first('recruiters')}`,
  'recruiters.score_rank': `update recruiters set score_rank = score_rank + 0.01 where ${first('recruiters')}`,
  'recruiters.review_tallies': `update recruiters set review_tallies = review_tallies || '{"level 3": 999}' where ${first('recruiters')}`,
  'agency_figures.stars_5': `update agency_figures set stars_5 = stars_5 + 1 where agency_id = (select id from agencies order by id limit 1)`,
  'reviews.has_reply': `update reviews set has_reply = not has_reply where ${first('reviews')}`,
  'reviews.has_queued_edit': `update reviews set has_queued_edit = not has_queued_edit where ${first('reviews')}`,
  sides_to_invite: `delete from sides_to_invite where ${first('sides_to_invite')}`,
  'placements.candidate_step': `update placements set candidate_step = 'ended' where id = (
    select id from placements where candidate_step is distinct from 'ended' order by id limit 1)`,
  'placements.employer_step': `update placements set employer_step = 'ended' where id = (
    select id from placements where employer_step is distinct from 'ended' order by id limit 1)`,
  figure_days: 'update figure_days set sent = sent + 1 where ctid = (select min(ctid) from figure_days)',
  'search_entries of recruiters': `update search_entries set review_count = 5000 where ${first("search_entries where kind = 'recruiter'")}`,
  'search_entries of agencies': `update search_entries set score_rank = 1 where ${first("search_entries where kind = 'agency'")}`,
  standings: 'update standings set seniority = seniority + 1 where ctid = (select min(ctid) from standings)',
  search_counts: 'update search_counts set count = count + 1 where ctid = (select min(ctid) from search_counts)',
  search_words: 'delete from search_words where word = (select min(word) from search_words)',
};

test('each wrong figure is found by its name, and no other', async () => {
  for (const wrong of Object.values(wrongs)) expect((await database.pool.query(wrong)).rowCount).toBe(1);
  const checked = await checkKept(connectionString, untold);
  const found = checked.filter(({ differing }) => differing > 0);
  expect(found.map(({ figure }) => figure).sort()).toEqual(Object.keys(wrongs).sort());
  expect(found.every(({ differing, examples }) => differing === 1 && examples.length === 1)).toBe(true);
});

test('the same seed makes the same world, byte for byte', async () => {
  const second = await testDatabase();
  await fillDatabase(second.connectionString, { ...wishes, recruiters: 40, reviews: 100 }, untold, 2);
  const third = await testDatabase();
  await fillDatabase(third.connectionString, { ...wishes, recruiters: 40, reviews: 100 }, untold);
  for (const table of [
    ...copiedTables,
    'agency_figures',
    'sides_to_invite',
    'figure_days',
    'standings',
    'search_entries',
  ])
    expect(await contents(second, table), table).toBe(await contents(third, table));
}, 120_000);

async function contents({ database: { pool } }: TestDatabase, table: string): Promise<string> {
  const { rows } = await pool.query<{ all: string }>(
    `select md5(string_agg(t::text, '|' order by t::text)) as all from ${table} t`,
  );
  return rows[0]!.all;
}

test('a plan gives every profile its own slug, even for a name without Latin letters', () => {
  const { recruiters, agencies } = planWorld({ ...wishes, recruiters: 5000 });
  expect(new Set(recruiters.map(({ slug }) => slug)).size).toBe(5000);
  expect(new Set(agencies.map(({ slug }) => slug)).size).toBe(agencies.length);
  expect(recruiters.filter(({ slug }) => /^recruiter(-\d+)?$/.test(slug)).length).toBeGreaterThan(50);
});

test('a production database is refused by its name, a remote one by its host, and one with tenants by them', async () => {
  for (const name of ['plaudit', 'plaudit_production', 'postgres', 'xplaudit_load', ''])
    expect(() => requireLoadName(name)).toThrow('is not filled');
  expect(() => requireLoadName('plaudit_load_10k')).not.toThrow();
  const elsewhere = 'postgres://somebody@db.example/plaudit_load';
  expect(() => requireOurHost(elsewhere, undefined)).toThrow('not on this machine');
  expect(() => requireOurHost(`${elsewhere}?host=127.0.0.1`, undefined)).not.toThrow();
  expect(() => requireOurHost(elsewhere, 'db.example')).not.toThrow();
  await expect(requireEmpty(connectionString)).rejects.toThrow('is not filled');
  const client = new pg.Client({ connectionString });
  await client.connect();
  expect(await hasTenants(client)).toBe(true);
  await client.end();
});

test('an invalid command line is answered with one sentence', () => {
  expect(() => readOptions([])).toThrow('Write: bin/seed');
  expect(() => readOptions(['--database', 'plaudit_load', '--recruiters', 'many'])).toThrow('--recruiters must be');
  expect(() => readOptions(['--database', 'plaudit_load', '--recruiters', '9', '--as-of', '2026-13-01'])).toThrow(
    '--as-of',
  );
  expect(readOptions(['--database', 'plaudit_load', '--check'])).toMatchObject({ check: true, wishes: undefined });
  expect(readOptions(['--database', 'plaudit_load', '--recruiters', '1_000']).wishes).toMatchObject({
    recruiters: 1000,
    reviews: 10_000,
    tenantShare: 0.3,
  });
});
