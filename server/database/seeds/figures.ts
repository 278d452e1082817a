import { sql } from 'kysely';
import { recountCoverage, recountRecruiter } from '#server/features/profiles/figures.ts';
import type { Tx } from '../database.ts';

/**
 * Counts for every recruiter and agency what the commands would have kept while the demo's history happened.
 * Nobody else sees these rows yet, so none needs a lock.
 */
export async function keepFigures(tx: Tx, now: Date): Promise<void> {
  // Without statistics the planner reads whole tables for each recruiter.
  await sql`analyze recruiters, placements, invitations, reviews, suppressions`.execute(tx);
  const recruiters = await tx.selectFrom('recruiters').select('id').orderBy('id').execute();
  for (const { id } of recruiters) {
    await recountRecruiter(tx, id, now);
    await recountCoverage(tx, id, now);
  }
  await keepAgencyFigures(tx);
}

const keepAgencyFigures = (tx: Tx) =>
  sql`/* keepAgencyFigures */
    insert into agency_figures (agency_id, review_count, rating_sum, published_count)
    select a.id,
      count(*) filter (where r.level >= 2 and not r.was_offered_anything),
      coalesce(sum(r.overall) filter (where r.level >= 2 and not r.was_offered_anything), 0),
      count(r.id)
    from agencies a
    left join reviews r on r.agency_id = a.id and r.publication in ('published', 'under_review')
    group by a.id`.execute(tx);
