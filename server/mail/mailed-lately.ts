import { sql } from 'kysely';
import type { Write } from '#server/commands/write.ts';
import { securityPrefix } from './kinds.ts';

/**
 * When emails of these kinds, all of them security emails, were written to an address within a day: newest first, up to
 * a limit. For limiting what strangers can send to somebody's mailbox.
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
    // Matches the index, which contains security emails only.
    .where('kind', 'like', sql.lit(`${securityPrefix}%`))
    .where('kind', 'in', kinds)
    .where('queued_at', '>', new Date(at.getTime() - 86_400_000))
    .orderBy('queued_at', 'desc')
    .limit(most)
    .execute();
  return mails.map(({ queued_at }) => queued_at);
}
