import { sql } from 'kysely';
import { z } from 'zod';
import { lastMidnight } from '#common/reviews/score.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { defineTask } from '#server/tasks/task.ts';
import { lockRecruiter, recountCoverage, recountRecruiter } from './figures.ts';

/** Recruiters aged in one transaction: few enough that nobody waits for their lock. */
const batchSize = 50;

const ageBatch = defineCommand({
  name: 'ageScores',
  input: z.object({ ids: z.array(z.uuid()).readonly() }),
  run: async (write, { ids }) => {
    for (const id of ids) {
      await lockRecruiter(write.tx, id);
      await recountRecruiter(write.tx, id, write.at);
      await recountCoverage(write.tx, id, write.at);
      write.changesPage({ type: 'recruiter', id });
    }
    return { count: ids.length };
  },
});

/** Each night all scores and coverages become those of the new day, and their pages with them. A second run the same day finds nothing. */
export const ageScores = defineTask({
  name: 'ageScores',
  cron: '2 0 * * *',
  payload: z.object({}),
  run: async (context) => {
    for (let ids = await notYetAged(context); ids.length > 0; ids = await notYetAged(context))
      await carryOut(context, ageBatch, { ids });
  },
});

async function notYetAged({ database, nature }: Context): Promise<string[]> {
  const today = lastMidnight(nature.now()).toISOString().slice(0, 10);
  const rows = await database.kysely
    .selectFrom('recruiters')
    .select('id')
    .where((eb) => eb.or([eb('score_as_of', '<', today), eb('coverage_as_of', '<', today)]))
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** Folds the deltas of agencies' figures into their sums, in one statement that takes just the deltas it deletes. */
export const foldAgencyFigures = defineTask({
  name: 'foldAgencyFigures',
  cron: '* * * * *',
  payload: z.object({}),
  run: async ({ database }) => {
    await sql`/* foldAgencyFigures */
      with taken as (
        delete from agency_figure_deltas returning agency_id, review_count, rating_sum, published_count
      ), sums as (
        select agency_id, sum(review_count)::int as review_count, sum(rating_sum)::int as rating_sum,
          sum(published_count)::int as published_count
        from taken group by agency_id order by agency_id
      )
      insert into agency_figures as f (agency_id, review_count, rating_sum, published_count)
      select * from sums
      on conflict (agency_id) do update set
        review_count = f.review_count + excluded.review_count,
        rating_sum = f.rating_sum + excluded.rating_sum,
        published_count = f.published_count + excluded.published_count`.execute(database.kysely);
  },
});
