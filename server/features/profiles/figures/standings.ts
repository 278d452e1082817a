import { type RawBuilder, sql } from 'kysely';
import { boardPeriods, monthsBefore, recentMonths, sinceOf } from '#common/leaderboard/boards.ts';
import { provenSources } from '#common/placements/kinds.ts';
import { lastMidnight, scoreFromSums } from '#common/reviews/score.ts';
import type { Tx } from '#server/database/database.ts';
import { isShownReview } from '../scopes.ts';

/** The sums behind a recruiter's place on one board. */
interface StandingSums {
  recruiter_id: string;
  audience: string;
  period: string;
  score_weight: number;
  score_stars: number;
  review_count: number;
  rating_sum: number;
  recent_count: number;
  proven_count: number;
}

/**
 * Counts what places recruiters on the leaderboards, as of the last UTC midnight, and stores it. Their coverage is kept
 * by a trigger. Call `lockRecruiter` first.
 */
export async function recountStandings(tx: Tx, recruiterIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<StandingSums>`/* countStandings */
    ${standingSums(sql`s.recruiter_id = any(${recruiterIds}::uuid[])`, now)}`.execute(tx);
  if (rows.length === 0) return;
  const scored = rows.map(({ score_weight, score_stars, ...counts }) => {
    const { score, half, rank } = scoreFromSums({ weight: score_weight, weightedStars: score_stars });
    return {
      ...counts,
      score_weight,
      score_stars,
      score: score.toFixed(4),
      score_half: half.toFixed(4),
      score_rank: rank.toFixed(4),
    };
  });
  const changed = Object.keys(scored[0]!).filter((name) => !(key as readonly string[]).includes(name));
  const all = (names: readonly string[], alias: string) => sql.join(names.map((name) => sql.ref(`${alias}.${name}`)));
  await sql`/* keepStandings */
    update standings s set ${sql.join(changed.map((name) => sql`${sql.ref(name)} = n.${sql.ref(name)}`))}
    from json_populate_recordset(null::standings, ${JSON.stringify(scored)}::json) n
    where (${all(key, 's')}) = (${all(key, 'n')})
      and (${all(changed, 's')}) is distinct from (${all(changed, 'n')})`.execute(tx);
}

const key = ['recruiter_id', 'audience', 'period'] as const;

/** A select of the sums of the standings `s` that match a condition. */
const standingSums = (condition: RawBuilder<unknown>, now: Date) => {
  const asOf = lastMidnight(now);
  const periods = sql.join(
    boardPeriods.map(
      (period) => sql`(${sql.lit(period)}, coalesce(${sinceOf(period, now)}::timestamptz, '-infinity'))`,
    ),
  );
  return sql`
    with boards as materialized (
      select s.recruiter_id, s.audience, s.period, p.since from standings s
      join (values ${periods}) p (period, since) using (period) where ${condition}
    ), counted as materialized (
      select v.recruiter_id, v.reviewer_type as audience, v.overall, v.submitted_at, v.weight::float8 * power(0.5,
        greatest(0, floor(extract(epoch from ${asOf}::timestamptz - v.submitted_at) / 86400))::float8 / 365) as weight
      from reviews v
      where v.recruiter_id in (select recruiter_id from boards) and ${isShownReview('v')}
        and v.level >= 2 and not v.was_offered_anything
    )
    select b.recruiter_id, b.audience, b.period,
      coalesce(sum(c.weight), 0)::float8 as score_weight, coalesce(sum(c.weight * c.overall), 0)::float8 as score_stars,
      count(c.overall)::int as review_count, coalesce(sum(c.overall), 0)::int as rating_sum,
      count(*) filter (where c.submitted_at >= ${monthsBefore(asOf, recentMonths)})::int as recent_count,
      (
        select count(*)::int from placements p
        where p.recruiter_id = b.recruiter_id and not p.is_hidden and p.state <> 'cancelled'
          and p.source in (${sql.join(provenSources.map((source) => sql.lit(source)))})
          and p.start_date between ${monthsBefore(asOf, 12)}::timestamptz::date and ${asOf}::timestamptz::date
      ) as proven_count
    from boards b
    left join counted c on c.recruiter_id = b.recruiter_id and c.audience = b.audience and c.submitted_at >= b.since
    group by b.recruiter_id, b.audience, b.period`;
};
