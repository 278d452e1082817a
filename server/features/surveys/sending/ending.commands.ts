import { sql } from 'kysely';
import { z } from 'zod';
import { defineCommand } from '#server/commands/command.ts';

/** People whose surveys end in one transaction. */
const atOnce = 1000;

/** Ends surveys whose links are over without a complete answer. What was answered stays. `isDone`: none are left. */
export const expireRecipients = defineCommand({
  name: 'expireRecipients',
  input: z.object({}),
  run: async ({ tx, at }) => {
    const { rows } = await sql`/* expireRecipients */
      update survey_recipients set state = 'expired', next_reminder_at = null where id in (
        select id from survey_recipients
        where state in ('sent', 'started', 'partial') and expires_at <= ${at}::timestamptz
        order by expires_at limit ${atOnce} for update skip locked)
      returning id`.execute(tx);
    return { isDone: rows.length < atOnce };
  },
});
