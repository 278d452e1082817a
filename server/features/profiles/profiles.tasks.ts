import { z } from 'zod';
import { lastMidnight } from '#common/reviews/score.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { defineTask } from '#server/tasks/task.ts';
import { applyAllAgencyDeltas, lockAgencyFigures, recountAgency } from './figures/agency-figures.ts';
import { lockRecruiter, recountCoverage, recountRecruiter } from './figures/figures.ts';

/** Recruiters aged per transaction: few enough that nobody waits for their lock. */
const batchSize = 50;

const ageBatch = defineCommand({
  name: 'ageScores',
  input: z.object({ ids: z.array(z.uuid()).readonly() }),
  run: async (write, { ids }) => {
    for (const id of ids) {
      await lockRecruiter(write.tx, id);
      await recountRecruiter(write.tx, id, write.at);
      await recountCoverage(write.tx, id, write.at);
      write.changesPage({ type: 'recruiter', id, isAgeing: true });
    }
    return { count: ids.length };
  },
});

const ageAgencyBatch = defineCommand({
  name: 'ageAgencyScores',
  input: z.object({ ids: z.array(z.uuid()).readonly() }),
  run: async ({ tx, at }, { ids }) => {
    await lockAgencyFigures(tx);
    for (const id of ids) await recountAgency(tx, id, at);
    return { count: ids.length };
  },
});

/**
 * Recomputes all scores and coverages each night, and updates their pages. A second run on the same day finds nothing.
 */
export const ageScores = defineTask({
  name: 'ageScores',
  cron: '2 0 * * *',
  payload: z.object({}),
  run: async (context) => {
    for (let ids = await notYetAged(context); ids.length > 0; ids = await notYetAged(context))
      await carryOut(context, ageBatch, { ids });
    for (let ids = await agenciesNotYetAged(context); ids.length > 0; ids = await agenciesNotYetAged(context))
      await carryOut(context, ageAgencyBatch, { ids });
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

async function agenciesNotYetAged({ database, nature }: Context): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('agency_figures')
    .select('agency_id')
    .where('score_as_of', '<', lastMidnight(nature.now()).toISOString().slice(0, 10))
    .orderBy('agency_id')
    .limit(batchSize)
    .execute();
  return rows.map(({ agency_id }) => agency_id);
}

/** Applies the deltas that writes have left for agencies since the last run. */
export const applyAgencyDeltas = defineTask({
  name: 'applyAgencyDeltas',
  cron: '* * * * *',
  payload: z.object({}),
  run: ({ database }) => database.kysely.transaction().execute(applyAllAgencyDeltas),
});
