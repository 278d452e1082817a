import { expect, test } from 'vitest';
import { testDatabase } from './testing/database.ts';

const { database } = await testDatabase();

/** Whose rows tasks remove, many in one statement, and duplicates are merged of, whose references all move. */
const removed = [
  ...['users', 'mails', 'registrations', 'session_families', 'invitation_tokens', 'claims', 'enquiries'],
  ...['agencies', 'companies', 'recruiters', 'invitations'],
];

/** Read whole when agencies are merged: an index each for ranked and other rows is all that screens need. */
const foundOtherwise = ['standings.agency_id'];

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
  expect(rows.map(({ reference }) => reference)).toEqual(foundOtherwise);
});

const shown = "publication in ('published', 'under_review') and not is_hidden";

/**
 * The plan of a query, as if its tables were long: empty ones are read whole, whatever indexes they have. With `only`, as
 * if its table had no other index, because on an empty table all seem as good.
 */
async function planOf(query: string, only?: { table: string; index: string }): Promise<string> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
    if (only) {
      const { rows: others } = await client.query<{ name: string }>(
        `select indexrelid::regclass::text as name from pg_index i where indrelid = $1::regclass
          and indexrelid <> $2::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
        [only.table, only.index],
      );
      await client.query(`drop index ${others.map(({ name }) => name).join(', ')}`);
    }
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`);
    return rows.map((line) => line['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

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
  [
    'training bookings by words',
    "training_bookings where folded(name || ' ' || agency_name) like '%una%'",
    'training_bookings_folded_idx',
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
  [
    'invitations by name',
    "invitations where agency_id = '01890a5d-ac96-774b-bcce-b302099a8057' order by folded(recipient_name), id limit 25",
    'invitations_agency_id_folded_id_idx',
  ],
  [
    'invitations by when they go out',
    `invitations where agency_id = '01890a5d-ac96-774b-bcce-b302099a8057'
      order by coalesce(scheduled_for, 'infinity'::timestamptz), id limit 25`,
    'invitations_agency_id_coalesce_id_idx',
  ],
  [
    'sides to invite by name',
    `sides_to_invite where agency_id = '01890a5d-ac96-774b-bcce-b302099a8057'
      order by folded(coalesce(recipient_name, '')), id limit 25`,
    'sides_to_invite_agency_id_folded_id_idx',
  ],
  ['agencies by name', 'agencies order by name, id limit 25', 'agencies_name_id_idx'],
  ['companies by name', 'companies order by name, id limit 25', 'companies_name_id_idx'],
])('%s are found by an index', async (_, rows, index) => {
  expect(await planOf(`select id from ${rows}`)).toContain(index);
});

/** The filters of the board and of an agency's lists, by the index that answers them without a visit to any row. */
test.each([
  ['invitations', "state = 'scheduled'", 'created_at', 'audience', 'origin', 'invitations_of_agency_scheduled'],
  [
    'invitations',
    "state in ('sent', 'opened', 'started')",
    'created_at',
    'audience',
    'origin',
    'invitations_of_agency_sent',
  ],
  ['invitations', 'true', 'created_at', 'audience', 'origin', 'invitations_of_agency'],
  ['sides_to_invite', 'true', 'start_date', 'audience', 'source', 'sides_to_invite_by_source'],
  ['sides_to_invite', 'true', 'start_date', 'audience', 'source', 'sides_to_invite_of_agency'],
  [
    'reviews',
    "publication = 'unpublished' and moderation <> 'rejected'",
    'submitted_at',
    'reviewer_type',
    'origin',
    'reviews_of_agency_pending',
  ],
  ['reviews', `${shown} and level >= 2`, 'submitted_at', 'reviewer_type', 'origin', 'reviews_of_agency_shown'],
  ['reviews', `${shown} and has_reply`, 'submitted_at', 'reviewer_type', 'origin', 'reviews_of_agency_by_reply'],
  [
    'reviews',
    `${shown} and overall <= 4 and level > 0`,
    'submitted_at',
    'reviewer_type',
    'origin',
    'reviews_of_agency_bad',
  ],
])('%s where %s are filtered in an index', async (table, condition, day, audience, source, index) => {
  const query = `select from ${table} where agency_id = '01890a5d-ac96-774b-bcce-b302099a8057' and ${condition}
    and ${audience} = 'employer' and ${source} = 'bullhorn' and ${day} >= '2026-01-01'
    and recruiter_id = '01890a5d-ac96-774b-bcce-b302099a8057' limit 1001`;
  const plan = await planOf(query, { table, index });
  expect(plan).toContain(`Index Only Scan using ${index} `);
  expect(plan).not.toContain('Filter:');
});
