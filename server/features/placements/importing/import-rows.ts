import { type RawBuilder, sql } from 'kysely';
import type { ImportedFacts, RefusedRow } from '#common/placements/import-rows.ts';
import { provenSources } from '#common/placements/kinds.ts';
import { type LockableField, locksOf } from '#common/placements/rules.ts';
import type { Database } from '#server/database/database.ts';

type Reading = Database['kysely'];

/** The columns of a placement that a row fills, in the order in which changes are shown. */
export const importedColumns = [
  'external_id',
  'recruiter_id',
  'job_title',
  'job_type',
  'speciality',
  'location',
  'start_date',
  'end_date',
  'company_name',
  'candidate_name',
  'candidate_email',
  'contact_name',
  'contact_email',
] as const satisfies (keyof ImportedFacts)[];
export type ImportedColumn = (typeof importedColumns)[number];

/** A row as it was read. */
export interface ReadRow extends ImportedFacts {
  line: number;
  outcome: string;
  placement_id: string | null;
}

/** A placement as far as it decides what a row does to it. */
export type KnownPlacement = ImportedFacts & {
  id: string;
  source: string;
  state: string;
  candidate_step: string | null;
  employer_step: string | null;
};

/** Whose import it is, and what it may touch. */
export interface ImportScope {
  id: string;
  agency_id: string;
  recruiter_id: string;
  is_for_agency: boolean;
}

/** What a row will do, or has done. */
export type Effect =
  | { outcome: 'new' }
  | { outcome: 'same' | 'changed'; placement: string; before: Values; after: Values; locked: string[] }
  | { outcome: 'refused'; problem: RefusedRow };
type Values = Partial<Record<ImportedColumn, string | null>>;

/** Finds the known placement of each row of an import: see `findPlacementsOf`. */
export const findPlacements = (tx: Reading, scope: ImportScope, lines: readonly number[]) =>
  findPlacementsOf(
    tx,
    sql`(select * from placement_import_rows where import_id = ${scope.id} and line = any (${lines}::int[]))`,
  );

/**
 * Finds the known placement of each row: by the ID in the agency's system, or else by recruiter, title, start, and the
 * candidate's email or name. A row with an ID is never taken for a placement with another one. Those that this import
 * added are left out: each row of a file is a placement of its own. Each `offset 0` keeps the planner to one index,
 * which matters while an import makes the statistics of the table old.
 */
export async function findPlacementsOf(tx: Reading, readRows: RawBuilder<unknown>) {
  const { rows } = await sql<{ line: number; id: string }>`/* findPlacements */
    select r.line, coalesce(k.id, i.id, t.id) as id
    from ${readRows} r
    left join lateral (
      select p.id from placements p where p.id = r.placement_id and p.agency_id = r.agency_id offset 0
    ) k on true
    left join lateral (
      select p.id from (
        select id, source, import_id from placements
        where (agency_id::text || ' ' || external_id) = (r.agency_id::text || ' ' || r.external_id)
          and external_id is not null offset 0
      ) p
      where k.id is null and p.source in ('csv_imported', 'manual') and p.import_id is distinct from r.import_id
      order by p.source limit 1
    ) i on true
    left join lateral (
      select p.id from (
        select * from placements where recruiter_id = r.recruiter_id and start_date = r.start_date offset 0
      ) p
      where k.id is null and i.id is null and p.agency_id = r.agency_id and folded(p.job_title) = folded(r.job_title)
        and (r.external_id is null or p.external_id is null) and p.import_id is distinct from r.import_id
        and ${isSamePerson}
      order by p.external_id is not null, p.state = 'cancelled', p.candidate_email nulls last, p.id limit 1
    ) t on true
    where coalesce(k.id, i.id, t.id) is not null`.execute(tx);
  return new Map(rows.map(({ line, id }) => [line, id]));
}

/** As `findSame` compares them: by address, or by name if one of the two has no address. */
const isSamePerson: RawBuilder<boolean> = sql<boolean>`case
  when r.candidate_email is not null then p.candidate_email = r.candidate_email
    or p.candidate_email is null and folded(p.candidate_name) = folded(r.candidate_name)
  when r.candidate_name is not null then folded(p.candidate_name) = folded(r.candidate_name)
  else folded(p.company_name) = folded(r.company_name) and case
    when r.contact_email is not null then p.contact_email = r.contact_email
      or p.contact_email is null and folded(p.contact_name) = folded(r.contact_name)
    else folded(p.contact_name) = folded(r.contact_name) end
  end`;

