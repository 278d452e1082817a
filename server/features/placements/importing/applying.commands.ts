import { sql } from 'kysely';
import { z } from 'zod';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import {
  countRows,
  type Effect,
  effectOf,
  findPlacements,
  importedColumns,
  type KnownPlacement,
  lockedColumns,
  noteEffects,
  type ReadRow,
  readPlacements,
} from './import-rows.ts';
import { change, removeImportFile } from './imports.commands.ts';
import { type Import, lockImport, stateAfter } from './imports.ts';
import { rowsToDo } from './rows-to-do.ts';

/** Rows imported, or undone, in one transaction. */
export const importBatchSize = 500;

const ofImport = z.object({ importId: z.uuid() });

/**
 * Imports the next rows of an import and notes how far it has come, in one transaction. What the check found is looked at
 * again: placements may have changed since. Does nothing if the import isn't at work.
 */
export const importBatch = defineCommand({
  name: 'importBatch',
  input: ofImport,
  run: async (write, { importId }) => {
    const known = await lockImport(write, importId);
    if (known?.state !== 'importing') return { isDone: true };
    const rows = await rowsToDo(write, known, importBatchSize);
    await takeTurns(write, rows);
    const here = await recruitersHere(write, known, rows);
    const found = await findPlacements(
      write.tx,
      known,
      rows.map(({ line }) => line),
    );
    const placements = await readPlacements(write.tx, [...found.values()], { lock: true });
    const used = new Set<string>();
    const effects = rows.map((row) => {
      const placement = placements.get(found.get(row.line) ?? '');
      const effect = here.has(row.recruiter_id) ? effectOnce(row, placement, known, used) : gone;
      return { line: row.line, effect, ...(effect.outcome === 'new' && { newId: write.nature.newId() }) };
    });
    await noteEffects(write.tx, importId, effects);
    const added = effects.filter(({ effect }) => effect.outcome === 'new');
    const changed = effects.filter(({ effect }) => effect.outcome === 'changed');
    if (added.length > 0)
      await insertPlacements(
        write,
        known,
        added.map(({ line }) => line),
      );
    if (changed.length > 0)
      await changePlacements(
        write,
        known,
        changed.map(({ line }) => line),
      );
    const left = changed.flatMap(({ effect }) => ('before' in effect && effect.before.recruiter_id) || []);
    const isDone = await settleBatch(write, known, rows, left);
    if (rows.length > 0)
      write.audit({
        action: 'importPlacements',
        agencyId: known.agency_id,
        subject: { type: 'PlacementImport', id: importId },
        actor: 'system',
        details: { added: added.length, updated: changed.length },
      });
    if (isDone) await finish(write, known);
    return { isDone };
  },
});

const gone: Effect = {
  outcome: 'refused',
  problem: { kind: 'recruiter', message: 'This recruiter has left the agency.' },
};

/** Two rows that come to be about one placement, because it changed after the check, don't both change it. */
function effectOnce(row: ReadRow, known: KnownPlacement | undefined, scope: Import, used: Set<string>): Effect {
  if (known && used.has(known.id)) return { outcome: 'same', placement: known.id, before: {}, after: {}, locked: [] };
  if (known) used.add(known.id);
  return effectOf(row, known, scope);
}

/** As `takeTurn`, for many at once and in one order. */
async function takeTurns({ tx }: Write, rows: readonly ReadRow[]): Promise<void> {
  const turns = [...new Set(rows.map((row) => `placements of ${row.recruiter_id} ${row.start_date}`))].toSorted();
  await sql`/* takeTurns */
    select pg_advisory_xact_lock(hashtextextended(turn, 0)) from unnest(${turns}::text[]) turn`.execute(tx);
}

async function recruitersHere({ tx }: Write, { agency_id }: Import, rows: readonly ReadRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const found = await tx
    .selectFrom('recruiters')
    .select('id')
    .where('agency_id', '=', agency_id)
    .where('gone_at', 'is', null)
    .where('id', 'in', [...new Set(rows.map(({ recruiter_id }) => recruiter_id))])
    .execute();
  return new Set(found.map(({ id }) => id));
}

const columns = sql.join(importedColumns.map((column) => sql.ref(column)));

