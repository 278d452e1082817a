import { sql } from 'kysely';
import type { Write } from '#server/commands/write.ts';
import { securityPrefix } from './kinds.ts';

/**
 * When mails of these kinds, all of them security mail, were written to an address within a day: the last one first,
 * and so many at most. For those who bound what strangers can cause somebody's mailbox to get.
 */
export async function mailedLately(
  { tx, at }: Pick<Write, 'tx' | 'at'>,
  email: string,
  kinds: readonly string[],
  most: number,
): Promise<Date[]> {
  const mails = await tx
    .selectFrom('mails')
    .select('queued_at')
    .where('to_email', '=', email)
    // As the index says it, which holds security mail alone.
    .where('kind', 'like', sql.lit(`${securityPrefix}%`))
    .where('kind', 'in', kinds)
    .where('queued_at', '>', new Date(at.getTime() - 86_400_000))
    .orderBy('queued_at', 'desc')
    .limit(most)
    .execute();
  return mails.map(({ queued_at }) => queued_at);
}
