import { z } from 'zod';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import { defineTask } from '#server/tasks/task.ts';
import { removeBytesJob, removeBytesLater, removeFile } from './files.ts';
import { fileStorage } from './storage.ts';

/** Hours a file may wait to be attached, and hours that removing its bytes may take. */
const patienceHours = 24;

/** Files removed in one transaction. */
const batchSize = 500;

/** Removes the bytes of a removed file. Running it twice is harmless. */
export const removeFileBytes = defineTask({
  name: removeBytesJob.name,
  payload: z.object({ fileId: z.uuid() }),
  run: async ({ database: { kysely }, nature }, { fileId }) => {
    const file = await kysely
      .selectFrom('files')
      .select('key')
      .where('id', '=', fileId)
      .where('state', '=', 'removed')
      .where('bytes_removed_at', 'is', null)
      .executeTakeFirst();
    if (!file) return;
    await fileStorage().remove(file.key);
    await kysely.updateTable('files').set({ bytes_removed_at: nature.now() }).where('id', '=', fileId).execute();
  },
});

/**
 * Removes uploads that were not attached within a day, including those of dead processes, and tries again to remove
 * bytes that are still there a day after their file was removed.
 */
export const sweepOrphanFiles = defineTask({
  name: 'sweepOrphanFiles',
  cron: '10 3 * * *',
  payload: z.object({}),
  run: async (context) => {
    const before = new Date(context.nature.now().getTime() - patienceHours * 3_600_000).toISOString();
    for (let removed = batchSize; removed === batchSize; )
      removed = (await carryOut(context, removeOrphans, { before })).count;
    await carryOut(context, remindOfBytes, { before });
  },
});

const beforeInput = z.object({ before: z.iso.datetime() });

/** Skips a file that is being attached right now: it is locked. */
const removeOrphans = defineCommand({
  name: 'removeOrphanFiles',
  input: beforeInput,
  async run(write, { before }) {
    const orphans = await write.tx
      .selectFrom('files')
      .select('id')
      .where('state', '=', 'uploaded')
      .where('uploaded_at', '<', new Date(before))
      .orderBy('id')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of orphans) await removeFile(write, id);
    return { count: orphans.length };
  },
});

const remindOfBytes = defineCommand({
  name: 'remindOfFileBytes',
  input: beforeInput,
  async run(write, { before }) {
    const overdue = await write.tx
      .selectFrom('files')
      .select('id')
      .where('state', '=', 'removed')
      .where('bytes_removed_at', 'is', null)
      .where('removed_at', '<', new Date(before))
      .orderBy('removed_at')
      .limit(batchSize)
      .execute();
    for (const { id } of overdue) removeBytesLater(write, id);
    return { count: overdue.length };
  },
});
