import { type Insertable, sql, type Updateable } from 'kysely';
import type { RiskSignal } from '#common/reviews/checks/signals.ts';
import type { Write } from '#server/commands/write.ts';
import type { DB } from '#server/database/types.ts';
import { lockRecruiter } from '#server/features/profiles/figures/figures.ts';
import type { LoadedReview } from '../loaded-review.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    /** `isEdit`: the reviewer was told about an earlier one, and this one says something else. */
    reviewReplied: { reviewId: string; isEdit: boolean };
  }
}

/** Below this similarity (pg_trgm) a changed reply says something else, and its reviewer is told once more. */
const sameFrom = 0.7;

/** The reply that the public sees. Its review is locked. */
export type ShownReply = NonNullable<Awaited<ReturnType<typeof replyOf>>>;

/** The public reply to a review, if there is one. */
export const replyOf = ({ tx }: Write, reviewId: string) =>
  tx.selectFrom('review_replies').selectAll().where('review_id', '=', reviewId).executeTakeFirst();

/** Stores a text as the newest version of a reply. */
export async function addReplyVersion(
  { tx, at, nature, viewer }: Write,
  review: LoadedReview,
  version: Pick<
    Insertable<DB['review_reply_versions']>,
    'body' | 'state' | 'written_by' | 'rejected_words' | 'decided_at' | 'decided_by'
  > & { signals?: readonly RiskSignal[] },
): Promise<void> {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from review_reply_versions where review_id = ${review.id})`;
  await tx
    .insertInto('review_reply_versions')
    .values({
      written_by: viewer.userId,
      ...version,
      signals: [...(version.signals ?? [])],
      id: nature.newId(),
      review_id: review.id,
      agency_id: review.agency_id,
      number,
      created_at: at,
    })
    .execute();
}

/**
 * Shows a text as the reply, and keeps the one before as a version. The reviewer is told about the first reply, once
 * about a changed one, and once about one after a deletion, so that nobody can email them by rewriting it again and
 * again.
 */
export async function showReply(
  write: Write,
  review: LoadedReview,
  reply: { body: string; written_by: string | null; known: ShownReply | undefined; isKept?: boolean },
): Promise<void> {
  const { tx, at } = write;
  const { body, written_by, known, isKept = false } = reply;
  await keepShown(write, review, known, { state: 'replaced' });
  if (!isKept) await addReplyVersion(write, review, { body, state: 'shown', written_by });
  const deleted = known ? undefined : await deletedReplies(write, review.id);
  const before = known ?? deleted;
  const wasToldAgain = known ? known.told_again_at !== null : deleted !== undefined && deleted.count > 1;
  const tellsAgain = before !== undefined && !wasToldAgain && (await saysSomethingElse(write, before.body, body));
  const values = { body, written_by, updated_at: at };
  await tx
    .insertInto('review_replies')
    .values({
      ...values,
      review_id: review.id,
      agency_id: review.agency_id,
      created_at: at,
      told_again_at: deleted ? at : null,
    })
    .onConflict((conflict) =>
      conflict.column('review_id').doUpdateSet((eb) => ({
        ...values,
        edited_at: at,
        ...(tellsAgain && { told_again_at: at }),
        version: eb('review_replies.version', '+', 1),
      })),
    )
    .execute();
  await changesItsPage(write, review);
  if (!before || tellsAgain) await write.emit('reviewReplied', { reviewId: review.id, isEdit: before !== undefined });
}

/** The latest deleted or removed reply, and how many there were; undefined without any. */
async function deletedReplies({ tx }: Write, reviewId: string): Promise<{ body: string; count: number } | undefined> {
  const rows = await tx
    .selectFrom('review_reply_versions')
    .select('body')
    .where('review_id', '=', reviewId)
    .where('state', 'in', ['deleted', 'removed'])
    .orderBy('number', 'desc')
    .limit(2)
    .execute();
  return rows[0] && { body: rows[0].body, count: rows.length };
}

/** Takes the reply out of sight, because its side deleted it or a moderator removed it. It is kept as a version. */
export async function retireReply(
  write: Write,
  review: LoadedReview,
  known: ShownReply,
  outcome: { state: 'deleted' } | { state: 'removed'; rejected_words: string | null },
): Promise<void> {
  const isRemoved = outcome.state === 'removed';
  await keepShown(write, review, known, {
    ...outcome,
    ...(isRemoved && { decided_at: write.at, decided_by: write.viewer.userId }),
  });
  await write.tx.deleteFrom('review_replies').where('review_id', '=', review.id).execute();
  await changesItsPage(write, review);
}

/** Removes a waiting reply from the queue, because there is a newer text. Returns whether there was one. */
export async function leaveQueue({ tx }: Write, reviewId: string): Promise<boolean> {
  const left = await tx
    .updateTable('review_reply_versions')
    .set((eb) => ({ state: 'replaced', version: eb('version', '+', 1) }))
    .where('review_id', '=', reviewId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return left.numUpdatedRows > 0n;
}

async function keepShown(
  write: Write,
  review: LoadedReview,
  known: ShownReply | undefined,
  outcome: Pick<Updateable<DB['review_reply_versions']>, 'rejected_words' | 'decided_at' | 'decided_by'> & {
    state: 'replaced' | 'deleted' | 'removed';
  },
): Promise<void> {
  if (!known) return;
  const kept = await write.tx
    .updateTable('review_reply_versions')
    .set(outcome)
    .where('review_id', '=', review.id)
    .where('state', '=', 'shown')
    .executeTakeFirst();
  if (kept.numUpdatedRows === 0n)
    await addReplyVersion(write, review, { ...outcome, body: known.body, written_by: known.written_by });
}

/** Whether a moderator removed an earlier reply to this review. */
export async function wasRemoved({ tx }: Write, reviewId: string): Promise<boolean> {
  const removed = await tx
    .selectFrom('review_reply_versions')
    .select('id')
    .where('review_id', '=', reviewId)
    .where('state', '=', 'removed')
    .executeTakeFirst();
  return removed !== undefined;
}

async function saysSomethingElse({ tx }: Write, before: string, after: string): Promise<boolean> {
  const { rows } = await sql<{ differs: boolean }>`/* saysSomethingElse */
    select similarity(${before}, ${after}) < ${sameFrom} as differs`.execute(tx);
  return rows[0]!.differs;
}

async function changesItsPage(write: Write, review: LoadedReview): Promise<void> {
  await lockRecruiter(write.tx, review.recruiter_id);
  write.changesPage({ type: 'recruiter', id: review.recruiter_id });
}
