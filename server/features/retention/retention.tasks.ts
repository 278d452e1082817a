import { sql } from 'kysely';
import { z } from 'zod';
import { defineTask } from '#server/tasks/task.ts';

/** What goes when: the one table of retention. `since` is the column its days count from. */
const retention = [
  { table: 'receipts', days: 30, since: 'created_at' },
  { table: 'login_failures', days: 1, since: 'failed_at' },
  { table: 'used_captchas', days: 1, since: 'expires_at' },
  { table: 'account_links', days: 30, since: 'expires_at' },
  { table: 'refresh_tokens', days: 1, since: 'expires_at' },
  { table: 'session_families', days: 60, since: 'last_used_at' },
  { table: 'invitation_tokens', days: 90, since: 'created_at' },
  { table: 'unsubscribe_tokens', days: 730, since: 'created_at' },
  { table: 'enquiries', days: 730, since: 'created_at' },
  { table: 'claims', days: 730, since: 'created_at' },
  { table: 'mails', days: 730, since: 'queued_at' },
] as const;

/** Rows removed in one statement, so that no lock is held for long. */
const batchSize = 5000;

/** Removes what has served its time, table by table. A second run finds nothing. */
export const sweepExpired = defineTask({
  name: 'sweepExpired',
  cron: '40 3 * * *',
  payload: z.object({}),
  run: async ({ database, nature }) => {
    for (const { table, days, since } of retention)
      for (let removed = batchSize; removed === batchSize; ) {
        const { numAffectedRows } = await sql`/* sweepExpired */
          delete from ${sql.table(table)} where ctid = any (array(
            select ctid from ${sql.table(table)}
            where ${sql.ref(since)} < ${nature.now()}::timestamptz - make_interval(days => ${days})
            limit ${batchSize}))`.execute(database.kysely);
        removed = Number(numAffectedRows ?? 0);
      }
  },
});