async function insertPlacements({ tx, at }: Write, { id }: Import, lines: readonly number[]): Promise<void> {
  await sql`/* insertPlacements */
    insert into placements (id, agency_id, import_id, source, state, created_at, ${columns})
    select placement_id, agency_id, import_id, 'csv_imported', ${stateFrom('r', at)}, ${at}, ${columns}
    from placement_import_rows r
    where r.import_id = ${id} and r.line = any (${lines}::int[])
    order by r.line`.execute(tx);
}

/** As `placementStateOn`. */
const stateFrom = (row: string, at: Date) => {
  const today = sql`${at.toISOString().slice(0, 10)}::date`;
  const [start, end] = [sql.ref(`${row}.start_date`), sql.ref(`${row}.end_date`)];
  return sql`case when ${start} > ${today} then 'pending' when ${end} < ${today} then 'ended' else 'active' end`;
};

/** Sets the columns that the rows change, or sets them back. */
export async function changePlacements(
  { tx, at }: Write,
  { id }: Pick<Import, 'id'>,
  lines: readonly number[],
  values: 'after' | 'before' = 'after',
): Promise<void> {
  const set = importedColumns.map((column) => {
    const given = sql`r.${sql.ref(values)}`;
    const type = sql.raw(column.endsWith('_date') ? 'date' : column === 'recruiter_id' ? 'uuid' : 'text');
    return sql`${sql.ref(column)} = case when ${given} ? ${sql.lit(column)}
      then (${given} ->> ${sql.lit(column)})::${type} else p.${sql.ref(column)} end`;
  });
  await sql`/* changePlacements */
    update placements p set ${sql.join(set)}, version = p.version + 1
    from placement_import_rows r
    where r.import_id = ${id} and r.line = any (${lines}::int[]) and p.id = r.placement_id`.execute(tx);
  await sql`/* changePlacements: states */
    update placements p set state = ${stateFrom('p', at)}
    from placement_import_rows r
    where r.import_id = ${id} and r.line = any (${lines}::int[]) and p.id = r.placement_id and p.state <> 'cancelled'
      and (r.${sql.ref(values)} ? 'start_date' or r.${sql.ref(values)} ? 'end_date')
      and p.state <> ${stateFrom('p', at)}`.execute(tx);
}

/**
 * Moves the cursor behind the rows. The coverage of a recruiter is renewed once all of their rows are done, and of those
 * whom placements left at once. Returns whether nothing is left to do.
 */
export async function settleBatch(
  write: Write,
  known: Import,
  rows: readonly ReadRow[],
  left: readonly string[],
): Promise<boolean> {
  const last = rows.at(-1);
  const isDone = rows.length < importBatchSize;
  const recruiters = new Set([...(known.cursor_recruiter ? [known.cursor_recruiter] : []), ...left]);
  for (const { recruiter_id } of rows) recruiters.add(recruiter_id);
  if (!isDone && last) recruiters.delete(last.recruiter_id);
  for (const id of [...recruiters].toSorted()) await renewCoverage(write, id);
  await write.tx
    .updateTable('placement_imports')
    .set({
      progress: known.progress + rows.length,
      ...(last && { cursor_recruiter: last.recruiter_id, cursor_line: last.line }),
    })
    .where('id', '=', known.id)
    .execute();
  return isDone;
}

async function finish(write: Write, known: Import): Promise<void> {
  const counts = await countRows(write.tx, known.id);
  await change(write, known, { state: stateAfter(known, 'finish'), imported_at: write.at, ...counts } as never);
  await removeImportFile(write, known);
}

