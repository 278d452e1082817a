import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { isEmail } from '#common/invitations/clearest-reading.ts';
import { DayColumn, type DayStyle } from '#common/placements/import-days.ts';
import { type ImportedFacts, isRefused, type RefusedRow, rowReader } from '#common/placements/import-rows.ts';
import { type OpenedTable, openTable, type TableRow, UnreadableTable } from '#server/csv/table.ts';
import type { Database } from '#server/database/database.ts';
import {
  effectOf,
  findPlacements,
  type ImportScope,
  importedColumns,
  noteEffects,
  type ReadRow,
  readPlacements,
} from './import-rows.ts';
import { withLocalCopy } from './local-copy.ts';

/** What is known about a file once it has been read to its end. */
export interface Inspection {
  sheets: string[];
  sheet: string | null;
  heads: string[];
  samples: string[];
  day_orders: string[];
  day_examples: string[];
  row_count: number;
}

/** Rows between two notes of the progress, and rows compared with known placements at once. */
const noteEvery = 5000;
const compareAtOnce = 2000;

/** Reads a file to its end: its columns, a few values of each, and how it writes days. */
export const inspectFile = (
  key: string,
  sheet: string | null,
  progress: (count: number) => Promise<void>,
): Promise<Inspection> => withLocalCopy(key, async (path) => inspectTable(await openTable(path, { sheet }), progress));

async function inspectTable(table: OpenedTable, progress: (count: number) => Promise<void>): Promise<Inspection> {
  let heads: string[] | undefined;
  let columns: { days: DayColumn; samples: Set<string> }[] = [];
  let count = 0;
  for await (const batch of table.rows()) {
    for (const { cells } of batch) {
      if (!heads) {
        heads = headsOf(cells);
        columns = heads.map(() => ({ days: new DayColumn(), samples: new Set<string>() }));
        continue;
      }
      count++;
      for (const [at, { days, samples }] of columns.entries()) {
        const cell = cells[at]?.trim();
        if (!cell) continue;
        days.add(cell);
        if (samples.size < 3) samples.add(cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
      }
      if (count % noteEvery === 0) await progress(count);
    }
  }
  if (!heads) throw new UnreadableTable('This file is empty.');
  if (count === 0) throw new UnreadableTable('This file has column names, but no rows below them.');
  return {
    sheets: [...table.sheets],
    sheet: table.sheet,
    heads,
    samples: columns.map(({ samples }) => [...samples].join(' · ')),
    day_orders: columns.map(({ days }) => days.style),
    day_examples: columns.map(({ days }) => days.example),
    row_count: count,
  };
}

/** The names of the columns. A file without them would lose its first placement. */
function headsOf(cells: readonly string[]): string[] {
  const heads = cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim().slice(0, 200));
  while (heads.at(-1) === '') heads.pop();
  if (heads.length < 2)
    throw new UnreadableTable(
      'We found only one column. Check that the file is a table with commas, semicolons, or tabs.',
    );
  if (heads.length > 200)
    throw new UnreadableTable('This file has more than 200 columns. Remove those that are not needed.');
  if (heads.some((head) => isEmail(head)))
    throw new UnreadableTable('The first line holds a placement. Add a line above it that names the columns.');
  return heads;
}

/** An import's row as its file is read. */
export interface ImportToRead extends ImportScope {
  key: string;
  sheet: string | null;
  default_recruiter_id: string;
  heads: string[];
  fields: string[];
  day_orders: string[];
  day_style: string | null;
  job_type: string | null;
  created_at: Date;
}

/**
 * Reads a file's rows into `placement_import_rows` with COPY, one after the other: the file is never in memory. Nothing
 * stays if it can't be read to its end. One worker at a time: another one fails, and tries again later.
 */
