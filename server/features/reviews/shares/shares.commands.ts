import { sql } from 'kysely';
import { z } from 'zod';
import { canTendReview } from '#common/reviews/rules.ts';
import { type ShareChannel, shareChannels, shareKey } from '#common/reviews/shares.ts';
import { isVisible } from '#common/reviews/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { signedIn } from '#server/session/viewer.ts';
import { type LoadedReview, loadReview } from '../loaded-review.ts';

/**
 * Records that somebody of the reviewed side passes a published review on. Returns the key for the link, which stays the
 * same when they do so again.
 */
export const shareReview = defineCommand({
  name: 'shareReview',
  input: z.object({ reviewId: z.uuid(), channel: z.enum(shareChannels) }),
  run: async (write, { reviewId, channel }) => {
    const review = await loadReview(write, reviewId);
    if (!review || !isVisible(review.publication) || review.is_hidden) return refuseUnknown();
    const { agency_id, recruiter_id } = review;
    const verdict = canTendReview(signedIn(write.viewer), { recruiterId: recruiter_id, agencyId: agency_id });
    if (!verdict.ok)
      return agency_id === write.viewer.agencyId ? refuse('FORBIDDEN', verdict.message) : refuseUnknown();
    return { review: reviewId, key: await passOn(write, review, channel) };
  },
});

/** The key of the viewer's link to a review that they may share. It is the same as before if they have one. */
export async function linkToPassOn(write: Write, review: LoadedReview, channel: ShareChannel): Promise<string> {
  const known = await write.tx
    .selectFrom('review_shares')
    .select('key')
    .where('review_id', '=', review.id)
    .where('channel', '=', channel)
    .where('shared_by', '=', write.viewer.userId)
    .executeTakeFirst();
  return known?.key ?? passOn(write, review, channel);
}

async function passOn(write: Write, review: LoadedReview, channel: ShareChannel): Promise<string> {
  const { id: review_id, agency_id, recruiter_id } = review;
  const { key } = await write.tx
    .insertInto('review_shares')
    .values({
      id: write.nature.newId(),
      agency_id,
      recruiter_id,
      review_id,
      channel,
      shared_by: write.viewer.userId,
      key: write.nature.newToken().slice(0, 12),
      first_shared_at: write.at,
      shared_at: write.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['review_id', 'channel', 'shared_by'])
        .doUpdateSet({ shared_at: write.at, times: sql`review_shares.times + 1` }),
    )
    .returning('key')
    .executeTakeFirstOrThrow();
  write.audit({
    action: 'shareReview',
    agencyId: agency_id,
    subject: { type: 'Review', id: review_id },
    details: { channel },
  });
  return key;
}

/**
 * Counts a visit that came by a shared link, as the visitor's browser reports it once. Programs and people of the agency
 * itself don't count; an unknown key changes nothing.
 */
export const noteShareSeen = defineCommand({
  name: 'noteShareSeen',
  input: z.object({ key: z.string().regex(shareKey) }),
  run: async ({ tx, viewer, isRobot }, { key }) => {
    if (isRobot) return {};
    await tx
      .updateTable('review_shares')
      .set({ seen: sql`seen + 1` })
      .where('key', '=', key)
      .$if(viewer.agencyId !== null, (query) => query.where('agency_id', '<>', viewer.agencyId!))
      .execute();
    return {};
  },
});
