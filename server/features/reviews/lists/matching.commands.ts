import { sql } from 'kysely';
import { z } from 'zod';
import { levelWeight } from '#common/reviews/levels.ts';
import { canTendReview } from '#common/reviews/rules.ts';
import { moderationTransitions } from '#common/reviews/states.ts';
import { transition } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { signedIn } from '#server/session/viewer.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { type LoadedReview, loadReview } from '../loaded-review.ts';
import { afterPublication, publicationOf } from '../publication/publication.ts';
import { columnsOf, fits } from './fitting.ts';

/** The level of a review matched to a placement that its recruiter declared. */
const matchedLevel = 2;

/**
 * Matches a waiting review to the placement it is about, which gives it level 2. A cleared review is checked again, now
 * that the placement's people and first day are known, and is then published.
 */
export const matchReview = defineCommand({
  name: 'matchReview',
  input: z.object({ reviewId: z.uuid(), placementId: z.uuid() }),
  run: async (write, { reviewId, placementId }) => {
    const review = await loadReview(write, reviewId);
    if (!review) return refuseUnknown();
    const verdict = canTendReview(signedIn(write.viewer), {
      recruiterId: review.recruiter_id,
      agencyId: review.agency_id,
    });
    // Unpublished reviews are hidden from everybody else, including colleagues; staff may read them.
    if (!verdict.ok) return write.viewer.isStaff ? refuse('FORBIDDEN', verdict.message) : refuseUnknown();
    if (review.publication !== 'unpublished' || review.level !== 1 || review.moderation === 'rejected')
      refuse('STATE', "This review isn't waiting for a placement anymore.");
    if (!(await isFitting(write, reviewId, placementId)))
      refuse(
        'NO_FIT',
        "This placement doesn't match: the name and email are different, or it has already been reviewed.",
        'placementId',
      );
    await tie(write, review, placementId);
    write.audit({
      action: 'matchReview',
      agencyId: review.agency_id,
      subject: { type: 'Review', id: reviewId },
      details: { placement: placementId },
    });
    return { review: reviewId, placement: placementId };
  },
});

async function isFitting({ tx }: Write, reviewId: string, placementId: string): Promise<boolean> {
  const { rows } = await sql`/* isFitting */
    select from reviews v, placements p
    where v.id = ${reviewId} and p.id = ${placementId} and ${fits(columnsOf('p'), columnsOf('v'))}`.execute(tx);
  return rows.length > 0;
}

async function tie(write: Write, review: LoadedReview, placementId: string): Promise<void> {
  const matched = { ...review, placement_id: placementId, level: matchedLevel };
  const again = transition(moderationTransitions, review.moderation, 'recheck');
  const published = review.moderation === 'approved' ? publicationOf(matched, write.at) : null;
  await write.tx
    .updateTable('reviews')
    .set({
      placement_id: placementId,
      level: matchedLevel,
      weight: review.was_offered_anything ? 0 : levelWeight(matchedLevel),
      ...(again.ok && { moderation: again.to }),
      ...published,
    })
    .where('id', '=', review.id)
    .execute();
  await renewCoverage(write, review.recruiter_id);
  if (again.ok) write.enqueue(enqueued({ name: 'checkReview' }, { reviewId: review.id }));
  if (published) await afterPublication(write, matched);
}
