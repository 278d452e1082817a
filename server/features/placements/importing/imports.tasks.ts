import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { matchedFields } from '#common/placements/import-columns.ts';
import { importLimits } from '#common/placements/import-states.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { UnreadableTable } from '#server/csv/table.ts';
import { env } from '#server/env.ts';
import { defineTask } from '#server/tasks/task.ts';
import { importBatch, undoBatch } from './applying.commands.ts';
import { countRows } from './import-rows.ts';
import { change, dropImport, rememberedColumns } from './imports.commands.ts';
import { importTasks, lockImport, stateAfter } from './imports.ts';
import { checkRows, copyRows, type Inspection, inspectFile } from './reading.ts';

const ofImport = z.object({ importId: z.uuid() });

/** Reads a file once to its end: which columns it has, and whether it can be read at all. */
export const inspectImport = defineTask({
  name: importTasks.inspecting,
  payload: ofImport,
  run: async (context, { importId }) => {
    const known = await findImport(context, importId, 'inspecting');
    if (!known) return;
    try {
      const found = await inspectFile(known.key, known.sheet, notedIn(context, importId, 'inspecting'));
      await carryOut(context, noteInspection, { importId, found });
    } catch (error) {
      await failUnlessGone(context, importId, error);
    }
  },
});

const noteInspection = defineCommand({
  name: 'noteInspection',
  input: ofImport.extend({ found: z.custom<Inspection>() }),
  run: async (write, { importId, found }) => {
    const known = await lockImport(write, importId);
    if (known?.state !== 'inspecting') return {};
    const byName = env.PLAUDIT_FEATURES.fileManagementAutoMatchColumn;
    const fields = matchedFields(found.heads, await rememberedColumns(write, known.agency_id), byName);
    await change(write, known, { ...found, fields, state: stateAfter(known, 'inspected'), progress: 0 });
    return {};
  },
});

/** Reads all rows of a file and finds out what each would do. */
export const readImport = defineTask({
  name: importTasks.reading,
  payload: ofImport,
  run: async (context, { importId }) => {
    const known = await findImport(context, importId, 'reading');
    if (!known) return;
    try {
      await copyRows(context.database, known, notedIn(context, importId, 'reading'));
    } catch (error) {
      return failUnlessGone(context, importId, error);
    }
    await checkRows(context.database.kysely, known);
    await carryOut(context, noteCheck, { importId });
  },
});

const noteCheck = defineCommand({
  name: 'noteCheck',
  input: ofImport,
  run: async (write, { importId }) => {
    const known = await lockImport(write, importId);
    if (known?.state !== 'reading') return {};
    const counts = await countRows(write.tx, importId);
    await change(write, known, { ...counts, state: stateAfter(known, 'check'), progress: 0 } as never);
    return {};
  },
});

/** Imports batch by batch. After a crash, another worker goes on behind the last one. */
export const importPlacements = defineTask({
  name: importTasks.importing,
  payload: ofImport,
  run: (context, { importId }) => inTurns(() => carryOut(context, importBatch, { importId })),
});

/** Undoes batch by batch. */
export const undoImportTask = defineTask({
  name: importTasks.undoing,
  payload: ofImport,
  run: (context, { importId }) => inTurns(() => carryOut(context, undoBatch, { importId })),
});

/** Does batch after batch. In between it leaves the database to others for two thirds of the time that a batch takes. */
async function inTurns(batch: () => Promise<{ isDone: boolean }>): Promise<void> {
  for (;;) {
    const start = performance.now();
    const { isDone } = await batch();
    if (isDone) return;
    await sleep(((performance.now() - start) * 2) / 3);
  }
}

/** The import was canceled while a task worked on it. */
class Gone extends Error {}

const notedIn =
  ({ database }: Context, importId: string, state: string) =>
  async (progress: number): Promise<void> => {
    const { numUpdatedRows } = await database.kysely
      .updateTable('placement_imports')
      .set({ progress })
      .where('id', '=', importId)
      .where('state', '=', state)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Gone('The import was canceled');
  };

async function failUnlessGone(context: Context, importId: string, error: unknown): Promise<void> {
  if (error instanceof Gone) return;
  if (!(error instanceof UnreadableTable)) throw error;
  await carryOut(context, failImport, { importId, problem: error.message });
}

const failImport = defineCommand({
  name: 'failImport',
  input: ofImport.extend({ problem: z.string() }),
  run: async (write, { importId, problem }) => {
    const known = await lockImport(write, importId);
    if (known?.state !== 'inspecting' && known?.state !== 'reading') return {};
    await change(write, known, { state: stateAfter(known, 'fail'), problem, progress: 0 });
    return {};
  },
});

const findImport = ({ database }: Context, importId: string, state: string) =>
  database.kysely
    .selectFrom('placement_imports as i')
    .innerJoin('files as f', 'f.id', 'i.file_id')
    .selectAll('i')
    .select('f.key')
    .where('i.id', '=', importId)
    .where('i.state', '=', state)
    .executeTakeFirst();

/** Imports handled in one transaction. */
const batchSize = 100;

/** Cancels imports that nobody finished, with their files. */
export const sweepImports = defineTask({
  name: 'sweepImports',
  cron: '20 3 * * *',
  payload: z.object({}),
  run: async (context) => {
    const before = new Date(context.nature.now().getTime() - importLimits.unusedDays * 86_400_000).toISOString();
    for (let count = batchSize; count === batchSize; ) ({ count } = await carryOut(context, dropUnused, { before }));
  },
});

const dropUnused = defineCommand({
  name: 'dropUnusedImports',
  input: z.object({ before: z.iso.datetime() }),
  run: async (write, { before }) => {
    const unused = await write.tx
      .selectFrom('placement_imports')
      .selectAll()
      .where('state', 'in', ['matching', 'checked', 'failed'])
      .where('created_at', '<', new Date(before))
      .orderBy('id')
      .limit(batchSize)
      .forUpdate()
      .execute();
    for (const one of unused) await dropImport(write, one);
    return { count: unused.length };
  },
});