/** Undoes the next rows of an import: see `undoImport`. */
export const undoBatch = defineCommand({
  name: 'undoBatch',
  input: ofImport,
  run: async (write, { importId }) => {
    const known = await lockImport(write, importId);
    if (known?.state !== 'undoing') return { isDone: true };
    const rows = await rowsToDo(write, known, importBatchSize);
    const ids = rows.flatMap(({ placement_id }) => placement_id ?? []);
    const placements = await readPlacements(write.tx, ids, { lock: true });
    const busy = await withNews(write, known, ids);
    const free = rows.filter(
      ({ placement_id }) => placement_id && placements.has(placement_id) && !busy.has(placement_id),
    );
    const removed = await removeUntouched(write, known, linesOf(free, 'new'));
    const restored = await restorable(
      write,
      known,
      free.filter(({ outcome }) => outcome === 'changed'),
      placements,
    );
    if (restored.length > 0) await changePlacements(write, known, restored, 'before');
    const undone = [...removed, ...restored];
    await write.tx
      .updateTable('placement_import_rows')
      .set({ is_undone: sql`line = any (${undone}::int[])` })
      .where('import_id', '=', importId)
      .where('line', 'in', [...rows.map(({ line }) => line), -1])
      .execute();
    const others = await recruitersOf(write, known, restored);
    const isDone = await settleBatch(write, known, rows, others);
    await change(write, known, {
      undone_count: known.undone_count + undone.length,
      kept_count: known.kept_count + rows.length - undone.length,
      ...(isDone && { state: stateAfter(known, 'undone'), undone_at: write.at }),
    });
    if (rows.length > 0)
      write.audit({
        action: 'undoImport',
        agencyId: known.agency_id,
        subject: { type: 'PlacementImport', id: importId },
        actor: 'system',
        details: { removed: removed.length, restored: restored.length, kept: rows.length - undone.length },
      });
    return { isDone };
  },
});

const linesOf = (rows: readonly ReadRow[], outcome: string): number[] =>
  rows.filter((row) => row.outcome === outcome).map(({ line }) => line);

/** Placements about which a person was invited, was asked by a survey, or has written, since the import. */
async function withNews({ tx }: Write, { created_at }: Import, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`/* withNews */
    select p.id from unnest(${ids}::uuid[]) p (id)
    where exists (select from invitations v where v.placement_id = p.id and v.sent_at > ${created_at})
      or exists (select from survey_recipients v where v.placement_id = p.id and v.sent_at > ${created_at})
      or exists (select from reviews v where v.placement_id = p.id and v.submitted_at > ${created_at})
      or exists (select from reviews v where v.denied_placement_id = p.id and v.submitted_at > ${created_at})
      or exists (select from review_submissions v where v.placement_id = p.id)
      or exists (select from placement_problems v where v.placement_id = p.id and v.created_at > ${created_at})`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Removes placements that are still as the import added them, with invitations that have not been sent. */
async function removeUntouched({ tx }: Write, { id }: Import, lines: readonly number[]): Promise<number[]> {
  const same = importedColumns.map((column) => sql`p.${sql.ref(column)} is not distinct from r.${sql.ref(column)}`);
  const { rows } = await sql<{ line: number }>`/* removeUntouched */
    delete from placements p using placement_import_rows r
    where r.import_id = ${id} and r.line = any (${lines}::int[]) and p.id = r.placement_id and p.import_id = r.import_id
      and p.state <> 'cancelled' and not exists (select from reviews v where v.placement_id = p.id)
      and ${sql.join(same, sql` and `)}
    returning r.line`.execute(tx);
  return rows.map(({ line }) => line);
}

/** Lines whose placement still has what the import changed, and may be changed back. */
async function restorable(
  { tx }: Write,
  { id }: Import,
  rows: readonly ReadRow[],
  placements: ReadonlyMap<string, KnownPlacement>,
): Promise<number[]> {
  if (rows.length === 0) return [];
  const changes = await tx
    .selectFrom('placement_import_rows')
    .select(['line', 'placement_id', 'after'])
    .where('import_id', '=', id)
    .where(
      'line',
      'in',
      rows.map(({ line }) => line),
    )
    .execute();
  return changes.flatMap(({ line, placement_id, after }) => {
    const placement = placements.get(placement_id!)!;
    const given = Object.entries(after as Record<string, string>) as [(typeof importedColumns)[number], string][];
    const keeps = lockedColumns(placement);
    const isFree = given.every(
      ([column, value]) => placement[column] === value && (column === 'external_id' || !keeps(column)),
    );
    return isFree && placement.state !== 'cancelled' ? [line] : [];
  });
}

async function recruitersOf({ tx }: Write, { id }: Import, lines: readonly number[]): Promise<string[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct before ->> 'recruiter_id' as id from placement_import_rows
    where import_id = ${id} and line = any (${lines}::int[]) and before ? 'recruiter_id'`.execute(tx);
  return rows.map((row) => row.id);
}
