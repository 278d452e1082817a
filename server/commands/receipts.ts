import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#server/database/database.ts';
import { refuse } from './refusal.ts';

interface Receipt {
  actor: string;
  retryKey: string;
  command: string;
  inputHash: Buffer;
}

/**
 * The first result of a repeated call, or else null, with the key locked until the transaction ends, so two
 * simultaneous calls run once. The same key with another input is refused.
 */
export async function findReceipt(tx: Tx, { actor, retryKey, command, inputHash }: Receipt): Promise<object | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`receipt ${actor} ${retryKey}`}, 0))`.execute(tx);
  const kept = await tx
    .selectFrom('receipts')
    .select(['command', 'input_hash', 'result'])
    .where('viewer_key', '=', actor)
    .where('client_mutation_id', '=', retryKey)
    .executeTakeFirst();
  if (!kept) return null;
  if (kept.command !== command || !kept.input_hash.equals(inputHash))
    refuse('RETRY_KEY_REUSED', 'This was already sent with different content. Reload the page and try again.');
  return kept.result as object;
}

/** Stores a call's result in its own transaction. */
export async function keepReceipt(tx: Tx, receipt: Receipt, result: object, now: Date): Promise<void> {
  await tx
    .insertInto('receipts')
    .values({
      viewer_key: receipt.actor,
      client_mutation_id: receipt.retryKey,
      command: receipt.command,
      input_hash: receipt.inputHash,
      result: JSON.stringify(result),
      created_at: now,
    })
    .execute();
}

/** SHA-256 of an input whose keys are in the order of its zod schema. */
export const hashOf = (input: unknown): Buffer => createHash('sha256').update(JSON.stringify(input)).digest();
