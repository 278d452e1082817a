import { sql } from 'kysely';
import { mergeFigureDays } from '#server/features/dashboard/figure-days.ts';
import { recountAgency } from '#server/features/profiles/figures/agency-figures.ts';
import { recountCoverage, recountRecruiter } from '#server/features/profiles/figures/figures.ts';
import { mergeSurveyFigures } from '#server/features/surveys/figures/kept-figures.ts';
import type { Tx } from '../database.ts';

/**
 * Counts what commands would have kept for every recruiter and agency during the demo's history.
 * Nobody else sees these rows yet, so no locks are needed.
 */
export async function keepFigures(tx: Tx, now: Date): Promise<void> {
  // Without statistics, the planner scans whole tables for each recruiter.
  await sql`analyze recruiters, placements, invitations, reviews, suppressions`.execute(tx);
  const recruiters = await tx.selectFrom('recruiters').select('id').orderBy('id').execute();
  for (const { id } of recruiters) {
    await recountRecruiter(tx, id, now);
    await recountCoverage(tx, id, now);
  }
  const agencies = await tx.selectFrom('agencies').select('id').orderBy('id').execute();
  for (const { id } of agencies) await recountAgency(tx, id, now);
  await mergeFigureDays(tx);
  await mergeSurveyFigures(tx);
}
