import { sql } from 'kysely';
import { z } from 'zod';
import { badgeChange, recommendedRule } from '#common/badges/rule.ts';
import { lastMidnight } from '#common/reviews/score.ts';
import { carryOut } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { defineTask } from '#server/tasks/task.ts';
import { checkBadges } from './checking.commands.ts';

/** Recruiters read at once. */
const pageSize = 1000;
/** Recruiters changed in one transaction: few enough that nobody waits for their lock. */
const batchSize = 50;

/**
 * Gives, renews and ends badges each night, after `ageScores`. A recruiter whose figures are older than the last
 * midnight is left to the next night. A second run on the same day finds nothing.
 */
export const checkRecommendedBadges = defineTask({
  name: 'checkRecommendedBadges',
  cron: '32 0 * * *',
  payload: z.object({}),
  run: async (context) => {
    if (!env.PLAUDIT_FEATURES.recommendedRecruiter) return;
    const today = lastMidnight(context.nature.now()).toISOString().slice(0, 10);
    let after: string | null = null;
    do {
      const rows: Candidate[] = await candidatesAfter(context, after, today);
      const ids = rows.filter((row) => badgeChange(row, row.until, today)).map(({ id }) => id);
      for (let from = 0; from < ids.length; from += batchSize)
        await carryOut(context, checkBadges, { ids: ids.slice(from, from + batchSize) });
      after = rows.length === pageSize ? rows.at(-1)!.id : null;
    } while (after);
  },
});

interface Candidate {
  id: string;
  reviewCount: number;
  score: number;
  eligibleCount: number;
  invitedCount: number;
  until: string | null;
}

/** Those who hold the badge or could get it. */
async function candidatesAfter({ database }: Context, after: string | null, today: string): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`/* candidatesForBadge */
    select r.id, r.review_count as "reviewCount", r.score::float8 as score, r.eligible_count as "eligibleCount",
      r.invited_count as "invitedCount", b.until
    from recruiters r left join recommended_badges b on b.recruiter_id = r.id and b.lapsed_on is null
    where r.is_claimed and r.gone_at is null and r.score_as_of >= ${today}::date and r.coverage_as_of >= ${today}::date
      and (b.id is not null or r.review_count >= ${recommendedRule.reviews} and r.score >= ${recommendedRule.score})
      and (${after}::uuid is null or r.id > ${after}::uuid)
    order by r.id limit ${pageSize}`.execute(database.kysely);
  return rows;
}
