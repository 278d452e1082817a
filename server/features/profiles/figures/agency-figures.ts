import { type RawBuilder, sql } from 'kysely';
import { lastMidnight, scoreFromSums } from '#common/reviews/score.ts';
import type { Tx } from '#server/database/database.ts';
import { countedReviews, coverageOf, placementTallies, reviewFigures, reviewTallies } from './counting.ts';

/** The most agencies per announcement, whose text is limited to 8,000 bytes. */
const announcedAtOnce = 100;

/** Everything counted for an agency, both in figures and in deltas. */
const counts = [
  'score_weight',
  'score_stars',
  'review_count',
  'rating_sum',
  'stars_1',
  'stars_2',
  'stars_3',
  'stars_4',
  'stars_5',
  'confirmed_only_count',
  'confirmed_only_sum',
  'published_count',
  'removed_count',
  'eligible_count',
  'invited_count',
] as const;
const columns = sql.join(counts.map((name) => sql.ref(name)));

/**
 * Leaves a delta for the agency's figures with what a review counts. Call it after a write that makes the review count,
 * and with `times` -1 before one that changes what it counts, such as an edit or a removal. Deltas are only ever
 * inserted, so reviews never wait for each other.
 */
export async function keepReviewInAgency(tx: Tx, reviewId: string, now: Date, times: 1 | -1 = 1): Promise<void> {
  const review = sql`id = ${reviewId}`;
  const figures = counts.slice(2, -3).map((name) => sql`${sql.ref(name)} * ${times}`);
  await sql`/* keepReviewInAgency */
    insert into agency_figure_deltas (agency_id, ${columns}, review_tallies)
    select v.agency_id, f.weight * ${times}, f.weighted_stars * ${times}, ${sql.join(figures)},
      case when v.publication = 'removed' then ${times}::int else 0 end, 0, 0,
      ${reviewTallies(review, times)}
    from reviews v, (select ${reviewFigures} from (${countedReviews(review, lastMidnight(now))}) r) f
    where v.id = ${reviewId} and v.publication in ('published', 'under_review', 'removed')`.execute(tx);
}

/** Makes applying deltas and recounting wait for each other. Read what each needs in a later statement. */
export async function lockAgencyFigures(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('agency_figures'))`.execute(tx);
}

/**
 * Applies deltas to the figures, in a statement that takes exactly the deltas it deletes, and scores the sums again.
 */
export async function applyAllAgencyDeltas(tx: Tx): Promise<void> {
  await lockAgencyFigures(tx);
  const sums = counts.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`);
  const added = counts.map((name) => sql`${sql.ref(name)} = f.${sql.ref(name)} + s.${sql.ref(name)}`);
  const { rows } = await sql<Sums>`/* applyAgencyDeltas */
    with taken as (delete from agency_figure_deltas returning *),
    s as (
      select agency_id, ${sql.join(sums)}, tallies_sum(review_tallies) as review_tallies,
        tallies_sum(placement_tallies) as placement_tallies
      from taken group by agency_id
    )
    update agency_figures f set changed_at = now(), ${sql.join(added)},
      review_tallies = tallies_added(f.review_tallies, s.review_tallies),
      placement_tallies = tallies_added(f.placement_tallies, s.placement_tallies)
    from s where f.agency_id = s.agency_id
    returning f.agency_id, f.score_weight, f.score_stars`.execute(tx);
  await keepScores(tx, rows);
}

/**
 * Counts everything an agency's profile shows, as of the last UTC midnight. Includes waiting deltas. The caller holds
 * the lock of `lockAgencyFigures`.
 */
export async function recountAgency(tx: Tx, agencyId: string, now: Date): Promise<void> {
  const asOf = lastMidnight(now);
  const { rows } = await sql<Sums>`/* recountAgency */
    with taken as (delete from agency_figure_deltas where agency_id = ${agencyId})
    update agency_figures f set
      (${columns}, review_tallies, placement_tallies, score_as_of) = (
        select c.*, ${asOf.toISOString().slice(0, 10)}::date from (${agencyCountsOf(sql`${agencyId}`, now)}) c
      )
    where f.agency_id = ${agencyId}
    returning f.agency_id, f.score_weight, f.score_stars`.execute(tx);
  await keepScores(tx, rows);
}

/**
 * A select of everything counted for an agency, in the order of its figures; `id` may be a column of a joined table.
 */
export const agencyCountsOf = (id: RawBuilder<unknown>, now: Date) => sql`
    select v.*, (select count(*) from reviews where agency_id = ${id} and publication = 'removed') as removed_count,
      c.eligible as eligible_count, c.invited as invited_count,
      ${reviewTallies(sql`agency_id = ${id}`)} as review_tallies,
      ${placementTallies(sql`p.agency_id = ${id}`, now)} as placement_tallies
    from (select ${reviewFigures} from (${countedReviews(sql`agency_id = ${id}`, lastMidnight(now))}) r) v,
      (${coverageOf(sql`p.agency_id = ${id}`, now)}) c`;

interface Sums {
  agency_id: string;
  score_weight: number;
  score_stars: number;
}

/** Scores by the formula, raises the page's version, and announces it. */
async function keepScores(tx: Tx, sums: readonly Sums[]): Promise<void> {
  if (sums.length === 0) return;
  const scores = sums.map(({ score_weight, score_stars }) =>
    scoreFromSums({ weight: score_weight, weightedStars: score_stars }),
  );
  const ids = sums.map(({ agency_id }) => agency_id);
  await sql`update agency_figures f
    set score = s.score, score_half = s.half, score_rank = s.rank, page_version = page_version + 1
    from unnest(${ids}::uuid[], ${scores.map(({ score }) => score.toFixed(4))}::numeric[],
      ${scores.map(({ half }) => half.toFixed(4))}::numeric[], ${scores.map(({ rank }) => rank.toFixed(4))}::numeric[]
    ) s (id, score, half, rank)
    where f.agency_id = s.id`.execute(tx);
  for (let at = 0; at < ids.length; at += announcedAtOnce) {
    const subjects = ids.slice(at, at + announcedAtOnce).map((id) => `agencyfigures:${id}`);
    await sql`select pg_notify('page_versions', ${JSON.stringify(subjects)})`.execute(tx);
  }
}
