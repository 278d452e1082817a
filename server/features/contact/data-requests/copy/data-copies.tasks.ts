import { Readable } from 'node:stream';
import { z } from 'zod';
import { carryOut } from '#server/commands/command.ts';
import { keepUpload } from '#server/storage/keep-upload.ts';
import { defineTask } from '#server/tasks/task.ts';
import { copyFile, type FilledPart } from './copy-file.ts';
import { endExpiredCopies, failDataCopy, finishDataCopy, prepareTaskName } from './data-copies.commands.ts';
import { keptData } from './kept-data.ts';

/** Writes the file of a copy, part by part. A second run does nothing; one after a crash starts again. */
export const prepareDataCopyFile = defineTask({
  name: prepareTaskName,
  payload: z.object({ copyId: z.uuid() }),
  run: async (context, { copyId }) => {
    const { kysely } = context.database;
    const copy = await kysely
      .selectFrom('data_copies as c')
      .innerJoin('data_requests as d', 'd.id', 'c.request_id')
      .select('d.email')
      .where('c.id', '=', copyId)
      .where('c.state', '=', 'preparing')
      .executeTakeFirst();
    if (!copy) return;
    const parts: FilledPart[] = [];
    for (const { rows, ...part } of keptData) {
      const found = await rows(copy.email).execute(kysely);
      parts.push({ ...part, entries: found.rows.map(({ row }) => row) });
      await kysely
        .updateTable('data_copies')
        .set({ parts_done: parts.length })
        .where('id', '=', copyId)
        .where('state', '=', 'preparing')
        .execute();
    }
    const bytes = copyFile(copy.email, context.nature.now(), parts);
    const upload = await keepUpload(context, Readable.from([bytes]), { kind: 'copy' });
    if (!upload.ok && upload.status === 503) throw new Error(upload.problem.message);
    if (!upload.ok) return void (await carryOut(context, failDataCopy, { copyId }));
    const entries = parts.reduce((sum, part) => sum + part.entries.length, 0);
    await carryOut(context, finishDataCopy, { copyId, fileId: upload.file.id, size: upload.file.size, entries });
  },
});

/** Deletes copies whose link has expired, with their files. A second run finds none. */
export const sweepDataCopies = defineTask({
  name: 'sweepDataCopies',
  cron: '25 * * * *',
  payload: z.object({}),
  run: async (context) => {
    while ((await carryOut(context, endExpiredCopies, {})).count > 0);
  },
});
