import { z } from 'zod';
import { lapseWords } from '#common/badges/recommended.ts';
import { badgeChange, badgeEnd } from '#common/badges/rule.ts';
import { formatDay } from '#common/formats.ts';
import { marketingAssetsUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { tell } from '../notices/tell.ts';
import { lockRecruiter } from '../profiles/figures/figures.ts';

/** Gives, renews or ends the badges of some recruiters, by the figures that their profiles show. */
export const checkBadges = defineCommand({
  name: 'checkRecommendedBadges',
  input: z.object({ ids: z.array(z.uuid()).readonly() }),
  run: async (write, { ids }) => {
    for (const id of ids) await checkBadge(write, id);
    return { count: ids.length };
  },
});

async function checkBadge(write: Write, recruiterId: string): Promise<void> {
  const { tx, at } = write;
  await lockRecruiter(tx, recruiterId);
  const row = await tx
    .selectFrom('recruiters as r')
    .leftJoin('recommended_badges as b', (join) =>
      join.onRef('b.recruiter_id', '=', 'r.id').on('b.lapsed_on', 'is', null),
    )
    .select(['r.user_id', 'r.score', 'r.review_count', 'r.eligible_count', 'r.invited_count', 'b.id', 'b.until'])
    .where('r.id', '=', recruiterId)
    .where('r.is_claimed', '=', true)
    .where('r.gone_at', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const today = at.toISOString().slice(0, 10);
  const { review_count: reviewCount, eligible_count: eligibleCount, invited_count: invitedCount } = row;
  const change = badgeChange({ reviewCount, score: Number(row.score), eligibleCount, invitedCount }, row.until, today);
  if (!change) return;
  const to = row.user_id ? [row.user_id] : [];
  const until = badgeEnd(today);
  const path = marketingAssetsUrl();
  if (change.to === 'given') {
    const badge = { id: write.nature.newId(), recruiter_id: recruiterId, since: today, until };
    await tx.insertInto('recommended_badges').values(badge).execute();
    await tell(write, 'badgeGiven', { to, path, about: formatDay(until) });
  } else if (change.to === 'renewed') {
    await tx.updateTable('recommended_badges').set({ until }).where('id', '=', row.id).execute();
    await tell(write, 'badgeRenewed', { to, path, about: formatDay(until) });
  } else {
    const lapsed = { lapsed_on: today, lapsed_because: change.because };
    await tx.updateTable('recommended_badges').set(lapsed).where('id', '=', row.id).execute();
    await tell(write, 'badgeLapsed', { to, path, about: lapseWords[change.because] });
  }
  write.changesPage({ type: 'recruiter', id: recruiterId });
}