export async function copyRows(
  { pool, kysely }: Database,
  toRead: ImportToRead,
  progress: (count: number) => Promise<void>,
): Promise<void> {
  const recruiters = await recruitersFor(kysely, toRead);
  const client = await pool.connect();
  let isDone = false;
  try {
    await takeImport(client, toRead.id);
    await removeRows(client, toRead.id);
    await withLocalCopy(toRead.key, async (path) => {
      const table = await openTable(path, { sheet: toRead.sheet });
      const lines = Readable.from(copyLines(toRead, table.rows(), recruiters, progress));
      await pipeline(lines, client.query(from(`copy placement_import_rows (${copied.join(', ')}) from stdin`)));
    });
    await client.query('select pg_advisory_unlock_all()');
    isDone = true;
  } finally {
    // A connection that failed within COPY, or still holds its lock, is not used again.
    client.release(!isDone);
  }
}

async function takeImport(client: pg.ClientBase, id: string) {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [`import ${id}`],
  );
  if (!rows[0]?.taken) throw new Error('Another worker reads this import');
}

async function removeRows(client: pg.ClientBase, id: string) {
  for (let removed = noteEvery; removed === noteEvery; ) {
    const { rowCount } = await client.query(
      `delete from placement_import_rows where ctid = any (array(
        select ctid from placement_import_rows where import_id = $1 limit ${noteEvery}))`,
      [id],
    );
    removed = rowCount ?? 0;
  }
}

/** By email address: the recruiters whose placements the file may hold. */
async function recruitersFor(kysely: Database['kysely'], { agency_id, recruiter_id, is_for_agency }: ImportScope) {
  const rows = await kysely
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'u.email'])
    .where('r.agency_id', '=', agency_id)
    .where('r.gone_at', 'is', null)
    .$if(!is_for_agency, (query) => query.where('r.id', '=', recruiter_id))
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}

const copied = [
  'import_id',
  'agency_id',
  'created_at',
  'line',
  'outcome',
  'problem_kind',
  'problem',
  'cells',
  ...importedColumns,
];

async function* copyLines(
  { id, agency_id, created_at, heads, fields, day_orders, day_style, job_type, default_recruiter_id }: ImportToRead,
  batches: AsyncIterable<readonly TableRow[]>,
  recruiters: ReadonlyMap<string, string>,
  progress: (count: number) => Promise<void>,
): AsyncGenerator<string> {
  const read = rowReader({
    fields,
    heads,
    days: day_orders,
    dayStyle: day_style as DayStyle | null,
    jobType: job_type,
    defaultRecruiter: default_recruiter_id,
    recruiters,
  });
  const start = `${id}\t${agency_id}\t${created_at.toISOString()}\t`;
  let count = -1;
  let noted = 0;
  for await (const batch of batches) {
    let text = '';
    for (const { line, cells } of batch) {
      // The first row names the columns.
      if (++count === 0) continue;
      const row = read(cells);
      text += `${start}${line}\t${isRefused(row) ? refusedLine(row, cells) : factsLine(row)}\n`;
    }
    yield text;
    if (count - noted < noteEvery) continue;
    noted = count;
    await progress(count);
  }
}

const refusedLine = ({ kind, message }: RefusedRow, cells: readonly string[]) =>
  `refused\t${kind}\t${escaped(message)}\t${escaped(arrayOf(cells))}${'\t\\N'.repeat(importedColumns.length)}`;

const factsLine = (row: ImportedFacts) =>
  `new\t\\N\t\\N\t\\N\t${importedColumns.map((column) => (row[column] === null ? '\\N' : escaped(row[column]))).join('\t')}`;

/** The escapes of COPY's text format. */
const escaped = (text: string): string =>
  /[\\\t\n\r]/.test(text)
    ? text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
    : text;

const arrayOf = (cells: readonly string[]) =>
  `{${cells.map((cell) => `"${cell.toWellFormed().replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;

