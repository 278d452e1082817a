import { z } from 'zod';
import { line, optional } from '#common/inputs.ts';
import { headKey, importFields, isImportField, problemOfFields } from '#common/placements/import-columns.ts';
import { dayStyles } from '#common/placements/import-days.ts';
import { type ImportState, importLimits, workingStates } from '#common/placements/import-states.ts';
import { jobTypes } from '#common/placements/kinds.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { attachFile, removeFile } from '#server/storage/files.ts';
import { keptUpload } from '#server/storage/kept-upload.ts';
import { keeperFor } from '../keeping.commands.ts';
import { type Import, importTasks, lockImport, ownImport, stateAfter, undoneUntil, workOn } from './imports.ts';

/** Imports that an agency may have at work at once. */
const atOnce = 3;

const ofImport = z.object({ importId: z.uuid() });

/** Takes a file of placements. Its columns are read in the background. */
export const startImport = defineCommand({
  name: 'startImport',
  input: z.object({
    file: keptUpload.nullish(),
    fileName: line('the name of the file', { max: 200 }),
    recruiterId: optional(z.string()),
  }),
  run: async (write, { file, fileName, recruiterId }) => {
    const { viewer, tx, at } = write;
    const own = await keeperFor(write, viewer.recruiterId);
    const named = await keeperFor(write, recruiterId ?? own.id);
    if (!file) return refuse('NO_FILE', 'Choose a file.', 'file');
    await refuseTooMany(write, own.agency_id);
    const { id: fileId } = await attachFile(write, file.id, 'table');
    const id = write.nature.newId();
    await tx
      .insertInto('placement_imports')
      .values({
        id,
        agency_id: own.agency_id,
        recruiter_id: own.id,
        default_recruiter_id: named.id,
        imported_by: viewer.userId,
        is_for_agency: viewer.seesAgency,
        file_id: fileId,
        file_name: fileName,
        state: 'inspecting',
        created_at: at,
      })
      .execute();
    workOn(write, id, 'inspecting');
    write.audit({ action: 'startImport', agencyId: own.agency_id, subject: { type: 'PlacementImport', id } });
    return { import: id };
  },
});

async function refuseTooMany({ tx }: Write, agencyId: string) {
  const { count } = await tx
    .selectFrom('placement_imports')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('state', 'in', [...workingStates])
    .executeTakeFirstOrThrow();
  if (Number(count) >= atOnce)
    refuse('TOO_MANY', 'Your agency already has three imports in progress. Wait until one is done.');
}

/** Reads another sheet of the workbook. */
export const chooseImportSheet = defineCommand({
  name: 'chooseImportSheet',
  input: ofImport.extend({ sheet: z.string() }),
  run: async (write, { importId, sheet }) => {
    const known = await ownImport(write, importId);
    const state = stateAfter(known, 'inspect');
    if (!known.sheets.includes(sheet)) refuse('SHEET', 'Choose one of the sheets.', 'sheet');
    await change(write, known, { state, sheet, progress: 0 });
    workOn(write, importId, 'inspecting');
    return { import: importId };
  },
});

/**
 * Says which field each column holds, and how what is open is read. The columns are remembered for the agency. All rows
 * are then checked in the background.
 */
export const matchImport = defineCommand({
  name: 'matchImport',
  input: ofImport.extend({
    fields: z.array(z.enum(['', ...importFields], 'Choose one of the fields.')).max(200),
    dayStyle: z.enum(dayStyles, 'Choose how the file writes dates.').nullish(),
    jobType: z.enum(jobTypes, 'Choose permanent, contract, or fixed-term.').nullish(),
  }),
  run: async (write, { importId, fields, dayStyle, jobType }) => {
    const known = await ownImport(write, importId);
    const state = stateAfter(known, 'match');
    if (fields.length !== known.heads.length) refuse('FIELDS', 'Choose a field for each column.', 'fields');
    const problem = problemOfFields(fields);
    if (problem) refuse('FIELDS', problem, 'fields');
    if (!dayStyle && fields.some((field, at) => isDayField(field) && known.day_orders[at] === 'open'))
      refuse('DAY_STYLE', 'Choose how the file writes dates.', 'dayStyle');
    if (!fields.includes('jobType') && !jobType)
      refuse('JOB_TYPE', 'Choose the job type, or the column that holds it.', 'jobType');
    await change(write, known, { state, fields, day_style: dayStyle ?? null, job_type: jobType ?? null, progress: 0 });
    await rememberColumns(write, known, fields);
    workOn(write, importId, 'reading');
    return { import: importId };
  },
});

const isDayField = (field: string) => field === 'startDate' || field === 'endDate';

