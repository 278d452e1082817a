import { z } from 'zod';
import type { Problem } from '#common/inputs.ts';
import type { RiskSignal } from '#common/reviews/checks.ts';
import { replyToReviewInput } from '#common/reviews/inputs.ts';
import { canReplyToReview } from '#common/reviews/rules.ts';
import { isVisible } from '#common/reviews/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import { signedIn } from '#server/session/viewer.ts';
import { lockRecruiter } from '../profiles/figures.ts';
import { loadReview } from './loaded-review.ts';
import { signalsOfReply } from './placement-signals.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    reviewReplied: { reviewId: string };
  }
}

/** Writes or changes the recruiter's one reply. A change says which version it read; a clash answers the newer one. */
export const replyToReview = defineCommand({
  name: 'replyToReview',
  input: replyToReviewInput.extend({ reviewId: z.uuid(), expectedVersion: z.int().nullish() }),
  run: async (write, { reviewId, body, expectedVersion }) => {
    const review = await loadReview(write, reviewId);
    if (!review || !isVisible(review.publication)) return refuseUnknown();
    const verdict = canReplyToReview(signedIn(write.viewer), {
      recruiterId: review.recruiter_id,
      agencyId: review.agency_id,
      publication: review.publication,
    });
    // Somebody else's review answers like an unknown one, although it can be read: as all ids of other tenants do.
    if (!verdict.ok)
      return review.agency_id === write.viewer.agencyId ? refuse('FORBIDDEN', verdict.message) : refuseUnknown();
    const signals = await signalsOfReply(write.tx, review, body);
    if (signals.length) refuse('UNFAIR_REPLY', replyAdvice(signals), 'body');
    const known = await write.tx
      .selectFrom('review_replies')
      .select(['version'])
      .where('review_id', '=', reviewId)
      .forUpdate()
      .executeTakeFirst();
    if (known && known.version !== expectedVersion) throw new Refusal([clash], { review: reviewId });
    await write.tx
      .insertInto('review_replies')
      .values({
        review_id: reviewId,
        agency_id: review.agency_id,
        written_by: write.viewer.userId,
        body,
        created_at: write.at,
        updated_at: write.at,
      })
      .onConflict((at) =>
        at.column('review_id').doUpdateSet((eb) => ({
          body,
          written_by: write.viewer.userId,
          updated_at: write.at,
          version: eb('review_replies.version', '+', 1),
        })),
      )
      .execute();
    await lockRecruiter(write.tx, review.recruiter_id);
    write.changesPage({ type: 'recruiter', id: review.recruiter_id });
    if (!known) await write.emit('reviewReplied', { reviewId });
    write.audit({ action: 'replyToReview', agencyId: review.agency_id, subject: { type: 'Review', id: reviewId } });
    return { review: reviewId };
  },
});

const clash: Problem = {
  code: 'CLASH',
  message: 'Somebody has changed this reply meanwhile. Look at both before you save yours.',
  field: null,
};

function replyAdvice(signals: readonly RiskSignal[]): string {
  if (signals.some((signal) => signal.startsWith('alleges')))
    return 'Leave accusations out of a public reply. Write to the reviewer instead, or flag the review.';
  if (signals.includes('names_person')) return 'Leave out names of people that the review itself does not show.';
  return 'Leave links, e-mail addresses and phone numbers out of a public reply.';
}
