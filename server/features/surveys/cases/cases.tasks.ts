import { sql } from 'kysely';
import { z } from 'zod';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { defineTask } from '#server/tasks/task.ts';
import { openCase } from './opening.ts';
import { tellOwner } from './owners.ts';

/** Enqueued by a detractor's score: opens the case of a response that nobody finished. */
export const openLeftCase = defineTask({
  name: 'openLeftCase',
  payload: z.object({ responseId: z.uuid() }),
  run: async (context, payload) => {
    await carryOut(context, openLeftCaseCommand, payload);
  },
});

const openLeftCaseCommand = defineCommand({
  name: 'openLeftCase',
  input: z.object({ responseId: z.uuid() }),
  run: async (write, { responseId }) => {
    const response = await write.tx
      .selectFrom('responses')
      .select(['id', 'agency_id', 'recruiter_id', 'recipient_id', 'nps_group'])
      .where('id', '=', responseId)
      .forUpdate()
      .executeTakeFirst();
    if (response) await openCase(write, response);
    return {};
  },
});

/** Tells owners once that a case is overdue, from eight in the morning of their next day. */
export const remindOfCases = defineTask({
  name: 'remindOfCases',
  cron: '20 * * * *',
  payload: z.object({}),
  run: async (context) => {
    const now = context.nature.now();
    const { rows } = await sql<{ id: string }>`/* overdueCases */
      select k.id from nps_cases k
        left join recruiters r on r.id = k.owner_id
        left join users u on u.id = r.user_id
      where k.state <> 'resolved' and k.reminded_at is null and k.due_on <= (${now}::timestamptz at time zone 'UTC')::date
        and ${now}::timestamptz at time zone coalesce(u.time_zone, 'UTC') >= k.due_on + interval '1 day 8 hours'
      order by k.due_on, k.id`.execute(context.database.kysely);
    for (const { id } of rows) await carryOut(context, remindOfCase, { caseId: id });
  },
});

const remindOfCase = defineCommand({
  name: 'remindOfCase',
  input: z.object({ caseId: z.uuid() }),
  run: async (write, { caseId }) => {
    const known = await write.tx
      .updateTable('nps_cases')
      .set({ reminded_at: write.at })
      .where('id', '=', caseId)
      .where('state', '<>', 'resolved')
      .where('reminded_at', 'is', null)
      .returning(['agency_id', 'owner_id'])
      .executeTakeFirst();
    if (!known) return { told: false };
    // Without an owner who still works there, the admins are told.
    const owner = await write.tx
      .selectFrom('recruiters as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select('u.id')
      .where('r.id', '=', known.owner_id)
      .where('r.agency_id', '=', known.agency_id)
      .where('u.status', '=', 'active')
      .executeTakeFirst();
    const to = owner ? [owner.id] : (await adminsOfAgency(write, known.agency_id)).map(({ id }) => id);
    await tellOwner(write, 'caseOverdue', { caseId, to });
    return { told: true };
  },
});
