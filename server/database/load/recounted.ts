import { type Kysely, sql } from 'kysely';
import type { Tallies } from '#common/profiles/tallies.ts';
import { lastMidnight, scoreFromSums } from '#common/reviews/score.ts';
import { agencyCountsOf } from '#server/features/profiles/figures/agency-figures.ts';
import { coverageOf, placementTallies } from '#server/features/profiles/figures/counting.ts';
import { keptFigures, type ReviewCounts, reviewCountsOf } from '#server/features/profiles/figures/figures.ts';
import type { DB } from '../types.ts';

/** Every kept figure of a subject, by column. */
export type Figures = { id: string } & Readonly<Record<string, unknown>>;

interface Coverage {
  id: string;
  eligible_count: number;
  invited_count: number;
  placement_tallies: Tallies;
}

/** Recounts recruiters as commands do, many in one statement, as of the given moments. */
export async function recountedRecruiters(
  kysely: Kysely<DB>,
  ids: readonly string[],
  { score, coverage }: { score: Date; coverage: Date },
): Promise<Figures[]> {
  const id = sql`x.id`;
  const { rows } = await sql<ReviewCounts & Coverage>`/* recountedRecruiters */
    select x.id, v.*, c.eligible as eligible_count, c.invited as invited_count,
      ${placementTallies(sql`p.recruiter_id = ${id}`, coverage)} as placement_tallies
    from unnest(${ids}::uuid[]) x (id)
    cross join lateral (${reviewCountsOf(id, lastMidnight(score))}) v
    cross join lateral (${coverageOf(sql`p.recruiter_id = ${id}`, coverage)}) c`.execute(kysely);
  return rows.map(({ id: subject, eligible_count, invited_count, placement_tallies, ...counts }) => ({
    id: subject,
    ...keptFigures(counts),
    eligible_count,
    invited_count,
    placement_tallies,
  }));
}

/** Recounts agencies the same way. */
export async function recountedAgencies(kysely: Kysely<DB>, ids: readonly string[], now: Date): Promise<Figures[]> {
  const { rows } = await sql<
    { id: string; weight: number; weighted_stars: number; removed_count: string } & Record<string, unknown>
  >`/* recountedAgencies */
    select x.id, v.* from unnest(${ids}::uuid[]) x (id)
    cross join lateral (${agencyCountsOf(sql`x.id`, now)}) v`.execute(kysely);
  return rows.map(({ weight, weighted_stars, removed_count, ...counts }) => {
    const { score, half, rank } = scoreFromSums({ weight, weightedStars: weighted_stars });
    return {
      ...counts,
      removed_count: Number(removed_count),
      score_weight: weight,
      score_stars: weighted_stars,
      score: score.toFixed(4),
      score_half: half.toFixed(4),
      score_rank: rank.toFixed(4),
    };
  });
}
