import { badgeEnd, recommendedEligibility, recommendedRule } from '#common/badges/rule.ts';
import { nature } from '#server/commands/context.ts';
import type { Tx } from '../database.ts';
import type { Row } from './rows.ts';
import { daysAfter } from './world.ts';

/**
 * The badges that the demo's recruiters would hold by the figures that are kept for them, and one that lapsed, of the
 * recruiter with the most reviews who no longer meets the rule.
 */
export async function giveBadges(tx: Tx, now: Date): Promise<void> {
  const recruiters = await tx
    .selectFrom('recruiters')
    .select(['id', 'review_count', 'score', 'eligible_count', 'invited_count'])
    .where('is_claimed', '=', true)
    .orderBy('review_count', 'desc')
    .orderBy('id')
    .execute();
  const dayBefore = (days: number) => daysAfter(now, -days).toISOString().slice(0, 10);
  const rows: Row<'recommended_badges'>[] = [];
  for (const { id, review_count: reviewCount, ...figures } of recruiters) {
    const { isEligible, requirements } = recommendedEligibility({
      ...{ reviewCount, score: Number(figures.score) },
      ...{ eligibleCount: figures.eligible_count, invitedCount: figures.invited_count },
    });
    const own = { id: nature.newId(), recruiter_id: id };
    if (isEligible) {
      const since = dayBefore(20 + ((rows.length * 71) % 300));
      rows.push({ ...own, since, until: badgeEnd(since), lapsed_on: null, lapsed_because: null });
    } else if (reviewCount >= recommendedRule.reviews && !rows.some((row) => row.lapsed_on)) {
      const since = dayBefore(290);
      const because = requirements.find(({ isMet }) => !isMet)!.what;
      rows.push({ ...own, since, until: badgeEnd(since), lapsed_on: dayBefore(24), lapsed_because: because });
    }
  }
  if (rows.length > 0) await tx.insertInto('recommended_badges').values(rows).execute();
}
