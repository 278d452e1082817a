import { sql } from 'kysely';
import type { Tx } from '#server/database/database.ts';

/** Serialises registering, processing and deleting an address until the transaction ends. */
export const takeRegistrationTurn = (tx: Tx, email: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`register ${email}`}, 0))`.execute(tx);