/** Finds out what each row will do: repeated ones first, then by comparing with the placements that are there. */
export async function checkRows(kysely: Database['kysely'], scope: ImportScope): Promise<void> {
  await refuseRepeated(kysely, scope.id);
  for (let last = 0; ; ) {
    const rows = await rowsAfter(kysely, scope.id, last);
    if (rows.length === 0) break;
    last = rows.at(-1)!.line;
    const found = await findPlacements(
      kysely,
      scope,
      rows.map(({ line }) => line),
    );
    const known = await readPlacements(kysely, [...found.values()], { lock: false });
    const effects = rows.flatMap((row) => {
      const placement = known.get(found.get(row.line) ?? '');
      return placement ? [{ line: row.line, effect: effectOf(row, placement, scope) }] : [];
    });
    if (effects.length > 0) await noteEffects(kysely, scope.id, effects);
  }
  await settleShared(kysely, scope.id);
  await markExamples(kysely, scope.id);
}

const rowsAfter = (kysely: Database['kysely'], importId: string, line: number): Promise<ReadRow[]> =>
  kysely
    .selectFrom('placement_import_rows')
    .select(['line', 'outcome', 'placement_id', ...importedColumns])
    .where('import_id', '=', importId)
    .where('line', '>', line)
    .where('outcome', '<>', 'refused')
    .orderBy('line')
    .limit(compareAtOnce)
    .$castTo<ReadRow>()
    .execute();

/**
 * The last of several rows about one placement counts. A row that names the candidate without an address is the same as
 * one with it.
 */
async function refuseRepeated(kysely: Database['kysely'], importId: string): Promise<void> {
  await sql`/* refuseRepeated */
    update placement_import_rows r set outcome = 'refused', problem_kind = 'repeated', problem = ${repeated(sql`d.last`)}
    from (
      select line, max(line) over (partition by row_key) as last from placement_import_rows
      where import_id = ${importId} and outcome <> 'refused'
    ) d
    where r.import_id = ${importId} and r.line = d.line and d.line < d.last`.execute(kysely);
  await sql`/* refuseNamesakes */
    update placement_import_rows r set outcome = 'refused', problem_kind = 'repeated', problem = ${repeated(sql`o.line`)}
    from placement_import_rows o
    where r.import_id = ${importId} and r.outcome <> 'refused' and r.external_id is null
      and r.candidate_email is null and r.candidate_name is not null
      and o.import_id = r.import_id and o.outcome <> 'refused' and o.external_id is null and o.candidate_email is not null
      and o.recruiter_id = r.recruiter_id and o.start_date = r.start_date
      and folded(o.candidate_name) = folded(r.candidate_name) and folded(o.job_title) = folded(r.job_title)`.execute(
    kysely,
  );
}

/** Rows that turn out to be about one known placement: one with its ID goes first, then the last. */
async function settleShared(kysely: Database['kysely'], importId: string): Promise<void> {
  await sql`/* settleShared */
    update placement_import_rows r set placement_id = null, before = null, after = null, locked = '{}',
      outcome = case when r.external_id is null then 'refused' else 'new' end,
      problem_kind = case when r.external_id is null then 'repeated' end,
      problem = case when r.external_id is null then ${repeated(sql`d.first`)} end
    from (
      select w.line, row_number() over same as place, first_value(w.line) over same as first
      from placement_import_rows w join placements p on p.agency_id = w.agency_id and p.id = w.placement_id
      where w.import_id = ${importId} and w.outcome in ('same', 'changed')
      window same as (partition by w.placement_id order by (p.external_id = w.external_id) is true desc, w.line desc)
    ) d
    where r.import_id = ${importId} and r.line = d.line and d.place > 1`.execute(kysely);
}

const repeated = (line: ReturnType<typeof sql>) =>
  sql`'Line ' || ${line} || ' is about the same placement, so that line is used.'`;

/** The first rows of each problem, the first changes and the first rows with something locked. */
async function markExamples(kysely: Database['kysely'], importId: string): Promise<void> {
  await sql`/* markExamples */
    update placement_import_rows r set is_example = true
    from (
      select line, row_number() over (partition by outcome, problem_kind, after is null order by line) as place
      from placement_import_rows
      where import_id = ${importId} and (outcome in ('refused', 'changed') or cardinality(locked) > 0)
    ) d
    where r.import_id = ${importId} and r.line = d.line and d.place <= case when r.outcome = 'changed' then 10 else 3 end`.execute(
    kysely,
  );
}
