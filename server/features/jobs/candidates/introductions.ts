import { sql } from 'kysely';
import type { Write } from '#server/commands/write.ts';

/** A person, as `addressHash` knows them, and a company. */
interface Introduction {
  company_id: string;
  hash: Buffer;
}

/**
 * The agency that owns the introduction of a person to a company now; null if none does. The first submission that the
 * person agreed to makes its agency the owner for six months.
 */
export async function introducerOf({ tx, at }: Write, { company_id, hash }: Introduction): Promise<string | null> {
  const owner = await tx
    .selectFrom('applications')
    .select('agency_id')
    .where('company_id', '=', company_id)
    .where('candidate_hash', '=', hash)
    .where('owned_until', '>', at)
    .limit(1)
    .executeTakeFirst();
  return owner?.agency_id ?? null;
}

/** Makes those who are about to introduce the same person to the same company wait for each other. */
export async function takeIntroductionsTurn({ tx }: Write, { company_id, hash }: Introduction): Promise<void> {
  const turn = `introduction of ${hash.toString('hex')} to ${company_id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(tx);
}
