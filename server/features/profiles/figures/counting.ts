import { type RawBuilder, sql } from 'kysely';
import { coverageLimits, invitationLimits } from '#common/limits.ts';
import { provenSources } from '#common/placements/kinds.ts';
import type { Tallies } from '#common/profiles/tallies.ts';
import { wantsNoMail } from '#server/mail/suppression.ts';
import { isShownReview } from '../scopes.ts';

/** Published reviews that match a condition on `reviews`, with what `reviewFigures` needs, as of a midnight. */
export const countedReviews = (condition: RawBuilder<unknown>, asOf: Date) => sql`
      select overall, level, weight::float8, level >= 2 and not was_offered_anything as counts,
        power(0.5, greatest(0, floor(extract(epoch from ${asOf}::timestamptz - submitted_at) / 86400))::float8 / 365) as age
      from reviews where ${condition} and ${isShownReview()}`;

/** The kept figures of a subject's reviews: the sums behind its score, and its counts. */
export const reviewFigures = sql`
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
      count(*)::int as published_count`;

/**
 * Counts by name of published reviews that match a condition on `reviews`, named as in `common/profiles/tallies.ts`,
 * times a factor; one jsonb. Criteria are averaged over counted reviews, everything else over all shown ones.
 */
export const reviewTallies = (condition: RawBuilder<unknown>, times: 1 | -1 = 1) => sql<Tallies>`(
      select coalesce(jsonb_object_agg(name, count), '{}')
      from (
        select t.name, sum(t.count)::int * ${sql.lit(times)} as count
        from (
          select placement_id, reviewer_type, level, criteria, level >= 2 and not was_offered_anything as counts
          from reviews where ${condition} and ${isShownReview()}
        ) v
        left join placements p on p.id = v.placement_id
        cross join lateral (
          select 'audience ' || v.reviewer_type, 1
          union all select 'level ' || v.level, 1
          union all select 'speciality ' || p.speciality, 1 where p.speciality is not null
          union all select k.kind || ' ' || v.reviewer_type || ' ' || c.key,
            case k.kind when 'rated' then 1 else c.value::int end
          from jsonb_each(v.criteria) c, (values ('rated'), ('stars')) k (kind)
          where v.counts and jsonb_typeof(c.value) = 'number'
        ) t (name, count)
        group by t.name
      ) s
    )`;

/**
 * Counts by kind of the placements `p` that match a condition, may be shown and have started, and of those that came
 * from software; one jsonb.
 */
export const placementTallies = (condition: RawBuilder<unknown>, now: Date) => sql<Tallies>`(
      select coalesce(jsonb_object_agg(name, count), '{}')
      from (
        select t.name, count(*)::int as count from placements p
        cross join lateral (values (p.job_type),
          (case when p.source in (${sql.join(provenSources.map((source) => sql.lit(source)))}) then 'from software' end)) t (name)
        where ${condition} and t.name is not null
          and not p.is_hidden and p.state <> 'cancelled' and p.start_date <= ${now}::timestamptz::date
        group by t.name
      ) s
    )`;

/**
 * How many sides of the placements `p` that match a condition could have been invited (`eligible`) and were
 * (`invited`). A side that wrote a review without an invitation is not invited any more, and counts as invited. See
 * `recountCoverage`.
 */
export function coverageOf(condition: RawBuilder<unknown>, now: Date) {
  const { startedDaysAgo, startedMonthsAgo } = coverageLimits;
  return sql`
      select count(*)::int as eligible, count(*) filter (where is_invited)::int as invited
      from (
        select not p.is_hidden and (exists (
            select from invitations i
            where i.placement_id = p.id and i.audience = side.audience and i.sent_at is not null
          ) or exists (
            select from reviews v where v.placement_id = p.id and v.reviewer_type = side.audience
          )) as is_invited,
          exists (
            select from invitations i
            where i.placement_id = p.id and i.audience = side.audience and i.state = 'scheduled' and i.waits_for_room
          ) or exists (
            select from invitations i
            where i.agency_id = p.agency_id and i.recipient_email = side.email
              and i.sent_at > ${daysAgo(now, invitationLimits.gapDays)}
              and (i.placement_id <> p.id or i.audience <> side.audience)
          ) or exists (
            select from survey_recipients r
            where r.agency_id = p.agency_id and r.email = side.email and r.state <> 'bounced'
              and r.sent_at > ${daysAgo(now, invitationLimits.gapDays)}
          ) as is_waiting
        from placements p
        cross join lateral (values
          ('candidate', p.invites_candidate and not p.candidate_do_not_mail, p.candidate_email),
          ('employer', p.invites_employer and not p.employer_do_not_mail, p.contact_email)
        ) side (audience, is_invited, email)
        where ${condition} and side.is_invited and p.state <> 'cancelled'
          and p.start_date between (${now}::timestamptz - make_interval(months => ${startedMonthsAgo}))::date
            and (${now}::timestamptz - make_interval(days => ${startedDaysAgo}))::date
          and not ${wantsNoMail(sql.ref('side.email'), sql.ref('p.agency_id'))}
      ) sides
      where is_invited or not is_waiting`;
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);
