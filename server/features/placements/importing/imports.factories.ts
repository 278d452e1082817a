import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';

type Row = Insertable<DB['placement_imports']>;

/** An import of a recruiter's file with three columns, in any state. */
export async function createImport(
  { kysely }: Database,
  given: Partial<Row> & Pick<Row, 'agency_id' | 'recruiter_id'>,
): Promise<Selectable<DB['placement_imports']>> {
  return kysely
    .insertInto('placement_imports')
    .values({
      id: nature.newId(),
      default_recruiter_id: given.recruiter_id,
      is_for_agency: false,
      file_name: 'placements.csv',
      state: 'matching',
      heads: ['Title', 'Start', 'Candidate'],
      samples: ['Nurse', '2026-10-05', 'Dana Price'],
      day_orders: ['', '', ''],
      day_examples: ['', '', ''],
      fields: ['jobTitle', 'startDate', 'candidateName'],
      row_count: 3,
      created_at: nature.now(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Imports in the states that their mutations need; the one that is done has a value in every column, and its rows. */
export async function createImports(
  database: Database,
  {
    placement,
    ...given
  }: Pick<Row, 'agency_id' | 'recruiter_id' | 'imported_by'> & { placement: { id: string; job_title: string } },
) {
  const of = (values: Partial<Row>) => createImport(database, { ...given, ...values });
  const now = nature.now();
  const done = await of({
    state: 'done',
    problem: 'It was read the second time',
    sheets: ['Placements'],
    sheet: 'Placements',
    day_style: 'day-first',
    job_type: 'permanent',
    imported_at: now,
    undone_at: now,
  });
  await database.kysely
    .insertInto('placement_import_rows')
    .values({
      import_id: done.id,
      agency_id: given.agency_id,
      recruiter_id: given.recruiter_id,
      line: 2,
      job_title: placement.job_title,
      candidate_name: 'Casey Wintergreen',
      candidate_email: 'casey@mail.example',
      start_date: '2026-10-05',
      outcome: 'refused',
      problem_kind: 'email',
      problem: "The candidate's email isn't an email address.",
      cells: ['Nurse', '2026-10-05', 'Dana Price'],
      is_example: true,
      placement_id: placement.id,
      before: JSON.stringify({ job_title: 'Cook' }),
      after: JSON.stringify({ job_title: 'Nurse' }),
      locked: ['start_date'],
      created_at: now,
    })
    .execute();
  const file = new KeptUpload({ id: nature.newId(), kind: 'table', sha256: '00'.repeat(32) });
  await database.kysely
    .insertInto('files')
    .values({
      id: file.id,
      key: nature.newToken(),
      kind: file.kind,
      media_type: 'text/csv',
      size: 1,
      sha256: Buffer.alloc(32),
      agency_id: given.agency_id,
      uploaded_by: given.imported_by ?? null,
      uploaded_at: now,
    })
    .execute();
  return {
    file,
    done: done.id,
    matching: (await of({ sheets: ['Placements'] })).id,
    checked: (await of({ state: 'checked', new_count: 2 })).id,
    failed: (await of({ state: 'failed', problem: 'This file is empty.' })).id,
  };
}