/** Placements by their ids; `lock` keeps them as they are until the transaction ends. */
export async function readPlacements(tx: Reading, ids: readonly string[], { lock }: { lock: boolean }) {
  const rows: KnownPlacement[] = await tx
    .selectFrom('placements')
    .select(['id', 'source', 'state', 'candidate_step', 'employer_step', ...importedColumns])
    .where('id', 'in', [...ids, nobody])
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** `in ()` isn't SQL. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** What a row does to the placement that it is about, if there is one. What it leaves empty stays as it is. */
export function effectOf(row: ReadRow, known: KnownPlacement | undefined, scope: Omit<ImportScope, 'id'>): Effect {
  if (!known) return { outcome: 'new' };
  if (known.state === 'cancelled')
    return refused('canceled', 'This placement was canceled here. Remove the row, or add the placement by hand.');
  if (!scope.is_for_agency && known.recruiter_id !== scope.recruiter_id)
    return refused('not_yours', 'This ID belongs to a placement of another recruiter.');
  const before: Values = {};
  const after: Values = {};
  const locked: string[] = [];
  const keeps = lockedColumns(known);
  for (const column of importedColumns) {
    const value = row[column];
    if (value === null || value === known[column]) continue;
    if (keeps(column)) locked.push(column);
    else [before[column], after[column]] = [known[column], value];
  }
  const outcome = Object.keys(after).length > 0 ? 'changed' : 'same';
  return { outcome, placement: known.id, before, after, locked };
}

const refused = (kind: RefusedRow['kind'], message: string): Effect => ({
  outcome: 'refused',
  problem: { kind, message },
});

/**
 * The columns of a placement that no import changes: what is locked on its form, what software said, and what a
 * scheduled invitation rests on, because nobody is there to say what should become of it.
 */
export function lockedColumns(known: KnownPlacement): (column: ImportedColumn) => boolean {
  if (provenSources.includes(known.source)) return () => true;
  const facts = Object.fromEntries(importedColumns.map((column) => [fieldOf(column), known[column]]));
  const { source, candidate_step: candidateStep, employer_step: employerStep } = known;
  const locks = locksOf({ ...facts, source, candidateStep, employerStep });
  return (column) => {
    if (column === 'external_id') return known.external_id !== null;
    if (locks[fieldOf(column) as LockableField]) return true;
    if (column === 'recruiter_id' || column === 'start_date') return Boolean(candidateStep || employerStep);
    if (known[column] === null) return false;
    if (column === 'candidate_name' || column === 'candidate_email') return candidateStep !== null;
    return (column === 'contact_name' || column === 'contact_email') && employerStep !== null;
  };
}

/** A column as the form and the history name it. */
export const fieldOf = (column: string): string => column.replace(/_./g, (found) => found[1]!.toUpperCase());

/** Writes down what rows will do, or have done. A new one keeps the id of its placement. */
export async function noteEffects(
  tx: Reading,
  importId: string,
  effects: readonly { line: number; effect: Effect; newId?: string }[],
): Promise<void> {
  const column = <Value>(value: (one: (typeof effects)[number]) => Value) => effects.map(value);
  const known = (effect: Effect) => ('placement' in effect ? effect : undefined);
  await sql`/* noteEffects */
    update placement_import_rows r set outcome = e.outcome, placement_id = e.placement, problem_kind = e.kind,
      problem = e.problem, before = e.before, after = e.after, locked = string_to_array(e.locked, ' ')
    from unnest(
      ${column(({ line }) => line)}::int[], ${column(({ effect }) => effect.outcome)}::text[],
      ${column(({ effect, newId }) => known(effect)?.placement ?? newId ?? null)}::uuid[],
      ${column(({ effect }) => ('problem' in effect ? effect.problem.kind : null))}::text[],
      ${column(({ effect }) => ('problem' in effect ? effect.problem.message : null))}::text[],
      ${column(({ effect }) => jsonOf(known(effect)?.before))}::jsonb[],
      ${column(({ effect }) => jsonOf(known(effect)?.after))}::jsonb[],
      ${column(({ effect }) => (known(effect)?.locked ?? []).join(' '))}::text[]
    ) e (line, outcome, placement, kind, problem, before, after, locked)
    where r.import_id = ${importId} and r.line = e.line`.execute(tx);
}

const jsonOf = (values: Values | undefined) =>
  values && Object.keys(values).length > 0 ? JSON.stringify(values) : null;

/** The counts of an import's rows, as its row keeps them. */
export async function countRows(tx: Reading, importId: string) {
  const { rows } = await sql<{ outcome: string; kind: string | null; count: number; locked: number }>`/* countRows */
    select outcome, problem_kind as kind, count(*)::int as count,
      (count(*) filter (where cardinality(locked) > 0))::int as locked
    from placement_import_rows where import_id = ${importId} group by 1, 2`.execute(tx);
  const of = (outcome: string) =>
    rows.filter((row) => row.outcome === outcome).reduce((sum, row) => sum + row.count, 0);
  return {
    new_count: of('new'),
    changed_count: of('changed'),
    same_count: of('same'),
    refused_count: of('refused'),
    locked_count: rows.reduce((sum, { locked }) => sum + locked, 0),
    problem_counts: JSON.stringify(
      Object.fromEntries(rows.flatMap(({ kind, count }) => (kind ? [[kind, count]] : []))),
    ),
  };
}
