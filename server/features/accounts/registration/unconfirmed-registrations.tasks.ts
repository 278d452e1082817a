import { z } from 'zod';
import { registrationDays } from '#common/retention.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import { removeFile } from '#server/storage/files.ts';
import { defineTask } from '#server/tasks/task.ts';

/** Registrations deleted in one transaction. */
const batchSize = 500;

/**
 * Deletes registrations whose address was not confirmed in time, and their accounts once none is left. Skips one that
 * is being confirmed right now: it is locked.
 */
export const dropUnconfirmedRegistrations = defineTask({
  name: 'dropUnconfirmedRegistrations',
  cron: '50 3 * * *',
  payload: z.object({}),
  run: async (context) => {
    const before = new Date(context.nature.now().getTime() - registrationDays * 86_400_000).toISOString();
    for (let dropped = batchSize; dropped === batchSize; )
      dropped = (await carryOut(context, dropRegistrations, { before })).count;
  },
});

const dropRegistrations = defineCommand({
  name: 'dropUnconfirmedRegistrations',
  input: z.object({ before: z.iso.datetime() }),
  async run(write, { before }) {
    const due = await write.tx
      .selectFrom('registrations')
      .select(['id', 'user_id', 'logo_file_id'])
      .where('created_at', '<', new Date(before))
      .orderBy('id')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return { count: 0 };
    const ids = due.map(({ id }) => id);
    await write.tx.deleteFrom('registrations').where('id', 'in', ids).execute();
    for (const { logo_file_id } of due) if (logo_file_id) await removeFile(write, logo_file_id);
    const userIds = due.flatMap(({ user_id }) => user_id ?? []);
    if (userIds.length === 0) return { count: due.length };
    await write.tx
      .deleteFrom('users as u')
      .where('u.id', 'in', userIds)
      .where('u.is_verified', '=', false)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('registrations as r').whereRef('r.user_id', '=', 'u.id'))),
      )
      .execute();
    return { count: due.length };
  },
});
