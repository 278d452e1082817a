import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#server/database/types.ts';
import { defineTask } from '#server/tasks/task.ts';

/**
 * Merges the deltas of each facet count into one row, in a statement that reads only the rows it deletes. Sums are
 * right before and after.
 */
export async function mergeCounts(kysely: Kysely<DB>): Promise<void> {
  await sql`/* mergeSearchCounts */
    with scattered as (
      select kind, claim, place, speciality, role from search_counts group by 1, 2, 3, 4, 5 having count(*) > 1
    ),
    taken as (delete from search_counts c using scattered s
      where (c.kind, c.claim, c.place, c.speciality, c.role) = (s.kind, s.claim, s.place, s.speciality, s.role)
      returning c.*)
    insert into search_counts select kind, claim, place, speciality, role, sum(count) from taken
      group by 1, 2, 3, 4, 5 having sum(count) <> 0`.execute(kysely);
}

/** Does so every minute. */
export const mergeSearchCounts = defineTask({
  name: 'mergeSearchCounts',
  cron: '* * * * *',
  payload: z.object({}),
  run: ({ database }) => mergeCounts(database.kysely),
});
