import { sql } from 'kysely';
import { z } from 'zod';
import { reviewLimits } from '#common/limits.ts';
import { senderNetworkDays } from '#common/retention.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { defineTask } from '#server/tasks/task.ts';
import { inTurn } from '../in-turn.ts';
import { loadReview } from '../loaded-review.ts';
import { eraseReviewText } from './erased-review.ts';

/** Reviews erased in one run; the next night erases more. */
const batchSize = 500;

/**
 * Erases the text and writer of reviews that were removed a year ago, or withdrawn a month ago. The review and its
 * stars stay counted. Also deletes the networks that reviews were sent from.
 */
export const eraseGoneReviews = defineTask({
  name: 'eraseGoneReviews',
  cron: '25 3 * * *',
  payload: z.object({}),
  run: async (context) => {
    await forgetNetworks(context);
    await inTurn(await goneLongEnough(context), (reviewId) => carryOut(context, eraseReview, { reviewId }));
  },
});

const eraseReview = defineCommand({
  name: 'eraseReview',
  input: z.object({ reviewId: z.uuid() }),
  run: async (write, { reviewId }) => {
    const review = await loadReview(write, reviewId);
    if (!review || review.text_erased_at || !['removed', 'withdrawn'].includes(review.publication)) return {};
    await eraseReviewText(write, reviewId);
    write.audit({
      action: 'eraseReview',
      agencyId: review.agency_id,
      subject: { type: 'Review', id: reviewId },
      actor: 'system',
    });
    return {};
  },
});

async function goneLongEnough({ database, nature }: Context): Promise<string[]> {
  const { removedKeptDays, withdrawnKeptDays } = reviewLimits;
  const { rows } = await sql<{ id: string }>`/* goneLongEnough */
    select id from reviews
    where gone_at is not null and text_erased_at is null
      and gone_at < ${nature.now()}::timestamptz
        - make_interval(days => case publication when 'removed' then ${removedKeptDays}::int else ${withdrawnKeptDays}::int end)
    order by gone_at limit ${batchSize}`.execute(database.kysely);
  return rows.map(({ id }) => id);
}

async function forgetNetworks({ database, nature }: Context): Promise<void> {
  const { kysely } = database;
  const before = new Date(nature.now().getTime() - senderNetworkDays * 86_400_000);
  await kysely
    .updateTable('reviews')
    .set({ sender_network: null })
    .where('sender_network', 'is not', null)
    .where(sql<boolean>`coalesce(sent_at, submitted_at) < ${before}`)
    .execute();
  await kysely
    .updateTable('review_versions')
    .set({ sender_network: null })
    .where('sender_network', 'is not', null)
    .where('submitted_at', '<', before)
    .execute();
  await kysely
    .updateTable('review_flags')
    .set({ network_hash: null })
    .where('network_hash', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}
