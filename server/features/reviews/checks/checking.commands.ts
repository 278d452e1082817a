import { sql } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { emailDomain, isDisposable } from '#common/email.ts';
import { riskLimits } from '#common/limits.ts';
import { lastingSignals } from '#common/reviews/checks/checks.ts';
import type { RiskSignal } from '#common/reviews/checks/signals.ts';
import {
  isVisible,
  type ModerationEvent,
  type ModerationState,
  moderationTransitions,
} from '#common/reviews/states.ts';
import { walk } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { isOfAgency } from '#server/features/profiles/own-addresses.ts';
import { type LoadedReview, loadReview } from '../loaded-review.ts';
import { afterPublication, publicationOf } from '../publication/publication.ts';
import { putUp, waitingVersion } from '../versions/versions.ts';
import { signalsOfSender } from '../writing/senders.ts';
import { contentOf } from './contents.ts';
import { signalsOfPace } from './pace-signal.ts';
import { signalsOfPlacement } from './placement-signals.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    reviewEdited: { reviewId: string };
  }
}

/**
 * Looks for risk signals. Without any, the review is cleared and published; with some, a moderator decides. A review
 * that was checked before stays as it is.
 */
export const checkReviewCommand = defineCommand({
  name: 'checkReview',
  input: z.object({ reviewId: z.uuid() }),
  run: async (write, { reviewId }) => {
    const review = await loadReview(write, reviewId);
    if (!review) return refuseUnknown();
    if (review.moderation !== 'received' || review.publication !== 'unpublished')
      return { review: reviewId, published: false };
    const found = [...(await signalsOf(write, review)), ...(await signalsOfPace(write.tx, review))];
    const signals = withLasting(review.signals, found);
    const moderation = checked(review.moderation, signals);
    const published = moderation === 'cleared' ? publicationOf(review, write.at) : null;
    await write.tx
      .updateTable('reviews')
      .set({ moderation, signals, ...published })
      .where('id', '=', reviewId)
      .execute();
    note(write, 'checkReview', review, moderation, signals);
    if (published) await afterPublication(write, review);
    return { review: reviewId, published: published !== null };
  },
});

/** The same for an edit of a published review. A cleared edit replaces the published version. */
export const checkReviewEditCommand = defineCommand({
  name: 'checkReviewEdit',
  input: z.object({ reviewId: z.uuid() }),
  run: async (write, { reviewId }) => {
    const review = await loadReview(write, reviewId);
    if (!review) return refuseUnknown();
    const edit = await waitingVersion(write, reviewId);
    if (edit?.moderation !== 'received' || !isVisible(review.publication))
      return { review: reviewId, published: false };
    const { sender_network, submitted_at: sent_at } = edit;
    const read = { ...review, ...contentOf(edit), criteria: review.criteria, sender_network, sent_at };
    const signals = withLasting(edit.signals, await signalsOf(write, read));
    const moderation = checked(edit.moderation, signals);
    note(write, 'checkReviewEdit', review, moderation, signals);
    if (moderation === 'cleared') {
      await putUp(write, review, edit, { moderation, signals: [] });
      await write.emit('reviewEdited', { reviewId });
      return { review: reviewId, published: true };
    }
    await write.tx
      .updateTable('review_versions')
      .set((eb) => ({ moderation, signals, version: eb('version', '+', 1) }))
      .where('id', '=', edit.id)
      .execute();
    await write.tx
      .updateTable('reviews')
      .set({ has_queued_edit: true, version: review.version + 1 })
      .where('id', '=', reviewId)
      .execute();
    return { review: reviewId, published: false };
  },
});

/** The signals found now, and those that last from an earlier version or from how it was sent. */
const withLasting = (kept: readonly string[], found: readonly RiskSignal[]): RiskSignal[] => [
  ...new Set([...lastingSignals(kept), ...found]),
];

/** The state that the checks lead to. */
function checked(from: ModerationState, signals: readonly RiskSignal[]): ModerationState {
  const events: ModerationEvent[] = signals.length ? ['check', 'queue'] : ['check', 'clear'];
  const next = walk(moderationTransitions, from, events);
  if (!next.ok) throw new Error(`A review cannot go from ${from} by ${events.join(', ')}`);
  return next.to;
}

async function signalsOf(write: Write, review: LoadedReview): Promise<RiskSignal[]> {
  return [
    ...(await signalsOfPlacement(write.tx, review)),
    ...(await signalsAround(write, review)),
    ...(await signalsOfSender(write, review, review.sent_at ?? review.submitted_at)),
  ];
}

async function signalsAround({ tx }: Write, review: LoadedReview): Promise<RiskSignal[]> {
  const signals: RiskSignal[] = [];
  const domain = emailDomain(review.reviewer_email ?? '');
  if (isDisposable(domain)) signals.push('disposable_address');
  if (await isOfAgency(tx, review.agency_id, review.reviewer_email ?? '')) signals.push('agency_address');
  if (await resemblesAnother(tx, review)) signals.push('alike_text');
  return signals;
}

/**
 * The index finds similar texts through this operator, whose threshold is set for the transaction. Erased texts match
 * nothing.
 */
async function resemblesAnother(tx: Write['tx'], review: LoadedReview): Promise<boolean> {
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(riskLimits.alikeFrom)}, true)`.execute(tx);
  const { rows } = await sql`/* resemblesAnother */
    select 1 from reviews where body % ${review.body} and id <> ${review.id} and text_erased_at is null limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

function note(
  write: Write,
  action: AuditAction,
  review: LoadedReview,
  moderation: ModerationState,
  signals: readonly RiskSignal[],
) {
  write.audit({
    action,
    agencyId: review.agency_id,
    subject: { type: 'Review', id: review.id },
    actor: 'system',
    details: { moderation, signals },
  });
}
