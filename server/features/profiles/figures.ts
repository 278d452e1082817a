import { sql } from 'kysely';
import { askLimits, coverageLimits } from '#common/limits.ts';
import { lastMidnight, scoreFromSums } from '#common/reviews/score.ts';
import type { Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';

/**
 * Locks a recruiter, so that what follows in this transaction sees all that others have committed about them.
 * A count in the same statement as the lock would still see the old snapshot. Rows that name the recruiter can be
 * written meanwhile.
 */
export async function lockRecruiter(tx: Tx, recruiterId: string): Promise<void> {
  await tx.selectFrom('recruiters').select('id').where('id', '=', recruiterId).forNoKeyUpdate().execute();
}

/**
 * Counts everything a recruiter's profile shows of reviews, as of the last UTC midnight, and keeps it.
 * Recounts rather than increments: a review may be edited, hidden and brought back in any order. Call `lockRecruiter` before.
 */
export async function recountRecruiter(tx: Tx, recruiterId: string, now: Date): Promise<void> {
  const asOf = lastMidnight(now);
  const { rows } = await sql<Counted>`/* recountRecruiter */
    select
      coalesce(sum(weight * age) filter (where level >= 2), 0)::float8 as weight,
      coalesce(sum(weight * age * overall) filter (where level >= 2), 0)::float8 as weighted_stars,
      count(*) filter (where counts)::int as review_count,
      coalesce(sum(overall) filter (where counts), 0)::int as rating_sum,
      count(*) filter (where counts and overall = 1)::int as stars_1,
      count(*) filter (where counts and overall = 2)::int as stars_2,
      count(*) filter (where counts and overall = 3)::int as stars_3,
      count(*) filter (where counts and overall = 4)::int as stars_4,
      count(*) filter (where counts and overall = 5)::int as stars_5,
      count(*) filter (where level = 1)::int as confirmed_only_count,
      coalesce(sum(overall) filter (where level = 1), 0)::int as confirmed_only_sum,
      count(*)::int as published_count
    from (
      select overall, level, weight::float8, level >= 2 and not was_offered_anything as counts,
        power(0.5, greatest(0, floor(extract(epoch from ${asOf}::timestamptz - submitted_at) / 86400))::float8 / 365) as age
      from reviews where recruiter_id = ${recruiterId} and publication in ('published', 'under_review')
    ) r`.execute(tx);
  const { weight, weighted_stars, ...counts } = rows[0]!;
  const { score, half, rank } = scoreFromSums({ weight, weightedStars: weighted_stars });
  await tx
    .updateTable('recruiters')
    .set({
      ...counts,
      score: score.toFixed(4),
      score_half: half.toFixed(4),
      score_rank: rank.toFixed(4),
      score_weight: weight,
      score_as_of: asOf.toISOString().slice(0, 10),
    })
    .where('id', '=', recruiterId)
    .execute();
}

interface Counted {
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
}

/** Counts a recruiter's coverage again, with the page that shows it, after a write that may have changed it. */
export async function renewCoverage(write: Write, recruiterId: string): Promise<void> {
  await lockRecruiter(write.tx, recruiterId);
  await recountCoverage(write.tx, recruiterId, write.at);
  write.changesPage({ type: 'recruiter', id: recruiterId });
}

/**
 * Counts how many sides of a recruiter's placements were asked for a review, of those that could have been: started
 * 30 days to 24 months ago by their dates, and not cancelled. Left out are addresses that are suppressed or opted out,
 * and, while they are not asked, those that may not be: the agency asked the address about something else within the
 * gap between asks, or the ask waits for a month with room under the plan's limit. Call `lockRecruiter` before.
 */
export async function recountCoverage(tx: Tx, recruiterId: string, now: Date): Promise<void> {
  const { startedDaysAgo, startedMonthsAgo } = coverageLimits;
  await sql`/* recountCoverage */
    update recruiters set eligible_count = c.eligible, invited_count = c.invited,
      coverage_as_of = ${lastMidnight(now).toISOString().slice(0, 10)}::date
    from (
      select count(*)::int as eligible, count(*) filter (where is_invited)::int as invited
      from (
        select not p.is_hidden and exists (
            select from invitations i
            where i.placement_id = p.id and i.audience = side.audience and i.sent_at is not null
          ) as is_invited,
          exists (
            select from invitations i
            where i.placement_id = p.id and i.audience = side.audience and i.state = 'scheduled' and i.waits_for_room
          ) or exists (
            select from invitations i
            where i.agency_id = p.agency_id and i.recipient_email = side.email
              and i.sent_at > ${daysAgo(now, askLimits.gapDays)}
              and (i.placement_id <> p.id or i.audience <> side.audience)
          ) as is_waiting
        from placements p
        cross join lateral (values
          ('candidate', p.asks_candidate and not p.candidate_do_not_mail, p.candidate_email),
          ('employer', p.asks_employer and not p.employer_do_not_mail, p.contact_email)
        ) side (audience, is_asked, email)
        where p.recruiter_id = ${recruiterId} and side.is_asked and p.state <> 'cancelled'
          and p.start_date between (${now}::timestamptz - make_interval(months => ${startedMonthsAgo}))::date
            and (${now}::timestamptz - make_interval(days => ${startedDaysAgo}))::date
          and not exists (
            select from suppressions s
            where s.email = side.email and (s.agency_id is null or s.agency_id = p.agency_id)
          )
      ) sides
      where is_invited or not is_waiting
    ) c
    where id = ${recruiterId}`.execute(tx);
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);
