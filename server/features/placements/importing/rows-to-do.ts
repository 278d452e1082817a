import { sql } from 'kysely';
import type { Write } from '#server/commands/write.ts';
import { importedColumns, type ReadRow } from './import-rows.ts';
import type { Import } from './imports.ts';

/** The next rows that do something, in the order of recruiters and lines, behind the import's cursor. */
export const rowsToDo = (
  { tx }: Write,
  { id, cursor_recruiter, cursor_line }: Import,
  limit: number,
): Promise<ReadRow[]> =>
  tx
    .selectFrom('placement_import_rows')
    .select(['line', 'outcome', 'placement_id', ...importedColumns])
    .where('import_id', '=', id)
    .where('outcome', 'in', ['new', 'changed'])
    .$if(cursor_recruiter !== null, (query) =>
      query.where(sql<boolean>`(recruiter_id, line) > (${cursor_recruiter}::uuid, ${cursor_line}::int)`),
    )
    .orderBy('recruiter_id')
    .orderBy('line')
    .limit(limit)
    .$castTo<ReadRow>()
    .execute();
