import { type RawBuilder, sql } from 'kysely';
import type { Tallies } from '#common/profiles/tallies.ts';
import { lastMidnight, scoreFromSums } from '#common/reviews/score.ts';
import type { Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';
import { countedReviews, coverageOf, placementTallies, reviewFigures, reviewTallies } from './counting.ts';
import { recountStandings } from './standings.ts';

/**
 * Locks a recruiter, so that later statements in this transaction see everything committed about them. A count in the
 * same statement as the lock would still see the old snapshot. Rows that refer to the recruiter can still be written.
 */
export async function lockRecruiter(tx: Tx, recruiterId: string): Promise<void> {
  await tx.selectFrom('recruiters').select('id').where('id', '=', recruiterId).forNoKeyUpdate().execute();
}

/**
 * Counts everything a recruiter's profile shows about reviews, as of the last UTC midnight, and stores it. Recounts
 * instead of incrementing, because a review may be edited, hidden and restored in any order. Counts their standings on
 * the leaderboards, too. Call `lockRecruiter` first.
 */
export async function recountRecruiter(tx: Tx, recruiterId: string, now: Date): Promise<void> {
  const asOf = lastMidnight(now);
  const { rows } = await sql<ReviewCounts>`/* recountRecruiter */
    ${reviewCountsOf(sql`${recruiterId}`, asOf)}`.execute(tx);
  const { review_tallies, ...kept } = keptFigures(rows[0]!);
  await tx
    .updateTable('recruiters')
    .set({ ...kept, review_tallies: JSON.stringify(review_tallies), score_as_of: asOf.toISOString().slice(0, 10) })
    .where('id', '=', recruiterId)
    .execute();
  await recountStandings(tx, [recruiterId], now);
}

/**
 * A select of everything counted about a recruiter's reviews as of a midnight; `id` may be a column of a joined table.
 */
export const reviewCountsOf = (id: RawBuilder<unknown>, asOf: Date) => sql`
    select
      ${reviewFigures},
      (select count(*)::int from reviews where recruiter_id = ${id} and publication = 'removed') as removed_count,
      ${reviewTallies(sql`recruiter_id = ${id}`)} as review_tallies
    from (
      ${countedReviews(sql`recruiter_id = ${id}`, asOf)}
    ) r`;

/** The columns of a recruiter's row for these counts. */
export function keptFigures({ weight, weighted_stars, ...counts }: ReviewCounts) {
  const { score, half, rank } = scoreFromSums({ weight, weightedStars: weighted_stars });
  return {
    ...counts,
    score: score.toFixed(4),
    score_half: half.toFixed(4),
    score_rank: rank.toFixed(4),
    score_weight: weight,
  };
}

/** The result of `reviewCountsOf`. */
export interface ReviewCounts {
  weight: number;
  weighted_stars: number;
  review_count: number;
  rating_sum: number;
  stars_1: number;
  stars_2: number;
  stars_3: number;
  stars_4: number;
  stars_5: number;
  confirmed_only_count: number;
  confirmed_only_sum: number;
  published_count: number;
  removed_count: number;
  review_tallies: Tallies;
}

/**
 * Recounts a recruiter's coverage and placements, and updates the page that shows them. Call it after a write that may
 * have changed them.
 */
export async function renewCoverage(write: Write, recruiterId: string): Promise<void> {
  await lockRecruiter(write.tx, recruiterId);
  const { placement_tallies, ...change } = await recountCoverage(write.tx, recruiterId, write.at);
  const hasMoved = Object.keys(placement_tallies).length > 0;
  if (change.eligible_count !== 0 || change.invited_count !== 0 || hasMoved)
    await write.tx
      .insertInto('agency_figure_deltas')
      .values({ ...change, placement_tallies: JSON.stringify(placement_tallies) })
      .execute();
  write.changesPage({ type: 'recruiter', id: recruiterId });
}

/** The recruiter's agency, and how much a recount changed the kept figures. */
interface CoverageChange {
  agency_id: string;
  eligible_count: number;
  invited_count: number;
  placement_tallies: Tallies;
}

/**
 * Counts how many sides of a recruiter's placements could have been invited, and how many were. The placements started
 * 30 days to 24 months ago and are not cancelled. Leaves out addresses that are suppressed or unsubscribed and, while
 * they are not invited, those that may not be: the agency invited the address about something else within the gap, or
 * the invitation waits for a month with room under the plan's limit. Also counts the placements that may be shown. Call
 * `lockRecruiter` first.
 */
export async function recountCoverage(tx: Tx, recruiterId: string, now: Date): Promise<CoverageChange> {
  const { rows } = await sql<CoverageChange>`/* recountCoverage */
    update recruiters r set eligible_count = c.eligible, invited_count = c.invited,
      placement_tallies = ${placementTallies(sql`p.recruiter_id = ${recruiterId}`, now)},
      coverage_as_of = ${lastMidnight(now).toISOString().slice(0, 10)}::date
    from (
      ${coverageOf(sql`p.recruiter_id = ${recruiterId}`, now)}
    ) c, recruiters old
    where r.id = ${recruiterId} and old.id = r.id
    returning r.agency_id, c.eligible - old.eligible_count as eligible_count,
      c.invited - old.invited_count as invited_count,
      tallies_less(r.placement_tallies, old.placement_tallies) as placement_tallies`.execute(tx);
  return rows[0]!;
}
