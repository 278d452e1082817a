import type { ModerationState, PublicationState } from '#common/reviews/states.ts';
import type { Write } from '#server/commands/write.ts';

/** A review's row, locked until the end of the transaction. */
export type LoadedReview = NonNullable<Awaited<ReturnType<typeof loadReview>>>;

/** Locks a review and reads it; undefined if unknown. */
export async function loadReview({ tx }: Write, id: string) {
  const row = await tx.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return (
    row && { ...row, moderation: row.moderation as ModerationState, publication: row.publication as PublicationState }
  );
}