/** The first of several columns with one name counts. */
async function rememberColumns({ tx }: Write, { agency_id, heads }: Import, fields: readonly string[]) {
  const found = new Map<string, string>();
  for (const [at, head] of heads.entries()) {
    const key = headKey(head);
    if (key && !found.has(key)) found.set(key, fields[at]!);
  }
  const columns = [...found].toSorted().map(([head, field]) => ({ agency_id, head, field }));
  if (columns.length === 0) return;
  await tx
    .insertInto('placement_import_columns')
    .values(columns)
    .onConflict((oc) => oc.columns(['agency_id', 'head']).doUpdateSet(({ ref }) => ({ field: ref('excluded.field') })))
    .execute();
}

/** The fields that an agency's columns held before, by their names. */
export async function rememberedColumns({ tx }: Write, agencyId: string): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('placement_import_columns')
    .select(['head', 'field'])
    .where('agency_id', '=', agencyId)
    .execute();
  return new Map(
    rows.filter(({ field }) => field === '' || isImportField(field)).map(({ head, field }) => [head, field]),
  );
}

/** Goes back from the check to the columns. */
export const rematchImport = defineCommand({
  name: 'rematchImport',
  input: ofImport,
  run: async (write, { importId }) => {
    const known = await ownImport(write, importId);
    await change(write, known, { state: stateAfter(known, 'change'), progress: 0 });
    return { import: importId };
  },
});

/** Imports what was checked, in the background. */
export const runImport = defineCommand({
  name: 'runImport',
  input: ofImport,
  run: async (write, { importId }) => {
    const known = await ownImport(write, importId);
    const state = stateAfter(known, 'import');
    if (known.new_count + known.changed_count === 0)
      refuse('NOTHING', 'There is nothing to import: no placement is new or changed.');
    await change(write, known, { state, progress: 0, cursor_recruiter: null, cursor_line: null });
    workOn(write, importId, 'importing');
    return { import: importId };
  },
});

/** Drops an import that hasn't begun. Its file is deleted. */
export const cancelImport = defineCommand({
  name: 'cancelImport',
  input: ofImport,
  run: async (write, { importId }) => {
    const known = await ownImport(write, importId);
    await dropImport(write, known);
    write.audit({
      action: 'cancelImport',
      agencyId: known.agency_id,
      subject: { type: 'PlacementImport', id: importId },
    });
    return { import: importId };
  },
});

/** Cancels an import and lets go of its file. */
export async function dropImport(write: Write, known: Import): Promise<void> {
  await change(write, known, { state: stateAfter(known, 'cancel'), file_id: null });
  if (known.file_id) await removeFile(write, known.file_id);
}

/** Takes an import's placements out again within a day, in the background. */
export const undoImport = defineCommand({
  name: 'undoImport',
  input: ofImport,
  run: async (write, { importId }) => {
    const known = await ownImport(write, importId);
    const state = stateAfter(known, 'undo');
    if (undoneUntil(known)! < write.at)
      refuse('TOO_LATE', `An import can be undone within ${importLimits.undoHours} hours.`);
    await change(write, known, { state, progress: 0, cursor_recruiter: null, cursor_line: null });
    workOn(write, importId, 'undoing');
    return { import: importId };
  },
});

/** Runs an import's task again, or reads a file again that couldn't be read. For super admins. */
export const retryImport = defineCommand({
  name: 'retryImport',
  input: ofImport,
  run: async (write, { importId }) => {
    refuseAllButSuperAdmins(write.viewer);
    const known = (await lockImport(write, importId)) ?? refuseUnknown();
    const state = known.state === 'failed' ? stateAfter(known, 'again') : (known.state as ImportState);
    if (!(state in importTasks)) refuse('STATE', 'No task is working on this import.');
    if (known.state === 'failed') await change(write, known, { state, problem: null, progress: 0 });
    workOn(write, importId, state as keyof typeof importTasks);
    write.audit({
      action: 'retryImport',
      agencyId: known.agency_id,
      subject: { type: 'PlacementImport', id: importId },
    });
    return { import: importId };
  },
});

/** Changes an import's row. */
export async function change({ tx }: Write, { id, version }: Import, values: Partial<Import>): Promise<void> {
  await tx
    .updateTable('placement_imports')
    .set({ ...values, version: version + 1 } as never)
    .where('id', '=', id)
    .execute();
}

/** Lets go of a file that has been imported. */
export async function removeImportFile(write: Write, { id, file_id }: Import): Promise<void> {
  if (!file_id) return;
  await write.tx.updateTable('placement_imports').set({ file_id: null }).where('id', '=', id).execute();
  await removeFile(write, file_id);
}
