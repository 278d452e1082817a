import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

const hour = 3_600_000;

/**
 * Refuses too many requests from one network in an hour, and returns the keyed hash to store with the new row. Clears
 * outdated hashes on the way. Serialises simultaneous attempts.
 */
export async function countedNetwork(
  { tx, at, network }: Write,
  table: 'enquiries' | 'claims' | 'profile_reports' | 'data_requests',
  anHour: number,
): Promise<Buffer | null> {
  if (network === undefined) return null;
  const hash = createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, table)).update(network).digest();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${hash.toString('hex')}`}, 0))`.execute(tx);
  const anHourAgo = new Date(at.getTime() - hour);
  await tx
    .updateTable(table)
    .set({ network_hash: null })
    .where('network_hash', 'is not', null)
    .where('created_at', '<', anHourAgo)
    .execute();
  const { count } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('network_hash', '=', hash)
    .where('created_at', '>=', anHourAgo)
    .executeTakeFirstOrThrow();
  if (Number(count) >= anHour)
    refuse('TOO_MANY', 'Your network has sent too many of these in the last hour. Wait an hour, then try again.');
  return hash;
}
