import { sql } from 'kysely';
import { lapsedShownDays } from '#common/badges/badges.ts';
import { ourNow } from '#server/database/our-now.ts';
import { env } from '#server/env.ts';
import { plan } from '#server/graphql/builder.ts';

/** That a recruiter holds the badge, or held it within the last year. */
const RecommendedBadge = plan.rows('RecommendedBadge', { table: 'recommended_badges', visibleTo: 'everyone' });

plan.fields(RecommendedBadge, (t) => ({
  ...t.columns({ since: 'Date', until: 'Date', lapsedOn: 'Date?' }),
  lapsedBecause: t.column('lapsed_because', {
    type: 'String',
    nullable: true,
    description: "The requirement that was no longer met: 'reviews', 'score' or 'coverage'; 'ended' after 12 months.",
  }),
}));

plan.fields(plan.type('Recruiter', 'recruiters'), (t) => ({
  recommendedBadge: t.one(RecommendedBadge, {
    description: 'The badge for recommended recruiters; null if it was never held, or lapsed over a year ago.',
    on: (theirs, ours) => sql<boolean>`(${sql.lit(env.PLAUDIT_FEATURES.recommendedRecruiter)}
      and ${ours.is_claimed} and ${ours.gone_at} is null
      and ${theirs.id} = (select b.id from recommended_badges b where b.recruiter_id = ${ours.id}
        order by b.since desc, b.id desc limit 1)
      and (${theirs.lapsed_on} is null
        or ${theirs.lapsed_on} > (${ourNow} at time zone 'utc')::date - ${sql.lit(lapsedShownDays)}::int))`,
  }),
}));
