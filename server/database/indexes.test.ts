import { expect, test } from 'vitest';
import { testDatabase } from './testing/database.ts';

const { database } = await testDatabase();

/** Whose rows tasks remove, many in one statement. */
const removed = ['users', 'mails', 'registrations', 'session_families', 'invitation_tokens', 'claims', 'enquiries'];

test('references to removed rows are found by an index, because each removal would otherwise scan whole tables', async () => {
  const { rows } = await database.pool.query<{ reference: string }>(
    `select c.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid::regclass::text = any ($1) and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and (
        i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
    order by 1`,
    [removed],
  );
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});

/** The conditions of list queries, and of the queries for each of their rows. */
test.each([
  [
    'reviews of a placement',
    "reviews where placement_id = '01890a5d-ac96-774b-bcce-b302099a8057'",
    'reviews_placement_id_idx',
  ],
  [
    'recruiters of an agency by rank',
    "recruiters where agency_id = '01890a5d-ac96-774b-bcce-b302099a8057' order by score_rank desc, id desc limit 5",
    'recruiters_agency_id_score_rank_id_idx',
  ],
  ['enquiries of an address', "enquiries where email = 'a@b.example'", 'enquiries_email_created_at_idx'],
  ['claims by words', "claims where folded(name || ' ' || email) like '%una%'", 'claims_folded_idx'],
  [
    'enquiries by words',
    "enquiries where folded(name || ' ' || agency_name || ' ' || email) like '%una%'",
    'enquiries_folded_idx',
  ],
  [
    'reviews that a moderator sees by words',
    `reviews where (decided_at is not null or moderation = 'queued' or has_queued_edit)
      and folded(title || ' ' || reviewer_name || ' ' || coalesce(reviewer_email, '')) like '%una%'`,
    'reviews_moderated_folded_idx',
  ],
  ['reported profiles by words', "profile_reports where folded(words) like '%una%'", 'profile_reports_folded_idx'],
  ['agencies by name', 'agencies order by name, id limit 25', 'agencies_name_id_idx'],
  ['companies by name', 'companies order by name, id limit 25', 'companies_name_id_idx'],
])('%s are found by an index', async (_, rows, index) => {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    // Empty tables are read whole, whatever indexes they have.
    await client.query('set local enable_seqscan = off');
    const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(`explain select id from ${rows}`);
    expect(lines.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
