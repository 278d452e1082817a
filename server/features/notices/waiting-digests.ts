import { type MailRhythm, type NoticeTopic, noticeKinds } from '#common/notices/kinds.ts';
import type { Write } from '#server/commands/write.ts';
import { nextDigest } from './digest-times.ts';

/**
 * Makes notices that wait for a summary follow a new choice: they wait for the other one, or for none. `topic` null:
 * those of all topics.
 */
export async function redirectDigests(
  write: Write,
  userId: string,
  topic: NoticeTopic | null,
  rhythm: MailRhythm,
): Promise<void> {
  const digest = rhythm === 'daily' || rhythm === 'weekly' ? rhythm : null;
  const kinds = Object.entries(noticeKinds).flatMap(([kind, of]) =>
    topic === null || of.topic === topic ? [kind] : [],
  );
  const moved = await write.tx
    .updateTable('notices')
    .set({ digest })
    .where('user_id', '=', userId)
    .where('digest', 'is not', null)
    .where('kind', 'in', kinds)
    .returning('id')
    .execute();
  if (!digest || moved.length === 0) return;
  const { time_zone } = await write.tx
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  write.enqueue(nextDigest(write.at, digest, { userId, timeZone: time_zone ?? 'UTC' }));
}
