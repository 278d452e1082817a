import { sql } from 'kysely';
import { z } from 'zod';
import { retentionDays } from '#common/retention.ts';
import { defineTask } from '#server/tasks/task.ts';

/** The column from which a table's retention counts. */
const since = {
  receipts: 'created_at',
  login_failures: 'failed_at',
  used_captchas: 'expires_at',
  account_links: 'expires_at',
  pending_sign_ins: 'expires_at',
  email_changes: 'expires_at',
  refresh_tokens: 'expires_at',
  session_families: 'last_used_at',
  invitation_tokens: 'created_at',
  unsubscribe_tokens: 'created_at',
  enquiries: 'created_at',
  training_bookings: 'created_at',
  claims: 'created_at',
  review_submissions: 'created_at',
  placement_problems: 'created_at',
  placement_import_rows: 'created_at',
  profile_events: 'at',
  visitor_salts: 'created_at',
  statement_visits: 'viewed_on',
  mails: 'queued_at',
  // Rows that wait for a decision have no such date, and stay.
  review_flag_cases: 'decided_at',
  profile_reports: 'decided_at',
  data_requests: 'decided_at',
  profile_looks: 'looked_at',
  notices: 'at',
  // Only those that were removed.
  suppliers: 'removed_at',
  member_invitations: 'expires_at',
  // Only those that were answered or withdrawn.
  join_requests: 'decided_at',
  survey_tokens: 'created_at',
  anonymous_responses: 'day',
  webhook_deliveries: 'created_at',
  // Only those that were revoked.
  api_tokens: 'revoked_at',
  authorizations: 'created_at',
  connection_events: 'at',
  connection_hints: 'received_at',
  // Counted from the last time that the software named them.
  connection_records: 'seen_at',
  widget_views: 'viewed_on',
  // Counted from the last email.
  found_people: 'last_at',
  counted_messages: 'counted_at',
  found_threads: 'seen_at',
} as const satisfies Record<keyof typeof retentionDays, string>;

/** Rows deleted per statement, so that no lock is held for long. */
const batchSize = 5000;

/** Deletes expired rows, table by table. A second run finds nothing. */
export const sweepExpired = defineTask({
  name: 'sweepExpired',
  cron: '40 3 * * *',
  payload: z.object({}),
  run: async ({ database, nature }) => {
    for (const [table, days] of Object.entries(retentionDays))
      for (let removed = batchSize; removed === batchSize; ) {
        const { numAffectedRows } = await sql`/* sweepExpired */
          delete from ${sql.table(table)} where ctid = any (array(
            select ctid from ${sql.table(table)}
            where ${sql.ref(since[table as keyof typeof since])} < ${nature.now()}::timestamptz - make_interval(days => ${days})
            limit ${batchSize}))`.execute(database.kysely);
        removed = Number(numAffectedRows ?? 0);
      }
  },
});
