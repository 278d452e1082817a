import { sql } from 'kysely';
import { z } from 'zod';
import { emailDomain, isDisposable } from '#common/email.ts';
import { riskLimits } from '#common/limits.ts';
import type { RiskSignal } from '#common/reviews/checks.ts';
import { type ModerationEvent, moderationTransitions } from '#common/reviews/states.ts';
import { walk } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { isOfAgency } from '../profiles/own-addresses.ts';
import { type LoadedReview, loadReview } from './loaded-review.ts';
import { signalsOfPlacement } from './placement-signals.ts';
import { afterPublication, publicationOf } from './publication.ts';

/**
 * Looks for signals of risk. Without any, the review is cleared and published; with some, a moderator decides.
 * A review that was checked before stays as it is.
 */
export const checkReviewCommand = defineCommand({
  name: 'checkReview',
  input: z.object({ reviewId: z.uuid() }),
  run: async (write, { reviewId }) => {
    const review = await loadReview(write, reviewId);
    if (!review) return refuseUnknown();
    if (review.moderation !== 'received') return { review: reviewId, published: false };
    const signals = [...(await signalsOfPlacement(write.tx, review)), ...(await signalsAround(write, review))];
    const events: ModerationEvent[] = signals.length ? ['check', 'queue'] : ['check', 'clear'];
    const moderation = walk(moderationTransitions, review.moderation, events);
    if (!moderation.ok) throw new Error(`A review cannot go from ${review.moderation} by ${events.join(', ')}`);
    const published = moderation.to === 'cleared' ? publicationOf(review, write.at) : null;
    await write.tx
      .updateTable('reviews')
      .set({ moderation: moderation.to, signals, ...published })
      .where('id', '=', reviewId)
      .execute();
    write.audit({
      action: 'checkReview',
      agencyId: review.agency_id,
      subject: { type: 'Review', id: reviewId },
      actor: 'system',
      details: { moderation: moderation.to, signals: signals.join(' ') },
    });
    if (published) await afterPublication(write, review);
    return { review: reviewId, published: published !== null };
  },
});

async function signalsAround({ tx }: Write, review: LoadedReview): Promise<RiskSignal[]> {
  const signals: RiskSignal[] = [];
  const domain = emailDomain(review.reviewer_email ?? '');
  if (isDisposable(domain)) signals.push('disposable_address');
  if (await isOfAgency(tx, review.agency_id, review.reviewer_email ?? '')) signals.push('agency_address');
  if (await resemblesAnother(tx, review)) signals.push('alike_text');
  return signals;
}

/** The index finds the alike by the operator, whose bound is set for this transaction. */
async function resemblesAnother(tx: Write['tx'], review: LoadedReview): Promise<boolean> {
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(riskLimits.alikeFrom)}, true)`.execute(tx);
  const { rows } = await sql`/* resemblesAnother */
    select 1 from reviews where body % ${review.body} and id <> ${review.id} limit 1`.execute(tx);
  return rows.length > 0;
}
