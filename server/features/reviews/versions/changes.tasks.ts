import { sql } from 'kysely';
import { z } from 'zod';
import { reviewLimits } from '#common/limits.ts';
import { noAnswer } from '#common/reviews/moderation/moderation.ts';
import { isVisible } from '#common/reviews/states.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { defineTask } from '#server/tasks/task.ts';
import { inTurn } from '../in-turn.ts';
import { loadReview } from '../loaded-review.ts';
import { decide, decideEdit } from '../moderation/moderation.commands.ts';
import { waitingVersion } from './versions.ts';

const day = 86_400_000;
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * day);

/** Reminds reviewers of requested changes, and ends the wait for those who did not answer in time. */
export const settleRequestedChanges = defineTask({
  name: 'settleRequestedChanges',
  cron: '17 * * * *',
  payload: z.object({}),
  run: async (context) => {
    const reviewIds = await withChangesRequested(context);
    await inTurn(reviewIds, (reviewId) => carryOut(context, settleChanges, { reviewId }));
  },
});

/** Read again under its lock: the reviewer may have answered in between. */
const settleChanges = defineCommand({
  name: 'settleChanges',
  input: z.object({ reviewId: z.uuid() }),
  run: async (write, { reviewId }) => {
    const review = await loadReview(write, reviewId);
    if (!review) return { done: false };
    const edit = (isVisible(review.publication) && (await waitingVersion(write, reviewId))) || null;
    const version = edit ?? (review.publication === 'unpublished' ? review : null);
    if (version?.moderation !== 'changes_requested' || !version.changes_requested_at) return { done: false };
    const { changes_requested_at: since, changes_reminded_at: reminded, changes_words: words } = version;
    if (since <= daysAgo(write.at, reviewLimits.changesAnsweredWithinDays)) {
      const change = { moderation: 'rejected', rejected_because: noAnswer, rejected_words: null, decided_at: write.at };
      await (edit ? decideEdit(write, review, edit, change) : decide(write, review, change));
      await write.emit('reviewRejected', { reviewId, isEdit: edit !== null });
      write.audit({
        action: 'rejectReview',
        agencyId: review.agency_id,
        subject: { type: 'Review', id: reviewId },
        actor: 'system',
        details: { reason: noAnswer, isEdit: edit !== null },
      });
      return { done: true };
    }
    if (reminded || since > daysAgo(write.at, reviewLimits.changesRemindedAfterDays)) return { done: false };
    await write.tx
      .updateTable(edit ? 'review_versions' : 'reviews')
      .set({ changes_reminded_at: write.at })
      .where('id', '=', version.id)
      .execute();
    await write.emit('changesRequested', { reviewId, words: words ?? '', isReminder: true });
    return { done: true };
  },
});

/** Reviews and edits with changes requested so long ago that a reminder or the end is due. */
async function withChangesRequested({ database, nature }: Context): Promise<string[]> {
  const since = daysAgo(nature.now(), reviewLimits.changesRemindedAfterDays);
  const ends = daysAgo(nature.now(), reviewLimits.changesAnsweredWithinDays);
  const { rows } = await sql<{ id: string }>`/* withChangesRequested */
    select id from reviews
    where moderation = 'changes_requested' and publication = 'unpublished' and changes_requested_at <= ${since}
      and (changes_reminded_at is null or changes_requested_at <= ${ends})
    union
    select review_id from review_versions
    where replaced_at is null and moderation = 'changes_requested' and changes_requested_at <= ${since}
      and (changes_reminded_at is null or changes_requested_at <= ${ends})
    order by 1`.execute(database.kysely);
  return rows.map(({ id }) => id);
}
