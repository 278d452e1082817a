import { type Level, levelWeight } from '#common/reviews/levels.ts';
import type { ModerationState } from '#common/reviews/states.ts';
import type { Write } from '#server/commands/write.ts';
import { keepReviewInAgency } from '#server/features/profiles/figures/agency-figures.ts';
import { lockRecruiter, recountRecruiter } from '#server/features/profiles/figures/figures.ts';
import { type Content, contentOf, toWrite } from '../checks/contents.ts';
import type { LoadedReview } from '../loaded-review.ts';

/** An undecided edit, next to the version that the public sees. */
export type WaitingVersion = NonNullable<Awaited<ReturnType<typeof waitingVersion>>>;

/** The states of an undecided edit. */
const waitingStates = ['received', 'checked', 'queued', 'changes_requested'] as const;

/** A review's waiting edit, if there is one. The review is locked, so nobody else writes it. */
export async function waitingVersion({ tx }: Write, reviewId: string) {
  const row = await tx
    .selectFrom('review_versions')
    .selectAll()
    .where('review_id', '=', reviewId)
    .where('replaced_at', 'is', null)
    .where('moderation', 'in', waitingStates)
    .executeTakeFirst();
  return row && { ...row, moderation: row.moderation as ModerationState };
}

/** The number of the newest version, public or not. */
export async function newestNumber({ tx }: Write, review: LoadedReview): Promise<number> {
  const { newest } = await tx
    .selectFrom('review_versions')
    .select(({ fn }) => fn.max('number').as('newest'))
    .where('review_id', '=', review.id)
    .executeTakeFirstOrThrow();
  return Math.max(review.content_version, newest ?? 0);
}

/**
 * Signals of the newest unpublished edit: waiting, replaced or rejected. None if the newest version is the review's.
 */
export async function signalsOfNewestEdit({ tx }: Write, review: LoadedReview): Promise<string[]> {
  const newest = await tx
    .selectFrom('review_versions')
    .select('signals')
    .where('review_id', '=', review.id)
    .where('number', '>', review.content_version)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return newest?.signals ?? [];
}

/** Keeps the review's current content as a version before it is replaced. */
export async function keepReplaced({ tx, at, nature }: Write, review: LoadedReview): Promise<void> {
  const kept = await tx
    .updateTable('review_versions')
    .set({ replaced_at: at })
    .where('review_id', '=', review.id)
    .where('number', '=', review.content_version)
    .executeTakeFirst();
  if (kept.numUpdatedRows > 0n) return;
  await tx
    .insertInto('review_versions')
    .values({
      ...toWrite(contentOf(review)),
      id: nature.newId(),
      review_id: review.id,
      agency_id: review.agency_id,
      number: review.content_version,
      moderation: review.moderation,
      signals: review.signals,
      changes_words: review.changes_words,
      changes_requested_at: review.changes_requested_at,
      decided_at: review.decided_at,
      decided_by: review.decided_by,
      submitted_at: review.edited_at ?? review.submitted_at,
      replaced_at: at,
    })
    .execute();
}

/** Drops a waiting edit, because there is a newer one or the review is gone. */
export async function dropWaiting({ tx, at }: Write, reviewId: string): Promise<void> {
  await tx
    .updateTable('review_versions')
    .set((eb) => ({ replaced_at: at, version: eb('version', '+', 1) }))
    .where('review_id', '=', reviewId)
    .where('replaced_at', 'is', null)
    .where('moderation', 'in', waitingStates)
    .execute();
}

/** The columns of a review for a version. The weight depends on whether anything was offered for it. */
export const asRow = (review: LoadedReview, content: Content, number: number) => ({
  ...toWrite(content),
  weight: content.was_offered_anything ? 0 : levelWeight(review.level as Level),
  content_version: number,
  version: review.version + 1,
});

/** Replaces the public version with a cleared edit, and recounts everything. */
export async function putUp(
  write: Write,
  review: LoadedReview,
  edit: WaitingVersion,
  decision: { moderation: ModerationState; signals: string[]; decided_at?: Date; decided_by?: string | null },
): Promise<void> {
  const { tx, at } = write;
  await keepReviewInAgency(tx, review.id, at, -1);
  await keepReplaced(write, review);
  await tx
    .updateTable('review_versions')
    .set((eb) => ({ ...decision, version: eb('version', '+', 1) }))
    .where('id', '=', edit.id)
    .execute();
  await tx
    .updateTable('reviews')
    .set({ ...asRow(review, contentOf(edit), edit.number), ...decision, edited_at: at, has_queued_edit: false })
    .where('id', '=', review.id)
    .execute();
  await recount(write, review);
}

/** Recounts a recruiter, and leaves a delta for the agency. Call it once the row has its final values. */
export async function recount(write: Write, review: LoadedReview): Promise<void> {
  await lockRecruiter(write.tx, review.recruiter_id);
  await recountRecruiter(write.tx, review.recruiter_id, write.at);
  await keepReviewInAgency(write.tx, review.id, write.at);
  write.changesPage({ type: 'recruiter', id: review.recruiter_id });
}
